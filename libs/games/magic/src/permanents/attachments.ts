import { idOfSeat, type Json, type JsonObject, type ObjectId, readAs, type Seat, seatOfId } from '@arbiter/kernel';
import {
  fits,
  kindOfPlace,
  objectEnv,
  type ObjectRow,
  type PlayerRef,
  seatsOf,
  type Table,
  valuesOf,
  wordOf,
} from '@arbiter/kernel/authoring';
import { hasSubtype, isType } from '../facts.js';
import { repels } from './protection.js';
import { forbids } from '../rules.js';
import { subtypeListOf } from '../characteristics/subtypes.js';

/**
 * What Auras (303.4), Equipment (301.5) and Fortifications (301.6) may be attached to. A printed Aura says what it enchants by the keyword
 * `enchant`: `{ word: 'enchant', from?: zone kind, where?: { tree: predicate }, players?: who }`; if it has several, all of them apply
 * (702.5c).
 */
interface Enchant {
  readonly from?: string;
  readonly where?: JsonObject;
  readonly players?: PlayerRef;
}

/** Returns the enchant abilities of an object. */
export function enchantsOf(table: Table, id: ObjectId): readonly Enchant[] {
  return readAs<readonly Enchant[]>((valuesOf(table, id).keywords as readonly Json[]).filter((entry) => wordOf(entry) === 'enchant'));
}

/**
 * Whether an object may be attached to another, or to a player by their id (`idOfSeat`), as both are now: an Aura to what it can enchant
 * (303.4), Equipment to a creature (301.5), a Fortification to a land (301.6).
 */
export function attachable(table: Table, id: ObjectId, host: number): boolean {
  const row = table.object(id);
  // 301.5c, 303.4d: nothing can be attached to itself, and a creature can't be attached to anything.
  if (host === id || isType(table, id, 'creature')) return false;
  if ((seatOfId(host) !== null || table.find(host)?.zone === 'battlefield') && repels(table, host, id)) return false;
  const seat = seatOfId(host);
  if (seat !== null) return hasSubtype(table, id, 'Aura') && enchantsPlayer(table, row, seat);
  const to = table.find(host);
  if (to === null || forbids(table, host, 'haveAttached', id)) return false;
  if (hasSubtype(table, id, 'Aura') && enchants(table, row, to)) return true;
  if (to.zone !== 'battlefield') return false;
  return (
    (hasSubtype(table, id, 'Equipment') && isType(table, host, 'creature')) ||
    (hasSubtype(table, id, 'Fortification') && isType(table, host, 'land'))
  );
}

/** Whether all enchant abilities of an Aura let it enchant an object (702.5a, 702.5c). */
function enchants(table: Table, aura: ObjectRow, host: ObjectRow): boolean {
  const all = enchantsOf(table, aura.id);
  return (
    all.length > 0 &&
    all.every(
      ({ from, where, players }) =>
        players === undefined && kindOfPlace(table, host) === (from ?? 'battlefield') && fits(table, where, host.id, aura.id),
    )
  );
}

function enchantsPlayer(table: Table, aura: ObjectRow, seat: Seat): boolean {
  const all = enchantsOf(table, aura.id);
  return (
    all.length > 0 && all.every(({ players }) => players !== undefined && seatsOf(table, objectEnv(table, aura), players).includes(seat))
  );
}

/** Returns the objects to which an object may be attached. */
export function hostsFor(table: Table, { id }: ObjectRow): readonly ObjectId[] {
  return Object.values(table.state.zones).flatMap(({ order }) => order.filter((host) => attachable(table, id, host)));
}

/** Returns the players to whom an Aura may be attached (303.4, 702.5d). */
export function playersFor(table: Table, { id }: ObjectRow): readonly Seat[] {
  return table.seats().filter((seat) => attachable(table, id, idOfSeat(seat)));
}

/** Returns the objects that have one of these creature types (205.3m), in any zone; the selector says in which zone it looks. */
export function sharesCreatureType(table: Table, own: readonly string[]): readonly ObjectId[] {
  return Object.values(table.state.zones).flatMap(({ order }) =>
    order.filter((id) => creatureTypes(table, id).some((type) => own.includes(type))),
  );
}

/** Returns an object's creature types; only creatures and tribal cards have any (205.3m). */
export function creatureTypes(table: Table, id: ObjectId): readonly string[] {
  return (valuesOf(table, id).subtypes as readonly string[]).filter((type) => subtypeListOf(type) === 'creature');
}
