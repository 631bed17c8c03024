import { learn, type ObjectId, type RuleRef, type Seat, type Table } from '@arbiter/kernel';

/** What the procedures of keyword actions share: cards as options, looking at cards, showing them. */

/** The top cards of a library, as many as there are. */
export function topOf(table: Table, seat: Seat, count: number): readonly ObjectId[] {
  return table.zoneOf('library', seat).order.slice(0, count);
}

/** A player looks at cards that he may not see otherwise (701.15d); the others learn how many they were. */
export function lookAt(table: Table, seat: Seat, objects: readonly ObjectId[], rule: RuleRef): void {
  if (objects.length === 0) return;
  for (const id of objects) learn(table, id, [seat]);
  const zones = [...new Set(objects.map((id) => table.object(id).zone))];
  table.emit('lookedAt', rule, { seat, zones, count: objects.length }, [{ seats: [seat], data: { cards: objects.map((id) => table.object(id).card), objects: [...objects] } }]);
}

/** A player shows cards to all (701.15a). */
export function reveal(table: Table, seat: Seat, objects: readonly ObjectId[], rule: RuleRef): void {
  if (objects.length === 0) return;
  for (const id of objects) learn(table, id, table.seats());
  const zones = [...new Set(objects.map((id) => table.object(id).zone))];
  table.emit('revealed', rule, { seat, zones, cards: objects.map((id) => table.object(id).card), objects: [...objects] });
}
