import type { ObjectId, Seat } from '@arbiter/kernel';
import { holds, listenerEnv, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { freeSlots, monstersOf, positionOf } from '../board.js';
import { gameOf, playerOf, rowOf, type YuRow } from '../facts.js';
import { cannot, mayFor, moreOf, must, playerCannot } from '../values/rules.js';
import { isAsleep, levelOf } from '../values/base.js';

/** The one definition of what may be Normal Summoned or Set, used both when it is offered and when it is done. */

/** The number of Normal Summons and Sets that a player has left this turn (base.8.1). */
export function normalSummonsLeft(table: Table, seat: Seat, id: ObjectId): number {
  return 1 + moreOf(table, seat, 'normalSummonMore', id) - playerOf(table, seat).normalSummons;
}

/** The number of Tributes that a monster needs by its Level (base.8.2, base.8.3). */
export function tributesNeeded(table: Table, id: ObjectId): number {
  const level = levelOf(table, id);
  return level <= 4 ? 0 : level <= 6 ? 1 : 2;
}

/** Monsters that a player may Tribute: their own, face-up or face-down (base.8.4), except those that cannot be Tributed (base.8.18). */
export function tributable(table: Table, seat: Seat): readonly ObjectId[] {
  return monstersOf(table, seat).filter((id) => !cannot(table, id, 'beTributed', { by: 'summon' }));
}

/** How many Tributes a monster counts as for another monster: 2 if an effect allows it and its player wants it, otherwise 1. */
export function tributeWorth(table: Table, id: ObjectId, summoned: ObjectId): 1 | 2 {
  return mayFor(table, id, 'countAsTwoTributes', summoned) ? 2 : 1;
}

/** Whether Tributes are worth as many as a monster needs (base.8.3). */
export function areTributes(table: Table, summoned: ObjectId, tributes: readonly ObjectId[]): boolean {
  return tributes.reduce((sum, id) => sum + tributeWorth(table, id, summoned), 0) >= tributesNeeded(table, summoned);
}

const inMain = (table: Table, id: ObjectId): boolean => positionOf(table.object(id).slot).row === 'monster';

/** Whether a zone is free once the Tributes are gone (base.8.5, base.14.11). */
export function leavesZone(table: Table, seat: Seat, tributes: readonly ObjectId[]): boolean {
  return freeSlots(table, seat, 'monster').length > 0 || tributes.some((id) => inMain(table, id));
}

/** Whether a monster that may be Normal Summoned or Set may be placed in one of these two ways. */
export function mayPlaceAs(table: Table, seat: Seat, id: ObjectId, set: boolean): boolean {
  return !playerCannot(table, seat, set ? 'set' : 'normalSummon', id) && (set || !refusesNormalSummon(table, seat, id));
}

/** Whether a monster's own text forbids its Normal Summon now, although it may be Set (mark `noNormalSummon`). */
function refusesNormalSummon(table: Table, seat: Seat, id: ObjectId): boolean {
  return table
    .program(table.object(id))
    .abilities.some(
      ({ ability, path }) =>
        ability.marks?.noNormalSummon === true &&
        (ability.when === undefined || holds(table, listenerEnv(table, { object: id, seat, ability: path }, null), ability.when)),
    );
}

/** Whether a monster of the hand may be Normal Summoned or Set now (base.8.1, base.8.8). */
export function mayNormalSummon(table: Table, seat: Seat, id: ObjectId): boolean {
  return normalSummonsLeft(table, seat, id) > 0 && couldNormalSummon(table, seat, id);
}

/**
 * The same regardless of earlier Normal Summons in this turn, for an effect that lets the player Normal Summon.
 * @param untributed whether the effect lets the monster come without Tributes
 */
export function couldNormalSummon(table: Table, seat: Seat, id: ObjectId, untributed = false): boolean {
  if (valuesOf(table, id).normalSummonable !== true) return false;
  if (untributed) return leavesZone(table, seat, []);
  return completedTributes(table, seat, id, tributable(table, seat), []) !== null;
}

/** Whether a Gemini monster on a player's field may be Normal Summoned a second time (base.3.12). */
export function mayAwaken(table: Table, seat: Seat, id: ObjectId): boolean {
  const row = rowOf(table, id);
  return row.faceUp && isAsleep(table, row) && normalSummonsLeft(table, seat, id) > 0 && mayPlaceAs(table, seat, id, false);
}

/** The smallest set of Tributes that contains the picked ones and leaves a free zone (base.8.5); null if there is none. */
export function completedTributes(
  table: Table,
  seat: Seat,
  summoned: ObjectId,
  there: readonly ObjectId[],
  picked: readonly ObjectId[],
): readonly ObjectId[] | null {
  if (areTributes(table, summoned, picked) && leavesZone(table, seat, picked)) return picked;
  if (picked.length >= tributesNeeded(table, summoned)) return null;
  let best: readonly ObjectId[] | null = null;
  for (const id of there) {
    if (picked.includes(id)) continue;
    const found = completedTributes(table, seat, summoned, there, [...picked, id]);
    if (found !== null && (best === null || found.length < best.length)) best = found;
  }
  return best;
}

/**
 * Whether a monster on a player's field may be Flip Summoned (base.8.10, base.8.11): it is face-down, came before this turn, and in this
 * turn neither attacked nor had its position changed by its player (base.15.2, base.15.3).
 */
export function mayFlip(table: Table, seat: Seat, id: ObjectId): boolean {
  const row = rowOf(table, id);
  return !row.faceUp && isUnmoved(table, row) && !playerCannot(table, seat, 'flipSummon', id);
}

/**
 * Whether a monster neither came to the field, nor attacked, nor had its position changed by its player in this turn (base.15.2,
 * base.15.3).
 */
function isUnmoved(table: Table, { cameTurn, positionTurn, attackTurn }: YuRow): boolean {
  const { turn } = gameOf(table);
  return cameTurn < turn && positionTurn < turn && attackTurn < turn;
}

/**
 * Whether a player may change the battle position of a monster of theirs (base.15.2, base.15.3, base.14.5): it must not be face-down
 * (base.15.4) nor be held in its position by an effect (2.2-1).
 */
export function mayChangePosition(table: Table, seat: Seat, id: ObjectId): boolean {
  const row = rowOf(table, id);
  if (!row.faceUp) return false;
  if (valuesOf(table, id).frame === 'link') return false;
  // What an effect demands of a monster takes precedence over what the rules allow its player (2.2-1).
  if (must(table, id, 'defense')) return false;
  if (cannot(table, id, 'changePosition', { by: 'player' }) || playerCannot(table, seat, 'changePosition', id)) return false;
  return isUnmoved(table, row);
}
