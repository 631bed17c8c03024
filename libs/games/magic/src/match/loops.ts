import { type Answer, type Decision, isRealChoice, type Json, LimitExceeded, positionOf, type Table } from '@arbiter/kernel';
import { concludeGame } from './ending.js';
import { gameOf, playerOf } from '../facts.js';
import { endShortcut } from './shortcuts.js';
import { passesAhead, presetIn, setPreset } from '../stack/presets.js';

/** So many objects resolve in a row without anybody choosing anything, before positions are compared. */
const patience = 12;
/** Positions that are kept for comparison. */
const kept = 64;
/** So many resolve in a row, and no position comes again: the sequence repeats and grows (ruling:12). */
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
export const passing = {
  objects: ['controlledSince', 'arrived', 'was', 'transformedAt'],
  players: ['turnStamp', 'upkeepStamp', 'lastUpkeepStamp', 'passing'],
  game: ['loop', 'combat', 'shortcut', 'lastAct', 'rounds'],
  numbers: ['life', 'counters', 'mulligans', 'landsPlayed', 'owner', 'controller', 'seat', 'damage', 'x', 'amount', 'monstrous', 'loyaltyTurn', 'band', 'turn', 'add', 'power', 'toughness'],
};

/** Bookkeeping that no value depends on. */
function note(table: Table, loop: Loop): void {
  table.journal.setQuietly(table.state.game, 'loop', loop as unknown as Json);
}

/**
 * Something resolved. Where nobody had a choice for long and a position comes again, mandatory actions go on for ever: the game is
 * a draw (104.4b, 721.4). Passing is no choice: nobody has to stop a loop by something else than what the loop asks for (721.5).
 * @returns whether the game is over
 * @throws {LimitExceeded} where they go on and on and the position is another each time (ruling:12)
 */
export function noteResolution(table: Table): boolean {
  const { loop } = gameOf(table);
  const count = loop.count + 1;
  if (count > most) throw new LimitExceeded('mandatory actions in a row');
  if (count < patience) {
    note(table, { ...loop, count });
    return false;
  }
  const outline = outlineOf(table);
  // Whole positions are dear: a table of many objects is looked at only when as much lies everywhere as once before.
  if (!loop.outlines.includes(outline)) {
    note(table, { ...loop, count, outlines: [...loop.outlines.slice(1 - kept), outline] });
    return false;
  }
  const position = positionOf(table, passing);
  if (loop.positions.includes(position)) {
    table.emit('loopFound', '721.4', { resolved: count });
    concludeGame(table, { winners: [], reason: 'loop', rule: '104.4b' });
    return true;
  }
  note(table, { ...loop, count, positions: [...loop.positions.slice(1 - kept), position] });
  return false;
}

/** How many objects lie in each zone, and the players' life totals. */
function outlineOf(table: Table): string {
  const counts: number[] = [];
  for (const id in table.state.zones) counts.push(table.zone(id).order.length);
  for (let seat = 0; seat < table.state.players.length; seat++) counts.push(playerOf(table, seat).life);
  return counts.join(' ');
}

/** Somebody chose to do something. */
export function forgetLoop(table: Table): void {
  if (gameOf(table).loop.count > 0) note(table, noLoop);
}

/** A player answered: a choice that he really had begins the count anew, and ends what he passed ahead. */
export function noteAnswer(table: Table, decision: Decision, answer: Answer): void {
  if (decision.kind === 'act' && 'picks' in answer && presetIn(answer.picks[0] ?? '') !== null) return;
  const { subject } = decision;
  if (gameOf(table).shortcut !== null) endShortcut(table);
  if (gameOf(table).loop.count === 0 && (decision.kind === 'act' || !passesAhead(table, subject))) return;
  if (!isRealChoice(decision)) return;
  note(table, noLoop);
  if (!('picks' in answer) || answer.picks.length > 0) setPreset(table, subject, '');
}
