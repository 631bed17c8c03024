import type { ObjectId, Seat } from '../contract.js';
import type { ObjectRow, SlotRow } from '../state/state.js';
import type { Table } from './table.js';

/** Where objects lie. */

/**
 * Objects of a zone kind or of a kind of slots (`slots`: the whole board; `attached` and `under`: cards that lie with an object
 * on it), of the seats given or of all: in slots and shared zones those that they control. In the order in which they lie.
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
  // What one seat alone is asked for lies there in order.
  if (seats !== null && seats.length === 1) for (const { seat, order } of zones) if (seat >= 0 && seat === seats[0]) return order;
  for (const { seat, order } of zones) {
    if (seats === null || seat >= 0) {
      if (seats === null || seats.includes(seat)) for (const one of order) found.push(one);
    } else for (const one of order) if (seats.includes(table.controllerOf(table.object(one)))) found.push(one);
  }
  return found;
}

/** Whether fewer objects lie in places than are asked for, whatever they are. */
export function fewerThan(table: Table, kinds: readonly string[], seats: readonly Seat[] | null, most: number): boolean {
  let there = 0;
  for (const kind of kinds) there += objectsIn(table, kind, seats).length;
  return there < most;
}

/** What lies in the only zone of a kind, where no seat has it for itself; null where there is no such zone. */
export function sharedZone(table: Table, kind: string): readonly ObjectId[] | null {
  const zones = table.zonesOf(kind);
  const [zone] = zones;
  return zone !== undefined && zones.length === 1 && zone.seat < 0 ? zone.order : null;
}

/** Adds what lies in slots, of one kind or all. */
function inSlots(table: Table, kind: string | null, seats: readonly Seat[] | null, found: ObjectId[]): readonly ObjectId[] {
  for (const slot of table.allSlots()) {
    if (slot.object === 0) continue;
    const row = table.object(slot.object);
    if (kind !== null && kindOfSlot(table, slot, row) !== kind) continue;
    if (seats === null || seats.includes(table.controllerOf(row))) found.push(row.id);
  }
  return found;
}

/** Kind of a slot for what lies in it, or is about to (null): the game's own, or `slots`. */
export function kindOfSlot(table: Table, slot: SlotRow, row: ObjectRow | null): string {
  const { slotKinds } = table.game;
  return slotKinds === undefined ? 'slots' : slotKinds.of(slot, row);
}

/** Kind of the place in which an object lies: of its slot or zone; `under` or `attached` where it lies with its host only. */
export function kindOfPlace(table: Table, row: ObjectRow): string {
  if (row.slot !== '') return table.game.slotKinds === undefined ? 'slots' : kindOfSlot(table, table.slot(row.slot), row);
  if (row.zone !== '') return table.zone(row.zone).kind;
  if (row.host === 0) return '';
  return table.find(row.host)?.attached.includes(row.id) ? 'attached' : 'under';
}
