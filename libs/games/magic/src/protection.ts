import type { Env, ObjectRow, Table } from '@arbiter/kernel';
import { hasKeyword } from './facts.js';
import { isOpenItem } from './stack/items.js';

/** Whether an object may be chosen as a target (115.4): shroud (702.18a) and hexproof (702.11b) work on the battlefield. */
export function canTarget(table: Table, env: Env, object: ObjectRow): boolean {
  // 115.5: nothing on the stack targets itself; what is being announced is not there yet for others either.
  if (object.zone === 'stack') return object.id !== env.self && !isOpenItem(object);
  if (object.zone !== 'battlefield') return true;
  if (hasKeyword(table, object.id, 'shroud')) return false;
  return table.controllerOf(object) === env.you || !hasKeyword(table, object.id, 'hexproof');
}
