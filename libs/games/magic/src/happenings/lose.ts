import { type Happening, type HappeningRule, propose, type RuleRef, type Seat } from '@arbiter/kernel';
import { endGame } from '../ending.js';

/** A player loses the game (104.3). */
export function lose(seat: Seat, rule: RuleRef): Happening {
  return propose('lose', { seat }, { rule });
}

const losing = ['lostGame'] as const;

/** Players who lose at the same time lose together (104.4a). */
export const loseRule: HappeningRule = {
  keys: () => losing,
  commit: (table, list) => {
    endGame(table, list.map(({ seat, data }) => ({ seat, rule: data.rule as RuleRef })));
    return list;
  },
};
