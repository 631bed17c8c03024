import { listOf, passes, waitingOf } from '../boards/reading.js';
import type { BoardLayout, LayoutMainAnswer, View } from '../types.js';

/** What is looked at of a question; a decision of the API is one. */
export interface AskedQuestion {
  readonly kind: string;
  /** The seat whose decision it is. */
  readonly subject: number;
  readonly prompt: { readonly params: { readonly [name: string]: unknown } };
  readonly domain: { readonly type: string; readonly options?: readonly { readonly id: string }[] };
}

/** The answer of the main button: an option, and the key of what the button says; without a key it says what the option says. */
export interface MainAnswer {
  readonly option: string;
  readonly word: string | null;
  /** What `$` in the word stands for: the number that the next thing to wait would have. */
  readonly number: number;
}

/**
 * Returns the main answer of a question as the game's layout names it; null where it names none. Rulesets whose layout says nothing of main
 * answers have one only where there is nothing to choose between.
 */
export function mainAnswerOf(question: AskedQuestion, view: View | null, layout: BoardLayout | null): MainAnswer | null {
  const { domain, kind } = question;
  if (domain.type !== 'options') return null;
  const options = domain.options ?? [];
  const named = layout?.mainAnswers;
  if (named === undefined || view === null) {
    const [only] = options;
    return only !== undefined && options.length === 1 ? { option: only.id, word: null, number: 0 } : null;
  }
  const found = named.find(
    (one) => one.kinds.includes(kind) && options.some(({ id }) => id === one.option) && isMoment(one, question, view, layout),
  );
  if (found === undefined) return null;
  return { option: found.option, word: found.word ?? null, number: waitingOf(view, layout?.waiting).length + 1 };
}

/** Whether everything holds that a main answer names of its moment. */
function isMoment(moment: LayoutMainAnswer, question: AskedQuestion, view: View, layout: BoardLayout | null): boolean {
  const { turn, phases, waits, values, asked, lacks, anyHas } = moment;
  const isOwn = view.turn.seat === question.subject;
  return (
    (turn === undefined || (turn === 'own') === isOwn) &&
    (phases === undefined || phases.includes(view.turn.phase)) &&
    (waits === undefined || doesWait(waits, question.subject, view, layout)) &&
    (values === undefined || passes(view, values)) &&
    (asked === undefined || passes({ values: question.prompt.params } as Pick<View, 'values'>, asked)) &&
    (lacks === undefined || (view.values[lacks] ?? null) === null) &&
    (anyHas === undefined || anyObjectHas(view, anyHas))
  );
}

function doesWait(waits: NonNullable<LayoutMainAnswer['waits']>, subject: number, view: View, layout: BoardLayout | null): boolean {
  const [next] = waitingOf(view, layout?.waiting);
  switch (waits) {
    case 'nothing':
      return next === undefined;
    case 'something':
      return next !== undefined;
    case 'own':
      return next?.seat === subject;
    case 'others':
      return next !== undefined && next.seat !== subject;
  }
}

/** Whether some object on the table has a value of this name that is not empty. */
export const anyObjectHas = ({ zones, slots }: View, name: string): boolean =>
  [...slots.flatMap(({ object }) => object ?? []), ...zones.flatMap(({ objects }) => objects)].some(
    ({ values }) => listOf(values[name]).length > 0,
  );
