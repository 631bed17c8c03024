import { type Answer, type Decision, isRealChoice } from '@arbiter/kernel';
import { deckFor } from './deck.js';
import type { Draw } from './draw.js';
import { isDull, livelyAnswers } from './lively.js';
import { botScores } from './scores.js';
import type { Effort } from './score.js';
import { bestAnswers, type BotTable } from './search.js';

/**
 * Returns the answers that a bot gives to any question, in the order in which it tries them: a preset deck where a deck is asked for,
 * otherwise what the search of the decision finds, and random answers in a game without a score. The last answer is always accepted.
 * @param effort how hard it thinks; that of its game where absent
 */
export function answersOfBot(table: BotTable, decision: Decision, draw: Draw, effort?: Effort): readonly Answer[] {
  const { domain } = decision;
  if (domain.type === 'bulk') return [{ bulk: deckFor(table.ruleset, decision) }];
  const score = botScores[table.ruleset.game];
  const found = score === undefined ? null : bestAnswers(table, decision, score, draw, effort);
  return found ?? livelyAnswers(domain, draw);
}

/**
 * Whether an answer does something that people at the table want to follow: no pass, no picking of nothing, no mana, and no answer without
 * which there was no other.
 */
export function doesSomething(decision: Decision, answer: Answer): boolean {
  const { domain } = decision;
  if (!isRealChoice(decision)) return false;
  if (domain.type !== 'options' || !('picks' in answer)) return true;
  const picked = new Set(answer.picks);
  return domain.options.some((option) => picked.has(option.id) && option.id !== 'pass' && !isDull(option));
}
