import type { JsonObject, ObjectId } from '@arbiter/kernel';
import { type AnnouncedItem, itemOn, setItemOn, type Table } from '@arbiter/kernel/authoring';
import type { ZoneKind } from '../vocabulary.js';

/** What a spell or ability on the stack keeps of its announcement (601.2, 603.3, 706.10 for copies). */
export interface Item extends AnnouncedItem {
  /** The way in which it was cast, such as flashback; '' for the usual way. */
  readonly way: string;
  /**
   * The zone to which the spell goes when it leaves the stack, in place of any other, such as exile for flashback (702.33a); '' for none.
   */
  readonly instead: ZoneKind | '';
}

/** Returns an item of one part that was cast in the usual way, or not cast, and is not being announced. */
export function plainItem(given: Pick<Item, 'ability' | 'source' | 'card' | 'event' | 'parts'> & { readonly vars?: JsonObject }): Item {
  return { vars: {}, way: '', instead: '', open: false, ...given };
}

export const itemOf = (table: Table, id: ObjectId): Item => itemOn<Item>(table, id);

export const setItem = (table: Table, id: ObjectId, item: Item): void => setItemOn(table, id, item);
