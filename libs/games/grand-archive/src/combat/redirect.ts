import type { ObjectId } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { gameOf, shownCard } from '../facts.js';
import { isAttackable } from './attackers.js';
import { combatOf, noteCombat } from './running.js';

/** Whether the attack that is on may be aimed at something that it is not aimed at (2.6.1.1, 2.6.11). */
export function mayBecomeTarget(table: Table, target: ObjectId): boolean {
  const { combat } = gameOf(table);
  return combat !== null && !combat.targets.includes(target) && isAttackable(table, combat.seat, combat.attacker, target, combat.weapon);
}

/** Aims the attack that is on at something else, where it may be aimed at that (ext.2.5, ext.2.7, ext.2.14). Whether anything came of it. @param intercepting by intercept */
export function redirectTo(table: Table, [target = 0]: readonly ObjectId[], intercepting: boolean): boolean {
  if (!mayBecomeTarget(table, target)) return false;
  const { seat, attacker } = combatOf(table);
  noteCombat(table, { targets: [target], ...(intercepting ? { interceptor: target } : {}) });
  table.emit('attackRedirected', '2.2.7.0.2', {
    seat,
    object: attacker,
    card: shownCard(table, attacker),
    target,
    targetCard: shownCard(table, target),
    intercepted: intercepting,
  });
  return true;
}
