import type { GameResult, RuleRef, Seat } from '@arbiter/kernel';
import type { EndOfRound, EndOfRoundRules, Table } from '@arbiter/kernel/authoring';
import { gameOf, opponentOf, totalScore } from '../facts.js';

/**
 * Ends the game: the higher score wins, and a tie goes to the second player (三.2※).
 * @param rule the condition of the end (三)
 * @param by   the rule that carries it out, if it is a different one
 */
export function endByScore(table: Table, reason: 'countdown' | 'earlyEnd', rule: RuleRef, by: RuleRef = rule): void {
  const { first } = gameOf(table);
  const second = opponentOf(first);
  const scores = table.seats().map((seat) => totalScore(table, seat));
  const winner: Seat = (scores[first] as number) > (scores[second] as number) ? first : second;
  table.emit('gameEnded', by, { reason, scores, winner });
  table.finish({ winners: [winner], reason, rule: scores[first] === scores[second] ? '三.2※' : rule });
}

/** The turn ends, and nobody has won (no published tournament rules were found: house policy). */
const afterTheTurn: EndOfRound = { rule: 'platform.endOfRound', turns: 0, level: 'drawn' };

/** What follows when time is called. */
export const endOfRound: EndOfRoundRules<Table> = {
  procedures: { swiss: afterTheTurn, elimination: afterTheTurn },
  isPlaying: () => true,
  lives: (table) => table.seats().map((seat) => totalScore(table, seat)),
  endGame: finishMatch,
  endMatch: finishMatch,
};

/** A match is one game, so that both end together. */
function finishMatch(table: Table, result: GameResult): void {
  const scores = table.seats().map((seat) => totalScore(table, seat));
  table.emit('gameEnded', result.rule, { reason: result.reason, scores, winner: result.winners[0] ?? null });
  table.finish(result);
}
