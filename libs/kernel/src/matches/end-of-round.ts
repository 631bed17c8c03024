import type { GameResult, Refusal, Seat } from '../contract.js';
import { aheadOf, type CalledTime, type EndOfRound, endsOf } from '../game/end-of-round.js';
import { readAs } from '../json.js';
import type { Table } from '../table/table.js';

/**
 * The end of a round inside a match. A judge calls time; then the turn ends, so many more begin, and what is unfinished comes to what the
 * procedure says. What is counted lies in the row of the match, since it outlives a game, and only after time was called: a match in which
 * nobody called time has the same state as before this existed.
 */

/** The reason of results that the end of a round gives; `bothLose` where everybody loses by it. */
export const timeReason = 'timeCalled';
export const bothLoseReason = 'bothLose';

/** Returns the procedure that a match's format names; null where it names none that the game has. */
export function endOfRoundOf(table: Table): EndOfRound | null {
  const { id, options } = table.pins.format;
  const { endOfRound: name } = options;
  const rules = table.game.endOfRound;
  if (rules === undefined || typeof name !== 'string' || !endsOf(rules, id).includes(name)) return null;
  return rules.procedures[name] ?? null;
}

/** Returns what is left of a match in which time was called; null where it was not. */
export function calledTime(table: Table): CalledTime | null {
  const { timeCalled } = table.state.match;
  return timeCalled === undefined ? null : readAs<CalledTime>(timeCalled);
}

function note(table: Table, { turnsLeft, untilBehind }: CalledTime): void {
  table.set(table.state.match, 'timeCalled', { turnsLeft, untilBehind });
}

/**
 * Calls time. The game that is being played goes on for the turns of its procedure; between two games no further one begins, unless the
 * match has to be decided.
 * @returns a refusal where the format has no such procedure, or time was called before
 */
export function callTime(table: Table): Refusal | null {
  const end = endOfRoundOf(table);
  const rules = table.game.endOfRound;
  if (end === null || rules === undefined)
    return {
      code: 'time/not-offered',
      rule: null,
      detail: 'The format of this match does not say what follows when time is called.',
      params: {},
    };
  if (calledTime(table) !== null) return { code: 'time/called', rule: end.rule, detail: 'Time was called in this match.', params: {} };
  table.cause = { kind: 'judge' };
  note(table, { turnsLeft: end.turns ?? 0, untilBehind: false });
  table.emit('timeCalled', end.rule, { turns: end.turns ?? 0 });
  const result = end.turns === null || !rules.isPlaying(table) ? resultAtTime(table) : null;
  if (result !== null) rules.endMatch(table, result);
  return null;
}

/**
 * Called by games before each turn that is about to begin. Once time was called it counts the turn; when none is left it ends the game as
 * the procedure says.
 * @returns whether the turn begins; if not, the game was ended and its procedures are dropped
 */
export function turnBegins(table: Table): boolean {
  const called = calledTime(table);
  const end = endOfRoundOf(table);
  const rules = table.game.endOfRound;
  if (called === null || end === null || rules === undefined || called.untilBehind) return true;
  if (called.turnsLeft > 0) {
    note(table, { ...called, turnsLeft: called.turnsLeft - 1 });
    table.emit('turnAfterTime', end.rule, { number: (end.turns ?? 0) - called.turnsLeft + 1, turns: end.turns ?? 0 });
    return true;
  }
  const decides = (end.level === 'life' || end.level === 'untilBehind') && aheadOf(winsOf(table)) === null;
  const ahead = decides ? aheadOf(rules.lives(table)) : null;
  if (decides && ahead === null && end.level === 'untilBehind') {
    playUntilBehind(table, called, end);
    return true;
  }
  rules.endGame(table, { winners: ahead === null ? [] : [ahead], reason: timeReason, rule: end.rule });
  return false;
}

function playUntilBehind(table: Table, called: CalledTime, end: EndOfRound): void {
  note(table, { ...called, turnsLeft: 0, untilBehind: true });
  table.emit('playedUntilBehind', end.rule, {});
}

/** Games won by seat; a match of a game that keeps no score has none. */
function winsOf(table: Table): readonly number[] {
  return readAs<{ readonly wins?: readonly number[] }>(table.state.match).wins ?? table.seats().map(() => 0);
}

/**
 * Returns how a match ends in which no further game begins, since time was called; null where time was not called, and where they play on.
 * Then whoever first has less life than another loses the next game.
 */
export function resultAtTime(table: Table): GameResult | null {
  const called = calledTime(table);
  const end = endOfRoundOf(table);
  if (called === null || end === null) return null;
  if (end.level === 'bothLose') return { winners: [], reason: bothLoseReason, rule: end.rule };
  const ahead = aheadOf(winsOf(table));
  if (ahead !== null) return { winners: [ahead], reason: timeReason, rule: end.rule };
  if (end.level !== 'untilBehind') return { winners: [], reason: timeReason, rule: end.rule };
  if (!called.untilBehind) playUntilBehind(table, called, end);
  return null;
}

/**
 * Returns the seats that lose because they have less life than another, while a match is played until somebody is behind; nobody at other
 * times. Games ask it where they check who has lost.
 */
export function seatsBehind(table: Table): readonly Seat[] {
  if (calledTime(table)?.untilBehind !== true) return nobody;
  const lives = table.game.endOfRound?.lives(table) ?? [];
  const most = Math.max(...lives);
  return lives.flatMap((life, seat) => (life < most ? [seat] : []));
}

const nobody: readonly Seat[] = [];
