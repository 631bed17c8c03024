import { must, type ObjectId, type Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, happen, type Table } from '@arbiter/kernel/authoring';
import { gameOf, opponentOf, rowOf, setGame, turnPlayer } from '../facts.js';
import { cameFrom, endArriving, isSpecial, summon } from '../happenings/arrive.js';
import { byRule, type Doing } from '../happenings/reasons.js';
import { buildLocals, buildProcedure } from '../chain/build.js';
import { topLink } from '../chain/speed.js';
import { fastWindowProcedure, windowLocals } from '../timing/fast-window.js';
import type { SummonKind } from '../vocabulary.js';
import { type ArrivalLocals, arrivalRef } from './arrival-locals.js';

/** Monsters that are in their zones but not yet summoned. */
export interface Arriving {
  readonly objects: readonly ObjectId[];
  readonly seat: Seat;
  readonly how: SummonKind;
  /** The summon is the one by which they must be summoned (base.9.7). */
  readonly proper: boolean;
  /** The effect that summons them; null or absent if they are summoned by rule. */
  readonly doing?: Doing | null;
}

/**
 * A summon that starts no Chain: while the monsters are in their zones but not yet summoned, the summon may be negated before anything
 * else happens (base.8.13); monsters whose summon was not negated are then summoned (base.8.16). Locals: see `Arriving`; `negated`. Returns
 * the monsters that were summoned.
 */
export const arrivalProcedure = defineProcedure({
  ...arrivalRef,
  steps: [
    { name: 'begin', rule: 'base.8.13', run: begin },
    {
      name: 'first',
      rule: 'base.7.4',
      run: (table): Control => call(fastWindowProcedure, windowLocals(turnPlayer(table), 'summoning')),
    },
    {
      name: 'firstDone',
      rule: 'base.7.4',
      run: (_table, locals): Control | undefined => (locals.returned === true ? { to: 'answered' } : undefined),
    },
    {
      name: 'second',
      rule: 'base.7.4',
      run: (table): Control => call(fastWindowProcedure, windowLocals(opponentOf(turnPlayer(table)), 'summoning')),
    },
    {
      name: 'secondDone',
      rule: 'base.7.4',
      run: (_table, locals): Control | undefined => (locals.returned === true ? undefined : { to: 'succeed' }),
    },
    {
      name: 'answered',
      rule: '4.4.2-1',
      run: (table): Control => call(buildProcedure, buildLocals(opponentOf(topLink(table)?.seat ?? turnPlayer(table)))),
    },
    { name: 'succeed', rule: 'base.8.16', run: succeed },
    { name: 'over', run: over },
  ],
});

export function arrivalLocals({ objects, seat, how, proper, doing }: Arriving): ArrivalLocals {
  return {
    objects,
    seat,
    how,
    proper,
    doing: doing ?? null,
    negated: [],
    returned: null,
    answer: null,
    answers: null,
  };
}

function begin(table: Table, locals: ArrivalLocals): Control | undefined {
  const { objects, seat, how } = locals;
  const data = { objects, how, from: cameFrom(table, objects[0] as ObjectId), special: isSpecial(how) };
  // Nothing can respond to a summon while a Chain resolves (2.2-6).
  if (gameOf(table).resolving > 0) return { to: 'succeed' };
  setGame(table, 'answerable', [
    { key: 'summoning', data: { ...data, key: 'summoning', object: objects[0] as ObjectId, seat }, moment: gameOf(table).moment },
  ]);
  return undefined;
}

/**
 * Summons, all at once, the monsters that are still there and were not negated (base.8.16). Monsters whose summon was negated were not
 * summoned (base.8.14), nor properly summoned (base.9.9).
 */
function succeed(table: Table, locals: ArrivalLocals): Control | undefined {
  const { objects, seat, how, proper } = locals;
  const negated = locals.negated;
  const left = objects.filter((id) => !negated.includes(id) && (table.find(id)?.slot ?? '') !== '');
  for (const id of negated) if (table.find(id) !== null) endArriving(table, id);
  const position = (id: ObjectId): 'attack' | 'defense' => (rowOf(table, id).position === 'defense' ? 'defense' : 'attack');
  const rule = how === 'flip' ? 'base.8.10' : 'base.8.16';
  return happen(
    table,
    left.map((id) =>
      summon(id, { how, seat, slot: '', position: position(id), faceUp: true, proper }, locals.doing ?? byRule(rule, 'rule', seat)),
    ),
  );
}

function over(_table: Table, { returned }: ArrivalLocals): Control {
  const { objects } = must(typeof returned === 'object' ? returned : null, 'what was summoned');
  return { done: [...objects] };
}
