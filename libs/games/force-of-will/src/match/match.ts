import {
  call,
  concludeGame,
  type Control,
  defineProcedure,
  type MatchLocals,
  matchRef,
  type ProcedureOf,
  type Table,
} from '@arbiter/kernel/authoring';
import { sideDecking } from './side-decking.js';
import { gameProcedure, type GameLocals } from '../turn/setup.js';

/**
 * Makes the procedure of a match: games are played until one player has won enough of them, at most as many as the format allows, drawn
 * games included (ruling:46). Locals: `ended`, the result of the game that just ended.
 *
 * @param bring puts the decks of the match onto an empty table
 * @param reset puts the rows of players and game back as before the first turn
 * @param gameLocals returns the locals of the procedure `game`
 */
export function matchOfGames(
  bring: (table: Table) => void,
  reset: (table: Table) => void,
  gameLocals: () => GameLocals,
): ProcedureOf<MatchLocals> {
  return defineProcedure({
    ...matchRef,
    steps: [
      { name: 'bring', rule: '403.1', run: (table): void => bring(table) },
      { name: 'game', rule: '403.3', run: (): Control => call(gameProcedure, gameLocals()) },
      { name: 'ended', rule: '103.2', run: (table, locals): Control | undefined => ended(table, locals, reset) },
      { name: 'sideDeck', rule: '315.1b', run: sideDecking.ask },
      { name: 'sideDecked', rule: '315.1b', run: sideDecking.take },
      { name: 'next', rule: '103.2', run: (): Control => ({ to: 'bring' }) },
    ],
  });
}

function ended(table: Table, locals: MatchLocals, reset: (table: Table) => void): Control | undefined {
  if (concludeGame(table, locals, '103.2', true)) return { done: null };
  reset(table);
  return undefined;
}
