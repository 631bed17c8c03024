import { fightOf, waitingOf } from '../boards/reading.js';
import type { BoardLayout, View } from '../types.js';
import { anyObjectHas, type AskedQuestion } from './main-answer.js';
import { type Stops, stopsAt } from './stops.js';

/** That the page passes for a player, plain pass by plain pass, until something comes up. */
export interface Ahead {
  /** The turn in which they said so. */
  readonly turn: number;
  /** What waited, and that a fight was on, when they said so, as long as it is still so: they know of it. */
  readonly known: readonly string[];
  readonly fought: boolean;
}

const waitingNow = (view: View, layout: BoardLayout): readonly string[] =>
  waitingOf(view, layout.waiting).map(({ key, seat, card, object }) => `${seat} ${key} ${object?.card ?? card}`);

/** Whether something attacks: what the layout says goes on between objects, or marks on their cards as fighting. */
const isFought = (view: View, layout: BoardLayout): boolean =>
  fightOf(view, layout.fight) !== null ||
  layout.card.marks.some((mark) => mark.mark === 'aims' && mark.fights === true && anyObjectHas(view, mark.value));

/** A question may be passed, and the layout has phases at which one could stop. */
export const canPassAhead = ({ domain }: AskedQuestion, layout: BoardLayout | null): layout is BoardLayout =>
  layout !== null && layout.phases.length > 0 && domain.type === 'options' && (domain.options ?? []).some(({ id }) => id === 'pass');

export const beginAhead = (view: View, layout: BoardLayout): Ahead => ({
  turn: view.turn.number,
  known: waitingNow(view, layout),
  fought: isFought(view, layout),
});

/**
 * Returns whether the page still passes at a question, with what is known from then on; null where it stops: at a stop, where something new
 * waits, where something attacks, where more than a pass is asked for, and in the player's next turn.
 */
export function goOnAhead(ahead: Ahead, question: AskedQuestion, view: View, layout: BoardLayout | null, stops: Stops): Ahead | null {
  if (!canPassAhead(question, layout) || stopsAt(stops, view, question.subject)) return null;
  if (view.turn.number !== ahead.turn && view.turn.seat === question.subject) return null;
  const waits = waitingNow(view, layout);
  const fought = isFought(view, layout);
  if (waits.some((one) => !ahead.known.includes(one)) || (fought && !ahead.fought)) return null;
  return { turn: ahead.turn, known: waits, fought };
}
