import type { Ability, Amount, Choice, Clause, Predicate, Ref, Selector, Verb } from '../programs/programs.js';
import type { Phrase } from './phrases.js';
import type { Mention, TextReader } from './readers.js';
import type { TextTerms } from './terms.js';

/**
 * The parts of a grammar speak of each other through this. It remembers what was mentioned: the first time something chosen is spoken
 * of it is introduced, afterwards it is only pointed at. The grammar is the kernel's, its words are the game's (`terms`).
 */
export interface SentenceReader extends TextReader {
  readonly terms: TextTerms;
  /** What the ability calls its own card. */
  readonly self: Phrase;
  /** `an object you control`. */
  readonly one: (selector: Selector) => Phrase;
  /** `object you control`, behind `for each`. */
  readonly single: (selector: Selector) => Phrase;
  /** Something that fits, wherever it is: `a red object`, or without number and article `red objects`. */
  readonly described: (predicate: Predicate, how: 'one' | 'many', from?: Selector['from']) => Phrase;
  /** One verb, as an order to the player whose effect it is. */
  readonly verb: (verb: Verb) => Phrase;
  readonly clauses: (clauses: readonly Clause[]) => Phrase;
  /** What a name stands for: introduced at the first mention. */
  readonly mention: (name: string) => Phrase;
  /** Gives a name what it stands for from here on. */
  readonly name: (name: string, mention: Mention) => void;
  /** The same for what a choice picks. */
  readonly choice: (choice: Choice) => void;
  /** The choice behind a reference to what was chosen; undefined for everything else. */
  readonly chosenBy: (ref: Ref) => Choice | undefined;
  /** Fixes numbers by their names (`let`), and what they are. */
  readonly fix: (amounts: { readonly [name: string]: Amount }) => void;
  /** What a name was fixed to; an amount of another kind as it is. */
  readonly fixed: (amount: Amount) => Amount;
  /** Whether what a reference names is surely yours. */
  readonly isYours: (ref: Ref) => boolean;
  /** What the event of the ability is about. */
  readonly eventObject: Phrase;
  /** What it comes from. */
  readonly eventSource: Phrase;
  /** An ability that begins to wait, which knows the names of this one. */
  readonly waiting: (ability: Ability) => Phrase;
}
