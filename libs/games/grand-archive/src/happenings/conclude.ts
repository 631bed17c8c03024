import type { RuleRef, Seat } from '@arbiter/kernel';
import { frameOf, type Happening, type HappeningRule, propose, type Table, unwindTo } from '@arbiter/kernel/authoring';
import { conclude } from '../ending.js';
import { plays } from '../facts.js';

/** Proposes that a player wins the game by an effect (1.4.2.3). */
export const win = (seat: Seat, rule: RuleRef): Happening => propose('win', { seat }, { rule });
/** Proposes that the game is a draw by an effect (1.4.4.1). */
export const tie = (rule: RuleRef): Happening => propose('tie', {}, { rule });
/** Proposes to end the turn by an effect (2.2.8.2). */
export const endTurn = (rule: RuleRef): Happening => propose('endTurn', {}, { rule });
/** Proposes to end the current combat by an effect (2.2.8.1.2). */
export const endCombat = (rule: RuleRef): Happening => propose('endCombat', {}, { rule });

const unwatched: readonly string[] = [];
const isOn = (table: Table): boolean => frameOf(table, 'game') !== null;

/**
 * Makes players win. A player who would win and lose at the same time loses, since losing is committed first (1.4.3.6). If all remaining
 * players win at the same time, the game is a draw (1.4.4.2).
 */
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
