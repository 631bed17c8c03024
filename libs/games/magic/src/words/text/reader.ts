import type { Amount, Phrase, Predicate, Selector, TextReader, Verb } from '@arbiter/kernel';

/**
 * The parts of the grammar speak of each other through this. It remembers what was mentioned: the first time a target is spoken of it is
 * introduced, afterwards it is only pointed at.
 */
export interface Reader extends TextReader {
  /** What the ability calls its own object: the card's name, or `this creature` for an ability that is lent. */
  readonly self: Phrase;
  /** A number for counting: words for small ones, else X, explained at the end of the sentence. */
  readonly number: (amount: Amount) => Phrase;
  /** One thing that a selector names: `a creature you control`. */
  readonly one: (selector: Selector) => Phrase;
  /** `a black creature`, from a predicate alone, about something on the battlefield or wherever `from` says. */
  readonly described: (predicate: Predicate, from?: Selector['from']) => Phrase;
  /** Verbs in the order in which they are carried out. */
  readonly order: (verbs: readonly Verb[]) => Phrase;
  /** What a name stands for: introduced at the first mention. */
  readonly mention: (name: string) => Phrase;
  /** What the event of a trigger is about. */
  readonly eventObject: Phrase;
}
