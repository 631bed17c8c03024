import { jsonObjectOf, type ObjectId } from '@arbiter/kernel';
import {
  attach,
  type CardProgram,
  type Happening,
  type HappeningRule,
  matches,
  once,
  type Predicate,
  propose,
  releaseObject,
  sourceEnv,
  type Table,
} from '@arbiter/kernel/authoring';
import { isMonsterSlot } from '../board.js';
import { rowOnField, setObject } from '../facts.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/** Proposes to equip a face-up card in a Spell & Trap Zone to a face-up monster (base.16.11). */
export function equip(object: ObjectId, to: ObjectId, doing: Doing): Happening {
  return propose('equip', { object }, jsonObjectOf({ ...doing, to }));
}

/** Whether a card can have an Equip Card on it. */
export function canBearEquip(table: Table, id: ObjectId): boolean {
  const row = rowOnField(table, id);
  return row !== null && isMonsterSlot(row.slot) && row.faceUp;
}

const anything: Predicate = {};

/**
 * What an Equip Spell requires of its monster (base.16.12): what its activation requires of its target, if the target is a monster on the
 * field.
 */
const asks = once(({ abilities, printed }: CardProgram): Predicate => {
  const from = abilities.find(({ kind }) => kind === 'spell')?.targets?.[0]?.from;
  return printed.property === 'equip' && from?.from === 'monsterZone' ? (from.where ?? anything) : anything;
});

/**
 * Whether a card can be equipped to a monster, or stay so (base.16.11, base.16.12): the monster can have Equip Cards and meets the
 * requirement of the card's text.
 */
export function fitsEquip(table: Table, id: ObjectId, host: ObjectId): boolean {
  if (!canBearEquip(table, host)) return false;
  const row = table.object(id);
  return matches(table, sourceEnv(id, row.card, row.controller), host, asks(table.program(row).card));
}

/**
 * Turns a card into an Equip Card in a Spell & Trap Zone: what applied to it ends (base.16.14, base.20.11), and the materials under it are
 * sent away by rule.
 */
export function becomeEquip(table: Table, id: ObjectId): void {
  setObject(table, id, 'counters', {});
  setObject(table, id, 'notes', {});
  releaseObject(table, id);
}

export const equipRule: HappeningRule = {
  keys: () => ['equipped'],
  // A Set card cannot be equipped (base.16.11).
  possible: (table, { object, data }) => rowOnField(table, object)?.faceUp === true && fitsEquip(table, object, data.to as ObjectId),
  commit: (table, list) =>
    list.map((happening) => {
      const { object, data } = happening;
      const host = data.to as ObjectId;
      attach(table, object, host);
      setObject(table, object, 'role', 'equip');
      const { card, controller } = table.object(object);
      const doing = doingOf(data);
      table.emit('cardEquipped', doing.rule, { object, card, seat: controller, to: host, ...shownDoing(doing) });
      return happening;
    }),
};
