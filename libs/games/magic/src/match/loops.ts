import { type Answer, type Decision, isRealChoice } from '@arbiter/kernel';
import { findLoop, forgetLoop, loopBegan, passAhead, passedFor, passesAhead, type Table } from '@arbiter/kernel/authoring';
import { concludeGame } from './ending.js';
import { playerOf } from '../facts.js';
import { endShortcut } from './shortcuts.js';

/** What does not count when positions are compared (104.4b, 721.3, 721.4). */
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
 * Something resolved. Where nobody had a choice for long and a position comes again, mandatory actions go on for ever: the game is
 * a draw (104.4b, 721.4). Passing is no choice: nobody has to stop a loop by something else than what the loop asks for (721.5).
 * @throws {LimitExceeded} where they go on and on and the position is another each time (ruling:12)
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

/** A player answered: a choice that he really had begins the count anew (104.4b), and ends what he passed ahead (117.3d) and a shortcut that is carried out (721.2c, ruling:13). */
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
