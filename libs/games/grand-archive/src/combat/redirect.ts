import type { ObjectId } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { gameOf, shownCard } from '../facts.js';
import { isAttackable } from './attackers.js';
import { combatOf, setCombat } from './running.js';

/** Whether the current attack may be aimed at something that it does not attack yet (2.6.1.1, 2.6.11). */
export function mayBecomeTarget(table: Table, target: ObjectId): boolean {
  const { combat } = gameOf(table);
  return combat !== null && !combat.targets.includes(target) && isAttackable(table, combat.seat, combat.attacker, target, combat.weapon);
}

/**
 * Aims the current attack at something else, if that is possible (ext.2.5, ext.2.7, ext.2.14). Returns whether it was.
 * @param intercepting whether this is done by intercept
 */
export function redirectTo(table: Table, [target = 0]: readonly ObjectId[], intercepting: boolean): boolean {
  if (!mayBecomeTarget(table, target)) return false;
  const { seat, attacker } = combatOf(table);
  setCombat(table, { targets: [target], ...(intercepting ? { interceptor: target } : {}) });
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
