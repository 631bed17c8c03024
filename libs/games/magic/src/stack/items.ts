import type { Env, Json, JsonObject, ObjectId, Table } from '@arbiter/kernel';
import { uncut } from '@arbiter/kernel';

/** What a spell or ability on the stack keeps of its announcement (601.2, 603.3, 707.10 for copies). */
export interface Item {
  /** Program path of the ability whose clauses it carries out; '' for a permanent spell without any. */
  readonly ability: string;
  /** The object that it comes from: the spell itself, or the source of an ability (113.7). */
  readonly source: ObjectId;
  readonly card: string;
  /** What it triggered on; null for what was cast or activated. */
  readonly event: JsonObject | null;
  /** Targets and other choices, by name. */
  readonly vars: JsonObject;
}

export function itemOf(table: Table, id: ObjectId): Item {
  return table.object(id).item as unknown as Item;
}

export function setItem(table: Table, id: ObjectId, item: Item): void {
  table.set(table.object(id), 'item', item as unknown as Json);
}

/** The environment in which an item's program is read. */
export function itemEnv(table: Table, id: ObjectId): Env {
  const { source, card, event, vars } = itemOf(table, id);
  return { self: source, card, you: table.object(id).controller, event, vars, each: 0, subject: 0, cut: uncut };
}
