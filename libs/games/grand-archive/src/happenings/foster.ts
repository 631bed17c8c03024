import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, type ObjectRow, propose, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, isOnField, rowOf, setObject, shownCard } from '../facts.js';
import { isType } from '../values/base.js';

/** An ally becomes fostered (ext.3.6). */
export function foster(object: ObjectId, rule: RuleRef): Happening {
  return propose('foster', { object }, { rule });
}

const fostering = ['fostered'] as const;

/** What is fostered does not become it again. */
export const fosterRule: HappeningRule = {
  keys: () => fostering,
  possible: (table, { object }) => isOnField(table, object) && isType(table, object, 'ally') && !rowOf(table, object).fostered,
  commit: (table, list) => {
    for (const { object, data } of list) {
      setObject(table, object, 'fostered', true);
      table.emit('becameFostered', data.rule as RuleRef, { object, card: shownCard(table, object) });
    }
    return list;
  },
};

/** Damage is looked at from the end of each turn of its controller on (ext.3.6), whoever that is by then: for a player whose turn ends all that was dealt before is past. */
export function forgetHurts(table: Table, active: Seat): void {
  for (const id of table.zone('field').order) {
    const { hurt } = rowOf(table, id);
    if (hurt.includes(active))
      setObject(
        table,
        id,
        'hurt',
        hurt.filter((seat) => seat !== active),
      );
  }
}

/** Whether it was dealt damage since its controller's last turn ended; of what is gone, whoever controlled it last (2.4.0.12.1). */
export const isHurt = (table: Table, row: ObjectRow): boolean => fieldsOf(row).hurt.includes(table.controllerOf(row));
