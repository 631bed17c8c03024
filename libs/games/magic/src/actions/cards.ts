import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { showTo, type Table, wereNamed } from '@arbiter/kernel/authoring';

/** What the procedures of keyword actions share: cards as options, looking at cards, showing them. */

/** The top cards of a library, as many as there are. */
export function topOf(table: Table, seat: Seat, count: number): readonly ObjectId[] {
  return table.zoneOf('library', seat).order.slice(0, count);
}

/** A player looks at cards that he may not see otherwise (701.15d); the others learn how many they were. @returns the ids that they go by now */
export function lookAt(table: Table, seat: Seat, hidden: readonly ObjectId[], rule: RuleRef): readonly ObjectId[] {
  if (hidden.length === 0) return hidden;
  const objects = hidden.map((id) => showTo(table, id, [seat]));
  const zones = [...new Set(objects.map((id) => table.object(id).zone))];
  table.emit('lookedAt', rule, { seat, zones, count: objects.length, ...wereNamed(hidden, objects) }, [
    { seats: [seat], data: { cards: objects.map((id) => table.object(id).card), objects: [...objects] } },
  ]);
  return objects;
}

/** A player shows cards to all (701.15a). @returns the ids that they go by now */
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
