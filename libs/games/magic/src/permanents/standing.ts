import type { ObjectId, Seat } from '@arbiter/kernel';
import { type ObjectRow, settledUntil, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { noteControl } from './control.js';
import { noteExiled } from '../happenings/exile.js';
import { noteTops } from './tops.js';
import { fieldsOf, hasKeyword, isType, permanentsOf, permanents, playerOf, setObject, setPlayer, shownCard } from '../facts.js';

/**
 * Notes what begins or ends for permanents without an event: control (302.6, 506.4), pairs (702.94e), world permanents (704.5k), the city's
 * blessing (702.130b). Runs between steps whenever something changed, so that it takes effect at once and not only when a player next gets
 * priority.
 */
export const noteStanding = settledUntil({
  name: 'pairs, worlds and blessings',
  basis: 'abilities',
  find: (table): undefined => {
    notePairs(table, noteControl(table));
    noteWorlds(table);
    noteBlessings(table);
  },
});

/**
 * Does the same for cards: revealed tops of libraries (401.5), face-down cards in exile (406.3). Called with every check of state-based
 * actions, before it.
 */
export function noteCards(table: Table): void {
  noteTops(table);
  noteExiled(table);
}

/**
 * 702.94e: a change of control ends a pair, even if both creatures come under the same player's control.
 * @param taken permanents whose controller changed
 */
function notePairs(table: Table, taken: readonly ObjectId[]): void {
  leavePairs(table, taken);
  for (const id of permanents(table)) {
    const { pair: other } = fieldsOf(table.object(id));
    if (other !== 0 && !remainsPaired(table, id, other)) part(table, id, other);
  }
}

/** Ends the pairs of these objects. */
export function leavePairs(table: Table, ids: readonly ObjectId[]): void {
  for (const id of ids) {
    const { pair: other } = fieldsOf(table.object(id));
    if (other !== 0) part(table, id, other);
  }
}

/** 704.5k: permanents that become world permanents together get the same stamp. */
function noteWorlds(table: Table): void {
  let now = 0;
  for (const id of permanents(table)) {
    const isWorld = (valuesOf(table, id).supertypes as readonly string[]).includes('world');
    if (isWorld === fieldsOf(table.object(id)).worldSince > 0) continue;
    if (isWorld && now === 0) now = table.nextStamp();
    setObject(table, id, 'worldSince', isWorld ? now : 0);
  }
}

/** 702.130b; called right after something entered, before any trigger is looked at (702.130d). */
export function noteBlessings(table: Table): void {
  for (const seat of table.seats())
    if (!playerOf(table, seat).blessing && permanentsOf(table, seat).some((id) => hasKeyword(table, id, 'ascend'))) ascend(table, seat);
}

/**
 * 702.130a: gives a player with ten permanents the city's blessing for the rest of the game.
 * @returns whether the player has it
 */
export function ascend(table: Table, seat: Seat): boolean {
  if (playerOf(table, seat).blessing) return true;
  if (permanentsOf(table, seat).length < 10) return false;
  setPlayer(table, seat, 'blessing', true);
  table.emit('blessed', '702.130a', { seat });
  return true;
}

/**
 * Pairs two unpaired creatures of a player (702.94a); does nothing if one is no creature any more, isn't under that player's control
 * (702.94c), or is paired already (702.94d).
 */
export function pair(table: Table, one: ObjectId, other: ObjectId, seat: Seat): boolean {
  if (one === other || ![one, other].every((id) => unpaired(table, id, seat))) return false;
  setObject(table, one, 'pair', other);
  setObject(table, other, 'pair', one);
  table.emit('paired', '702.94a', { object: one, card: shownCard(table, one), with: other });
  return true;
}

function unpaired(table: Table, id: ObjectId, seat: Seat): boolean {
  const row = table.find(id);
  return (
    row !== null &&
    row.zone === 'battlefield' &&
    fieldsOf(row).pair === 0 &&
    isType(table, id, 'creature') &&
    table.controllerOf(row) === seat
  );
}

/**
 * Whether an object is still a creature whose partner exists (702.94e). Both partners are checked, each by itself. Pairs of which one came
 * under another player's control or phased out have been ended before; any other way of leaving the battlefield makes it another object
 * (400.7).
 */
function remainsPaired(table: Table, one: ObjectId, other: ObjectId): boolean {
  return table.find(other) !== null && isType(table, one, 'creature');
}

function part(table: Table, one: ObjectId, other: ObjectId): void {
  setObject(table, one, 'pair', 0);
  if (table.find(other)?.pair === one) setObject(table, other, 'pair', 0);
  table.emit('unpaired', '702.94e', { object: one, card: shownCard(table, one) });
}

/** Returns the creature with which an object is paired (702.94b). */
export function pairOf(_table: Table, row: ObjectRow): readonly ObjectId[] {
  const { pair: other } = fieldsOf(row);
  return other === 0 ? alone : [other];
}

const alone: readonly ObjectId[] = [];
