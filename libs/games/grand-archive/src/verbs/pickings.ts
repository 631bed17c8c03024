import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  countersOn,
  type Env,
  localsIn,
  type Need,
  objectsOf,
  type Picking,
  type PickingRules,
  type Ref,
  removeCounters,
  type Table,
  type Take,
  takesHold,
  usesHold,
  type Verb,
} from '@arbiter/kernel/authoring';
import { isOnField, rowOf, zoneOf } from '../facts.js';
import { move, staysAlive } from '../happenings/move.js';
import { rest } from '../happenings/rest.js';
import { announceRef } from '../play/announcement.js';
import { type Cost, floatingCards, reservables } from '../play/costs.js';
import { count } from './arguments.js';

/** Verbs that act on what they name, or on what their player picks (see the kernel's `Picking`). */
const pickings: { readonly [verb: string]: Picking } = {
  banish: {
    use: 'leaves',
    rule: '2.1.7.1',
    make: (id, { self }, { faceDown }) => move(id, { to: 'banishment', act: 'banished', by: self, faceDown: faceDown === true }, '2.1.7.1'),
    fits: () => true,
  },
  discard: {
    use: 'leaves',
    rule: '2.1.6.1',
    make: (id, { self }) => move(id, { to: 'graveyard', act: 'discarded', by: self }, '2.1.6.1'),
    fits: (table, id) => zoneOf(table, id) === 'hand',
  },
  sacrifice: {
    use: 'leaves',
    rule: '2.1.6.1',
    make: (id, { self }) => move(id, { to: 'graveyard', act: 'sacrificed', by: self }, '2.1.6.1'),
    fits: (table, id) => isOnField(table, id) && !staysAlive(table, id),
  },
  rest: {
    use: 'rests',
    rule: '2.11.7.14.2',
    make: (id) => rest(id, '2.11.7.14.2'),
    fits: (table, id) => isOnField(table, id) && !rowOf(table, id).rested,
  },
  takeCounter: {
    use: 'keeps',
    rule: '2.11.4',
    make: (id, _env, { kind }) => removeCounters(id, kind as string, 1, '2.11.4'),
    fits: (table, id) => isOnField(table, id),
  },
};

/** Returns what verbs without a pick use. */
function uses(table: Table, env: Env, verb: Verb): readonly Need[] | null {
  switch (verb.verb) {
    case 'restSelf':
      return [{ ids: [env.self], use: 'rests' }];
    case 'banishSelf':
    case 'sacrificeSelf':
      return [{ ids: [env.self], use: 'leaves' }];
    case 'payReserve':
      return cardNeeds(table, env.you, env.self, { reserve: count(table, verb, env), memory: 0 });
    case 'payMemory':
      return cardNeeds(table, env.you, env.self, { reserve: 0, memory: count(table, verb, env) });
    default:
      return null;
  }
}

/**
 * Returns the cards and objects that can pay: of the hand, or reservable; of the memory, or floating. The card being played can't pay for
 * itself (1.6.4.2.4.1).
 */
function cardNeeds(table: Table, seat: Seat, played: ObjectId, { reserve, memory }: Cost): readonly Need[] {
  const others = (ids: readonly ObjectId[]): readonly ObjectId[] => ids.filter((id) => id !== played);
  const hand = others(table.zoneOf('hand', seat).order);
  const able = reservables(table, seat);
  const remembered = others([...table.zoneOf('memory', seat).order, ...floatingCards(table, seat)]);
  return [
    ...Array.from({ length: reserve }, (): Need => ({ ids: [...hand, ...able], use: 'rests' })),
    ...Array.from({ length: memory }, (): Need => ({ ids: remembered, use: 'leaves' })),
  ];
}

/** Returns the objects that lose the counters of `payCounters`. */
const counterSources = (table: Table, env: Env, verb: Verb): readonly ObjectId[] =>
  objectsOf(table, env, (verb.what as Ref | undefined) ?? 'self');

export const pickingRules: PickingRules = {
  pickings,
  // In this game it makes no difference who performs these verbs.
  doer: (_table, _verb, env) => env,
  // A card that is being played can't pay for anything (1.6.4.2.4.1).
  spares: (table, id, env) => id === env.self && zoneOf(table, id) !== 'field',
  uses,
  paying: (frame) => {
    const locals = localsIn(frame, announceRef);
    if (locals === null) return null;
    const { self, left, cost, item } = locals;
    return { self, left, owed: (table, env) => (cost === null ? [] : cardNeeds(table, env.you, item, cost)) };
  },
};

/** Whether the counters of all parts of a cost can be paid in sum. */
const countersHold = (table: Table, env: Env, cost: readonly Verb[]): boolean =>
  takesHold(
    cost.flatMap((verb) =>
      verb.verb === 'payCounters'
        ? counterSources(table, env, verb).map(
            (id): Take => ({
              from: `${id}:${verb.kind as string}`,
              count: count(table, verb, env),
              there: countersOn(table, id, verb.kind as string),
            }),
          )
        : [],
    ),
  );

/** Whether the parts of a cost that could each be paid can be paid together (2.3.1.8). */
export const paysTogether = (table: Table, env: Env, cost: readonly Verb[]): boolean =>
  countersHold(table, env, cost) && usesHold(pickingRules, table, env, cost);
