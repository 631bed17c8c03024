import { type Env, type Json, type JsonObject, type ObjectId, type ObjectRow, type Part, sourceEnv, type Table } from '@arbiter/kernel';

/** What lies on the effects stack: a card that was activated or materialized (2.3.1.11, 2.3.2.11), or an ability. */
export type Sort = 'activation' | 'materialization' | 'ability';

/** What a card or ability on the effects stack keeps of how it was played. */
export interface Item {
  readonly sort: Sort;
  /** Program path of the ability that it is; '' for a card that does nothing as it resolves. */
  readonly ability: string;
  /** The object that it comes from: the card itself, or the source of an ability. */
  readonly source: ObjectId;
  readonly card: string;
  readonly triggered: boolean;
  /** What it triggered on; null for what was played. */
  readonly event: JsonObject | null;
  /** What was chosen for all of it, by name. */
  readonly vars: JsonObject;
  /** What it does, in order: the ability itself, or its chosen modes. */
  readonly parts: readonly Part[];
  /** Kind of the zone that a card was played from. */
  readonly from: string;
  /** The champion that it levels up, or that attacks with it; 0 for none (1.7.1.6.1, 2.1.10.1.1). */
  readonly champion: ObjectId;
  /** It is being played still: nothing can choose it. */
  readonly open: boolean;
}

export function itemOf(table: Table, id: ObjectId): Item {
  return table.object(id).item as unknown as Item;
}

export function setItem(table: Table, id: ObjectId, item: Item): void {
  table.set(table.object(id), 'item', item as unknown as Json);
}

/** Whether an object on the effects stack is being played still. */
export function isOpenItem(row: ObjectRow): boolean {
  return (row.item as unknown as Item | null)?.open === true;
}

/** A state trigger whose ability is on the effects stack still counts as triggered. */
export function stateTriggerWaits(table: Table, ability: string, source: ObjectId): boolean {
  return table.zone('effectsStack').order.some((id) => {
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
