import type { ObjectId } from '@arbiter/kernel';
import { offersFor, type Table } from '@arbiter/kernel/authoring';
import { rowOf } from '../facts.js';
import type { ZoneKind } from '../vocabulary.js';
import { finalPlace } from './destinations.js';
import { move, type Act } from './move.js';
import { byRule } from './reasons.js';
import { redirectsTo } from './redirects.js';

/**
 * Whether a card that is sent to a place would really get there (3.3.2-2, 3.3.3-5). A Token never does (3.3.3-6), a Pendulum Monster on the
 * field does not go to the GY (base.13.12), and a card does not if another effect changes where it goes.
 */
export function arrives(table: Table, id: ObjectId, to: ZoneKind, act: Act): boolean {
  const row = rowOf(table, id);
  if (row.kind === 'token') return false;
  const proposed = move(id, { to, act }, byRule('3.3.3-5', 'cost'));
  if (finalPlace(table, row, proposed.data).to !== to) return false;
  // Replacements that do something in addition, or that lead to the same place, do not matter.
  return offersFor(table, proposed, 0).every(({ ability }) => staysOnItsWay(table, ability, to));
}

/** Whether a replacement lets the card get to its place. */
function staysOnItsWay(table: Table, ability: string, to: ZoneKind): boolean {
  return redirectsTo(table, ability) === to || (table.library.ability(ability).ability.clauses ?? []).length === 0;
}
