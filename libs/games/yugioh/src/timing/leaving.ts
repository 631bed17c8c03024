import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import type { Table, TriggerRow } from '@arbiter/kernel/authoring';

/** What triggers by a card's own leaving is activated from the place to which the card went (base.20.10). */

const leaving: ReadonlySet<string> = new Set(['leftField', 'tributed', 'usedAsMaterial', 'destroyed']);

/** Whether an event is one that a card answers from where it then lies. */
export function isLeaving(key: string): boolean {
  return leaving.has(key);
}

/**
 * The object that stands for a trigger's source now; 0 where nothing does. A card that moved since it triggered is another one, but what
 * triggered by its own leaving is activated where it went (base.20.10).
 */
export function sourceOf(table: Table, { source, event }: TriggerRow): ObjectId {
  if (table.find(source) !== null) return source;
  if (event.object !== source || !isLeaving(String(event.key))) return 0;
  const now = becomes(table, source, event);
  return table.find(now) === null ? 0 : now;
}

/** Whose an effect is that triggered: of a card's own leaving it is its owner's, who has the card where it went (base.20.16). */
export function triggerHolder(table: Table, source: ObjectId, seat: Seat, event: JsonObject): Seat {
  if (event.object !== source || !isLeaving(String(event.key))) return seat;
  return table.find(becomes(table, source, event))?.owner ?? seat;
}

/** What a card that left became: its event says it wherever it went, the past where everybody saw it. */
function becomes(table: Table, source: ObjectId, { now = source }: JsonObject): ObjectId {
  return now === source ? (table.state.past[source]?.now ?? 0) : (now as ObjectId);
}
