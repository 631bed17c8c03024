import type { Answer } from '@arbiter/client';
import type { BoardLayout, View, WordedDecision } from '../types.js';
import { type Ahead, goOnAhead } from './ahead.js';
import { idleAnswer } from './idle.js';
import type { WhereToAsk } from './settings.js';
import { type Stops, stopsAt } from './stops.js';

/** What decides whether the page answers for a player. */
export interface PageAnswers {
  readonly ask: WhereToAsk;
  readonly stops: Stops;
  readonly ahead: Ahead | null;
}

/** What the page answers to a question; the answer is null where the player is asked. `ahead` is what is left of their passing ahead. */
export interface ByPage {
  readonly answer: Answer | null;
  readonly ahead: Ahead | null;
}

/** Says what the page answers for a player: nothing at a stop, whatever they wanted before. */
export function answerByPage(question: WordedDecision, view: View, layout: BoardLayout | null, { ask, stops, ahead }: PageAnswers): ByPage {
  if (stopsAt(stops, view, question.subject)) return { answer: null, ahead: null };
  const goesOn = ahead === null ? null : goOnAhead(ahead, question, view, layout, stops);
  if (goesOn !== null) return { answer: { picks: ['pass'] }, ahead: goesOn };
  const answer = ask === 'acting' ? idleAnswer(question, layout?.makesPayment) : null;
  // What was said of passing ahead outlives a question that had one answer only.
  return { answer, ahead: answer === null ? null : ahead };
}
