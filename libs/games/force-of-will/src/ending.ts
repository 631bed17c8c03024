import { type GameResult, must, type RuleRef, type Seat } from '@arbiter/kernel';
import { type EndOfRoundRules, frameOf, localsIn, matchOf, matchRef, type Table, unwindTo } from '@arbiter/kernel/authoring';
import { playerOf } from './facts.js';

/** A player's loss of the game, with its rule and reason. */
export interface Loss {
  readonly seat: Seat;
  readonly rule: RuleRef;
  readonly reason: string;
}

/** Ends the game for players who lose at the same time: the other player wins (103.2); if both lose, the game is a draw (103.3). */
export function endGame(table: Table, losses: readonly Loss[]): void {
  for (const { seat, rule } of losses) table.emit('playerLost', rule, { seat });
  const winners = table.seats().filter((seat) => !losses.some((loss) => loss.seat === seat));
  conclude(table, {
    winners,
    reason: winners.length === 0 ? 'draw' : (losses[0]?.reason ?? 'lost'),
    rule: winners.length === 0 ? '103.3' : (losses[0]?.rule ?? '103.2'),
  });
}

/** Ends the game at once, whatever procedures are half done (103.2, 103.3); its match goes on (ruling:46). */
export function conclude(table: Table, result: GameResult): void {
  const match = must(localsIn(frameOf(table, matchRef.name), matchRef), 'frame of a match');
  table.emit('gameEnded', result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.local(match, 'ended', result);
  unwindTo(table, matchRef.name, 'ended');
}

/** Ends the game being played or the whole match by conceding, by time or by a judge (103.4). */
export function giveUp(table: Table, seats: readonly Seat[], scope: 'game' | 'match', reason: string): void {
  const runs = frameOf(table, 'game') !== null;
  if (scope === 'game' && runs)
    return endGame(
      table,
      seats.map((seat) => ({ seat, rule: '103.4', reason })),
    );
  endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule: '103.4' });
}

/**
 * Ends the game or the match as a draw to which the players agreed (103.3); a drawn game still counts as a game of its match (ruling:46).
 */
export function agreeDraw(table: Table, scope: 'game' | 'match'): void {
  const result: GameResult = { winners: [], reason: 'agreedDraw', rule: '103.3' };
  if (scope === 'game' && frameOf(table, 'game') !== null) conclude(table, result);
  else endMatch(table, result);
}

function endMatch(table: Table, result: GameResult): void {
  if (frameOf(table, 'game') !== null)
    table.emit('gameEnded', result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.finish(result);
}

/** No published rule was found: the end of a round is that of Magic, unverified. */
export const timeRule = 'platform.endOfRound';
const turnsAfterTime = 5;

/** What follows when time is called. */
export const endOfRound: EndOfRoundRules<Table> = {
  procedures: {
    swiss: { rule: timeRule, turns: turnsAfterTime, level: 'drawn' },
    elimination: { rule: timeRule, turns: turnsAfterTime, level: 'untilBehind' },
  },
  isPlaying: (table) => frameOf(table, 'game') !== null,
  lives: (table) => table.seats().map((seat) => playerOf(table, seat).life),
  endGame: conclude,
  endMatch,
};
