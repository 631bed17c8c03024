import type { ObjectId, Seat } from '@arbiter/kernel';
import { type Table, valuesOf } from '@arbiter/kernel/authoring';
import { joinsUp, linkedSlots, pointsAt } from '../arrows.js';
import { extraSlots, freeSlots, present } from '../board.js';
import { rowOf } from '../facts.js';

/**
 * Extra Monster Zones that a player may use: while he controls a monster in one, he uses no other (base.4.8), but for an Extra Link.
 * @param object what is to be put there, where that is known
 */
function extraFree(table: Table, seat: Seat, object: ObjectId = 0): readonly string[] {
  const free = extraSlots.filter((slot) => table.slot(slot).object === 0);
  const mine = present(table, extraSlots).filter((id) => table.object(id).controller === seat);
  if (mine.length === 0) return free;
  return free.filter((slot) => object !== 0 && mine.some((id) => joinsUp(table, table.object(id).slot, slot, { seat, object })));
}

/**
 * Zones of a side into which a monster may be Special Summoned (base.9.5, base.14.9 - base.14.11): from elsewhere than the Extra Deck a Main
 * Monster Zone; a Link Monster, and a Pendulum Monster that lies face-up there, only where a Link Monster points, or an Extra Monster Zone.
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
 * Whether a side has a zone for a monster that an effect names only as it resolves (base.9.5).
 * @param pointedBy the monster that has to point at it; 0 where that does not matter
 * @param fromExtra it may come from the Extra Deck
 */
export function hasRoom(table: Table, side: Seat, pointedBy: ObjectId, fromExtra: boolean): boolean {
  const free = [...freeSlots(table, side, 'monster'), ...(fromExtra ? extraFree(table, side) : [])];
  const pointer = table.find(pointedBy);
  return pointer === null ? free.length > 0 : pointsAt(table, pointer).some((slot) => free.includes(slot));
}

/** base.14.10: whether a monster of the Extra Deck may go to a Main Monster Zone only where a Link Monster points. */
export function isBound(table: Table, object: ObjectId): boolean {
  const row = rowOf(table, object);
  return row.zone.startsWith('extraDeck:') && (row.faceUp || valuesOf(table, object).frame === 'link');
}

/**
 * What is left of one monster's zones once others that come with it have theirs: a player uses one Extra Monster Zone alone (base.4.8), and Link
 * Monsters, which may link up to the other, do not come together.
 */
export function zonesLeft(slots: readonly string[], taken: readonly string[]): readonly string[] {
  const units = new Set(taken.map(unitOf));
  return slots.filter((slot) => !units.has(unitOf(slot)));
}

/** Of zones with the same unit one alone can be had. */
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

/** How many of several monsters find zones of their own at most. */
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
