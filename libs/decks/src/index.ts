/** Decks of real cards: the text forms that players bring. Pure. */
export type { CardReference, DeckEntry, DeckFault, DeckList, DeckSection } from './deck-list.js';
