import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { isInBattleArea, rowOf, setObject, shownCard } from '../facts.js';
import { forbids } from '../values/rules.js';

/** Proposes to rest a card (303.1a, 1013.1). */
export function rest(object: ObjectId, rule: RuleRef): Happening {
  return propose('rest', { object }, { rule });
}

/** Proposes to recover a card (303.1a, 1013.1). */
export function recover(object: ObjectId, rule: RuleRef): Happening {
  return propose('recover', { object }, { rule });
}

const resting = ['rested'] as const;
const recovering = ['recovered'] as const;

/** Only a recovered card can be rested, and only a rested one recovered (104.3). */
export const restRule: HappeningRule = {
  keys: () => resting,
  possible: (table, happening) => stands(table, happening, false),
  commit: (table, list) => turn(table, list, true),
};
export const recoverRule: HappeningRule = {
  keys: () => recovering,
  possible: (table, happening) => stands(table, happening, true) && !forbids(table, happening.object, 'recover'),
  commit: (table, list) => turn(table, list, false),
};

function stands(table: Table, { object }: Happening, rested: boolean): boolean {
  return isInBattleArea(table, object) && rowOf(table, object).rested === rested;
}

function turn(table: Table, list: readonly Happening[], rested: boolean): readonly Happening[] {
  for (const { object, data } of list) {
    setObject(table, object, 'rested', rested);
    table.emit(rested ? 'rested' : 'recovered', data.rule as RuleRef, { object, card: shownCard(table, object) });
  }
  return list;
}
