import { type Control, happen, type Happening, removeCounters, type Table } from '@arbiter/kernel/authoring';
import { isOnField } from '../facts.js';
import { hasDurability } from '../happenings/counters.js';
import { damage } from '../happenings/damage.js';
import { powerOf } from '../values/base.js';
import { isAttackable } from './attackers.js';
import { attackPower, combatOf } from './running.js';

/** Deals the attack's damage and that of retaliation, and removes the weapon's durability counter, all at once (2.2.7.2.2, 2.2.7.2.2.5). */
export function dealCombatDamage(table: Table): Control | undefined {
  return happen(table, [...attackDamage(table), ...retaliation(table)]);
}

/**
 * Returns the damage of the attacker, if it is there, to each unit that it attacks, if that is there and may still be attacked (2.6.9,
 * 2.6.10, ruling:22, ruling:29). A champion deals it itself, whatever it attacks with (2.9.0.11.1).
 */
function attackDamage(table: Table): readonly Happening[] {
  const { attacker, targets, seat, weapon } = combatOf(table);
  const legal = isOnField(table, attacker) ? targets.filter((id) => isAttackable(table, seat, attacker, id, weapon)) : [];
  if (legal.length === 0) return [];
  const amount = Math.max(0, attackPower(table, attacker, weapon));
  const dealt = legal.map((to) => damage({ source: attacker, to, amount, attack: true, hit: true }, '2.2.7.2.2'));
  // Also if the damage is 0 (1.7.6.4.3) or is prevented (1.7.6.4.4.1).
  const worn = isOnField(table, weapon) && hasDurability(table, weapon) ? [removeCounters(weapon, 'durability', 1, '1.7.6.4.3')] : [];
  return [...dealt, ...worn];
}

/**
 * Returns the damage of each retaliating unit that is there to the attacker, whether or not that is still attacking; an attacker that is
 * gone is dealt none (2.2.7.2.2.1, 2.2.7.2.2.2).
 */
function retaliation(table: Table): readonly Happening[] {
  const { attacker, retaliators } = combatOf(table);
  return retaliators
    .filter((id) => isOnField(table, id))
    .map((id) => damage({ source: id, to: attacker, amount: Math.max(0, powerOf(table, id)), attack: true }, '2.2.7.1.2.1'));
}
