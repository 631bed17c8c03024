import type { Env, ObjectRow, Table } from '@arbiter/kernel';
import { hasKeyword } from './facts.js';

/** Whether an object may be chosen as a target (115.4): shroud (702.18a) and hexproof (702.11b) work on the battlefield. */
export function canTarget(table: Table, env: Env, object: ObjectRow): boolean {
  if (object.zone !== 'battlefield') return true;
  if (hasKeyword(table, object.id, 'shroud')) return false;
  return object.controller === env.you || !hasKeyword(table, object.id, 'hexproof');
}
