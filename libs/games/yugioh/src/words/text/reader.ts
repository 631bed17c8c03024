import type { Choice, Clause, Predicate, Selector, Verb } from '@arbiter/kernel/authoring';
import type { Mention, Phrase, TextReader } from '@arbiter/kernel/words';

/**
 * The parts of the grammar refer to each other through this interface. It remembers what was mentioned: a chosen object is introduced at
 * the first mention and
 * only referred to afterwards.
 */
export interface Reader extends TextReader {
  /** How the ability refers to its own object. */
  readonly self: Phrase;
  /** A number of objects of a selector: `1 monster you control`. */
  readonly counted: (selector: Selector, number: Phrase, several: boolean) => Phrase;
  /** An object described by a predicate alone: `a Dragon monster`. */
  readonly described: (predicate: Predicate, from?: Selector['from']) => Phrase;
  /** Verbs in the order in which they are carried out. */
  readonly order: (verbs: readonly Verb[]) => Phrase;
  readonly clauses: (clauses: readonly Clause[]) => Phrase;
  /** What a name stands for; introduces it at the first mention. */
  readonly mention: (name: string) => Phrase;
  /** Defines what a name stands for from here on. */
  readonly name: (name: string, mention: Mention) => void;
  /** Defines the name of a choice. */
  readonly choice: (choice: Choice) => void;
  /** The object of the ability's event, in words. */
  readonly eventObject: Phrase;
}
