import type { ObjectId, Seat } from '@arbiter/kernel';
import { holds, listenerEnv, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { freeSlots, monstersOf, positionOf } from '../board.js';
import { gameOf, playerOf, rowOf, type YuRow } from '../facts.js';
import { cannot, mayFor, moreOf, must, playerCannot } from '../values/rules.js';
import { isAsleep, levelOf } from '../values/base.js';

/** One definition of what may be Normal Summoned or Set: asked where it is offered and where it is done. */

/** Normal Summons and Sets that a player has left this turn (base.8.1). */
export function normalSummonsLeft(table: Table, seat: Seat, id: ObjectId): number {
  return 1 + moreOf(table, seat, 'normalSummonMore', id) - playerOf(table, seat).normalSummons;
}

/** Tributes that a monster needs by its Level (base.8.2, base.8.3). */
export function tributesNeeded(table: Table, id: ObjectId): number {
  const level = levelOf(table, id);
  return level <= 4 ? 0 : level <= 6 ? 1 : 2;
}

/** Monsters that a player may Tribute: his own, face-up or face-down (base.8.4), but for those that cannot be Tributed (base.8.18). */
export function tributable(table: Table, seat: Seat): readonly ObjectId[] {
  return monstersOf(table, seat).filter((id) => !cannot(table, id, 'beTributed', { by: 'summon' }));
}

/** What a monster counts as where it is Tributed for another: two where an effect lets it, if its player likes. */
export function tributeWorth(table: Table, id: ObjectId, summoned: ObjectId): 1 | 2 {
  return mayFor(table, id, 'countAsTwoTributes', summoned) ? 2 : 1;
}

/** Whether these are worth as many Tributes as a monster needs (base.8.3). */
export function areTributes(table: Table, summoned: ObjectId, tributes: readonly ObjectId[]): boolean {
  return tributes.reduce((sum, id) => sum + tributeWorth(table, id, summoned), 0) >= tributesNeeded(table, summoned);
}

const inMain = (table: Table, id: ObjectId): boolean => positionOf(table.object(id).slot).row === 'monster';

/** Whether a zone is free once these monsters are Tributed (base.8.5, base.14.11). */
export function leavesZone(table: Table, seat: Seat, tributes: readonly ObjectId[]): boolean {
  return freeSlots(table, seat, 'monster').length > 0 || tributes.some((id) => inMain(table, id));
}

/** Whether a monster that may be Normal Summoned or Set may be so in one of the two ways. */
export function mayPlaceAs(table: Table, seat: Seat, id: ObjectId, set: boolean): boolean {
  return !playerCannot(table, seat, set ? 'set' : 'normalSummon', id) && (set || !refusesNormalSummon(table, seat, id));
}

/** Whether its own text says that it cannot be Normal Summoned now, though it may be Set (mark `noNormalSummon`). */
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

/** The same whatever was Normal Summoned before in this turn, for an effect that has it done. @param untributed the effect has it done without Tributes */
export function couldNormalSummon(table: Table, seat: Seat, id: ObjectId, untributed = false): boolean {
  if (valuesOf(table, id).normalSummonable !== true) return false;
  if (untributed) return leavesZone(table, seat, []);
  return completedTributes(table, seat, id, tributable(table, seat), []) !== null;
}

/** Whether a Gemini monster of a player's field may be Normal Summoned once more (base.3.12). */
export function mayAwaken(table: Table, seat: Seat, id: ObjectId): boolean {
  const row = rowOf(table, id);
  return row.faceUp && isAsleep(table, row) && normalSummonsLeft(table, seat, id) > 0 && mayPlaceAs(table, seat, id, false);
}

/** The fewest Tributes with all that are picked, after which a zone is free (base.8.5); null where there are none. */
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
 * Whether a monster of a player's field may be Flip Summoned (base.8.10, base.8.11): where it lies face-down, came before this turn, and did not attack or
 * change its position by its player in it (base.15.2, base.15.3).
 */
export function mayFlip(table: Table, seat: Seat, id: ObjectId): boolean {
  const row = rowOf(table, id);
  return !row.faceUp && isUnmoved(table, row) && !playerCannot(table, seat, 'flipSummon', id);
}

/** Whether a monster neither came to the field, nor attacked, nor was turned by its player in this turn (base.15.2, base.15.3). */
function isUnmoved(table: Table, { cameTurn, positionTurn, attackTurn }: YuRow): boolean {
  const { turn } = gameOf(table);
  return cameTurn < turn && positionTurn < turn && attackTurn < turn;
}

/** Whether a player may change the battle position of a monster of theirs (base.15.2, base.15.3, base.14.5): none that lies face-down (base.15.4) or has to lie as it does (2.2-1). */
export function mayChangePosition(table: Table, seat: Seat, id: ObjectId): boolean {
  const row = rowOf(table, id);
  if (!row.faceUp) return false;
  if (valuesOf(table, id).frame === 'link') return false;
  // 2.2-1: what an effect demands of a monster goes before what the rules allow its player.
  if (must(table, id, 'defense')) return false;
  if (cannot(table, id, 'changePosition', { by: 'player' }) || playerCannot(table, seat, 'changePosition', id)) return false;
  return isUnmoved(table, row);
}
