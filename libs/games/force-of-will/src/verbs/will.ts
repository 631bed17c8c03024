import { type JsonObject, type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  amount,
  type Amount,
  call,
  type Control,
  defineProcedure,
  type Env,
  envLocals,
  type EnvLocals,
  envOf,
  type Frame,
  type FrameLocals,
  happen,
  type PlayerRef,
  seatOf,
  type Table,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { produce } from '../happenings/will.js';
import { type Produced, type ProduceVerb, waysOf } from '../will/producing.js';
import { chosenWill } from '../will/activate.js';
import { usesItself } from '../will/cost-parts.js';
import { parseCost, withX } from '../will/costs.js';
import { payWillLocals, payWillProcedure } from '../will/pay.js';
import { printWill, type WillUnit } from '../will/pool.js';
import { anySpender, canAfford, purseOf, type Spender } from '../will/purse.js';

function producing(verb: ProduceVerb, env: Env, seat: Seat, units: readonly Produced[]) {
  return produce(
    seat,
    units.map((unit): WillUnit => ({ ...unit, source: env.self, ...(verb.only === undefined ? {} : { only: verb.only }) })),
    env.self,
    '907.4',
  );
}

/** Produces will in one of the ways that the verb names; its player chooses if there are several (907.4). */
const produceVerb: VerbDefinition = {
  rule: '907.4',
  run: (table, given, env, path) => {
    const verb = given as ProduceVerb;
    const seat = verb.player === undefined ? env.you : seatOf(table, env, verb.player as PlayerRef);
    const ways = waysOf(table, env, verb);
    const settled = (env.vars[chosenWill] as { readonly [path: string]: readonly Produced[] } | undefined)?.[path];
    const units = settled ?? (ways.length === 1 ? ways[0] : undefined);
    if (units !== undefined) return { propose: [producing(verb, env, seat, units)] };
    return call(chooseWillProcedure, { ...envLocals(env), path, seat, ways, answer: null, answers: null, returned: null });
  },
};

/** Locals of `chooseWill`. */
export interface ChooseWillLocals extends EnvLocals, FrameLocals {
  readonly path: string;
  readonly seat: Seat;
  readonly ways: readonly (readonly Produced[])[];
}

export const chooseWillProcedure = defineProcedure<ChooseWillLocals>({
  name: 'chooseWill',
  steps: [
    { name: 'ask', rule: '907.4', run: ask },
    { name: 'produce', rule: '907.4', run: add },
    { name: 'produced', rule: '907.4', run: (_table, locals): Control => ({ done: locals.returned }) },
  ],
});

function ask(table: Table, locals: ChooseWillLocals, frame: Frame): Control {
  const ways = locals.ways;
  const options = ways.map(
    (units, at): Option => ({
      id: `will:${at}`,
      label: 'will',
      params: { will: printWill(units.map((unit): WillUnit => ({ ...unit, source: 0 }))) },
    }),
  );
  table.ask(frame, {
    seat: locals.seat,
    kind: 'chooseWill',
    rule: '907.4',
    params: { card: locals.card, object: locals.self },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function add(table: Table, locals: ChooseWillLocals): Control | undefined {
  const [pick] = picksOf(locals.answer) as [string];
  const units = locals.ways[Number(pick.slice('will:'.length))] as readonly Produced[];
  const verb = table.library.node<ProduceVerb>(locals.path);
  return happen(table, [producing(verb, envOf(locals), locals.seat, units)]);
}

/**
 * Pays will while something resolves, or for a will ability. An announcement takes this part out of its cost and pays it separately
 * (1003.3).
 */
const payWillVerb: VerbDefinition = {
  rule: '1003.1',
  payable: (table, verb, env) => canAfford(purseOf(table, env.you), costOf(table, env, verb)),
  run: (table, verb, env, path) =>
    call(
      payWillProcedure,
      payWillLocals(env.you, costOf(table, env, verb), { object: env.self, card: env.card, ...spendingOf(table, env, path) }),
    ),
};

/**
 * Returns what will is spent for: something that resolves, or the cost of a will ability (907.2), which its own card can't pay if the cost
 * uses it up.
 */
function spendingOf(table: Table, env: Env, path: string): { readonly spender: Spender; readonly without: readonly ObjectId[] } {
  const [, ability] = /^(.*)\/cost\/\d+$/.exec(path) ?? [];
  if (ability === undefined || /\/(clauses|then)\//.test(ability)) return { spender: anySpender, without: [] };
  return {
    spender: { purpose: 'ability', object: env.self },
    without: usesItself(table.library.ability(ability).ability) ? [env.self] : [],
  };
}

function costOf(table: Table, env: Env, verb: JsonObject | { readonly [key: string]: unknown }) {
  const cost = parseCost(verb.will as string);
  return cost.x === 0 ? cost : withX(cost, amount(table, env, (verb.x as Amount | undefined) ?? { var: 'x' }));
}

export const willVerbs: { readonly [name: string]: VerbDefinition } = { produce: produceVerb, payWill: payWillVerb };
