import type { RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose } from '@arbiter/kernel/authoring';
import { loseGame } from '../ending.js';
import { plays } from '../facts.js';
import { forbidsPlayer } from '../values/rules.js';

/**
 * Proposes that a player loses the game (1.4.3).
 * @param reason a word for the reason
 */
export function lose(seat: Seat, reason: string, rule: RuleRef): Happening {
  return propose('lose', { seat }, { reason, rule });
}

const losing = ['lost'] as const;

export const loseRule: HappeningRule = {
  keys: () => losing,
  possible: (table, { seat }) => plays(table, seat) && !forbidsPlayer(table, seat, 'lose'),
  commit: (table, list) => {
    loseGame(
      table,
      list.map(({ seat, data }) => ({ seat, rule: data.rule as RuleRef, reason: data.reason as string })),
    );
    return list;
  },
};
