import { type Answer, type Decision, isRealChoice } from '@arbiter/kernel';
import { findLoop, forgetLoop, loopBegan, passAhead, passedFor, passesAhead, type Table } from '@arbiter/kernel/authoring';
import { concludeGame } from './ending.js';
import { playerOf } from '../facts.js';
import { endShortcut } from './shortcuts.js';

/** Fields that are left out when positions are compared (104.4b, 721.3, 721.4). */
export const passing = {
  objects: ['controlledSince', 'arrived', 'worldSince', 'was', 'transformedAt'],
  players: ['turnStamp', 'upkeepStamp', 'lastUpkeepStamp', 'passing'],
  game: ['loop', 'combat', 'shortcut', 'lastAct', 'rounds'],
  numbers: [
    'life',
    'counters',
    'mulligans',
    'landsPlayed',
    'owner',
    'controller',
    'seat',
    'damage',
    'x',
    'amount',
    'monstrous',
    'loyaltyTurn',
    'band',
    'turn',
    'add',
    'power',
    'toughness',
  ],
};

/**
 * Notes that something resolved. If nobody has had a choice for long and a position recurs, mandatory actions go on for ever and the game
 * is a draw (104.4b, 721.4). Passing is no choice: nobody has to end a loop by other actions than those of the loop itself (721.5).
 * @throws {LimitExceeded} if they go on and the position is a new one each time (ruling:12)
 */
export function noteResolution(table: Table): void {
  if (
    findLoop(
      table,
      passing,
      table.state.players.map((_, seat) => playerOf(table, seat).life),
      '721.4',
    )
  )
    concludeGame(table, { winners: [], reason: 'loop', rule: '104.4b' });
}

/**
 * Notes that a player answered: a real choice starts the search for a loop anew (104.4b), and ends the player's passing ahead (117.3d) and
 * a shortcut that is being carried out (721.2c, ruling:13).
 */
export function noteAnswer(table: Table, decision: Decision, answer: Answer): void {
  const picks = 'picks' in answer ? answer.picks : null;
  if (picks !== null && passedFor(picks[0] ?? '') !== null) return;
  const { subject } = decision;
  endShortcut(table);
  if (!loopBegan(table) && !passesAhead(table, subject)) return;
  if (!isRealChoice(decision)) return;
  forgetLoop(table);
  if (picks?.length !== 0) passAhead(table, subject, '');
}
