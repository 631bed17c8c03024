import { type Answer, type Decision, isRealChoice, type Json, positionOf, type Table } from '@arbiter/kernel';
import { concludeGame } from '../ending.js';
import { gameOf } from '../facts.js';

/** So many objects resolve in a row without anybody choosing anything, before positions are compared. */
const patience = 12;
/** Positions that are kept for comparison. */
const kept = 64;
/** What has not come again after so many grows, and ends at a limit. */
const hopeless = 256;

/** What has resolved since somebody last chose, and the positions after it. */
export interface Loop {
  readonly count: number;
  readonly seen: readonly string[];
}

export const noLoop: Loop = { count: 0, seen: [] };

const passing = { objects: ['controlledSince', 'arrived', 'was'], players: ['turnStamp'], game: ['loop', 'combat'] };

/** Bookkeeping that no value depends on. */
function note(table: Table, loop: Loop): void {
  table.journal.setQuietly(table.state.game, 'loop', loop as unknown as Json);
}

/**
 * Something resolved. Where nobody had a choice for long and a position comes again, mandatory actions go on for ever: the game is
 * a draw (104.4b, 721.4). Passing is no choice: nobody has to stop a loop by something else than what the loop asks for (721.5).
 * @returns whether the game is over
 */
export function noteResolution(table: Table): boolean {
  const { loop } = gameOf(table);
  const count = loop.count + 1;
  if (count < patience || count > hopeless) {
    note(table, { count, seen: loop.seen });
    return false;
  }
  const position = positionOf(table, passing);
  if (loop.seen.includes(position)) {
    table.emit('loopFound', '721.4', { resolved: count });
    concludeGame(table, { winners: [], reason: 'loop', rule: '104.4b' });
    return true;
  }
  note(table, { count, seen: [...loop.seen.slice(1 - kept), position] });
  return false;
}

/** A player answered: a choice that he really had begins the count anew. */
export function noteAnswer(table: Table, decision: Decision, answer: Answer): void {
  if (gameOf(table).loop.count === 0) return;
  if (decision.kind === 'act' && 'picks' in answer && answer.picks[0] === 'pass') return;
  if (isRealChoice(decision)) note(table, noLoop);
}
