import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { isOnField, rowOf, setObject, shownCard } from '../facts.js';
import { combatOf, setCombat } from '../combat/running.js';
import { isType, isUnit } from '../values/base.js';

export interface Damage {
  readonly source: ObjectId;
  readonly to: ObjectId;
  readonly amount: number;
  /** Whether it is attack damage (2.9.0.2). */
  readonly attack: boolean;
  /** Whether it can't be prevented (2.9.0.3). */
  readonly firm?: boolean;
  /** Whether it is the attack's own damage, not that of retaliation: a unit dealt it is hit (2.9.0.10, ruling:26). */
  readonly hit?: boolean;
}

/** Proposes to deal damage to a unit (2.9). */
export function damage({ source, to, amount, attack, firm = false, hit = false }: Damage, rule: RuleRef): Happening {
  return propose('damage', { object: to }, { source, amount, attack, firm, hit, rule });
}

const dealing = ['damage'] as const;

/**
 * Deals damage; damage of 0 is not dealt (2.9.0.10). It stays on an ally for the turn (2.9.0.13), and on a champion as counters (2.9.0.14).
 */
export const damageRule: HappeningRule = {
  keys: () => dealing,
  possible: (table, { object, data }) => (data.amount as number) > 0 && isOnField(table, object) && isUnit(table, object),
  // An attempt to prevent the damage uses up an instance of prevention (2.9.1.4.2, 2.9.1.6).
  attempted: true,
  commit: (table, list) => list.map((happening) => mark(table, happening)),
};

function mark(table: Table, happening: Happening): Happening {
  const { object, data } = happening;
  const amount = data.amount as number;
  const damaged = table.number(rowOf(table, object).damage + amount);
  setObject(table, object, 'damage', damaged);
  setObject(table, object, 'hurt', table.seats());
  const source = data.source as ObjectId;
  table.emit('damageDealt', data.rule as RuleRef, {
    object,
    card: shownCard(table, object),
    source,
    sourceCard: shownCard(table, source),
    amount,
    attack: data.attack === true,
    damage: damaged,
  });
  if (data.hit === true) setCombat(table, { hit: [...combatOf(table).hit, object] });
  return happening;
}

/** Proposes that a unit recovers from damage (2.11.6.2.4). */
export function recover(object: ObjectId, amount: number, rule: RuleRef): Happening {
  return propose('recover', { object }, { amount, rule });
}

const recovering = ['recovered'] as const;

export const recoverRule: HappeningRule = {
  keys: () => recovering,
  possible: (table, { object, data }) => isOnField(table, object) && (data.amount as number) > 0 && rowOf(table, object).damage > 0,
  commit: (table, list) =>
    list.map((happening) => {
      const { object, data } = happening;
      const had = rowOf(table, object).damage;
      const amount = Math.min(had, data.amount as number);
      setObject(table, object, 'damage', had - amount);
      table.emit('damageRemoved', data.rule as RuleRef, { object, card: shownCard(table, object), amount });
      return { ...happening, data: { ...data, amount } };
    }),
};

/** Removes damage marked on allies as the turn ends (2.2.6.4.1, 2.11.7.8.7). */
export function clearMarked(table: Table): void {
  for (const id of table.zone('field').order)
    if (rowOf(table, id).damage > 0 && !isType(table, id, 'champion')) setObject(table, id, 'damage', 0);
}
