import { type ObjectId, type Seat, type Table, valuesOf } from '@arbiter/kernel';
import { rowOf } from '../facts.js';
import { cannot, playerCannot } from '../values/rules.js';
import type { SummonKind } from '../vocabulary.js';
import { summonZones } from './zones.js';

/** Frames whose monsters must first be summoned in their own way (base.9.7). */
const ownWays: ReadonlySet<string> = new Set(['ritual', 'fusion', 'synchro', 'xyz', 'link']);

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
  if ((values.marks as readonly string[]).includes('spirit')) return false;
  const { marks } = table.program(row).abilities.find(({ ability }) => ability.marks?.mustBe !== undefined)?.ability ?? {};
  const { proper, zone } = rowOf(table, id);
  if (marks?.mustBe !== undefined && marks.mustBe !== how && !(marks.mustFirst === true && proper)) return false;
  const frame = values.frame as string;
  return !ownWays.has(frame) || frame === how || proper || zone.startsWith('extraDeck:');
}

/** The same with a zone for it on a side. */
export function canBeSummoned(table: Table, seat: Seat, id: ObjectId, how: SummonKind): boolean {
  return maySpecialSummon(table, seat, id, how) && summonZones(table, seat, id).length > 0;
}
