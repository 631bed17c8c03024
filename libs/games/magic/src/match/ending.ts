import { type GameResult, must, type RuleRef, type Seat } from '@arbiter/kernel';
import { frameOf, localsIn, matchOf, matchRef, type Table, unwindTo } from '@arbiter/kernel/authoring';
import { showFaceDown } from '../faces/showing.js';
import { subgameRef } from './subgame-locals.js';

/** A player loses, by the rule named. */
export interface Loss {
  readonly seat: Seat;
  readonly rule: RuleRef;
}

/** Whether a game is played now, not only a match between two of them. */
export function gameRuns(table: Table): boolean {
  return frameOf(table, 'game') !== null;
}

/** Players lose at the same time; who is left wins (104.2a), and where nobody is left the game is a draw (104.4a). */
export function endGame(table: Table, losses: readonly Loss[], reason?: string): void {
  for (const { seat, rule } of losses) table.emit('playerLost', rule, { seat });
  const winners = table.seats().filter((seat) => !losses.some((loss) => loss.seat === seat));
  const [first] = losses;
  concludeGame(table, { winners, reason: reason ?? reasonOf(first?.rule ?? ''), rule: winners.length === 0 ? '104.4a' : '104.2a' });
}

/**
 * The game is over at once (104.1), whatever was half done: its match goes on, or the game around it (720.5). A game that
 * is not played any more doesn't end again.
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

/** Conceding, time and judges (104.3a, 104.3k): of the game that is played, or of the whole match. No effect can stop it. */
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

/** An agreed draw (104.4i). */
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
    default:
      return 'lost';
  }
}
