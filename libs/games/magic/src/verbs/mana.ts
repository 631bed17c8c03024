import { type Option, picksOf, type Seat } from '@arbiter/kernel';
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
  type ProcedureCall,
  seatOf,
  seatsOf,
  type Table,
  type Verb,
  type VerbDefinition,
  type VerbOutcome,
} from '@arbiter/kernel/authoring';
import type { ManaType } from '../characteristics/colours.js';
import { activateEachLocals, activateEachProcedure } from '../mana/activate-each.js';
import { chosenTypes } from '../mana/activate.js';
import { type AddMana, adding, additionsOf, openMixture, receiverOf } from '../mana/adding.js';
import { canAfford, purseOf } from '../mana/payment.js';
import { addToPool, printPool } from '../mana/pool.js';
import { poolOf, setPool } from '../mana/pools.js';
import { type ManaCost, parseCost } from '../characteristics/symbols.js';
import { timesCost, withX } from '../costs/arithmetic.js';
import { payMana, payManaProcedure } from '../stack/pay-mana.js';
import { what } from './arguments.js';

/** Returns the mana that `payMana` asks for: `mana`, multiplied by `times`, with X as it is bound. */
export function costOfPayMana(table: Table, env: Env, verb: Verb): ManaCost {
  const once = parseCost(verb.mana as string);
  const cost = withX(once, amount(table, env, (verb.x as Amount | undefined) ?? { var: 'x' }));
  return verb.times === undefined ? cost : timesCost(cost, amount(table, env, verb.times as Amount));
}

/** Pays mana while something resolves (118.12); an announcement removes this part from its cost and has it paid first (601.2g). */
const payManaVerb: VerbDefinition = {
  rule: '601.2h',
  payable: (table, verb, env) => canAfford(purseOf(table, env.you), costOfPayMana(table, env, verb)),
  run: (table, verb, env) =>
    call(payManaProcedure, payMana(env.you, costOfPayMana(table, env, verb), { object: env.self, source: env.self, card: env.card })),
};

const addManaVerb: VerbDefinition = {
  rule: '106.4',
  run: (table, verb, env, path) => {
    const add = verb as AddMana;
    const seat = receiverOf(table, env, add);
    const ways = additionsOf(table, env, add);
    if (ways.length === 0) return { done: false };
    const open = openMixture(table, env, add);
    const settled = (env.vars[chosenTypes] as { readonly [path: string]: readonly ManaType[] } | undefined)?.[path];
    const [only] = ways as [readonly ManaType[]];
    const types = settled ?? (ways.length === 1 ? only : null);
    if (types === null && open !== null)
      return call(chooseManaProcedure, {
        ...envLocals(env),
        path,
        seat,
        ways: open.types.map((type) => [type]),
        left: open.many,
        chosen: [],
        answer: null,
        answers: null,
        returned: null,
      });
    if (types !== null) return { propose: [adding(table, add, env, path, seat, types)] };
    return call(chooseManaProcedure, {
      ...envLocals(env),
      path,
      seat,
      ways,
      left: 1,
      chosen: [],
      answer: null,
      answers: null,
      returned: null,
    });
  },
};

const printed = (types: readonly ManaType[]): string => printPool(addToPool([], types, { source: 0 }));

/** Locals of `chooseMana`. */
export interface ChooseManaLocals extends EnvLocals, FrameLocals {
  readonly path: string;
  readonly seat: Seat;
  readonly ways: readonly (readonly ManaType[])[];
  readonly left: number;
  readonly chosen: readonly ManaType[];
}

/**
 * The player chooses which mana is added if there are several possibilities (106.8); one unit at a time if there are too many mixtures to
 * list.
 */
export const chooseManaProcedure = defineProcedure<ChooseManaLocals>({
  name: 'chooseMana',
  steps: [
    { name: 'ask', rule: '106.8', run: ask },
    { name: 'add', rule: '106.4', run: add },
    { name: 'added', run: (_table, locals): Control => ({ done: locals.returned }) },
  ],
});

function ask(table: Table, locals: ChooseManaLocals, frame: Frame): Control {
  const ways = locals.ways;
  const options = ways.map((types, at): Option => ({ id: `mana:${at}`, label: 'mana', params: { mana: printed(types), types } }));
  table.ask(frame, {
    seat: locals.seat,
    kind: 'chooseMana',
    rule: '106.8',
    params: { card: locals.card, object: locals.self },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function add(table: Table, locals: ChooseManaLocals): Control | undefined {
  const [pick] = picksOf(locals.answer) as [string];
  const path = locals.path;
  const picked = locals.ways[Number(pick.slice('mana:'.length))] as readonly ManaType[];
  const types = [...locals.chosen, ...picked];
  const left = locals.left - 1;
  if (left > 0) {
    table.local(locals, 'chosen', types);
    table.local(locals, 'left', left);
    table.local(locals, 'answer', null);
    return { to: 'ask' };
  }
  return happen(table, [adding(table, table.library.node<AddMana>(path), envOf(locals), path, locals.seat, types)]);
}

/** A player loses all unspent mana and you add as much of the same types, with its restrictions (106.13). */
const takeMana: VerbDefinition = {
  rule: '106.13',
  run: (table, verb, env): VerbOutcome => {
    const seat = seatOf(table, env, verb.player as PlayerRef);
    const pool = poolOf(table, seat);
    if (pool.length === 0) return { done: false, total: 0 };
    setPool(table, seat, []);
    table.emit('manaEmptied', '106.13', { seat, count: pool.length });
    setPool(table, env.you, [...poolOf(table, env.you), ...pool]);
    table.emit('manaAdded', '106.13', { seat: env.you, mana: printPool(pool), object: env.self });
    return { done: true, total: pool.length };
  },
};

/** A player activates a mana ability of each permanent of `what` (605.3a). */
const activateEach: VerbDefinition = {
  rule: '605.3a',
  run: (table, verb, env): ProcedureCall => {
    const [seat = env.you] = seatsOf(table, env, verb.player as PlayerRef);
    return call(activateEachProcedure, activateEachLocals(env, seat, what(table, verb, env)));
  },
};

export const manaVerbs: { readonly [name: string]: VerbDefinition } = {
  payMana: payManaVerb,
  addMana: addManaVerb,
  takeMana,
  activateEach,
};
