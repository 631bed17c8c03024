import { type Option, picksOf } from '@arbiter/kernel';
import { call, concludeGame, type Control, defineProcedure, type Frame, type ProcedureOf, type Table } from '@arbiter/kernel/authoring';
import { type MatchLocals, matchRef } from './match-locals.js';
import { sideboarding } from './sideboarding.js';
import { gameProcedure, type GameLocals } from '../turn/setup.js';

/**
 * A match: games until one player has won enough of them; between games the players may exchange cards (ruling:33). With two players the
 * loser of a game decides who goes first in the next (1.4.7.2); with more, the first who lost goes first (1.4.7.3). Locals: `ended`, the
 * result of the game that just ended; `firstLost`, the player who lost it first (-1 for nobody); `first`, the player who goes first (-1 for
 * chance).
 *
 * @param bring puts the decks of the match onto an empty table
 * @param reset puts the rows of players and game back as before the first turn
 * @param gameLocals returns the locals of the procedure `game`
 */
export function matchOfGames(
  bring: (table: Table) => void,
  reset: (table: Table) => void,
  gameLocals: (first: number) => GameLocals,
): ProcedureOf<MatchLocals> {
  return defineProcedure({
    ...matchRef,
    steps: [
      { name: 'bring', rule: '1.3.1', run: (table): void => bring(table) },
      {
        name: 'game',
        rule: '1.3.2',
        run: (_table, locals): Control => call(gameProcedure, gameLocals(locals.first ?? -1)),
      },
      { name: 'ended', rule: '1.4.7.4', run: (table, locals): Control | undefined => ended(table, locals, reset) },
      { name: 'sideboard', rule: '1.5.4', run: sideboarding.ask },
      { name: 'sideboarded', rule: '1.5.4', run: sideboarding.take },
      { name: 'askFirst', rule: '1.4.7.2', run: askFirst },
      { name: 'firstChosen', rule: '1.4.7.2', run: takeFirst },
    ],
  });
}

/** Counts a game that ended, and prepares the next if the match is not over (1.4.7.1, 1.4.8). */
function ended(table: Table, locals: MatchLocals, reset: (table: Table) => void): Control | undefined {
  if (concludeGame(table, locals, '1.4.7.4', false)) return { done: null };
  reset(table);
  return undefined;
}

function askFirst(table: Table, locals: MatchLocals, frame: Frame): Control {
  const loser = locals.firstLost ?? -1;
  table.local(locals, 'first', -1);
  if (loser < 0) return { to: 'bring' };
  if (table.seats().length > 2) {
    table.local(locals, 'first', loser);
    return { to: 'bring' };
  }
  const options = table.seats().map((seat): Option => ({ id: `player:${seat}`, label: 'player', params: { seat } }));
  table.ask(frame, { seat: loser, kind: 'chooseFirst', rule: '1.4.7.2', domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

function takeFirst(table: Table, locals: MatchLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'answer', null);
  table.local(locals, 'first', Number(pick.slice('player:'.length)));
  return { to: 'bring' };
}
