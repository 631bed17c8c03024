import type { ObjectId } from '@arbiter/kernel';
import { type AnnouncedItem, itemOn, setItemOn, type Table, waitsIn } from '@arbiter/kernel/authoring';

/** What lies on the effects stack: a card that was activated or materialized (2.3.1.11, 2.3.2.11), or an ability. */
export type Sort = 'activation' | 'materialization' | 'ability';

/** How a card or ability on the effects stack was played. */
export interface Item extends AnnouncedItem {
  readonly sort: Sort;
  readonly triggered: boolean;
  /** Kind of the zone that a card was played from. */
  readonly from: string;
  /** The champion that it levels up, or that attacks with it; 0 for none (1.7.1.6.1, 2.1.10.1.1). */
  readonly champion: ObjectId;
}

export const itemOf = (table: Table, id: ObjectId): Item => itemOn<Item>(table, id);

export const setItem = (table: Table, id: ObjectId, item: Item): void => setItemOn(table, id, item);

/** Whether an ability of a state trigger is on the effects stack, so that it still counts as triggered. */
export const stateTriggerWaits = (table: Table, ability: string, source: ObjectId): boolean =>
  waitsIn(table, 'effectsStack', ability, source);
