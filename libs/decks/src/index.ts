/** Decks of real cards: the text forms that players bring, facts of cards, and what is to be said of a deck. Pure. */
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
export type {
  CardFacts,
  CommanderPairing,
  ForceOfWillFacts,
  GrandArchiveFacts,
  IsoDay,
  Legality,
  LegalityStatus,
  MagicColor,
  MagicFace,
  MagicFacts,
  OwnCopies,
  Printing,
  RowAnswer,
  RowContext,
  RowFault,
  RowReader,
  StarlineFacts,
  YugiohFacts,
} from './facts/card-facts.js';
export { buildCardIndex, type CardIndex, type Found } from './facts/card-index.js';
export { mergeFacts } from './facts/merge.js';
export { normalName } from './facts/normal-name.js';
export { readSeparated, type SeparatedRow } from './facts/separated-rows.js';
export { type CardSource, recogniseSource, rowReaders, rowsOfDocument } from './facts/sources.js';
export { readTranslation, type Translation, type TranslationAnswer } from './facts/translations.js';
export type { DeckRule, DeckRules, RuleSource } from './verdicts/deck-rules.js';
export type { DeckRemark, DeckVerdict, DeckViolation, EntryVerdict, Reason, ViolationCode } from './verdicts/deck-verdict.js';
export { judgeDeck, type JudgingOptions } from './verdicts/judge-deck.js';
export { type LegalityList, limitList, type ListEntry, listInForce } from './verdicts/legality-lists.js';
export { deckRules } from './verdicts/rules/index.js';
