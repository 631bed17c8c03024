import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  addCounters,
  countersOn,
  type Env,
  type Happening,
  presentOrPast,
  objectsOf,
  partOf,
  pickingVerbs,
  type PlayerRef,
  type Ref,
  removeCounters,
  seatOf,
  type Table,
  type Tally,
  tallySum,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { redirectTo } from '../combat/redirect.js';
import { type ArchiveRow, isOnField, rowOf, setObject } from '../facts.js';
import { damage, recover } from '../happenings/damage.js';
import { cease, destroy } from '../happenings/destroy.js';
import { becomeDistant } from '../happenings/distant.js';
import { draw } from '../happenings/draw.js';
import { foster } from '../happenings/foster.js';
import { type Move, move, staysAlive } from '../happenings/move.js';
import { rest, wakeUp } from '../happenings/rest.js';
import type { ZoneKind } from '../vocabulary.js';
import { count, players, what } from './arguments.js';
import { copyingVerbs } from './copying.js';
import { endingVerbs } from './ending.js';
import { glimpse } from './glimpse.js';
import { pickingRules } from './pickings.js';
import { playingVerbs } from './playing.js';

function moveOf(table: Table, { to, under, at, rested, reveal, faceDown }: Verb, env: Env): Move {
  return {
    to: to as ZoneKind,
    by: env.self,
    rested: rested === true,
    reveal: reveal === true,
    faceDown: faceDown === true,
    ...(under === undefined ? {} : { under: seatOf(table, env, under as PlayerRef) }),
    ...(at === undefined ? {} : { at: at as 'top' | 'bottom' | number }),
  };
}

/** Returns the players who draw, which they can only from their own deck. */
function drawers(table: Table, verb: Verb, env: Env): readonly Seat[] {
  const owner = verb.deckOf === undefined ? null : seatOf(table, env, verb.deckOf as PlayerRef);
  return players(table, verb, env).filter((seat) => owner === null || seat === owner);
}

const source = (table: Table, ref: Ref | undefined, env: Env): readonly number[] => objectsOf(table, env, ref ?? 'self');

/** Negates cards and abilities: an ability ceases to exist, and only cards go to a zone (1.7.4.4.1). */
function negations(table: Table, ids: readonly ObjectId[], to: 'graveyard' | 'banishment'): readonly Happening[] {
  return ids.map((id) => (table.object(id).kind === 'item' ? cease(id, '2.4.0.12') : move(id, { to, act: 'negated' }, '1.7.4.4.1')));
}

function bringing(table: Table, ids: readonly ObjectId[], counters: Tally): boolean {
  for (const id of ids) setObject(table, id, 'bringing', tallySum(rowOf(table, id).bringing, counters));
  return ids.length > 0;
}

/**
 * Returns the move by which an object that left returns (ext.4.2).
 * @param id the object that has left; a champion returns with everything that left with it
 */
function comingBack(table: Table, id: ObjectId): readonly Happening[] {
  const past = table.state.past[id];
  if (past === undefined) return [];
  const { under, counters, damage } = past.row as ArchiveRow;
  const isChampion = (past.values.types as readonly string[]).includes('champion');
  if (!isChampion) return [move(past.now, { to: 'field' }, '2.11.5.1')];
  const lineage = under.flatMap((below) => table.state.past[below]?.now ?? []);
  return [move(past.now, { to: 'field', counters, damage, lineage }, '1.7.1.4.4.2')];
}

