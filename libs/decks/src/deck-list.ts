/** Names a card as a deck list does. */
export type CardReference =
  /** By its name, with the printing where the list says one. */
  | { readonly by: 'name'; readonly name: string; readonly set: string | null; readonly number: string | null }
  /** By the number printed on it: a passcode of Yu-Gi-Oh!. */
  | { readonly by: 'passcode'; readonly passcode: number }
  /** By its number in a set alone, such as `TSW-045`. */
  | { readonly by: 'printing'; readonly set: string; readonly number: string };

/** One line of a deck list. */
export interface DeckEntry {
  /** At least 1. */
  readonly count: number;
  readonly card: CardReference;
  /** The line of the text that says so, from 1; 0 in forms without lines. */
  readonly line: number;
}

/**
 * A part of a deck. `main` and `side` exist in every game; `commander` and `companion` in Magic, `extra` in Yu-Gi-Oh!, `material` in Grand
 * Archive, `ruler` and `stone` in Force of Will.
 */
export type DeckSection = 'main' | 'side' | 'commander' | 'companion' | 'extra' | 'material' | 'ruler' | 'stone';

/** A deck as it was submitted, whatever its form: which cards, how often, in which part of the deck. Nothing is said of its legality. */
export interface DeckList {
  /** The form that it was read from, such as `arena` or `ydk`. */
  readonly form: string;
  /** The name that the list gives itself; null where it gives none. */
  readonly name: string | null;
  readonly sections: { readonly [section in DeckSection]?: readonly DeckEntry[] };
}

/** Something in a text that is no part of a deck list. */
export interface DeckFault {
  readonly code: string;
  /** The line, from 1; 0 where the form has no lines. */
  readonly line: number;
  /** What is wrong and what to do, as a sentence. */
  readonly detail: string;
}
