import type { Race } from '../vocabulary.js';

/** A deck in the form that `validateDeck` takes: the declared race and card ids (一.1, 一.2). */
export interface StarlineDeck {
  readonly race: Race;
  readonly cards: readonly string[];
  readonly [key: string]: string | readonly string[];
}

export interface PresetDeck {
  readonly id: string;
  readonly names: { readonly en: string; readonly zh: string };
  readonly deck: StarlineDeck;
}
