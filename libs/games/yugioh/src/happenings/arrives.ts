import { happen, isPossible, type ObjectId, type Table, trial } from '@arbiter/kernel';
import { rowOf } from '../facts.js';
import type { ZoneKind } from '../vocabulary.js';
import { finalPlace } from './destinations.js';
import { move, type Act } from './move.js';
import { byRule } from './reasons.js';

/**
 * Whether a card that is sent to a place would really get there (3.3.2-2, 3.3.3-5): a Token never does, a Pendulum Monster of the field does not go
 * to the GY, and nothing does whose way another effect changes. Tried out and taken back.
 */
export function arrives(table: Table, id: ObjectId, to: ZoneKind, act: Act): boolean {
  const row = table.find(id);
  if (row === null || row.kind === 'token') return false;
  const proposed = move(id, { to, act }, byRule('3.3.3-5', 'cost'));
  if (!isPossible(table, proposed) || finalPlace(table, rowOf(table, id), proposed.data).to !== to) return false;
  return trial(table, () => happen(table, [proposed]) === undefined);
}
