import { must, type ObjectId, type Option, type Seat } from '@arbiter/kernel';
import { type ObjectRow, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { gameOf, opponentOf, type RowName } from './facts.js';

/** The board: five star lines shared by both sides, each with a front and a back row place per side (三.1, 四.9, 五). */
export const lanes = [1, 2, 3, 4, 5] as const;
export const rows: readonly RowName[] = ['front', 'back'];

export interface Position {
  readonly seat: Seat;
  readonly row: RowName;
  readonly lane: number;
}

export function slotId({ seat, row, lane }: Position): string {
  return `${seat}:${row}:${lane}`;
}

/** The position of every place by its id, computed once because the board never changes its shape. */
const positions: ReadonlyMap<string, Position> = new Map(
  [0, 1].flatMap((seat) =>
    lanes.flatMap((lane) => rows.map((row): [string, Position] => [slotId({ seat, row, lane }), { seat, row, lane }])),
  ),
);
const idsOf: { readonly [seat: Seat]: { readonly [row in RowName]: readonly string[] } } = [0, 1].map((seat) => ({
  front: lanes.map((lane) => slotId({ seat, row: 'front', lane })),
  back: lanes.map((lane) => slotId({ seat, row: 'back', lane })),
}));
const sides: readonly (readonly string[])[] = [0, 1].map((seat) => lanes.flatMap((lane) => rows.map((row) => slotId({ seat, row, lane }))));

export function positionOf(slot: string): Position {
  return must(positions.get(slot), 'place on the board');
}

/** All places of a side in lane order: lane by lane, front before back (六.1※). */
export function slotsOf(seat: Seat): readonly string[] {
  return must(sides[seat], 'side of the board');
}

export function objectAt(table: Table, slot: string): ObjectId {
  return table.slot(slot).object;
}

export function freeSlots(table: Table, seat: Seat, row?: RowName): string[] {
  const places = row === undefined ? slotsOf(seat) : must(idsOf[seat], 'side of the board')[row];
  return places.filter((slot) => objectAt(table, slot) === 0);
}

/** Wraps a relation between places so that it is computed only once for each place. */
function once(rule: (slot: string) => readonly string[]): (slot: string) => readonly string[] {
  const known = new Map([...positions.keys()].map((slot) => [slot, rule(slot)]));
  return (slot) => must(known.get(slot), 'place on the board');
}

/** The places ahead of a place in its lane, nearest first, up to the enemy's back row (五.1). */
export const slotsAhead = once((slot) => {
  const { seat, row, lane } = positionOf(slot);
  const enemy = opponentOf(seat);
  const own = row === 'back' ? [slotId({ seat, row: 'front', lane })] : [];
  return [...own, slotId({ seat: enemy, row: 'front', lane }), slotId({ seat: enemy, row: 'back', lane })];
});

/** The enemy's places among `slotsAhead`, nearest first (五.1, 十一.4). */
export const enemySlotsAhead = once((slot) => {
  const { seat, lane } = positionOf(slot);
  return rows.map((row) => slotId({ seat: opponentOf(seat), row, lane }));
});

/** Enemy units ahead of a place, nearest first (五.1, 十一.4). */
export function enemiesAhead(table: Table, slot: string): ObjectId[] {
  return slot === '' ? [] : present(table, enemySlotsAhead(slot));
}

/** The units in the given places. */
export function present(table: Table, slots: readonly string[]): ObjectId[] {
  const found: ObjectId[] = [];
  for (const slot of slots) {
    const id = objectAt(table, slot);
    if (id !== 0) found.push(id);
  }
  return found;
}

/** The place directly behind a place (五.4); null unless it is a front place. */
export function slotBehind(slot: string): string | null {
  const { seat, row, lane } = positionOf(slot);
  return row === 'front' ? slotId({ seat, row: 'back', lane }) : null;
}

/** The places to the left and right in the same row (五.5). */
export const slotsBeside = once((slot) => {
  const { seat, row, lane } = positionOf(slot);
  return [lane - 1, lane + 1].filter((one) => one >= 1 && one <= 5).map((one) => slotId({ seat, row, lane: one }));
});

/**
 * Sorts objects into the order in which the game handles several: the active player's first, in lane order (六.6). Objects elsewhere keep
 * their order.
 */
export function inOrder(table: Table, objects: readonly ObjectId[]): readonly ObjectId[] {
  const { active } = gameOf(table);
  const standing = present(table, [...slotsOf(active), ...slotsOf(opponentOf(active))]).filter((id) => objects.includes(id));
  return [...standing, ...objects.filter((id) => !standing.includes(id))];
}

/**
 * The places where a unit may enter a side (九.2): its front row, and the back row only if the front row is full;
 * a card's own text may add the back row or the enemy's side.
 */
export function entrySlots(table: Table, object: ObjectRow, owner: Seat, side: Seat): string[] {
  const placements = valuesOf(table, object.id).placements as readonly string[];
  if (side === owner) {
    const front = freeSlots(table, side, 'front');
    const back = freeSlots(table, side, 'back');
    return front.length === 0 || placements.includes('ownBack') ? [...front, ...back] : front;
  }
  const front = freeSlots(table, side, 'front');
  const back = freeSlots(table, side, 'back');
  if (placements.includes('enemyBack') && !placements.includes('enemyFront')) return back;
  return front.length === 0 || placements.includes('enemyBack') ? [...front, ...back] : front;
}

/** The sides on which a player may play or summon a card: their own, and the enemy's if the card's text allows it. */
export function sidesFor(table: Table, id: ObjectId, seat: Seat): Seat[] {
  const placements = valuesOf(table, id).placements as readonly string[];
  const enemy = placements.some((one) => one.startsWith('enemy'));
  return enemy ? [seat, opponentOf(seat)] : [seat];
}

/** Options for a choice between the sides. */
export function sideOptions(sides: readonly Seat[], seat: Seat): Option[] {
  return sides.map((side) => ({ id: `seat:${side}`, label: side === seat ? 'ownSide' : 'enemySide', params: { seat: side } }));
}
