import { type ObjectId, type Seat, type Table, valuesOf } from '@arbiter/kernel';
import { rowOf } from '../facts.js';
import { cannot, playerCannot } from '../values/rules.js';
import type { SummonKind } from '../vocabulary.js';
import { allowsKind } from './own-kind.js';
import { summonZones } from './zones.js';

/**
 * Whether an effect may Special Summon a monster from where it lies (base.9.6 - 9.8), zones apart. One that must first be summoned in
 * its own way comes back from the GY or from among banished cards only if it was.
 * @param how the kind of summon that the effect makes
 */
export function maySpecialSummon(table: Table, seat: Seat, id: ObjectId, how: SummonKind): boolean {
  const row = table.find(id);
  if (row === null || row.slot !== '' || playerCannot(table, seat, 'specialSummon', id) || cannot(table, id, 'specialSummon')) return false;
  const values = valuesOf(table, id);
  if (!(values.kinds as readonly string[]).includes('monster') && values.trapMonster !== true) return false;
  return allowsKind(table.program(row), rowOf(table, id), how);
}

/** The same with a zone for it on a side. */
export function canBeSummoned(table: Table, seat: Seat, id: ObjectId, how: SummonKind): boolean {
  return maySpecialSummon(table, seat, id, how) && summonZones(table, seat, id).length > 0;
}
