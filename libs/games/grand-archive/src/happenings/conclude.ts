import type { RuleRef, Seat } from '@arbiter/kernel';
import { frameOf, type Happening, type HappeningRule, propose, type Table, unwindTo } from '@arbiter/kernel/authoring';
import { conclude } from '../ending.js';
import { plays } from '../facts.js';

/** An effect says that a player wins the game (1.4.2.3). */
export const win = (seat: Seat, rule: RuleRef): Happening => propose('win', { seat }, { rule });
/** An effect says that the game is a draw (1.4.4.1). */
export const tie = (rule: RuleRef): Happening => propose('tie', {}, { rule });
/** An effect ends the turn (2.2.8.2). */
export const endTurn = (rule: RuleRef): Happening => propose('endTurn', {}, { rule });
/** An effect ends the combat that is on (2.2.8.1.2). */
export const endCombat = (rule: RuleRef): Happening => propose('endCombat', {}, { rule });

const unwatched: readonly string[] = [];
const isOn = (table: Table): boolean => frameOf(table, 'game') !== null;

/** 1.4.3.6: who loses at the same time has lost, which comes first. 1.4.4.2: where all who are left win at the same time it is a draw. */
export const winRule: HappeningRule = {
  keys: () => unwatched,
  possible: (table, { seat }) => plays(table, seat),
  commit: (table, list) => {
    if (!isOn(table)) return list;
    const [{ seat, data }] = list as readonly [Happening];
    const winning = list.map((one) => one.seat);
    const areAll = table.seats().every((one) => winning.includes(one) || !plays(table, one));
    conclude(
      table,
      areAll ? { winners: [], reason: 'draw', rule: '1.4.4.2' } : { winners: [seat], reason: 'effect', rule: data.rule as RuleRef },
    );
    return list;
  },
};

export const tieRule: HappeningRule = {
  keys: () => unwatched,
  possible: () => true,
  commit: (table, list) => {
    for (const { data } of list) if (isOn(table)) conclude(table, { winners: [], reason: 'draw', rule: data.rule as RuleRef });
    return list;
  },
};

export const endTurnRule: HappeningRule = {
  keys: () => unwatched,
  commit: (table, list) => {
    unwindTo(table, 'turn', 'cut');
    return list;
  },
};

export const endCombatRule: HappeningRule = {
  keys: () => unwatched,
  possible: (table) => frameOf(table, 'combat') !== null,
  commit: (table, list) => {
    unwindTo(table, 'combat', 'cut');
    return list;
  },
};
