import { type Answer, type Decision, isRealChoice } from '@arbiter/kernel';
import { findLoop, forgetLoop, passedFor, type Table } from '@arbiter/kernel/authoring';
import { conclude } from '../ending.js';
import { playerOf } from '../facts.js';
import { endRepetition } from './repeating.js';

/** Fields that are ignored when positions are compared. */
const passing = {
  // No field of objects is ignored: within a turn the fields about turns do not change, and no player acts by choice meanwhile.
  objects: [],
  players: ['chances'],
  game: ['loop'],
  numbers: [
    'life',
    'turns',
    'turn',
    'cameTurn',
    'heldTurn',
    'calledTurn',
    'judgedTurn',
    'owner',
    'controller',
    'seat',
    'damage',
    'x',
    'amount',
    'face',
    'active',
    'first',
    'add',
    'atk',
    'def',
    'counters',
  ],
};

/**
 * Looks for a loop, called when something resolved or the rules are about to do something. If nobody had a choice for long and a position
 * comes again, the game would go on for ever and nobody could stop it: it is a draw (1301.1c). Passing is no choice, and nobody has to stop
 * a loop by something that the loop does not ask for.
 * @returns whether the game is over
 * @throws {LimitExceeded} if it goes on and on and the position is different each time (ruling:44)
 */
export function noteResolution(table: Table): boolean {
  if (
    !findLoop(
      table,
      passing,
      table.seats().map((seat) => playerOf(table, seat).life),
      '1301.1c',
    )
  )
    return false;
  conclude(table, { winners: [], reason: 'loop', rule: '1301.1c' });
  return true;
}

/** Notes an answer: a real choice of a player restarts the search for loops and ends a repetition. */
export function noteAnswer(table: Table, decision: Decision, answer: Answer): void {
  const [pick = ''] = 'picks' in answer ? answer.picks : [];
  // Passing is about priority only.
  if (passedFor(pick) !== null) return;
  endRepetition(table);
  if (isRealChoice(decision)) forgetLoop(table);
}
