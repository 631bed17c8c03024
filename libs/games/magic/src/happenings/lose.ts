import { idOfSeat, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose } from '@arbiter/kernel/authoring';
import { concludeGame, endGame, gameRuns } from '../match/ending.js';
import { forbids } from '../rules.js';

/** A player loses the game (104.3). */
export function lose(seat: Seat, rule: RuleRef): Happening {
  return propose('lose', { seat }, { rule });
}

/** A player wins the game (104.2b). */
export function win(seat: Seat, rule: RuleRef): Happening {
  return propose('win', { seat }, { rule });
}

/** The game is a draw (104.4c). */
export function drawGame(rule: RuleRef): Happening {
  return propose('drawGame', {}, { rule });
}

const losing = ['lostGame'] as const;
const winning = ['wonGame'] as const;
const drawing = ['drawnGame'] as const;

/** Players who lose at the same time lose together (104.4a). */
export const loseRule: HappeningRule = {
  keys: () => losing,
  possible: (table, { seat }) => !forbids(table, idOfSeat(seat), 'loseGame'),
  commit: (table, list) => {
    endGame(
      table,
      list.map(({ seat, data }) => ({ seat, rule: data.rule as RuleRef })),
    );
    return list;
  },
};

/** A player who wins ends the game, unless it has ended: a player who would win and lose at once loses (104.3f). */
export const winRule: HappeningRule = {
  keys: () => winning,
  possible: (table, { seat }) => gameRuns(table) && !forbids(table, idOfSeat(seat), 'winGame'),
  commit: (table, list) => {
    concludeGame(table, { winners: list.map(({ seat }) => seat), reason: 'effect', rule: '104.2b' });
    return list;
  },
};

export const drawGameRule: HappeningRule = {
  keys: () => drawing,
  possible: (table) => gameRuns(table),
  commit: (table, list) => {
    concludeGame(table, { winners: [], reason: 'effect', rule: '104.4c' });
    return list;
  },
};
