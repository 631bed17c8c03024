import { must, type ObjectId, type Seat } from '@arbiter/kernel';
import { remembered, type Table } from '@arbiter/kernel/authoring';
import type { SlotRowName } from './vocabulary.js';

/** The field: five columns, with two Extra Monster Zones between the sides (base.4.1 - base.4.5). */
export const lanes = [1, 2, 3, 4, 5] as const;

/** Columns of the Extra Monster Zones, as seat 0 counts. */
export const extraLanes = [2, 4] as const;

/** Seat of the places that belong to both players. */
export const sharedSeat = -1;

export interface Position {
  /** `sharedSeat` for an Extra Monster Zone. */
  readonly seat: Seat;
  readonly row: SlotRowName;
  /** From 1; counted from seat 0 where the place is shared. */
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

/** Every place of the field. */
export const everySlot: readonly Position[] = all;

/** @throws {InvariantBroken} for what is no place of the field */
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

/** A player's own places of a row, in column order. */
export function slotsIn(seat: Seat, row: 'monster' | 'spellTrap' | 'field'): readonly string[] {
  return must(ownRows[row]?.[seat], 'side of the field');
}

/** Free places of a row on one side (base.4.6). */
export function freeSlots(table: Table, seat: Seat, row: 'monster' | 'spellTrap' | 'field'): readonly string[] {
  return slotsIn(seat, row).filter((slot) => table.slot(slot).object === 0);
}

/** What lies in these places, in their order. */
export function present(table: Table, slots: readonly string[]): ObjectId[] {
  const found: ObjectId[] = [];
  for (const slot of slots) {
    const id = table.slot(slot).object;
    if (id !== 0) found.push(id);
  }
  return found;
}

/** What lies on each side of the field. */
interface Sides {
  readonly monsters: readonly (readonly ObjectId[])[];
  readonly backrow: readonly (readonly ObjectId[])[];
}

/** What lies in a slot and who controls it are no distant fields. */
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

/** A player's monsters, those in Extra Monster Zones last (base.4.7); also one that is being summoned. */
export function monstersOf(table: Table, seat: Seat): readonly ObjectId[] {
  return sidesOf(table).monsters[seat] as readonly ObjectId[];
}

/** What lies in a player's Spell & Trap Zones and his Field Zone. */
export function backrowOf(table: Table, seat: Seat): readonly ObjectId[] {
  return sidesOf(table).backrow[seat] as readonly ObjectId[];
}

/** Whether a place is one for monsters. */
export function isMonsterSlot(slot: string): boolean {
  if (slot === '') return false;
  const { row } = positionOf(slot);
  return row === 'monster' || row === 'extra';
}

/** The same column as the other player counts it (base.4.5). */
export function facing(lane: number): number {
  return 6 - lane;
}

/** Column of a place as seat 0 counts it; 0 for a Field Zone, which is in none (base.4.4, base.4.14). */
export function columnOf(slot: string): number {
  const { seat, row, lane } = positionOf(slot);
  if (row === 'field') return 0;
  return seat === 1 ? facing(lane) : lane;
}
