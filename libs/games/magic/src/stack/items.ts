import type { JsonObject, ObjectId } from '@arbiter/kernel';
import { type AnnouncedItem, itemOn, setItemOn, type Table } from '@arbiter/kernel/authoring';
import type { ZoneKind } from '../vocabulary.js';

/** What a spell or ability on the stack keeps of its announcement (601.2, 603.3, 706.10 for copies). */
export interface Item extends AnnouncedItem {
  /** By which way it was cast, such as flashback; '' for the ordinary one. */
  readonly way: string;
  /** Where it goes instead of anywhere else when it leaves the stack, such as exile by flashback (702.33a); '' for nothing. */
  readonly instead: ZoneKind | '';
}

/** An item of one part that was neither cast in a special way nor is being announced. */
export function plainItem(given: Pick<Item, 'ability' | 'source' | 'card' | 'event' | 'parts'> & { readonly vars?: JsonObject }): Item {
  return { vars: {}, way: '', instead: '', open: false, ...given };
}

export const itemOf = (table: Table, id: ObjectId): Item => itemOn<Item>(table, id);

export const setItem = (table: Table, id: ObjectId, item: Item): void => setItemOn(table, id, item);
