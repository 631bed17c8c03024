import type { ObjectId, Seat } from '../contract.js';
import type { ObjectRow, SlotRow } from '../state/state.js';
import type { Table } from './table.js';

/** Finding objects by where they lie. */

/**
 * Returns the objects of a zone kind or a kind of slots (`slots`: the whole board; `attached` and `under`: cards that lie with an object on
 * it), of the given seats or of all. In slots and shared zones, those that the seats control count as theirs. The objects are in the order
 * in which they lie.
 */
export function objectsIn(table: Table, kind: string, seats: readonly Seat[] | null): readonly ObjectId[] {
  const found: ObjectId[] = [];
  if (kind === 'slots') return inSlots(table, null, seats, found);
  if (kind === 'attached' || kind === 'under') {
    for (const host of objectsIn(table, 'slots', null)) {
      for (const id of table.object(host)[kind]) {
        const row = table.object(id);
        if (row.zone === '' && row.slot === '' && (seats === null || seats.includes(table.controllerOf(row)))) found.push(id);
      }
    }
    return found;
  }
  if (table.game.slotKinds?.names.includes(kind) === true) return inSlots(table, kind, seats, found);
  const zones = table.zonesOf(kind);
  // The objects of a single seat lie in its own zone in the right order already.
  if (seats !== null && seats.length === 1) for (const { seat, order } of zones) if (seat >= 0 && seat === seats[0]) return order;
  for (const { seat, order } of zones) {
    if (seats === null || seat >= 0) {
      if (seats === null || seats.includes(seat)) for (const one of order) found.push(one);
    } else for (const one of order) if (seats.includes(table.controllerOf(table.object(one)))) found.push(one);
  }
  return found;
}

/** Whether the places hold fewer objects than `most`, whatever they are. */
export function fewerThan(table: Table, kinds: readonly string[], seats: readonly Seat[] | null, most: number): boolean {
  let there = 0;
  for (const kind of kinds) there += objectsIn(table, kind, seats).length;
  return there < most;
}

/** Returns the objects in the only zone of a kind, where all players share it; null where there is no such zone. */
export function sharedZone(table: Table, kind: string): readonly ObjectId[] | null {
  const zones = table.zonesOf(kind);
  const [zone] = zones;
  return zone !== undefined && zones.length === 1 && zone.seat < 0 ? zone.order : null;
}

/** Adds the objects in slots, of one kind or all. */
function inSlots(table: Table, kind: string | null, seats: readonly Seat[] | null, found: ObjectId[]): readonly ObjectId[] {
  for (const slot of table.allSlots()) {
    if (slot.object === 0) continue;
    const row = table.object(slot.object);
    if (kind !== null && kindOfSlot(table, slot, row) !== kind) continue;
    if (seats === null || seats.includes(table.controllerOf(row))) found.push(row.id);
  }
  return found;
}

/** Returns the kind of a slot for the object that lies in it, or for one about to be put there (null): the game's own kind, or `slots`. */
export function kindOfSlot(table: Table, slot: SlotRow, row: ObjectRow | null): string {
  const { slotKinds } = table.game;
  return slotKinds === undefined ? 'slots' : slotKinds.of(slot, row);
}

/**
 * Returns the kind of the place in which an object lies: of its slot or zone; `under` or `attached` for an object that lies only with its
 * host.
 */
export function kindOfPlace(table: Table, row: ObjectRow): string {
  if (row.slot !== '') return table.game.slotKinds === undefined ? 'slots' : kindOfSlot(table, table.slot(row.slot), row);
  if (row.zone !== '') return table.zone(row.zone).kind;
  if (row.host === 0) return '';
  return table.find(row.host)?.attached.includes(row.id) ? 'attached' : 'under';
}
