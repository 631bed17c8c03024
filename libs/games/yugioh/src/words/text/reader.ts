import type { Ability, Amount, Choice, Clause, Condition, Modifier, Phrase, PlayerRef, Predicate, Ref, Selector, Verb } from '@arbiter/kernel';

/**
 * The parts of the grammar speak of each other through this. It remembers what was mentioned: the first time something chosen is spoken
 * of it is introduced, afterwards it is only pointed at.
 */
export interface Reader {
  /** What the ability calls its own object. */
  readonly self: Phrase;
  /** A number in digits, or what it is equal to. */
  readonly measure: (amount: Amount) => Phrase;
  readonly ref: (ref: Ref) => Phrase;
  /** A player as the one who acts: `you`, `your opponent`. */
  readonly player: (player: PlayerRef) => Phrase;
  /** `your`, `your opponent's`. */
  readonly possessive: (player: PlayerRef) => Phrase;
  /** All that a selector names. */
  readonly all: (selector: Selector) => Phrase;
  /** Things that a selector names, without number: `monsters you control`. */
  readonly kind: (selector: Selector) => Phrase;
  /** So many of them: `1 monster you control`. */
  readonly counted: (selector: Selector, number: Phrase, several: boolean) => Phrase;
  /** `a Dragon monster`, from a predicate alone. */
  readonly described: (predicate: Predicate, from?: Selector['from']) => Phrase;
  readonly condition: (condition: Condition) => Phrase;
  readonly modifiers: (modifiers: readonly Modifier[], to: Phrase | null) => Phrase;
  /** A whole ability, lent to something or waiting. */
  readonly ability: (ability: Ability) => Phrase;
  /** Verbs in the order in which they are carried out. */
  readonly order: (verbs: readonly Verb[]) => Phrase;
  readonly clauses: (clauses: readonly Clause[]) => Phrase;
  /** What a name stands for: introduced at the first mention. */
  readonly mention: (name: string) => Phrase;
  /** Gives a name what it stands for from here on. */
  readonly name: (name: string, binding: Binding) => void;
  /** The same for what a choice picks. */
  readonly choice: (choice: Choice) => void;
  /** What the event of the ability is about. */
  readonly eventObject: Phrase;
}

/** A name that a choice or a verb bound. */
export interface Binding {
  readonly first: Phrase;
  readonly again: Phrase;
}
