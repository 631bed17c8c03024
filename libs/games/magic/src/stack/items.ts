import { type Env, type Json, type JsonObject, type ObjectId, type ObjectRow, type Part, sourceEnv, type Table } from '@arbiter/kernel';
import type { ZoneKind } from '../vocabulary.js';

/** What a spell or ability on the stack keeps of its announcement (601.2, 603.3, 706.10 for copies). */
export interface Item {
  /** Program path of the ability that it is; '' for a permanent spell without any. */
  readonly ability: string;
  /** The object that it comes from: the spell itself, or the source of an ability (113.7). */
  readonly source: ObjectId;
  readonly card: string;
  /** What it triggered on; null for what was cast or activated. */
  readonly event: JsonObject | null;
  /** What was chosen for all of it, by name: X, how often additional costs were paid. */
  readonly vars: JsonObject;
  /** What it does, in order: the ability itself, its chosen modes (700.2), text that was spliced onto it (702.46); what has no targets is overloaded (702.95a). */
  readonly parts: readonly Part[];
  /** By which way it was cast, such as flashback; '' for the ordinary one. */
  readonly way: string;
  /** Where it goes instead of anywhere else when it leaves the stack, such as exile by flashback (702.33a); '' for nothing. */
  readonly instead: ZoneKind | '';
  /** It is being announced still (601.2): nothing can choose it. */
  readonly open: boolean;
}

/** An item of one part that was neither cast in a special way nor is being announced. */
export function plainItem(given: Pick<Item, 'ability' | 'source' | 'card' | 'event' | 'parts'> & { readonly vars?: JsonObject }): Item {
  return { vars: {}, way: '', instead: '', open: false, ...given };
}

export function itemOf(table: Table, id: ObjectId): Item {
  return table.object(id).item as unknown as Item;
}

export function setItem(table: Table, id: ObjectId, item: Item): void {
  table.set(table.object(id), 'item', item as unknown as Json);
}

/** Whether an object on the stack is being announced still. */
export function isOpenItem(row: ObjectRow): boolean {
  return (row.item as unknown as Item | null)?.open === true;
}

/** The environment in which an item's program is read: of one of its parts, the first when not told. */
export function itemEnv(table: Table, id: ObjectId, part = 0): Env {
  const { source, card, event, vars, parts } = itemOf(table, id);
  const own = parts[part]?.vars;
  return sourceEnv(source, card, table.controllerOf(table.object(id)), event, own === undefined ? vars : { ...vars, ...own });
}
