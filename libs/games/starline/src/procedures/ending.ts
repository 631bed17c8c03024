import type { Seat, Table } from '@arbiter/kernel';
import { gameOf, opponentOf, totalScore } from '../facts.js';

/** The game is over: the higher score wins, a tie goes to the second player (三, note). */
export function endByScore(table: Table, reason: 'countdown' | 'earlyEnd', rule: string): void {
  const { first } = gameOf(table);
  const second = opponentOf(first);
  const scores = table.seats().map((seat) => totalScore(table, seat));
  const winner: Seat = (scores[first] as number) > (scores[second] as number) ? first : second;
  table.emit('gameEnded', rule, { reason, scores, winner });
  table.finish({ winners: [winner], reason, rule: scores[first] === scores[second] ? '三.2※' : rule });
}
