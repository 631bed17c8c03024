import { type Control, happen, type Happening, removeCounters, type Table } from '@arbiter/kernel/authoring';
import { isOnField } from '../facts.js';
import { hasDurability } from '../happenings/counters.js';
import { damage } from '../happenings/damage.js';
import { powerOf } from '../values/base.js';
import { isAttackable } from './attackers.js';
import { attackPower, combatOf } from './running.js';

/** 2.2.7.2.2, 2.2.7.2.2.5: the attack's damage, that of retaliation, and what the weapon loses, all at once. */
export function dealCombatDamage(table: Table): Control | undefined {
  return happen(table, [...attackDamage(table), ...retaliation(table)]);
}

/** 2.6.9, 2.6.10: by an attacker that is there, to each unit that it attacks if that is there and still may be attacked (ruling:22, ruling:29). The champion deals it, whatever it attacks with (2.9.0.11.1). */
function attackDamage(table: Table): readonly Happening[] {
  const { attacker, targets, seat, weapon } = combatOf(table);
  const legal = isOnField(table, attacker) ? targets.filter((id) => isAttackable(table, seat, attacker, id, weapon)) : [];
  if (legal.length === 0) return [];
  const amount = Math.max(0, attackPower(table, attacker, weapon));
  const dealt = legal.map((to) => damage({ source: attacker, to, amount, attack: true, hit: true }, '2.2.7.2.2'));
  // 1.7.6.4.3: also where the damage is 0, or is prevented (1.7.6.4.4.1).
  const worn = isOnField(table, weapon) && hasDurability(table, weapon) ? [removeCounters(weapon, 'durability', 1, '1.7.6.4.3')] : [];
  return [...dealt, ...worn];
}

/** 2.2.7.2.2.1, 2.2.7.2.2.2: by each retaliating unit that is there, to the attacker, whether or not that still attacks; what is gone is dealt none. */
function retaliation(table: Table): readonly Happening[] {
  const { attacker, retaliators } = combatOf(table);
  return retaliators
    .filter((id) => isOnField(table, id))
    .map((id) => damage({ source: id, to: attacker, amount: Math.max(0, powerOf(table, id)), attack: true }, '2.2.7.1.2.1'));
}
