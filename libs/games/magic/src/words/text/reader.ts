import type { Json } from '@arbiter/kernel';
import type { Ability, Amount, Choice, Mode, Predicate, Selector, Verb } from '@arbiter/kernel/authoring';
import type { Phrase, TextReader } from '@arbiter/kernel/words';

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
  /** Whether a name was mentioned. */
  readonly said: (name: string) => boolean;
  /** A keyword with all that is printed with it: `protection from red`. */
  readonly keyword: (keyword: Json) => Phrase;
  /** The choice of this name that divides a total, where the ability has one. */
  readonly division: (name: string) => Choice['divide'];
  /** One mode of the ability, with targets of its own. */
  readonly mode: (mode: Mode) => Phrase;
  /** An ability that this one makes wait, in the same words for the same things. @param waits how it waits */
  readonly waiting: (ability: Ability, waits: Waiting) => Phrase;
  readonly waits: Waiting;
  /** What the event of a trigger is about. */
  readonly eventObject: Phrase;
}

/** How what waits for an event does it. */
export interface Waiting {
  /** For the next such event alone (603.7b), not for each. */
  readonly once?: true;
  /** How much of it is left (615.7). */
  readonly left?: Amount;
}
