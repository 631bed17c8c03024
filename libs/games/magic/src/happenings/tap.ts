import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, setObject, shownCard } from '../facts.js';

/** A permanent taps (701.20a). */
export function tap(object: ObjectId, rule: RuleRef): Happening {
  return propose('tap', { object }, { rule });
}

/** A permanent untaps (701.20b). */
export function untap(object: ObjectId, rule: RuleRef): Happening {
  return propose('untap', { object }, { rule });
}

const tapping = ['tapped'] as const;
const untapping = ['untapped'] as const;

/** Only an untapped permanent can be tapped, and only a tapped one untapped (701.20). */
export const tapRule: HappeningRule = {
  keys: () => tapping,
  possible: (table, happening) => stands(table, happening, false),
  commit: (table, list) => turn(table, list, true),
};
export const untapRule: HappeningRule = {
  keys: () => untapping,
  possible: (table, happening) => stands(table, happening, true),
  commit: (table, list) => turn(table, list, false),
};

function stands(table: Table, { object }: Happening, tapped: boolean): boolean {
  const row = table.find(object);
  return row !== null && row.zone === 'battlefield' && fieldsOf(row).tapped === tapped;
}

function turn(table: Table, list: readonly Happening[], tapped: boolean): readonly Happening[] {
  for (const { object, data } of list) {
    setObject(table, object, 'tapped', tapped);
    table.emit(tapped ? 'tapped' : 'untapped', data.rule as RuleRef, { object, card: shownCard(table, object) });
  }
  return list;
}
