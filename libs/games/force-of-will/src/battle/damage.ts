import { type ObjectId, seatOfId } from '@arbiter/kernel';
import { type Control, happen, type Happening, type Table } from '@arbiter/kernel/authoring';
import { type Battle, isOnField } from '../facts.js';
import { damage } from '../happenings/damage.js';
import { atkOf, hasKeyword, isJResonator } from '../values/base.js';
import { battleOf } from './running.js';

/** What was attacked: the player, or the J-ruler or resonator as long as it is one and lies on the field (804.5b, ruling:17); else 0. */
export function attackedStill(table: Table, { target }: Battle): number {
  if (seatOfId(target) !== null) return target;
  return isOnField(table, target) && isJResonator(table, target) ? target : 0;
}

/** What the attacker deals its damage to (805.2, 806.2): its blocker (805.2a, 806.2a), else what it attacked (805.2b, 806.2b); 0 where that is gone (ruling:17). */
function receiver(table: Table, battle: Battle): number {
  return battle.blocker === 0 ? attackedStill(table, battle) : battle.blocker;
}

/** 206.2: as much damage as the attacker has ATK. All of it is battle damage (1102.4). @param pierced what goes past the blocker to what was attacked (1102.2c) */
function strikes(table: Table, battle: Battle, pierced: number, rule: string): readonly Happening[] {
  const to = receiver(table, battle);
  if (to === 0) return [];
  const deal = (whom: number, amount: number): Happening => damage({ source: battle.attacker, to: whom, amount, battle: true }, rule);
  const all = atkOf(table, battle.attacker);
  // Damage of none can't happen.
  return [deal(to, all - pierced), deal(battle.target, pierced)];
}

/** Whether the attacker deals its damage in the First Strike step (805.2, 1104.1, 1104.2), or in the normal one (806.2). */
export const strikesFirst = (table: Table, { attacker }: Battle): boolean => hasKeyword(table, attacker, 'firstStrike');
export const strikesNow = (_table: Table, { struck }: Battle): boolean => !struck;

/** 805.2, 1104.2, ruling:18: an attacker with First Strike deals its damage now, and nothing else does. */
export function firstStrike(table: Table, pierced: number): Control | undefined {
  const battle = battleOf(table);
  if (battle.attacker === 0 || !strikesFirst(table, battle)) return undefined;
  return happen(table, strikes(table, battle, pierced, '805.2'));
}

/** 806.2, 806.3: the others deal theirs: the attacker that has not, and what fights against it. */
export function normalDamage(table: Table, pierced: number): Control | undefined {
  const battle = battleOf(table);
  if (battle.attacker === 0) return undefined;
  const to = receiver(table, battle);
  const back = to !== 0 && seatOfId(to) === null ? [answer(table, to, battle.attacker)] : [];
  return happen(table, [...(battle.struck ? [] : strikes(table, battle, pierced, '806.2')), ...back]);
}

/** 806.3, 206.2: what fights against the attacker deals it as much damage as it has ATK. */
const answer = (table: Table, source: ObjectId, attacker: ObjectId): Happening =>
  damage({ source, to: attacker, amount: atkOf(table, source), battle: true }, '806.3');
