import { type Answer, type Decision, findLoop, forgetLoop, isRealChoice, loopBegan, passedFor, passesAhead, type Table } from '@arbiter/kernel';
import { conclude } from '../ending.js';
import { playerOf } from '../facts.js';
import { endRepetition } from './repeating.js';

/** What does not count when positions are compared. */
const passing = {
  objects: ['cameTurn', 'heldTurn'],
  players: ['passing', 'chances', 'calledTurn', 'judgedTurn'],
  game: ['loop', 'repetition', 'lastAct', 'spentAct'],
  numbers: ['life', 'counters', 'turns', 'turn', 'owner', 'controller', 'seat', 'damage', 'x', 'amount', 'face', 'active', 'first', 'add', 'atk', 'def'],
};

/**
 * Something resolved, or the rules are about to do something. Where nobody had a choice for long and a position comes again it would go on so for ever, and nobody can stop
 * it: the game is drawn (1301.1c). Passing is no choice: nobody has to stop a loop by something that it does not ask for.
 * @returns whether the game is over
 * @throws {LimitExceeded} where it goes on and on and the position is another each time (ruling:44)
 */
export function noteResolution(table: Table): boolean {
  if (!findLoop(table, passing, table.seats().map((seat) => playerOf(table, seat).life), '1301.1c')) return false;
  conclude(table, { winners: [], reason: 'loop', rule: '1301.1c' });
  return true;
}

/** A player answered: a choice that he really had begins the count anew, and ends what is repeated. */
export function noteAnswer(table: Table, decision: Decision, answer: Answer): void {
  if (decision.kind === 'act' && 'picks' in answer && passedFor(answer.picks[0] ?? '') !== null) return;
  endRepetition(table);
  if (!loopBegan(table) && (decision.kind === 'act' || !passesAhead(table, decision.subject))) return;
  if (isRealChoice(decision)) forgetLoop(table);
}
