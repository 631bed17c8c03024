import type { Json } from '@arbiter/kernel';
import type { Ability, Amount, Choice, Mode, Predicate, Selector, Verb } from '@arbiter/kernel/authoring';
import type { Phrase, TextReader } from '@arbiter/kernel/words';

/**
 * Gives the parts of the grammar access to each other. It notes what was mentioned: the first mention of a target introduces it, later ones
 * refer back to it.
 */
export interface Reader extends TextReader {
  /** What the ability calls its own object: the card's name, or `this creature` for an ability that is granted. */
  readonly self: Phrase;
  /** The words for a number of things: words for small numbers, else X, which is explained at the end of the sentence. */
  readonly number: (amount: Amount) => Phrase;
  /** The words for one object that a selector describes: `a creature you control`. */
  readonly one: (selector: Selector) => Phrase;
  /** `a black creature`, from a predicate alone, about an object on the battlefield or in the zone of `from`. */
  readonly described: (predicate: Predicate, from?: Selector['from']) => Phrase;
  /** The words for verbs, in the order in which they are carried out. */
  readonly order: (verbs: readonly Verb[]) => Phrase;
  /** The words for what a name stands for; the first mention introduces it. */
  readonly mention: (name: string) => Phrase;
  /** Whether a name has been mentioned. */
  readonly said: (name: string) => boolean;
  /** A keyword with everything printed with it: `protection from red`. */
  readonly keyword: (keyword: Json) => Phrase;
  /** The choice of this name that divides a total, if the ability has one. */
  readonly division: (name: string) => Choice['divide'];
  /** The words for one mode of the ability, with targets of its own. */
  readonly mode: (mode: Mode) => Phrase;
  /**
   * The words for an ability that this one makes wait, which refers to the same things by the same words.
   * @param waits how it waits
   */
  readonly waiting: (ability: Ability, waits: Waiting) => Phrase;
  readonly waits: Waiting;
  /** The words for what the event of a trigger is about. */
  readonly eventObject: Phrase;
}

/** How an ability waits for an event. */
export interface Waiting {
  /** Only for the next such event (603.7b), not for each. */
  readonly once?: true;
  /** How much of the effect is left (615.7). */
  readonly left?: Amount;
}
