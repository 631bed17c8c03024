import type { ObjectId, Table } from '@arbiter/kernel';
import { gameOf, shownCard } from '../facts.js';
import { isAttackable } from './attackers.js';
import { setCombat } from './running.js';

/** Aims the attack that is on at something else, where it may be aimed at that (ext.2.5, ext.2.7). Whether anything came of it. @param intercepting by intercept */
export function redirectTo(table: Table, [target]: readonly ObjectId[], intercepting: boolean): boolean {
  const { combat } = gameOf(table);
  if (combat === null || target === undefined || target === combat.target) return false;
  const { seat, attacker, weapon } = combat;
  if (!isAttackable(table, seat, attacker, target, weapon)) return false;
  setCombat(table, { target, ...(intercepting ? { interceptor: target } : {}) });
  table.emit('attackRedirected', '2.2.7.0.2', { seat, object: attacker, card: shownCard(table, attacker), target, targetCard: shownCard(table, target), intercepted: intercepting });
  return true;
}
