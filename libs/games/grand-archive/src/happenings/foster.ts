import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, type ObjectRow, propose, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, isOnField, rowOf, setObject, shownCard } from '../facts.js';
import { isType } from '../values/base.js';

/** Proposes that an ally becomes fostered (ext.3.6). */
export function foster(object: ObjectId, rule: RuleRef): Happening {
  return propose('foster', { object }, { rule });
}

const fostering = ['fostered'] as const;

/** An ally that is fostered does not become fostered again. */
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

/**
 * Forgets, for a player whose turn ends, all damage dealt before: foster asks for damage since the end of its controller's last turn,
 * whoever controls the ally by then (ext.3.6).
 */
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

/**
 * Whether an object was dealt damage since its controller's last turn ended; for one that is gone, its last controller counts (2.4.0.12.1).
 */
export const isHurt = (table: Table, row: ObjectRow): boolean => fieldsOf(row).hurt.includes(table.controllerOf(row));
