import { type Answer, type Decision, isRealChoice, type Json, LimitExceeded, positionOf, type Table } from '@arbiter/kernel';
import { conclude } from '../ending.js';
import { gameOf, playerOf } from '../facts.js';
import { passesAhead, presetIn } from '../timing/presets.js';
import { endRepetition } from './repeating.js';

/** So many things resolve in a row without anybody choosing anything, before positions are compared. */
const patience = 12;
/** Positions that are kept for comparison. */
const kept = 64;
/** So many resolve in a row, and no position comes again: what repeats grows (ruling:44). */
const most = 1_000;

/** What has resolved since somebody last chose, and what the game looked like after it. */
export interface Loop {
  readonly count: number;
  /** How much there was of everything, which is quickly told. */
  readonly outlines: readonly string[];
  /** Whole positions, of those whose outlines had come before. */
  readonly positions: readonly string[];
}

export const noLoop: Loop = { count: 0, outlines: [], positions: [] };

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
  const count = loop.count + 1;
  if (count > most) throw new LimitExceeded('resolutions without a choice');
  if (count < patience) {
    note(table, { ...loop, count });
    return false;
  }
  const outline = outlineOf(table);
  // Whole positions are dear: the table is looked at only when as much lies everywhere as once before.
  if (!loop.outlines.includes(outline)) {
    note(table, { ...loop, count, outlines: [...loop.outlines.slice(1 - kept), outline] });
    return false;
  }
  const position = positionOf(table, passing);
  if (loop.positions.includes(position)) {
    table.emit('loopFound', '1301.1c', { resolved: count });
    conclude(table, { winners: [], reason: 'loop', rule: '1301.1c' });
    return true;
  }
  note(table, { ...loop, count, positions: [...loop.positions.slice(1 - kept), position] });
  return false;
}

/** How many objects lie in each zone, and the players' life. */
function outlineOf(table: Table): string {
  const counts: number[] = [];
  for (const id in table.state.zones) counts.push(table.zone(id).order.length);
  for (const seat of table.seats()) counts.push(playerOf(table, seat).life);
  return counts.join(' ');
}

/** Somebody chose to do something. */
export function forgetLoop(table: Table): void {
  if (gameOf(table).loop.count > 0) note(table, noLoop);
}

/** A player answered: a choice that he really had begins the count anew, and ends what is repeated. */
export function noteAnswer(table: Table, decision: Decision, answer: Answer): void {
  if (decision.kind === 'act' && 'picks' in answer && presetIn(answer.picks[0] ?? '') !== null) return;
  endRepetition(table);
  if (gameOf(table).loop.count === 0 && (decision.kind === 'act' || !passesAhead(table, decision.subject))) return;
  if (isRealChoice(decision)) note(table, noLoop);
}
