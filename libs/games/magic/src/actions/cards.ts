import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { showTo, type Table, wereNamed } from '@arbiter/kernel/authoring';

/** Helpers that the procedures of keyword actions share: offering cards as options, looking at cards, revealing them. */

/** Returns the top cards of a library: `count` of them, or all if there are fewer. */
export function topOf(table: Table, seat: Seat, count: number): readonly ObjectId[] {
  return table.zoneOf('library', seat).order.slice(0, count);
}

/**
 * Lets a player look at cards that they may not see otherwise (701.15d); the other players learn how many.
 * @returns the ids that the cards now have
 */
export function lookAt(table: Table, seat: Seat, hidden: readonly ObjectId[], rule: RuleRef): readonly ObjectId[] {
  if (hidden.length === 0) return hidden;
  const objects = hidden.map((id) => showTo(table, id, [seat]));
  const zones = [...new Set(objects.map((id) => table.object(id).zone))];
  table.emit('lookedAt', rule, { seat, zones, count: objects.length, ...wereNamed(hidden, objects) }, [
    { seats: [seat], data: { cards: objects.map((id) => table.object(id).card), objects: [...objects] } },
  ]);
  return objects;
}

/**
 * Has a player reveal cards to everybody (701.15a).
 * @returns the ids that the cards now have
 */
export function reveal(table: Table, seat: Seat, hidden: readonly ObjectId[], rule: RuleRef): readonly ObjectId[] {
  if (hidden.length === 0) return hidden;
  const objects = hidden.map((id) => showTo(table, id, table.seats()));
  const zones = [...new Set(objects.map((id) => table.object(id).zone))];
  table.emit('revealed', rule, {
    seat,
    zones,
    cards: objects.map((id) => table.object(id).card),
    objects: [...objects],
    ...wereNamed(hidden, objects),
  });
  return objects;
}
