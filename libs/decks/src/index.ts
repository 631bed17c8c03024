/** Decks of real cards: the text forms that players bring. Pure. */
export type {
  CardReference,
  DeckEntry,
  DeckFault,
  DeckFaultCode,
  DeckForm,
  DeckGame,
  DeckList,
  DeckSection,
  DeckSections,
} from './deck-list.js';
export { deckForms, deckGames, deckSections } from './deck-list.js';
export { printDeckList } from './forms/arbiter.js';
export { formsOfGame } from './forms/detect.js';
export type { DeckReading } from './forms/found.js';
export { type DeckSource, readDeckList } from './forms/read.js';
