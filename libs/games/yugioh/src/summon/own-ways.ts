import type { CardId, ObjectId, Seat } from '@arbiter/kernel';
import {
  type CompiledAbility,
  functions,
  holds,
  type Listener,
  listenerEnv,
  once,
  payable,
  type Program,
  type Table,
  usesLeft,
} from '@arbiter/kernel/authoring';
import { monstersOf } from '../board.js';
import { rowOf } from '../facts.js';
import type { SummonKind } from '../vocabulary.js';
import { fewestMaterials, fieldSpec, hasMaterials } from './material-sets.js';
import { canBeSummoned, maySpecialSummon } from './special-limits.js';

/**
 * Special Summons that the turn player makes without a Chain (base.9.2, base.11.1, base.12.1, base.14.1). The one definition of what may be
 * summoned in this way, used both when it is offered and when it is done.
 */

const fieldKinds: ReadonlySet<string> = new Set<SummonKind>(['synchro', 'xyz', 'link']);

/** The kind of summon with materials on the field for a face-down monster of the Extra Deck; null for any other card. */
export function fieldKindOf(table: Table, id: ObjectId): 'synchro' | 'xyz' | 'link' | null {
  if (rowOf(table, id).faceUp) return null;
  const frame = table.program(table.object(id)).card.printed.frame as string;
  return fieldKinds.has(frame) ? (frame as 'synchro') : null;
}

/** Whether a monster of the Extra Deck can be summoned now with materials of its player's field. */
function mayUseField(table: Table, seat: Seat, { object: id, kind: how }: FieldSummon): boolean {
  return maySpecialSummon(table, seat, id, how) && hasMaterials(table, fieldSpec(seat, id, how));
}

/** Monsters of the Extra Deck that can be summoned now with materials on the field. Copies of a card are checked once. */
export function summonableFromField(table: Table, seat: Seat): readonly FieldSummon[] {
  const there = openMonsters(table, seat);
  if (there === 0) return nobody;
  const judged = new Map<CardId, boolean>();
  const found: FieldSummon[] = [];
  for (const object of table.zoneOf('extraDeck', seat).order) {
    const kind = fieldKindOf(table, object);
    if (kind === null) continue;
    const { card } = table.object(object);
    let may = judged.get(card);
    if (may === undefined) judged.set(card, (may = fewestMaterials(table, object) <= there && mayUseField(table, seat, { object, kind })));
    if (may) found.push({ object, kind });
  }
  return found;
}

interface FieldSummon {
  readonly object: ObjectId;
  readonly kind: 'synchro' | 'xyz' | 'link';
}

const nobody: readonly FieldSummon[] = [];

/** The number of a player's face-up monsters; no summon can use more materials (base.11.1, base.12.1, base.14.1). */
function openMonsters(table: Table, seat: Seat): number {
  let count = 0;
  for (const id of monstersOf(table, seat)) if (rowOf(table, id).faceUp) count++;
  return count;
}

/** Procedures of a card's own text by which it is Special Summoned (base.9.2). */
const proceduresOf = once(({ abilities }: Program): readonly CompiledAbility[] =>
  abilities.filter(({ ability }) => ability.marks?.summon === 'special'),
);

/** The procedure of its own by which a card may be summoned now; null where it has none. */
export function ownProcedure(table: Table, seat: Seat, id: ObjectId): Listener | null {
  const row = table.object(id);
  for (const compiled of proceduresOf(table.program(row))) {
    if (!functions(table, row, compiled)) continue;
    const { ability, path } = compiled;
    const listener: Listener = { object: id, seat, ability: path };
    const env = listenerEnv(table, listener, null);
    if (ability.when !== undefined && !holds(table, env, ability.when)) continue;
    if (ability.limit !== undefined && usesLeft(table, listener, ability.limit) <= 0) continue;
    const fits = ability.marks?.freesZone === true ? maySpecialSummon(table, seat, id, 'own') : canBeSummoned(table, seat, id, 'own');
    if (fits && payable(table, env, ability.cost)) return listener;
  }
  return null;
}
