import { type Answer, type Decision, isRealChoice } from '@arbiter/kernel';
import { findLoop, forgetLoop, passedFor, type Table } from '@arbiter/kernel/authoring';
import { conclude } from '../ending.js';
import { playerOf } from '../facts.js';
import { endRepetition } from './repeating.js';

/** What does not count when positions are compared. */
const passing = {
  // Within a turn all that tells of turns stays as it is, and nobody does anything of his own will meanwhile.
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
 * Something resolved, or the rules are about to do something. Where nobody had a choice for long and a position comes again it would go on so for ever, and nobody can stop
 * it: the game is drawn (1301.1c). Passing is no choice: nobody has to stop a loop by something that it does not ask for.
 * @returns whether the game is over
 * @throws {LimitExceeded} where it goes on and on and the position is another each time (ruling:44)
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

/** A player answered: a choice that he really had begins the count anew, and ends what is repeated. */
export function noteAnswer(table: Table, decision: Decision, answer: Answer): void {
  const [pick = ''] = 'picks' in answer ? answer.picks : [];
  // Passing is for who has priority alone.
  if (passedFor(pick) !== null) return;
  endRepetition(table);
  if (isRealChoice(decision)) forgetLoop(table);
}
