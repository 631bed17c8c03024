import {
  type Control,
  type Env,
  envLocals,
  envOf,
  type ObjectId,
  partPaid,
  payable,
  payPart,
  type Procedure,
  type Row,
  type Table,
  type Verb,
} from '@arbiter/kernel';
import { addCosts, noCost, type WillCost } from '../will/costs.js';
import { payWillLocals } from '../will/pay.js';
import { costBesidesWill } from '../will/cost-parts.js';
import { canAfford, purseOf, type Spender } from '../will/purse.js';
import { abilityCost } from './cost.js';

/** What has to be done to do something else: the abilities that ask for it, by path (803.5, 804.4). */
export type Asked = readonly string[];

const spenderFor = (object: ObjectId): Spender => ({ purpose: 'other', object });

function willOf(table: Table, asked: Asked): WillCost {
  return asked.reduce((cost, path) => addCosts(cost, abilityCost(table.library.ability(path).ability)), noCost);
}

const othersOf = (table: Table, path: string): readonly Verb[] => costBesidesWill(table.library.ability(path).ability);

/** Whether all of it could be done. @param without objects that are used up otherwise */
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

/** Does what is asked for: will first, then the rest. Its player may still go back from paying will. Locals: an environment, `asked`, `without`. Returns `{ done }`. */
export const payAskedProcedure: Procedure = {
  name: 'payAsked',
  steps: [
    { name: 'will', rule: '1003.1', run: payWill },
    { name: 'willPaid', rule: '1003.4', run: willPaid },
    { name: 'next', run: next },
    { name: 'paid', run: (table, locals): Control => (partPaid(table, locals) ? { to: 'next' } : { done: { done: false } }) },
  ],
};

export function payAskedLocals(env: Env, asked: Asked, without: readonly ObjectId[]): Row {
  return { ...envLocals(env), asked, without, left: [], returned: null, answer: null, answers: null };
}

function payWill(table: Table, locals: Row): Control {
  const env = envOf(locals);
  const cost = willOf(table, locals.asked as Asked);
  return {
    call: 'payWill',
    locals: payWillLocals(env.you, cost, {
      object: env.self,
      card: env.card,
      spender: spenderFor(env.self),
      without: locals.without as readonly ObjectId[],
      cancel: true,
    }),
  };
}

function willPaid(table: Table, locals: Row): Control | undefined {
  if ((locals.returned as { readonly done: boolean } | null)?.done === false) return { done: { done: false } };
  const left = (locals.asked as Asked).flatMap((path) =>
    (table.library.ability(path).ability.cost ?? []).flatMap(({ verb }, at) => (verb === 'payWill' ? [] : [`${path}/cost/${at}`])),
  );
  table.local(locals, 'left', left);
  table.local(locals, 'returned', null);
  return undefined;
}

function next(table: Table, locals: Row): Control {
  if ((locals.left as readonly string[]).length === 0) return { done: { done: true } };
  return payPart(table, locals) ?? { done: { done: false } };
}
