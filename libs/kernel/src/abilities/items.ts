import type { CardId, JsonObject, ObjectId } from '../contract.js';
import type { Part } from '../answers/announcing.js';
import { sourceEnv, type Env } from '../programs/env.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import { readAs, jsonOf } from '../json.js';

/**
 * What a card or ability that waits to resolve keeps of its announcement, in the field `item` of its object. Games add fields of their own.
 */
export interface AnnouncedItem {
  /** Program path of the item's ability; '' for a card that does nothing as it resolves. */
  readonly ability: string;
  /** The object that the item comes from: the card itself, or the source of an ability. */
  readonly source: ObjectId;
  readonly card: CardId;
  /** The event on which the ability triggered; null for an item that a player announced. */
  readonly event: JsonObject | null;
  /** What was chosen for the item as a whole, by name. */
  readonly vars: JsonObject;
  /** What the item does, in order: the ability itself, or its chosen modes. */
  readonly parts: readonly Part[];
  /** Whether the item is still being announced; nothing can choose it then. */
  readonly open: boolean;
}

/** Returns the item that an object keeps while it waits to resolve, as the type that the game gave it. */
export function itemOn<Item extends AnnouncedItem>(table: Table, id: ObjectId): Item {
  return readAs<Item>(table.object(id).item);
}

export function setItemOn(table: Table, id: ObjectId, item: AnnouncedItem): void {
  table.set(table.object(id), 'item', jsonOf(item));
}

/** Whether an object is being announced still. */
export function isOpenItem(row: ObjectRow): boolean {
  return readAs<AnnouncedItem | null>(row.item)?.open === true;
}

/** Whether an ability of a source waits in a zone. If so, its state trigger counts as triggered. */
export function waitsIn(table: Table, zone: string, ability: string, source: ObjectId): boolean {
  return table.zone(zone).order.some((id) => {
    const { item, kind } = table.object(id);
    if (kind !== 'item' || item === null) return false;
    const waiting = readAs<AnnouncedItem>(item);
    return waiting.ability === ability && waiting.source === source;
  });
}

/**
 * Builds the environment in which an item's program is read.
 * @param part index of one of its parts; the first unless given
 */
export function itemEnv(table: Table, id: ObjectId, part = 0): Env {
  const { source, card, event, vars, parts } = itemOn(table, id);
  const own = parts[part]?.vars;
  return sourceEnv(source, card, table.controllerOf(table.object(id)), event, own === undefined ? vars : { ...vars, ...own });
}