/** Every verb of the game's programs, by name. */
export const verbs: { readonly [name: string]: VerbDefinition } = {
  /** Draws `amount` cards, `to` the hand or the memory (2.10.1). If `deckOf` is another player, nothing is drawn (2.1.8.5.1.1). */
  draw: {
    rule: '2.10.1',
    run: (table, verb, env) => ({
      propose: drawers(table, verb, env).map((seat) =>
        draw(seat, count(table, verb, env), '2.10.1', verb.to === 'memory' ? 'memory' : 'hand'),
      ),
    }),
  },
  /**
   * Lets the source deal damage to each of `to` (2.9.0.11.2, 2.9.0.11.3). `divided` names the choice that divided the damage; `firm`: it
   * can't be prevented.
   */
  dealDamage: {
    rule: '2.9.0.12',
    run: (table, verb, env) => ({
      propose: objectsOf(table, env, verb.to as Ref).map((to) =>
        damage(
          {
            source: env.self,
            to,
            amount: verb.divided === undefined ? count(table, verb, env) : partOf(env, verb.divided as string, to),
            attack: false,
            firm: verb.firm === true,
          },
          '2.9.0.12',
        ),
      ),
    }),
  },
  recover: {
    rule: '2.11.6.2.4',
    run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => recover(id, count(table, verb, env), '2.11.6.2.4')) }),
  },
  destroy: {
    rule: '2.1.6.2',
    run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => destroy(id, '2.1.6.2', env.self)) }),
  },
  /** Moves `what` `to` a zone: `under` a player's control, `at` a place, `rested`, `faceDown`, shown to all (`reveal`). */
  move: {
    rule: '2.11.5.1',
    run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => move(id, moveOf(table, verb, env), '2.11.5.1')) }),
  },
  /** Negates what is on the effects stack: an ability ceases to exist, a card goes to the graveyard, or to the banishment with `to`. */
  negate: {
    rule: '2.3.4.4',
    run: (table, verb, env) => ({
      propose: negations(table, what(table, verb, env), verb.to === 'banishment' ? 'banishment' : 'graveyard'),
    }),
  },
  addCounters: {
    rule: '2.11.4',
    run: (table, verb, env) => ({
      propose: what(table, verb, env).map((id) => addCounters(id, verb.kind as string, count(table, verb, env), '2.11.4')),
    }),
  },
  /** Lets a card on the effects stack enter the field with `amount` more counters of a kind. */
  entersWith: {
    rule: '2.11.4',
    run: (table, verb, env) => ({ done: bringing(table, what(table, verb, env), { [verb.kind as string]: count(table, verb, env) }) }),
  },
  removeCounters: {
    rule: '2.11.4',
    run: (table, verb, env) => ({
      propose: what(table, verb, env).map((id) => removeCounters(id, verb.kind as string, count(table, verb, env), '2.11.4')),
    }),
  },
  /** Removes counters as a cost: from the source, or from `what` (2.11.4). */
  payCounters: {
    rule: '2.11.4',
    payable: (table, verb, env) => {
      const from = source(table, verb.what as Ref | undefined, env);
      return from.length > 0 && from.every((id) => countersOn(table, id, verb.kind as string) >= count(table, verb, env));
    },
    run: (table, verb, env) => ({
      propose: source(table, verb.what as Ref | undefined, env).map((id) =>
        removeCounters(id, verb.kind as string, count(table, verb, env), '2.11.4'),
      ),
    }),
  },
  wakeUp: { rule: '2.11.7.14.2', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => wakeUp(id, '2.11.7.14.2')) }) },
  becomeDistant: {
    rule: 'ext.2.11',
    run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => becomeDistant(id, 'ext.2.11')) }),
  },
  /** Makes an ally fostered, whatever damage it was dealt. */
  foster: { rule: 'ext.3.6', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => foster(id, 'ext.3.6')) }) },
  /** Aims the current attack at something else (2.2.7.0.2.1); `intercepting`: by intercept. */
  redirect: {
    rule: '2.2.7.0.2',
    run: (table, verb, env) => ({ done: redirectTo(table, source(table, verb.to as Ref | undefined, env), verb.intercepting === true) }),
  },
  /** Rests the source, as a cost. */
  restSelf: {
    rule: '2.4.1.2',
    payable: (table, _verb, { self }) => isOnField(table, self) && !rowOf(table, self).rested,
    run: (_table, _verb, { self }) => ({ propose: [rest(self, '2.4.1.2')] }),
  },
  /**
   * Sacrifices the source, as a cost: that object itself and no other of its name; if the ability belongs to another object, then that one
   * (2.11.7.11.3.2, 2.11.7.11.3.3).
   */
  sacrificeSelf: {
    rule: '2.4.1.2',
    payable: (table, _verb, { self }) => isOnField(table, self) && !staysAlive(table, self),
    run: (_table, _verb, { self }) => ({ propose: [move(self, { to: 'graveyard', act: 'sacrificed', by: self }, '2.4.1.2')] }),
  },
  /** Banishes the source, as a cost: also a card that is no object (2.11.7.11.2, ex:2.11.7.11.3.3#1, ex:2.1.7.6.2#1). */
  banishSelf: {
    rule: '2.4.1.2',
    payable: (table, _verb, { self }) => table.find(self) !== null,
    run: (_table, _verb, { self }) => ({ propose: [move(self, { to: 'banishment', act: 'banished', by: self }, '2.4.1.2')] }),
  },
  /**
   * Returns to the field what has left it, as it last stood there: a champion with its lineage, its counters and its damage (1.7.1.4.4.2).
   */
  bringBack: {
    rule: '1.7.1.4.4.2',
    run: (table, verb, env) => ({ propose: presentOrPast(table, env, verb.what as Ref).flatMap((id) => comingBack(table, id)) }),
  },
  ...pickingVerbs(pickingRules),
  ...playingVerbs,
  ...copyingVerbs,
  glimpse,
  ...endingVerbs,
};
