import { type GameResult, must, type RuleRef, type Seat } from '@arbiter/kernel';
import { type EndOfRoundRules, frameOf, localsIn, matchOf, type Table, unwindTo } from '@arbiter/kernel/authoring';
import { gameOf, plays, rowOf, setGame, setPlayer } from './facts.js';
import { matchRef } from './match/match-locals.js';
import { announceRef } from './play/announcement.js';
import { resolveRef } from './stack/resolve-locals.js';
import { opportunityRef } from './timing/opportunity-locals.js';
import { lifeOf } from './values/base.js';
import { championsOf } from './values/sides.js';

/** A player's loss of the game, with its rule and reason. */
export interface Loss {
  readonly seat: Seat;
  readonly rule: RuleRef;
  readonly reason: string;
}

/**
 * Makes players lose at the same time. If one player is left, they win (1.1.2, 1.4.2.2). If nobody is left, the game is a draw of those who
 * lost together (1.1.2.1, 1.1.2.2, ruling:19), while players who lost earlier have lost (1.1.2.2.1). Otherwise the others play on (1.4.5).
 */
export function loseGame(table: Table, losses: readonly Loss[]): void {
  const now = losses.filter(({ seat }) => plays(table, seat));
  for (const { seat, rule } of now) {
    table.emit('playerLost', rule, { seat });
    setPlayer(table, seat, 'out', true);
  }
  setGame(table, 'lost', [...gameOf(table).lost, ...now.map(({ seat }) => seat)]);
  giveBack(table);
  const left = table.seats().filter((seat) => plays(table, seat));
  if (left.length > 1) return;
  const first = must(now[0], 'a loss that ends the game');
  if (left.length === 1) conclude(table, { winners: left, reason: first.reason, rule: table.seats().length > 2 ? '1.4.2.2' : first.rule });
  else conclude(table, { winners: [], reason: 'draw', rule: table.seats().length > 2 ? '1.1.2.2' : '1.1.2.1' });
}

/**
 * Gives objects controlled by a player who lost back to their owners (1.4.5.1, ruling:18); control by effects ends since the player no
 * longer plays (`GameRules.plays`).
 */
function giveBack(table: Table): void {
  for (const id of [...table.zone('field').order, ...table.zone('intent').order]) {
    const row = table.object(id);
    if (!plays(table, row.controller) && plays(table, row.owner)) table.set(row, 'controller', row.owner);
  }
}

/**
 * Ends the game at once, whatever procedures are half done; its match goes on (1.4.7), also if somebody conceded (2.11.7.3.1.2,
 * 2.11.7.3.4).
 */
export function conclude(table: Table, result: GameResult): void {
  const match = must(localsIn(frameOf(table, matchRef.name), matchRef), 'frame of a match');
  table.emit('gameEnded', result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.local(match, 'firstLost', firstLoser(table, result));
  table.local(match, 'ended', result);
  unwindTo(table, matchRef.name, 'ended');
}

/**
 * Returns the player who decides who goes first in the next game (1.4.7.2), or who goes first in it (1.4.7.3): the first who lost this
 * game. If somebody won by an effect, the others lost together. -1 after a draw, or if several players lost together in that way.
 */
function firstLoser(table: Table, { winners }: GameResult): Seat {
  if (winners.length === 0) return -1;
  const { lost } = gameOf(table);
  const [first = -1, ...others] = lost.length > 0 ? lost.slice(0, 1) : table.seats().filter((seat) => !winners.includes(seat));
  return others.length === 0 ? first : -1;
}

/**
 * Makes players lose the game being played, or ends the whole match: by conceding, which is possible at any time (1.4.3.5, 2.11.7.3.1.1,
 * 2.11.7.3.2) even for a player who can't lose (2.11.7.3.3), or by time and judges (1.4.3.7).
 */
export function giveUp(table: Table, seats: readonly Seat[], scope: 'game' | 'match', reason: string): void {
  const rule = reason === 'judge' ? '1.4.3.7' : '1.4.3.5';
  if (frameOf(table, 'game') === null || (scope === 'match' && table.seats().length === 2)) {
    return endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule });
  }
  loseGame(
    table,
    seats.map((seat) => ({ seat, rule, reason })),
  );
  leaveMidway(table, seats);
}

/**
 * Ends what players were doing who left a game that goes on (2.11.7.3.1.2, ruling:9, ruling:18). In their own turn the turn ends.
 * Otherwise, what they were playing or resolving is dropped. If another player's effect asks them something, the smallest possible answer
 * is taken.
 */
function leaveMidway(table: Table, seats: readonly Seat[]): void {
  if (frameOf(table, 'turn') === null) return;
  if (seats.includes(gameOf(table).active)) return unwindTo(table, 'turn', 'cut');
  const frame = frameOf(table, opportunityRef.name, announceRef.name, resolveRef.name);
  const actor = localsIn(frame, opportunityRef)?.seat ?? (localsIn(frame, announceRef) ?? localsIn(frame, resolveRef))?.you;
  if (frame === null || actor === undefined || !seats.includes(actor)) return;
  // Another player's effect that let the leaver play something continues without it.
  const around = localsIn(frameOf(table, opportunityRef.name, resolveRef.name), resolveRef);
  if (around !== null && !seats.includes(around.you)) return unwindTo(table, announceRef.name, 'reverse');
  // The resolution is over, so the turn player has Opportunity (2.8.2.1.6).
  unwindTo(table, opportunityRef.name, frame.procedure === resolveRef.name ? 'resolved' : 'settle');
}

/** Ends the game or the match as a draw to which the players agreed. */
export function agreeDraw(table: Table, scope: 'game' | 'match'): void {
  const result: GameResult = { winners: [], reason: 'agreedDraw', rule: '1.4.4' };
  if (scope === 'game' && frameOf(table, 'game') !== null) conclude(table, result);
  else endMatch(table, result);
}

function endMatch(table: Table, result: GameResult): void {
  if (frameOf(table, 'game') !== null)
    table.emit('gameEnded', result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.finish(result);
}

const timeRule = 'TRG End of Match';
const turnsAfterTime = 3;

/**
 * What follows when time is called (tournament rules, End of Match): the turn ends as turn 0, and three more begin. Then a Swiss match is
 * drawn where nobody leads, and a timed elimination match goes to the player whose champion has more life left. The five minutes that the
 * turns may take are not the rules' to measure.
 */
export const endOfRound: EndOfRoundRules<Table> = {
  procedures: {
    swiss: { rule: timeRule, turns: turnsAfterTime, level: 'drawn' },
    elimination: { rule: timeRule, turns: turnsAfterTime, level: 'life' },
  },
  isPlaying: (table) => frameOf(table, 'game') !== null,
  lives: (table) => table.seats().map((seat) => (plays(table, seat) ? championLife(table, seat) : -1)),
  endGame: conclude,
  endMatch,
};

/** The life that a player's champion has left; of several champions, that of the one with the most. */
function championLife(table: Table, seat: Seat): number {
  return Math.max(0, ...championsOf(table, seat).map((id) => (lifeOf(table, id) ?? 0) - rowOf(table, id).damage));
}
