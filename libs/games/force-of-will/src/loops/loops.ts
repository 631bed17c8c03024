import { type Answer, type Decision, isRealChoice, type Json, type Loop, loopAfter, noLoop, passedFor, passesAhead, type Table } from '@arbiter/kernel';
import { conclude } from '../ending.js';
import { gameOf, playerOf } from '../facts.js';
import { endRepetition } from './repeating.js';

/** What does not count when positions are compared. */
const passing = {
  objects: ['cameTurn', 'heldTurn'],
  players: ['passing', 'chances', 'calledTurn', 'judgedTurn'],
  game: ['loop', 'repetition', 'lastAct', 'spentAct'],
  numbers: ['life', 'counters', 'turns', 'turn', 'owner', 'controller', 'seat', 'damage', 'x', 'amount', 'face', 'active', 'first', 'add', 'atk', 'def'],
};

/** Bookkeeping that no value depends on. */
const note = (table: Table, loop: Loop): void => table.journal.setQuietly(table.state.game, 'loop', loop as unknown as Json);

/**
 * Something resolved, or the rules are about to do something. Where nobody had a choice for long and a position comes again it would go on so for ever, and nobody can stop
 * it: the game is drawn (1301.1c). Passing is no choice: nobody has to stop a loop by something that it does not ask for.
 * @returns whether the game is over
 * @throws {LimitExceeded} where it goes on and on and the position is another each time (ruling:44)
 */
export function noteResolution(table: Table): boolean {
  const { loop } = gameOf(table);
  const next = loopAfter(table, loop, passing, table.seats().map((seat) => playerOf(table, seat).life));
  if (next === 'repeats') {
    table.emit('loopFound', '1301.1c', { resolved: loop.count + 1 });
    conclude(table, { winners: [], reason: 'loop', rule: '1301.1c' });
    return true;
  }
  note(table, next);
  return false;
}

/** Somebody chose to do something. */
export function forgetLoop(table: Table): void {
  if (gameOf(table).loop.count > 0) note(table, noLoop);
}

/** A player answered: a choice that he really had begins the count anew, and ends what is repeated. */
export function noteAnswer(table: Table, decision: Decision, answer: Answer): void {
  if (decision.kind === 'act' && 'picks' in answer && passedFor(answer.picks[0] ?? '') !== null) return;
  endRepetition(table);
  if (gameOf(table).loop.count === 0 && (decision.kind === 'act' || !passesAhead(table, decision.subject))) return;
  if (isRealChoice(decision)) note(table, noLoop);
}
