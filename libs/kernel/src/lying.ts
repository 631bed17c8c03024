import type { ObjectId, Seat } from './contract.js';
import type { ObjectRow } from './state.js';
import type { Table } from './table.js';

/** Where objects lie. */

/**
 * Objects of a zone kind (`slots`: the board; `attached` and `under`: cards that lie with an object on it), of the seats given
 * or of all: in a shared zone those that they control. In the order in which they lie.
 */
export function objectsIn(table: Table, kind: string, seats: readonly Seat[] | null): readonly ObjectId[] {
  const found: ObjectId[] = [];
  if (kind === 'slots') {
    const { slots } = table.state;
    for (const id in slots) {
      const slot = slots[id] as { readonly object: ObjectId };
      if (slot.object === 0) continue;
      const row = table.object(slot.object);
      if (seats === null || seats.includes(table.controllerOf(row))) found.push(row.id);
    }
    return found;
  }
  if (kind === 'attached' || kind === 'under') {
    for (const host of objectsIn(table, 'slots', null)) {
      for (const id of table.object(host)[kind]) {
        const row = table.object(id);
        if (row.zone === '' && row.slot === '' && (seats === null || seats.includes(table.controllerOf(row)))) found.push(id);
      }
    }
    return found;
  }
  const { zones } = table.state;
  for (const id in zones) {
    const zone = zones[id] as { readonly kind: string; readonly seat: Seat; readonly order: readonly ObjectId[] };
    if (zone.kind !== kind) continue;
    if (seats === null) found.push(...zone.order);
    else if (zone.seat >= 0) {
      if (seats.includes(zone.seat)) found.push(...zone.order);
    } else for (const one of zone.order) if (seats.includes(table.controllerOf(table.object(one)))) found.push(one);
  }
  return found;
}

/** Kind of the zone in which an object lies: `slots` on the board, `under` or `attached` where it lies with its host only. */
export function kindOfPlace(table: Table, row: ObjectRow): string {
  if (row.slot !== '') return 'slots';
  if (row.zone !== '') return table.zone(row.zone).kind;
  if (row.host === 0) return '';
  return table.find(row.host)?.attached.includes(row.id) ? 'attached' : 'under';
}
