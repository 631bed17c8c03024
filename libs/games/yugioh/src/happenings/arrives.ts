import { isPossible, type ObjectId, offersFor, type Table } from '@arbiter/kernel';
import { rowOf } from '../facts.js';
import type { ZoneKind } from '../vocabulary.js';
import { finalPlace } from './destinations.js';
import { move, type Act } from './move.js';
import { byRule } from './reasons.js';
import { redirectsTo } from './redirects.js';

/**
 * Whether a card that is sent to a place would really get there (3.3.2-2, 3.3.3-5): a Token never does (3.3.3-6), a Pendulum Monster of the field does not go
 * to the GY (base.13.12), and nothing does whose way another effect changes.
 */
export function arrives(table: Table, id: ObjectId, to: ZoneKind, act: Act): boolean {
  const row = table.find(id);
  if (row === null || row.kind === 'token') return false;
  const proposed = move(id, { to, act }, byRule('3.3.3-5', 'cost'));
  if (!isPossible(table, proposed) || finalPlace(table, rowOf(table, id), proposed.data).to !== to) return false;
  // What acts besides, or leaves the place as it is, does not matter.
  return offersFor(table, proposed, 0).every(({ ability }) => staysOnItsWay(table, ability, to));
}

/** Whether what alters a move lets it go on to its place. */
function staysOnItsWay(table: Table, ability: string, to: ZoneKind): boolean {
  const there = redirectsTo(table, ability);
  return there === to || (there === null && (table.library.ability(ability).ability.clauses ?? []).length === 0);
}
