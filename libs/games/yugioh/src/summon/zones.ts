import type { ObjectId, Seat } from '@arbiter/kernel';
import { type Table, valuesOf } from '@arbiter/kernel/authoring';
import { joinsUp, linkedSlots, pointsAt } from '../arrows.js';
import { extraSlots, freeSlots, present } from '../board.js';
import { rowOf } from '../facts.js';

/**
 * Extra Monster Zones that a player may use: a player who controls a monster in one of them may not use the other (base.4.8), except for an
 * Extra Link.
 * @param object the monster that is to be put there, if it is known
 */
function extraFree(table: Table, seat: Seat, object: ObjectId = 0): readonly string[] {
  const free = extraSlots.filter((slot) => table.slot(slot).object === 0);
  const mine = present(table, extraSlots).filter((id) => table.object(id).controller === seat);
  if (mine.length === 0) return free;
  return free.filter((slot) => object !== 0 && mine.some((id) => joinsUp(table, table.object(id).slot, slot, { seat, object })));
}

/**
 * Zones of a side into which a monster may be Special Summoned (base.9.5, base.14.9 - base.14.11). A monster that does not come from the
 * Extra Deck goes to a Main
 * Monster Zone; a Link Monster, or a face-up Pendulum Monster of the Extra Deck, only to a zone that a Link Monster points at, or to an
 * Extra Monster Zone.
 */
export function summonZones(table: Table, seat: Seat, object: ObjectId): readonly string[] {
  const main = freeSlots(table, seat, 'monster');
  const row = rowOf(table, object);
  if (!row.zone.startsWith('extraDeck:')) return main;
  if (!isBound(table, object)) return [...main, ...extraFree(table, seat, object)];
  const linked = linkedSlots(table);
  return [...main.filter((slot) => linked.has(slot)), ...extraFree(table, seat, object)];
}

/**
 * Whether a side has a zone for a monster that an effect determines only as it resolves (base.9.5).
 * @param pointedBy the monster that must point at the zone; 0 if that does not matter
 * @param fromExtra whether the monster may come from the Extra Deck
 */
export function hasRoom(table: Table, side: Seat, pointedBy: ObjectId, fromExtra: boolean): boolean {
  const free = [...freeSlots(table, side, 'monster'), ...(fromExtra ? extraFree(table, side) : [])];
  const pointer = table.find(pointedBy);
  return pointer === null ? free.length > 0 : pointsAt(table, pointer).some((slot) => free.includes(slot));
}

/** Whether a monster of the Extra Deck may go to a Main Monster Zone only if a Link Monster points at it (base.14.10). */
export function isBound(table: Table, object: ObjectId): boolean {
  const row = rowOf(table, object);
  return row.zone.startsWith('extraDeck:') && (row.faceUp || valuesOf(table, object).frame === 'link');
}

/**
 * The zones that remain for one monster once monsters that are summoned with it have taken theirs. A player uses only one Extra Monster
 * Zone (base.4.8); Link Monsters, which could use the second one by an Extra Link, are never summoned together.
 */
export function zonesLeft(slots: readonly string[], taken: readonly string[]): readonly string[] {
  const units = new Set(taken.map(unitOf));
  return slots.filter((slot) => !units.has(unitOf(slot)));
}

/** A key for zones of which only one can be taken: both Extra Monster Zones have the same key. */
const unitOf = (slot: string): string => (extraSlots.includes(slot) ? 'extra' : slot);

/** The zones among which the next of several monsters may choose, so that all the rest still find one (base.9.10). */
export function completableZones(choices: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...rest] = choices;
  return first.filter((slot) => canPlaceAll(rest.map((slots) => zonesLeft(slots, [slot]))));
}

/** Whether each of several monsters finds a zone of its own. */
export function canPlaceAll(choices: readonly (readonly string[])[]): boolean {
  return mostPlaced(choices) === choices.length;
}

/** The greatest number of several monsters that find zones of their own. */
export function mostPlaced(choices: readonly (readonly string[])[]): number {
  const taken = new Map<string, number>();
  const tryPlace = (at: number, seen: Set<string>): boolean => {
    for (const slot of choices[at] ?? []) {
      const unit = unitOf(slot);
      if (seen.has(unit)) continue;
      seen.add(unit);
      const holder = taken.get(unit);
      if (holder === undefined || tryPlace(holder, seen)) {
        taken.set(unit, at);
        return true;
      }
    }
    return false;
  };
  return choices.filter((_, at) => tryPlace(at, new Set())).length;
}
