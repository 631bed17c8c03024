import { clearTable, type Control, type GameResult, type Procedure, type Row, type Table } from '@arbiter/kernel';
import { putDecks, resetRows } from '../setup.js';
import { duelLocals } from '../duel.js';
import { askSideDecks, takeSideDecks } from './side-decking.js';
import { matchOf, noteDuel, winsNeeded } from './score.js';

/**
 * A Match: Duels until one player has won enough of them, at most as many as the format plays (base.1.14, 1.15). Locals:
 * `ended`, the result of the Duel that just ended.
 */
export const matchProcedure: Procedure = {
  name: 'match',
  steps: [
    { name: 'bring', rule: 'base.1.19', run: (table): void => putDecks(table) },
    { name: 'duel', rule: 'base.1.1', run: (table): Control => ({ call: 'duel', locals: duelLocals(matchOf(table).chooser) }) },
    { name: 'ended', rule: 'base.1.14', run: ended },
    { name: 'sideDeck', rule: 'base.1.16', run: askSideDecks },
    { name: 'sideDecked', rule: 'base.1.17', run: takeSideDecks },
    { name: 'next', rule: 'base.1.14', run: (): Control => ({ to: 'bring' }) },
  ],
};

export const matchLocals = (): Row => ({ ended: null, answer: null, answers: null, returned: null });

function ended(table: Table, locals: Row): Control | undefined {
  const result = locals.ended as unknown as GameResult;
  const { bestOf } = table.pins.format;
  noteDuel(table, result.winners);
  const { wins, game, draws } = matchOf(table);
  table.emit('matchScore', 'base.1.14', { game: game - 1, wins: [...wins], draws });
  const champions = table.seats().filter((seat) => (wins[seat] as number) >= winsNeeded(table));
  if (bestOf > 1 && champions.length === 0 && game <= bestOf) {
    clearTable(table);
    resetRows(table);
    return undefined;
  }
  table.finish(bestOf === 1 ? result : { winners: leaders(wins), reason: 'games', rule: 'base.1.14' });
  return { done: null };
}

/** Who won the most Duels; nobody where the wins are equal. */
function leaders(wins: readonly number[]): readonly number[] {
  const most = Math.max(...wins);
  const found = wins.flatMap((count, seat) => (count === most ? [seat] : []));
  return found.length === 1 ? found : [];
}
