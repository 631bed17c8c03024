import { type Answer, type Decision, type Json, type Pins, type Ruleset, type Session } from '@arbiter/kernel';
import { answersOfBot, deckFor, type Effort, livelyAnswer, livelyAnswers } from '@arbiter/bots';
import type { Draw } from './random.js';

/**
 * Returns a bot's answer, chosen only from what its player can see: the preset deck of its race where a deck is asked for, otherwise a
 * random legal answer, more often one that does something.
 */
export function botAnswer(
  ruleset: Ruleset,
  decision: Decision,
  draw: Draw,
  bulk: (decision: Decision) => Json = (one) => deckFor(ruleset, one),
): Answer {
  const { domain } = decision;
  return domain.type === 'bulk' ? { bulk: bulk(decision) } : livelyAnswer(domain, draw);
}

/**
 * Returns the answers that a bot tries, in this order. Where the game judges the picks as a whole, a bot can't know which it accepts: the
 * bot tries a random choice first, then the example that the decision shows. The last answer is always accepted.
 */
export function botAnswers(ruleset: Ruleset, decision: Decision, draw: Draw): readonly Answer[] {
  const { domain } = decision;
  return domain.type === 'bulk' ? [{ bulk: deckFor(ruleset, decision) }] : livelyAnswers(domain, draw);
}

/**
 * Returns the answers that a bot tries which searches the decision with a score of the board, the best first. Where no such score is known
 * for the game, and where a deck is asked for, they are those of `botAnswers`. The last answer is always accepted.
 */
export function searchedAnswers(
  ruleset: Ruleset,
  pins: Pins,
  session: Session,
  decision: Decision,
  draw: Draw,
  effort?: Effort,
): readonly Answer[] {
  return answersOfBot({ ruleset, pins, session }, decision, draw, effort);
}
