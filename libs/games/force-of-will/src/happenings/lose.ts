import { idOfSeat, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose } from '@arbiter/kernel/authoring';
import { endGame } from '../ending.js';
import { forbids } from '../values/rules.js';

/** A player loses the game (103.1). @param reason a word for it */
export function lose(seat: Seat, reason: string, rule: RuleRef): Happening {
  return propose('lose', { seat }, { reason, rule });
}

const losing = ['lost'] as const;

/** 103.2, 103.3: who did not lose wins; where both lose the game is a draw. */
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
