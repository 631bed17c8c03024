import type { ObjectId } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Env,
  envLocals,
  type EnvLocals,
  envOf,
  type FrameLocals,
  partPaid,
  payable,
  payPart,
  procedureRef,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';
import { addCosts, noCost, type WillCost } from '../will/costs.js';
import { payWillLocals, payWillProcedure } from '../will/pay.js';
import { costBesidesWill } from '../will/cost-parts.js';
import { canAfford, purseOf, type Spender } from '../will/purse.js';
import { abilityCost } from './cost.js';

/** What has to be done in order to do something else: the paths of the abilities that ask for it (803.5, 804.4). */
export type Asked = readonly string[];

const spenderFor = (object: ObjectId): Spender => ({ purpose: 'other', object });

function willOf(table: Table, asked: Asked): WillCost {
  return asked.reduce((cost, path) => addCosts(cost, abilityCost(table.library.ability(path).ability)), noCost);
}

const othersOf = (table: Table, path: string): readonly Verb[] => costBesidesWill(table.library.ability(path).ability);

/**
 * Whether everything asked for could be done.
 * @param without objects that are used up for something else
 */
export function canPayAsked(table: Table, env: Env, asked: Asked, without: readonly ObjectId[]): boolean {
  return (
    canAfford(purseOf(table, env.you, spenderFor(env.self), without), willOf(table, asked)) &&
    payable(
      table,
      env,
      asked.flatMap((path) => othersOf(table, path)),
    )
  );
}

/** Locals of `payAsked`. */
export interface PayAskedLocals extends EnvLocals, FrameLocals<{ readonly done: boolean }> {
  readonly asked: Asked;
  readonly without: readonly ObjectId[];
  readonly left: readonly string[];
}

/** Reference to the procedure below, for code that recognizes its frames. */
export const payAskedRef = procedureRef<PayAskedLocals>('payAsked');

/**
 * Does what is asked for: will first, then the rest. The player may still back out while paying will. Locals: an environment, `asked`,
 * `without`. Returns `{ done }`.
 */
export const payAskedProcedure = defineProcedure({
  ...payAskedRef,
  steps: [
    { name: 'will', rule: '1003.1', run: payWill },
    { name: 'willPaid', rule: '1003.4', run: willPaid },
    { name: 'next', run: next },
    { name: 'paid', run: (table, locals): Control => (partPaid(table, locals) ? { to: 'next' } : { done: { done: false } }) },
  ],
});

export function payAskedLocals(env: Env, asked: Asked, without: readonly ObjectId[]): PayAskedLocals {
  return { ...envLocals(env), asked, without, left: [], returned: null, answer: null, answers: null };
}

function payWill(table: Table, locals: PayAskedLocals): Control {
  const env = envOf(locals);
  const cost = willOf(table, locals.asked);
  return call(
    payWillProcedure,
    payWillLocals(env.you, cost, {
      object: env.self,
      card: env.card,
      spender: spenderFor(env.self),
      without: locals.without,
      cancel: true,
    }),
  );
}

function willPaid(table: Table, locals: PayAskedLocals): Control | undefined {
  if (locals.returned?.done === false) return { done: { done: false } };
  const left = locals.asked.flatMap((path) =>
    (table.library.ability(path).ability.cost ?? []).flatMap(({ verb }, at) => (verb === 'payWill' ? [] : [`${path}/cost/${at}`])),
  );
  table.local(locals, 'left', left);
  table.local(locals, 'returned', null);
  return undefined;
}

function next(table: Table, locals: PayAskedLocals): Control {
  if (locals.left.length === 0) return { done: { done: true } };
  return payPart(table, locals) ?? { done: { done: false } };
}
