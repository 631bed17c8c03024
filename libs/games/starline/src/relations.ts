import type { ObjectId } from '@arbiter/kernel';
import type { ObjectRow, Table } from '@arbiter/kernel/authoring';
import { enemiesAhead, lanes, positionOf, present, slotBehind, slotId, slotsAhead, slotsBeside } from './board.js';
import { gameOf, opponentOf, unitOf } from './facts.js';
import { attackTargets } from './procedures/attack.js';

function fromSlot(rule: (slot: string) => readonly string[]): (table: Table, object: ObjectRow) => readonly ObjectId[] {
  return (table, object) => (object.slot === '' ? [] : present(table, rule(object.slot)));
}

/** The unit to the left or right of another, as seen by that side's player; lane 1 is at the first player's right (四.4). */
function handSide(table: Table, object: ObjectRow, left: 1 | -1): readonly ObjectId[] {
  if (object.slot === '') return [];
  const { seat, row, lane } = positionOf(object.slot);
  const next = lane + (seat === gameOf(table).first ? left : -left);
  return next < 1 || next > 5 ? [] : present(table, [slotId({ seat, row, lane: next })]);
}

function attackingUnits(table: Table): ObjectId[] {
  return table
    .allSlots()
    .map(({ object }) => object)
    .filter((id) => id !== 0 && unitOf(table, id).stance === 'attacking');
}

/** Relations that programs may name (section 五). */
export const relations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly ObjectId[] } = {
  beside: fromSlot(slotsBeside),
  ahead: fromSlot(slotsAhead),
  directlyAhead: fromSlot((slot) => {
    const { seat, row, lane } = positionOf(slot);
    return row === 'front' ? [slotId({ seat: opponentOf(seat), row: 'front', lane })] : [];
  }),
  firstEnemyAhead: (table, object) => enemiesAhead(table, object.slot).slice(0, 1),
  behind: fromSlot((slot) => {
    const behind = slotBehind(slot);
    return behind === null ? [] : [behind];
  }),
  directlyBehind: fromSlot((slot) => {
    const behind = slotBehind(slot);
    return behind === null ? [] : [behind];
  }),
  firstBothWays: (table, object) => {
    if (object.slot === '') return [];
    const ahead = present(table, slotsAhead(object.slot)).slice(0, 1);
    const behind = slotBehind(object.slot);
    return [...ahead, ...(behind === null ? [] : present(table, [behind]))];
  },
  sameRow: (table, object) => {
    if (object.slot === '') return [];
    const { seat, row } = positionOf(object.slot);
    return present(
      table,
      lanes.map((lane) => slotId({ seat, row, lane })).filter((slot) => slot !== object.slot),
    );
  },
  leftOf: (table, object) => handSide(table, object, 1),
  rightOf: (table, object) => handSide(table, object, -1),
  attackersOf: (table, object) => attackingUnits(table).filter((id) => attackTargets(table, id).includes(object.id)),
  attackTargets: (table, object) => (unitOf(table, object.id).stance === 'attacking' ? attackTargets(table, object.id) : []),
  fightingWith: (table, object) => {
    const fight = gameOf(table).fight as { readonly attacker: ObjectId; readonly defender: ObjectId } | null;
    if (fight === null) return [];
    if (fight.attacker === object.id) return [fight.defender];
    return fight.defender === object.id ? [fight.attacker] : [];
  },
};
