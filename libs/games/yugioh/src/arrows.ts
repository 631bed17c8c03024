import type { ObjectId, Seat } from '@arbiter/kernel';
import { type ObjectRow, type Table, valuesOf } from '@arbiter/kernel/authoring';
import type { Arrow } from './cards/printed.js';
import { everySlot, extraLanes, facing, isMonsterSlot, positionOf, present, sharedSeat, slotId } from './board.js';

/** Link Arrows (base.14.6 - base.14.8). The Monster Zones form a grid: seat 0's row, the Extra Monster Zones, seat 1's row. */

const steps: { readonly [A in Arrow]: readonly [number, number] } = {
  up: [0, 1],
  upRight: [1, 1],
  right: [1, 0],
  downRight: [1, -1],
  down: [0, -1],
  downLeft: [-1, -1],
  left: [-1, 0],
  upLeft: [-1, 1],
};

function slotAt(x: number, y: number): string | null {
  if (x < 1 || x > 5) return null;
  if (y === 0) return slotId({ seat: 0, row: 'monster', lane: x });
  if (y === 2) return slotId({ seat: 1, row: 'monster', lane: facing(x) });
  return y === 1 && (extraLanes as readonly number[]).includes(x) ? slotId({ seat: sharedSeat, row: 'extra', lane: x }) : null;
}

/**
 * The zones that a monster's arrows point at from its zone, as its controller sees them. Nothing points at Spell & Trap Zones (base.14.7).
 */
export function pointedFrom(slot: string, controller: Seat, arrows: readonly Arrow[]): readonly string[] {
  if (!isMonsterSlot(slot)) return [];
  const { seat, row, lane } = positionOf(slot);
  const [x, y] = row === 'extra' ? [lane, 1] : seat === 0 ? [lane, 0] : [facing(lane), 2];
  const turn = controller === 0 ? 1 : -1;
  return arrows.flatMap((arrow) => {
    const [dx, dy] = steps[arrow];
    const found = slotAt(x + dx * turn, y + dy * turn);
    return found === null ? [] : [found];
  });
}

/** The zones that a monster on the field points at. */
export function pointsAt(table: Table, row: ObjectRow): readonly string[] {
  const { arrows } = valuesOf(table, row.id);
  return Array.isArray(arrows) ? pointedFrom(row.slot, row.controller, arrows as readonly Arrow[]) : [];
}

/** All zones that at least one Link Monster points at, whoever controls it (base.14.10). */
export function linkedSlots(table: Table): ReadonlySet<string> {
  const found = new Set<string>();
  for (const id of monsters(table)) for (const slot of pointsAt(table, table.object(id))) found.add(slot);
  return found;
}

/** Monsters to which a monster is linked: those in the zones that it points at, and the Link Monsters that point at it (base.14.8). */
export function linkedTo(table: Table, row: ObjectRow): readonly ObjectId[] {
  const pointed = present(table, pointsAt(table, row));
  return [
    ...new Set([...pointed, ...monsters(table).filter((id) => id !== row.id && pointsAt(table, table.object(id)).includes(row.slot))]),
  ];
}

/** Monsters in the zones that a monster points at. */
export function pointedAt(table: Table, row: ObjectRow): readonly ObjectId[] {
  return present(table, pointsAt(table, row));
}

/**
 * All monsters on the field. No filter is needed: monsters with arrows are never face-down (base.14.5), and monsters without arrows point
 * at nothing.
 */
const monsters = (table: Table): readonly ObjectId[] => present(table, monsterSlots);

const monsterSlots: readonly string[] = everySlot.map(slotId).filter(isMonsterSlot);

/**
 * Whether a row of co-linked Link Monsters would connect two zones once the monster that is about to be summoned is in the second zone
 * (base.14.13).
 */
export function joinsUp(
  table: Table,
  from: string,
  to: string,
  { seat, object }: { readonly seat: Seat; readonly object: ObjectId },
): boolean {
  const { arrows } = valuesOf(table, object);
  if (!Array.isArray(arrows)) return false;
  const pointed = new Map(monsters(table).map((id) => [table.object(id).slot, pointsAt(table, table.object(id))] as const));
  pointed.set(to, pointedFrom(to, seat, arrows as readonly Arrow[]));
  const reached = new Set([from]);
  for (const slot of reached) for (const next of pointed.get(slot) ?? []) if (pointed.get(next)?.includes(slot) === true) reached.add(next);
  return pointed.has(from) && reached.has(to);
}
