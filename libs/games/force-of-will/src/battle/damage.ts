import { type Control, happen, type Happening, type ObjectId, type Table } from '@arbiter/kernel';
import { type Battle, gameOf, isOnField, setGame } from '../facts.js';
import { damage } from '../happenings/damage.js';
import { atkOf, hasKeyword, isJResonator } from '../values/base.js';
import { settleBattle } from './settle.js';

/** What the attacker deals its damage to: its blocker, else what it attacked (805.2, 806.2); 0 where that is gone. */
function receiver(table: Table, { blocker, target }: Battle): number {
  if (blocker !== 0) return blocker;
  if (target < 0) return target;
  return isOnField(table, target) && isJResonator(table, target) ? target : 0;
}

function strikes(table: Table, battle: Battle, rule: string): readonly Happening[] {
  const to = receiver(table, battle);
  return to === 0 ? [] : [damage({ source: battle.attacker, to, amount: atkOf(table, battle.attacker), battle: true }, rule)];
}

/** 805.2: an attacker with First Strike deals its damage now. */
export function firstStrike(table: Table): Control | undefined {
  settleBattle(table);
  const { battle } = gameOf(table);
  if (battle === null || battle.attacker === 0 || !hasKeyword(table, battle.attacker, 'firstStrike')) return undefined;
  setGame(table, 'battle', { ...battle, struck: true });
  return happen(table, strikes(table, battle, '805.2'));
}

/** 806.2, 806.3: the others deal theirs: the attacker that has not, and what fights against it. */
export function normalDamage(table: Table): Control | undefined {
  settleBattle(table);
  const { battle } = gameOf(table);
  if (battle === null || battle.attacker === 0) return undefined;
  const to = receiver(table, battle);
  const back = to > 0 ? [answer(table, to, battle.attacker)] : [];
  return happen(table, [...(battle.struck ? [] : strikes(table, battle, '806.2')), ...back]);
}

const answer = (table: Table, source: ObjectId, attacker: ObjectId): Happening => damage({ source, to: attacker, amount: atkOf(table, source), battle: true }, '806.3');
