import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { isOnField, rowOf, setObject, shownCard } from '../facts.js';
import { fieldOf } from '../values/sides.js';
import { isUnit } from '../values/base.js';

/** Proposes that a unit becomes distant (ext.2.11). */
export function becomeDistant(object: ObjectId, rule: RuleRef): Happening {
  return propose('becomeDistant', { object }, { rule });
}

const becoming = ['becameDistant'] as const;

/** A unit that is distant does not become distant again. */
export const becomeDistantRule: HappeningRule = {
  keys: () => becoming,
  possible: (table, { object }) => isOnField(table, object) && isUnit(table, object) && !rowOf(table, object).distant,
  commit: (table, list) => {
    for (const { object, data } of list) {
      setObject(table, object, 'distant', true);
      table.emit('becameDistant', data.rule as RuleRef, { object, card: shownCard(table, object) });
    }
    return list;
  },
};

/** Ends distance: units stay distant until their controller's turn ends (ext.2.11). */
export function endDistance(table: Table, active: Seat): void {
  for (const id of fieldOf(table, active)) setObject(table, id, 'distant', false);
}
