import type { ObjectId } from '@arbiter/kernel';
import { type AnnouncedItem, itemOn, setItemOn, type Table, waitsIn } from '@arbiter/kernel/authoring';

/**
 * The ways to play a card: as usual, from the standby area or the hand on its condition (708), by Stealth (1114), by Remnant (1115), by
 * Incarnation (1110), as its future (1117), without its cost, or summoned, which is not playing (1006.1).
 */
export type Way = '' | 'standby' | 'stealth' | 'remnant' | 'incarnation' | 'future' | 'free' | 'summoned';

/** How a card or ability on the chase was played (903.2). */
export interface Item extends AnnouncedItem {
  /** Whether it is a card, an ability, or a Judgment, which is neither spell nor ability (705.2d). */
  readonly sort: 'card' | 'ability' | 'judgment';
  /** Whether it triggered: adding it is not chasing (1008.1). */
  readonly triggered: boolean;
  readonly way: Way;
  /** Kind of the zone that a card was played from. */
  readonly from: string;
}

export const itemOf = (table: Table, id: ObjectId): Item => itemOn<Item>(table, id);

export const setItem = (table: Table, id: ObjectId, item: Item): void => setItemOn(table, id, item);

/** Whether an ability of a state trigger is on the chase, so that it still counts as triggered (ruling:47). */
export const stateTriggerWaits = (table: Table, ability: string, source: ObjectId): boolean => waitsIn(table, 'chase', ability, source);
