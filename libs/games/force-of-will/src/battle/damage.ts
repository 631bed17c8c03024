import { type ObjectId, seatOfId } from '@arbiter/kernel';
import { type Control, happen, type Happening, type Table } from '@arbiter/kernel/authoring';
import { type Battle, isOnField } from '../facts.js';
import { damage } from '../happenings/damage.js';
import { atkOf, hasKeyword, isJResonator } from '../values/base.js';
import { battleOf } from './running.js';

/**
 * Returns what was attacked: the player, or the J-ruler or resonator as long as it is still one and lies on the field (804.5b, ruling:17);
 * else 0.
 */
export function attackedStill(table: Table, { target }: Battle): number {
  if (seatOfId(target) !== null) return target;
  return isOnField(table, target) && isJResonator(table, target) ? target : 0;
}

/**
 * Returns what the attacker deals its damage to (805.2, 806.2): its blocker (805.2a, 806.2a), else what it attacked (805.2b, 806.2b); 0 if
 * that is gone (ruling:17).
 */
function receiver(table: Table, battle: Battle): number {
  return battle.blocker === 0 ? attackedStill(table, battle) : battle.blocker;
}

/**
 * Returns the attacker's damage, as much as its ATK (206.2). All of it is battle damage (1102.4).
 * @param pierced damage that goes past the blocker to what was attacked (1102.2c)
 */
function strikes(table: Table, battle: Battle, pierced: number, rule: string): readonly Happening[] {
  const to = receiver(table, battle);
  if (to === 0) return [];
  const deal = (whom: number, amount: number): Happening => damage({ source: battle.attacker, to: whom, amount, battle: true }, rule);
  const all = atkOf(table, battle.attacker);
  // A proposed damage of 0 does not happen, so both amounts may be proposed.
  return [deal(to, all - pierced), deal(battle.target, pierced)];
}

/** Whether the attacker deals its damage in the First Strike step (805.2, 1104.1, 1104.2), or in the normal one (806.2). */
export const strikesFirst = (table: Table, { attacker }: Battle): boolean => hasKeyword(table, attacker, 'firstStrike');
export const strikesNow = (_table: Table, { struck }: Battle): boolean => !struck;

/** Deals the damage of an attacker with First Strike; nothing else deals damage in this step (805.2, 1104.2, ruling:18). */
export function firstStrike(table: Table, pierced: number): Control | undefined {
  const battle = battleOf(table);
  if (battle.attacker === 0 || !strikesFirst(table, battle)) return undefined;
  return happen(table, strikes(table, battle, pierced, '805.2'));
}

/** Deals the remaining damage: that of the attacker if it has not dealt it yet, and that of the card it fights (806.2, 806.3). */
export function normalDamage(table: Table, pierced: number): Control | undefined {
  const battle = battleOf(table);
  if (battle.attacker === 0) return undefined;
  const to = receiver(table, battle);
  const back = to !== 0 && seatOfId(to) === null ? [answer(table, to, battle.attacker)] : [];
  return happen(table, [...(battle.struck ? [] : strikes(table, battle, pierced, '806.2')), ...back]);
}

/** Returns the damage that the card fighting the attacker deals to it, as much as that card's ATK (806.3, 206.2). */
const answer = (table: Table, source: ObjectId, attacker: ObjectId): Happening =>
  damage({ source, to: attacker, amount: atkOf(table, source), battle: true }, '806.3');
