import { type ObjectId, type Seat, type Table, valuesOf } from '@arbiter/kernel';
import { linkedSlots } from '../arrows.js';
import { extraSlots, freeSlots, present } from '../board.js';
import { rowOf } from '../facts.js';

/** Whether a player may use a free Extra Monster Zone: while he controls a monster in one, he uses no other (base.4.8). */
function extraFree(table: Table, seat: Seat): readonly string[] {
  if (present(table, extraSlots).some((id) => table.object(id).controller === seat)) return [];
  return extraSlots.filter((slot) => table.slot(slot).object === 0);
}

/**
 * Zones of a side into which a monster may be Special Summoned (base.9.5, 14.9 - 14.11): from elsewhere than the Extra Deck a Main
 * Monster Zone; a Link Monster, and a Pendulum Monster that lies face-up there, only where a Link Monster points, or an Extra Monster Zone.
 */
export function summonZones(table: Table, seat: Seat, object: ObjectId): readonly string[] {
  const main = freeSlots(table, seat, 'monster');
  const row = rowOf(table, object);
  if (!row.zone.startsWith('extraDeck:')) return main;
  if (!isBound(table, object)) return [...main, ...extraFree(table, seat)];
  const linked = linkedSlots(table);
  return [...main.filter((slot) => linked.has(slot)), ...extraFree(table, seat)];
}

/** base.14.10: whether a monster of the Extra Deck may go to a Main Monster Zone only where a Link Monster points. */
export function isBound(table: Table, object: ObjectId): boolean {
  const row = rowOf(table, object);
  return row.zone.startsWith('extraDeck:') && (row.faceUp || valuesOf(table, object).frame === 'link');
}

/** The zones among which the next of several monsters may choose, so that all the rest still find one (base.9.10). */
export function completableZones(choices: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...rest] = choices;
  return first.filter((slot) => canPlaceAll(rest.map((slots) => slots.filter((one) => one !== slot))));
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
      if (seen.has(slot)) continue;
      seen.add(slot);
      const holder = taken.get(slot);
      if (holder === undefined || tryPlace(holder, seen)) {
        taken.set(slot, at);
        return true;
      }
    }
    return false;
  };
  return choices.filter((_, at) => tryPlace(at, new Set())).length;
}
