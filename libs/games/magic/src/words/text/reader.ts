import type { Ability, Amount, Condition, Modifier, PlayerRef, Predicate, Ref, Selector, Phrase, Verb } from '@arbiter/kernel';

/**
 * The parts of the grammar speak of each other through this. It remembers what was mentioned: the first time a target is spoken of it is
 * introduced, afterwards it is only pointed at.
 */
export interface Reader {
  /** What the ability calls its own object: the card's name, or `this creature` for an ability that is lent. */
  readonly self: Phrase;
  /** A number for counting: words for small ones, else X, explained at the end of the sentence. */
  readonly number: (amount: Amount) => Phrase;
  /** A number in digits or said in full, for damage, life, power and comparisons. */
  readonly measure: (amount: Amount) => Phrase;
  readonly ref: (ref: Ref) => Phrase;
  /** A player as the one who acts: `you`, `target opponent`, `that player`. */
  readonly player: (player: PlayerRef) => Phrase;
  /** `your`, `that player's`. */
  readonly possessive: (player: PlayerRef) => Phrase;
  /** All that a selector names. */
  readonly all: (selector: Selector) => Phrase;
  /** Things that a selector names, without number: `creatures you control`. */
  readonly kind: (selector: Selector) => Phrase;
  /** One of them: `a creature you control`. */
  readonly one: (selector: Selector) => Phrase;
  /** `a black creature`, from a predicate alone, about something on the battlefield or wherever `from` says. */
  readonly described: (predicate: Predicate, from?: Selector['from']) => Phrase;
  readonly condition: (condition: Condition) => Phrase;
  readonly modifiers: (modifiers: readonly Modifier[], to: Phrase | null) => Phrase;
  /** A whole ability, lent to something. */
  readonly ability: (ability: Ability) => Phrase;
  /** Verbs in the order in which they are carried out. */
  readonly order: (verbs: readonly Verb[]) => Phrase;
  /** What a name stands for: introduced at the first mention. */
  readonly mention: (name: string) => Phrase;
  /** What the event of a trigger is about. */
  readonly eventObject: Phrase;
}

/** A name that a choice or a verb bound. */
export interface Binding {
  /** Its first mention: `target creature`. */
  readonly first: Phrase;
  /** Every later one: `that creature`. */
  readonly again: Phrase;
}
