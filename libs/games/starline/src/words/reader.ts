import type { Amount, Predicate, Selector } from '@arbiter/kernel/authoring';
import type { TextReader } from '@arbiter/kernel/words';
import type { Phrase } from './phrase.js';

/** The kind of thing that a name of the program stands for. */
export type NounKey = 'unit' | 'card' | 'unitCard' | 'magic' | 'traveller' | 'fieldCard' | 'place' | 'number' | 'mode';

/** A name bound by a choice or a verb, with the words by which later parts refer to it. */
export interface Binding {
  readonly noun: NounKey;
  readonly label: Phrase;
  /** Follows the choice if several things of one kind must be distinguished: `(unit A)`. */
  readonly tag: Phrase;
}

/** The parts of the grammar refer to each other through this interface, which also holds the names of the ability being read. */
export interface Reader extends TextReader {
  /** An amount as used for counting: digits, or a letter that is explained at the end of the ability. */
  readonly quantity: (amount: Amount) => Phrase;
  /** A number of objects of a selector. */
  readonly counted: (selector: Selector, count: Phrase) => Phrase;
  /** A statement that there is such an object (`there is a unit on your board`), or that there are at least so many. */
  readonly some: (selector: Selector, atLeast: Phrase | null) => Phrase;
  /** A statement that there is no such object. */
  readonly none: (selector: Selector) => Phrase;
  /** Where a selector looks: `on your board`, `ahead of this card`. */
  readonly place: (selector: Selector) => Phrase;
  /** A noun with its qualities: `a sideways unit`. */
  readonly described: (predicate: Predicate, noun: NounKey) => Phrase;
  readonly binding: (name: string) => Binding | undefined;
  /** The kind of thing that the event of the ability is about. */
  readonly eventNoun: NounKey;
}
