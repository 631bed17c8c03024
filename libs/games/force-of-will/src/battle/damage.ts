import { type Control, happen, type Happening, type ObjectId, type Table } from '@arbiter/kernel';
import { type Battle, gameOf, isOnField } from '../facts.js';
import { damage } from '../happenings/damage.js';
import { atkOf, hasKeyword, isJResonator } from '../values/base.js';
import { settleBattle } from './settle.js';

/** What the attacker deals its damage to: its blocker, else what it attacked (805.2, 806.2); 0 where that is gone. */
function receiver(table: Table, { blocker, target }: Battle): number {
  if (blocker !== 0) return blocker;
  if (target < 0) return target;
  return isOnField(table, target) && isJResonator(table, target) ? target : 0;
}

/** @param pierced what goes past the blocker to what was attacked (1102.2c) */
function strikes(table: Table, battle: Battle, pierced: number, rule: string): readonly Happening[] {
  const to = receiver(table, battle);
  if (to === 0) return [];
  const deal = (whom: number, amount: number): Happening => damage({ source: battle.attacker, to: whom, amount, battle: true }, rule);
  const all = atkOf(table, battle.attacker);
  return pierced > 0 && battle.blocker !== 0 ? [deal(to, all - pierced), deal(battle.target, pierced)] : [deal(to, all)];
}

/** Whether the attacker deals its damage in the First Strike step (805.2), or in the normal one (806.2). */
export const strikesFirst = (table: Table, { attacker }: Battle): boolean => hasKeyword(table, attacker, 'firstStrike');
export const strikesNow = (_table: Table, { struck }: Battle): boolean => !struck;

/** 805.2: an attacker with First Strike deals its damage now. */
export function firstStrike(table: Table, pierced: number): Control | undefined {
  settleBattle(table);
  const { battle } = gameOf(table);
  if (battle === null || battle.attacker === 0 || !strikesFirst(table, battle)) return undefined;
  return happen(table, strikes(table, battle, pierced, '805.2'));
}

/** 806.2, 806.3: the others deal theirs: the attacker that has not, and what fights against it. */
export function normalDamage(table: Table, pierced: number): Control | undefined {
  settleBattle(table);
  const { battle } = gameOf(table);
  if (battle === null || battle.attacker === 0) return undefined;
  const to = receiver(table, battle);
  const back = to > 0 ? [answer(table, to, battle.attacker)] : [];
  return happen(table, [...(battle.struck ? [] : strikes(table, battle, pierced, '806.2')), ...back]);
}

const answer = (table: Table, source: ObjectId, attacker: ObjectId): Happening => damage({ source, to: attacker, amount: atkOf(table, source), battle: true }, '806.3');
