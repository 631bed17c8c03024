import { clearTable, type Control, type GameResult, type Json, type Procedure, type Row, type Table } from '@arbiter/kernel';
import { putDecks, resetRows } from './setup.js';
import { matchOf, noteGame, winsNeeded } from './score.js';
import { askSideboards, takeSideboards } from './sideboarding.js';

/**
 * A match: games until one player has won enough of them (100.6a); between them the players may change their decks (100.4),
 * and the loser chooses who takes the first turn of the next (103.2). Locals: `ended`, the result of the game that just ended.
 */
export const matchProcedure: Procedure = {
  name: 'match',
  steps: [
    { name: 'bring', rule: '103.1a', run: (table): void => putDecks(table) },
    { name: 'game', rule: '103', run: (table): Control => ({ call: 'game', locals: gameLocals(matchOf(table).chooser) }) },
    { name: 'ended', rule: '100.6a', run: ended },
    { name: 'sideboard', rule: '100.4', run: askSideboards },
    { name: 'sideboarded', rule: '100.4', run: takeSideboards },
    { name: 'next', rule: '100.6a', run: next },
  ],
};

export const matchLocals = (): Row => ({ ended: null, answer: null, answers: null, returned: null });

/**
 * Locals of a game.
 * @param chooser who chooses who takes the first turn; -1 for a lot
 * @param starter who takes it without a choice; -1 where it is not said
 */
export function gameLocals(chooser: number, starter = -1): { [key: string]: Json } {
  return { chooser, starter, asking: [], taking: [], bottom: [], answer: null, answers: null, returned: null };
}

function ended(table: Table, locals: Row): Control | undefined {
  const result = locals.ended as unknown as GameResult;
  const { bestOf } = table.pins.format;
  noteGame(table, result.winners);
  const { wins, game } = matchOf(table);
  table.emit('matchScore', '100.6a', { game: game - 1, wins: [...wins], draws: matchOf(table).draws });
  const champions = table.seats().filter((seat) => (wins[seat] as number) >= winsNeeded(table));
  if (bestOf > 1 && champions.length === 0) {
    clearTable(table);
    resetRows(table);
    return undefined;
  }
  table.finish(bestOf === 1 ? result : { winners: champions, reason: 'games', rule: '100.6a' });
  return { done: null };
}

function next(): Control {
  return { to: 'bring' };
}
