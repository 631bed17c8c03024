import { type Env, type Json, type JsonObject, type ObjectId, type ObjectRow, type Part, sourceEnv, type Table } from '@arbiter/kernel';

/** How a card is played: as usual, from the standby area or the hand on its condition (708), by Stealth (1114), by Remnant (1115), by Incarnation (1110), as its future (1117), without its cost, or summoned and not played at all (1006.1). */
export type Way = '' | 'standby' | 'stealth' | 'remnant' | 'incarnation' | 'future' | 'free' | 'summoned';

/** What a card or ability on the chase keeps of how it was played (903.2). */
export interface Item {
  /** A card, an ability, or a Judgment, which is neither spell nor ability (705.2d). */
  readonly sort: 'card' | 'ability' | 'judgment';
  /** Program path of the ability that it is; '' for a card that does nothing as it resolves. */
  readonly ability: string;
  /** The object that it comes from: the card itself, or the source of an ability. */
  readonly source: ObjectId;
  readonly card: string;
  /** It triggered: adding it is no chase (1008.1). */
  readonly triggered: boolean;
  /** What it triggered on; null for what was played. */
  readonly event: JsonObject | null;
  /** What was chosen for all of it, by name: X, how often more was paid. */
  readonly vars: JsonObject;
  /** What it does, in order: the ability itself, or its chosen modes. */
  readonly parts: readonly Part[];
  readonly way: Way;
  /** Kind of the zone that a card was played from. */
  readonly from: string;
  /** It is being played still: nothing can choose it. */
  readonly open: boolean;
}

export function itemOf(table: Table, id: ObjectId): Item {
  return table.object(id).item as unknown as Item;
}

export function setItem(table: Table, id: ObjectId, item: Item): void {
  table.set(table.object(id), 'item', item as unknown as Json);
}

/** Whether an object on the chase is being played still. */
export function isOpenItem(row: ObjectRow): boolean {
  return (row.item as unknown as Item | null)?.open === true;
}

/** ruling:47: a state trigger whose ability is on the chase still counts as triggered. */
export function stateTriggerWaits(table: Table, ability: string, source: ObjectId): boolean {
  return table.zone('chase').order.some((id) => {
    const { item, kind } = table.object(id);
    return kind === 'item' && (item as unknown as Item | null)?.ability === ability && (item as unknown as Item).source === source;
  });
}

/** The environment in which an item's program is read: of one of its parts, the first when not told. */
export function itemEnv(table: Table, id: ObjectId, part = 0): Env {
  const { source, card, event, vars, parts } = itemOf(table, id);
  const own = parts[part]?.vars;
  return sourceEnv(source, card, table.controllerOf(table.object(id)), event, own === undefined ? vars : { ...vars, ...own });
}
