import { must, type ObjectId, type Seat } from '@arbiter/kernel';
import { remembered, type Table } from '@arbiter/kernel/authoring';
import type { SlotRowName } from './vocabulary.js';

/** The field: five columns, with two Extra Monster Zones between the sides (base.4.1 - base.4.5). */
export const lanes = [1, 2, 3, 4, 5] as const;

/** Columns of the Extra Monster Zones, as seat 0 counts. */
export const extraLanes = [2, 4] as const;

/** The seat number of zones that belong to both players. */
export const sharedSeat = -1;

export interface Position {
  /** `sharedSeat` for an Extra Monster Zone. */
  readonly seat: Seat;
  readonly row: SlotRowName;
  /** Column, from 1; counted from seat 0's side if the zone is shared. */
  readonly lane: number;
}

export function slotId({ seat, row, lane }: Position): string {
  return seat === sharedSeat ? `x:${row}:${lane}` : `${seat}:${row}:${lane}`;
}

const all: readonly Position[] = [
  ...[0, 1].flatMap((seat): Position[] => [
    ...lanes.map((lane): Position => ({ seat, row: 'monster', lane })),
    ...lanes.map((lane): Position => ({ seat, row: 'spellTrap', lane })),
    { seat, row: 'field', lane: 1 },
  ]),
  ...extraLanes.map((lane): Position => ({ seat: sharedSeat, row: 'extra', lane })),
];

const positions: ReadonlyMap<string, Position> = new Map(all.map((one) => [slotId(one), one]));

/** Every zone of the field. */
export const everySlot: readonly Position[] = all;

/** @throws {InvariantBroken} if the name is not that of a zone of the field */
export function positionOf(slot: string): Position {
  return must(positions.get(slot), 'place of the field');
}

const listed = (seat: Seat, row: SlotRowName): readonly string[] => all.filter((one) => one.seat === seat && one.row === row).map(slotId);
const ownRows: { readonly [row: string]: readonly (readonly string[])[] } = {
  monster: [listed(0, 'monster'), listed(1, 'monster')],
  spellTrap: [listed(0, 'spellTrap'), listed(1, 'spellTrap')],
  field: [listed(0, 'field'), listed(1, 'field')],
};

/** The two Extra Monster Zones. */
export const extraSlots: readonly string[] = listed(sharedSeat, 'extra');

/** A player's own zones of one row, in column order. */
export function slotsIn(seat: Seat, row: 'monster' | 'spellTrap' | 'field'): readonly string[] {
  return must(ownRows[row]?.[seat], 'side of the field');
}

/** The free zones of one row on one side (base.4.6). */
export function freeSlots(table: Table, seat: Seat, row: 'monster' | 'spellTrap' | 'field'): readonly string[] {
  return slotsIn(seat, row).filter((slot) => table.slot(slot).object === 0);
}

/** The cards in the given zones, in the order of the zones. */
export function present(table: Table, slots: readonly string[]): ObjectId[] {
  const found: ObjectId[] = [];
  for (const slot of slots) {
    const id = table.slot(slot).object;
    if (id !== 0) found.push(id);
  }
  return found;
}

/** The cards on each side of the field. */
interface Sides {
  readonly monsters: readonly (readonly ObjectId[])[];
  readonly backrow: readonly (readonly ObjectId[])[];
}

/** A slot's object and an object's controller are not among the `distantFields`, so a change of either discards the remembered answer. */
const sidesOf = remembered({
  name: 'sides of the field',
  basis: 'near',
  find: (table): Sides => {
    const extra = present(table, extraSlots);
    return {
      monsters: table
        .seats()
        .map((seat) => [...present(table, slotsIn(seat, 'monster')), ...extra.filter((id) => table.object(id).controller === seat)]),
      backrow: table.seats().map((seat) => [...present(table, slotsIn(seat, 'spellTrap')), ...present(table, slotsIn(seat, 'field'))]),
    };
  },
});

/** A player's monsters, those in Extra Monster Zones last (base.4.7). A monster that is still being summoned is included. */
export function monstersOf(table: Table, seat: Seat): readonly ObjectId[] {
  return sidesOf(table).monsters[seat] as readonly ObjectId[];
}

/** The cards in a player's Spell & Trap Zones and Field Zone. */
export function backrowOf(table: Table, seat: Seat): readonly ObjectId[] {
  return sidesOf(table).backrow[seat] as readonly ObjectId[];
}

/** Whether a place is one for monsters. */
export function isMonsterSlot(slot: string): boolean {
  if (slot === '') return false;
  const { row } = positionOf(slot);
  return row === 'monster' || row === 'extra';
}

/** The number of the same column as the other player counts it (base.4.5). */
export function facing(lane: number): number {
  return 6 - lane;
}

/** The column of a zone as seat 0 counts it; 0 for a Field Zone, which is in no column (base.4.4, base.4.14). */
export function columnOf(slot: string): number {
  const { seat, row, lane } = positionOf(slot);
  if (row === 'field') return 0;
  return seat === 1 ? facing(lane) : lane;
}
