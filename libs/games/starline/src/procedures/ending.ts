import type { RuleRef, Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { gameOf, opponentOf, totalScore } from '../facts.js';

/**
 * The game is over: the higher score wins, a tie goes to the second player (三.2※).
 * @param rule the condition of the end (三)
 * @param by   the rule that carries it out, when it is another
 */
export function endByScore(table: Table, reason: 'countdown' | 'earlyEnd', rule: RuleRef, by: RuleRef = rule): void {
  const { first } = gameOf(table);
  const second = opponentOf(first);
  const scores = table.seats().map((seat) => totalScore(table, seat));
  const winner: Seat = (scores[first] as number) > (scores[second] as number) ? first : second;
  table.emit('gameEnded', by, { reason, scores, winner });
  table.finish({ winners: [winner], reason, rule: scores[first] === scores[second] ? '三.2※' : rule });
}
