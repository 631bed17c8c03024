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
import { putDecks, resetRows } from '../setup.js';
import { duelLocals, duelProcedure } from '../duel.js';
import { sideDecking } from './side-decking.js';

/**
 * A Match: Duels until one player has won enough of them, at most as many as the format plays (base.1.14, base.1.15). Locals:
 * `ended`, the result of the Duel that just ended.
 */
export const matchProcedure = defineProcedure({
  ...matchRef,
  steps: [
    { name: 'bring', rule: 'base.1.19', run: (table): void => putDecks(table) },
    { name: 'duel', rule: 'base.1.1', run: (table): Control => call(duelProcedure, duelLocals(matchOf(table).chooser)) },
    { name: 'ended', rule: 'base.1.14', run: ended },
    { name: 'sideDeck', rule: 'base.1.16', run: sideDecking.ask },
    { name: 'sideDecked', rule: 'base.1.17', run: sideDecking.take },
    { name: 'next', rule: 'base.1.14', run: (): Control => ({ to: 'bring' }) },
  ],
});

/** Counts a finished Duel. A drawn Duel counts as one of the three (base.1.14), or as the only one (base.1.15). */
function ended(table: Table, locals: MatchLocals): Control | undefined {
  if (concludeGame(table, locals, 'base.1.14', true)) return { done: null };
  resetRows(table);
  return undefined;
}
