import type { Amount, Predicate, Selector } from '@arbiter/kernel/authoring';
import type { TextReader } from '@arbiter/kernel/words';
import type { Phrase } from './phrase.js';

/** What a name of the program stands for. */
export type NounKey = 'unit' | 'card' | 'unitCard' | 'magic' | 'traveller' | 'fieldCard' | 'place' | 'number' | 'mode';

/** A name that a choice or a verb bound, with the words by which later parts speak of it. */
export interface Binding {
  readonly noun: NounKey;
  readonly label: Phrase;
  /** Put behind the choice where several things of one kind must be told apart: `(unit A)`. */
  readonly tag: Phrase;
}

/** The parts of the grammar speak of each other through this; it also holds the names of the ability being read. */
export interface Reader extends TextReader {
  /** A number for counting: digits, or a letter that is explained at the end of the ability. */
  readonly quantity: (amount: Amount) => Phrase;
  /** A number of things that a selector names. */
  readonly counted: (selector: Selector, count: Phrase) => Phrase;
  /** That there is something: `there is a unit on your board`; at least so many of it. */
  readonly some: (selector: Selector, atLeast: Phrase | null) => Phrase;
  /** That there is nothing of it. */
  readonly none: (selector: Selector) => Phrase;
  /** Where a selector looks: `on your board`, `ahead of this card`. */
  readonly place: (selector: Selector) => Phrase;
  /** `a sideways unit`. */
  readonly described: (predicate: Predicate, noun: NounKey) => Phrase;
  readonly binding: (name: string) => Binding | undefined;
  /** What the event of the ability is about. */
  readonly eventNoun: NounKey;
}
