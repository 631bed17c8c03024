/** Decks of real cards: the text forms that players bring, facts of cards, and what is to be said of a deck. Pure. */
export type { CardReference, DeckEntry, DeckFault, DeckForm, DeckGame, DeckList, DeckSection, DeckSections } from './deck-list.js';
export { deckForms, deckGames, deckSections } from './deck-list.js';
export { printDeckList } from './forms/arbiter.js';
export { readDeckList } from './forms/read.js';
export type { CardFacts, IsoDay, Legality, MagicFacts, RowFault } from './facts/card-facts.js';
export { buildCardIndex, type CardIndex, type Found, legalityFormats } from './facts/card-index.js';
export { mergeFacts } from './facts/merge.js';
export { normalName } from './facts/normal-name.js';
export { readSeparated } from './facts/separated-rows.js';
export { type CardSource, recogniseSource, rowReaders, rowsOfDocument } from './facts/sources.js';
export { readTranslation, type Translation } from './facts/translations.js';
export type { DeckRules } from './verdicts/deck-rules.js';
export type { DeckVerdict, DeckViolation, EntryVerdict, Reason } from './verdicts/deck-verdict.js';
export type { LegalityList, ListEntry } from './verdicts/legality-lists.js';
export { readLists } from './lists/read-lists.js';
export type { ListFault, SaidOfLists, StatedList } from './lists/stated-list.js';
export { judgeDeck } from './verdicts/judge-deck.js';
export { deckRules } from './verdicts/rules/index.js';
