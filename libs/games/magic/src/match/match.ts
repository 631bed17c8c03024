import {
  call,
  concludeGame,
  type Control,
  defineProcedure,
  type MatchLocals,
  matchOf,
  matchRef,
  type Table,
} from '@arbiter/kernel/authoring';
import { gameProcedure, putDecks, resetRows, type GameLocals } from './setup.js';
import { sideboarding } from './sideboarding.js';

/**
 * A match: games are played until one player has won enough of them (100.6a); between games the players may change their decks (100.4), and
 * the loser chooses who takes the first turn of the next game (103.2). Locals: `ended`, the result of the game that just ended.
 */
export const matchProcedure = defineProcedure({
  ...matchRef,
  steps: [
    { name: 'bring', rule: '103.1a', run: (table): void => putDecks(table) },
    { name: 'game', rule: '103', run: (table): Control => call(gameProcedure, gameLocals(matchOf(table).chooser)) },
    { name: 'ended', rule: '100.6a', run: ended },
    { name: 'sideboard', rule: '100.4', run: sideboarding.ask },
    { name: 'sideboarded', rule: '100.4', run: sideboarding.take },
    { name: 'next', rule: '100.6a', run: next },
  ],
});

/**
 * Returns locals of a game.
 * @param chooser the player who chooses who takes the first turn (103.2); -1 for a random choice
 */
export function gameLocals(chooser: number): GameLocals {
  return { chooser, asking: [], taking: [], bottom: [], answer: null, answers: null, returned: null };
}

function ended(table: Table, locals: MatchLocals): Control | undefined {
  if (concludeGame(table, locals, '100.6a', false)) return { done: null };
  resetRows(table);
  return undefined;
}

function next(): Control {
  return { to: 'bring' };
}
