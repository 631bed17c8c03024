import { idOfSeat, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose } from '@arbiter/kernel/authoring';
import { endGame } from '../ending.js';
import { forbids } from '../values/rules.js';

/**
 * Proposes that a player loses the game (103.1).
 * @param reason a word for the reason
 */
export function lose(seat: Seat, reason: string, rule: RuleRef): Happening {
  return propose('lose', { seat }, { reason, rule });
}

const losing = ['lost'] as const;

/** Makes players lose: the other player wins; if both lose, the game is a draw (103.2, 103.3). */
export const loseRule: HappeningRule = {
  keys: () => losing,
  possible: (table, { seat }) => !forbids(table, idOfSeat(seat), 'loseGame'),
  commit: (table, list) => {
    endGame(
      table,
      list.map(({ seat, data }) => ({ seat, rule: data.rule as RuleRef, reason: data.reason as string })),
    );
    return list;
  },
};
