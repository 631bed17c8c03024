import type { Choice, Clause, Predicate, Selector, Verb } from '@arbiter/kernel/authoring';
import type { Mention, Phrase, TextReader } from '@arbiter/kernel/words';

/**
 * The parts of the grammar speak of each other through this. It remembers what was mentioned: the first time something chosen is spoken
 * of it is introduced, afterwards it is only pointed at.
 */
export interface Reader extends TextReader {
  /** What the ability calls its own object. */
  readonly self: Phrase;
  /** So many things that a selector names: `1 monster you control`. */
  readonly counted: (selector: Selector, number: Phrase, several: boolean) => Phrase;
  /** `a Dragon monster`, from a predicate alone. */
  readonly described: (predicate: Predicate, from?: Selector['from']) => Phrase;
  /** Verbs in the order in which they are carried out. */
  readonly order: (verbs: readonly Verb[]) => Phrase;
  readonly clauses: (clauses: readonly Clause[]) => Phrase;
  /** What a name stands for: introduced at the first mention. */
  readonly mention: (name: string) => Phrase;
  /** Gives a name what it stands for from here on. */
  readonly name: (name: string, mention: Mention) => void;
  /** The same for what a choice picks. */
  readonly choice: (choice: Choice) => void;
  /** What the event of the ability is about. */
  readonly eventObject: Phrase;
}
