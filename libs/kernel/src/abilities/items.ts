import type { CardId, JsonObject, ObjectId } from '../contract.js';
import type { Part } from '../answers/announcing.js';
import { sourceEnv, type Env } from '../programs/env.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import { readAs, jsonOf } from '../json.js';

/** What a card or ability that waits to resolve keeps of its announcement, in the field `item` of its object. Games add what theirs keep beside it. */
export interface AnnouncedItem {
  /** Program path of the ability that it is; '' for a card that does nothing as it resolves. */
  readonly ability: string;
  /** The object that it comes from: the card itself, or the source of an ability. */
  readonly source: ObjectId;
  readonly card: CardId;
  /** What it triggered on; null for what was announced by a player. */
  readonly event: JsonObject | null;
  /** What was chosen for all of it, by name. */
  readonly vars: JsonObject;
  /** What it does, in order: the ability itself, or its chosen modes. */
  readonly parts: readonly Part[];
  /** It is being announced still: nothing can choose it. */
  readonly open: boolean;
}

/** The item of an object that waits. The type is the one that the game gave it. */
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

/** Whether an ability of a source waits in a zone, so that its state trigger counts as triggered. */
export function waitsIn(table: Table, zone: string, ability: string, source: ObjectId): boolean {
  return table.zone(zone).order.some((id) => {
    const { item, kind } = table.object(id);
    if (kind !== 'item' || item === null) return false;
    const waiting = readAs<AnnouncedItem>(item);
    return waiting.ability === ability && waiting.source === source;
  });
}

/** The environment in which an item's program is read: of one of its parts, the first when not told. */
export function itemEnv(table: Table, id: ObjectId, part = 0): Env {
  const { source, card, event, vars, parts } = itemOn(table, id);
  const own = parts[part]?.vars;
  return sourceEnv(source, card, table.controllerOf(table.object(id)), event, own === undefined ? vars : { ...vars, ...own });
}
