import type { ObjectId, Seat } from '@arbiter/kernel';
import { type Env, kindOfPlace, type ObjectRow, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { rowOf } from '../facts.js';
import { cannot, playerCannot, playerRules } from '../values/rules.js';
import { allowsKind, liesRightToCome, type SummonWay } from './own-kind.js';
import { summonZones } from './zones.js';

/**
 * Whether an effect may Special Summon a monster from where it is (base.9.6 - base.9.8), without regard to zones. A monster that must first
 * be summoned in
 * its own way can be brought back from the GY or from among banished cards only if it was.
 * @param how the kind of summon that the effect makes
 */
export function maySpecialSummon(table: Table, seat: Seat, id: ObjectId, how: SummonWay): boolean {
  const row = table.find(id);
  if (
    row === null ||
    (row.slot !== '' && !risesFromField(table, row)) ||
    playerCannot(table, seat, 'specialSummon', id) ||
    cannot(table, id, 'specialSummon')
  )
    return false;
  const values = valuesOf(table, id);
  if (!(values.kinds as readonly string[]).includes('monster') && values.trapMonster !== true && row.slot === '') return false;
  return (
    liesRightToCome(table.program(row), rowOf(table, id), kindOfPlace(table, row)) && allowsKind(table.program(row), rowOf(table, id), how)
  );
}

/**
 * Whether a card lies in a Spell & Trap Zone and may be Special Summoned from there by its own effect: a Trap Monster, a monster that is an Equip Card
 * (base.3.13, base.16.17), or a Pendulum Card (base.3.15).
 */
function risesFromField(table: Table, row: ObjectRow): boolean {
  const place = kindOfPlace(table, row);
  return (
    place === 'pendulumZone' ||
    (place === 'spellTrapZone' &&
      (valuesOf(table, row.id).trapMonster === true ||
        (rowOf(table, row.id).role === 'equip' && table.program(row).card.printed.kind === 'monster')))
  );
}

/**
 * Whether an effect may Special Summon a card from where it is, as programs ask it: by the card's own text and by what restricts the player
 * of the effect (base.9.6, base.9.12).
 */
export function isSummonable(table: Table, { id }: ObjectRow, { you }: Env): boolean {
  return (
    table.find(id) !== null &&
    valuesOf(table, id).comesFromHere === true &&
    !playerCannot(table, you, 'specialSummon', id) &&
    !cannot(table, id, 'specialSummon')
  );
}

/** Whether a player cannot Special Summon anything (base.9.12). */
export function summonsNothing(table: Table, seat: Seat): boolean {
  return playerRules(table, seat).some(({ cant, of, but }) => cant === 'specialSummon' && of === undefined && but === undefined);
}

/** Whether an effect may Special Summon a monster and the side has a zone for it. */
export function canBeSummoned(table: Table, seat: Seat, id: ObjectId, how: SummonWay): boolean {
  return maySpecialSummon(table, seat, id, how) && summonZones(table, seat, id).length > 0;
}
