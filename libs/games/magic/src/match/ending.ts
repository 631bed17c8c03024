import { type GameResult, must, type RuleRef, type Seat } from '@arbiter/kernel';
import { type EndOfRoundRules, frameOf, localsIn, matchOf, matchRef, type Table, unwindTo } from '@arbiter/kernel/authoring';
import { playerOf } from '../facts.js';
import { showFaceDown } from '../faces/showing.js';
import { subgameRef } from './subgame-locals.js';

/** The Magic Tournament Rules on the end of a round, as of 2026-02-27. */
export const timeRule = 'MTR 2.4';
const turnsAfterTime = 5;

/** A player who loses, and by which rule. */
export interface Loss {
  readonly seat: Seat;
  readonly rule: RuleRef;
}

/** Whether a game is being played now, rather than only a match between two games. */
export function gameRuns(table: Table): boolean {
  return frameOf(table, 'game') !== null;
}

/** Makes players lose at the same time; the remaining player wins (104.2a), and if nobody remains the game is a draw (104.4a). */
export function endGame(table: Table, losses: readonly Loss[], reason?: string): void {
  for (const { seat, rule } of losses) table.emit('playerLost', rule, { seat });
  const winners = table.seats().filter((seat) => !losses.some((loss) => loss.seat === seat));
  const [first] = losses;
  concludeGame(table, { winners, reason: reason ?? reasonOf(first?.rule ?? ''), rule: winners.length === 0 ? '104.4a' : '104.2a' });
}

/**
 * Ends the game at once (104.1), whatever was unfinished; the match continues, or the game around a subgame does (720.5). Does nothing if
 * no game is being played.
 */
export function concludeGame(table: Table, result: GameResult): void {
  const around = frameOf(table, subgameRef.name, matchRef.name);
  const subgame = localsIn(around, subgameRef);
  const inner = subgame !== null;
  const locals = subgame ?? must(localsIn(around, matchRef), 'frame of a match');
  showFaceDown(table);
  table.emit(inner ? 'subgameEnded' : 'gameEnded', result.rule, {
    game: matchOf(table).game,
    winners: [...result.winners],
    reason: result.reason,
  });
  table.local(locals, 'ended', result);
  unwindTo(table, inner ? subgameRef.name : matchRef.name, 'ended');
}

/** Ends the current game, or the whole match, by conceding, time or a judge (104.3a, 104.3k). No effect can prevent it. */
export function giveUp(table: Table, seats: readonly Seat[], scope: 'game' | 'match', reason: string): void {
  const rule = reason === 'judge' ? '104.3k' : '104.3a';
  if (scope === 'game')
    return endGame(
      table,
      seats.map((seat) => ({ seat, rule })),
      reason,
    );
  endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule });
}

/** Ends the game or match by an agreed draw (104.4i). */
export function agreeDraw(table: Table, scope: 'game' | 'match'): void {
  const result: GameResult = { winners: [], reason: 'agreedDraw', rule: '104.4i' };
  if (scope === 'game') concludeGame(table, result);
  else endMatch(table, result);
}

function endMatch(table: Table, result: GameResult): void {
  if (gameRuns(table)) {
    showFaceDown(table);
    table.emit('gameEnded', result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  }
  table.finish(result);
}

function reasonOf(rule: RuleRef): string {
  switch (rule) {
    case '704.5a':
      return 'life';
    case '704.5b':
      return 'emptyLibrary';
    case '704.5c':
      return 'poison';
    case timeRule:
      return 'timeCalled';
    default:
      return 'lost';
  }
}

/**
 * What follows when time is called (MTR 2.4): the turn ends, and five more begin, whoever takes them; those of a subgame count as well.
 * Then a Swiss match is drawn where nobody leads; an elimination match goes to the player with more life, and where life is equal, and
 * between two games, they play on until somebody has less.
 */
export const endOfRound: EndOfRoundRules<Table> = {
  procedures: {
    swiss: { rule: timeRule, turns: turnsAfterTime, level: 'drawn' },
    elimination: { rule: timeRule, turns: turnsAfterTime, level: 'untilBehind' },
  },
  isPlaying: gameRuns,
  lives: (table) => table.seats().map((seat) => playerOf(table, seat).life),
  endGame: concludeGame,
  endMatch,
};
