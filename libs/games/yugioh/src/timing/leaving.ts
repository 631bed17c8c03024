import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import type { Table, TriggerRow } from '@arbiter/kernel/authoring';

/** An effect that triggers by its own card's leaving is activated from the place to which the card went (base.20.10). */

const leaving: ReadonlySet<string> = new Set(['leftField', 'tributed', 'usedAsMaterial', 'destroyed']);

/** Whether an event is one to which a card responds from the place that it then is in. */
export function isLeaving(key: string): boolean {
  return leaving.has(key);
}

/**
 * The object that is a trigger's source now; 0 if there is none. A card that has moved since it triggered is a different object, but an
 * effect that
 * triggered by its own card's leaving is activated where the card went (base.20.10).
 */
export function sourceOf(table: Table, { source, event }: TriggerRow): ObjectId {
  if (table.find(source) !== null) return source;
  if (event.object !== source || !isLeaving(String(event.key))) return 0;
  const now = becomes(table, source, event);
  return table.find(now) === null ? 0 : now;
}

/**
 * The player to whom a triggered effect belongs: for an effect of its own card's leaving the card's owner, who has the card where it went
 * (base.20.16).
 */
export function triggerHolder(table: Table, source: ObjectId, seat: Seat, event: JsonObject): Seat {
  if (event.object !== source || !isLeaving(String(event.key))) return seat;
  return table.find(becomes(table, source, event))?.owner ?? seat;
}

/** The object that a card became when it left: taken from the event, or else from the kernel's past. */
function becomes(table: Table, source: ObjectId, { now = source }: JsonObject): ObjectId {
  return now === source ? (table.state.past[source]?.now ?? 0) : (now as ObjectId);
}
