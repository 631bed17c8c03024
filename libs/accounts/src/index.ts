export { hashSecret, looksLikeSecret, mintSecret } from './secret.js';
export type { Commanded } from './commanded.js';
export { KnownTokens, knownForMs } from './known-tokens.js';
export { mintBootstrapOrganizer, TokenStore } from './token-store.js';
export type { Minted, MintedOnce } from './token-store.js';
export { changesAccess } from './journal.js';
export type { Journal, JournalAppend, Journaled, JournalEntry } from './journal.js';
export { entry as gatheringEntry } from './journal.js';
export { batchItemId, commandOf, sameSender } from './commanded.js';
export { DeckBook } from './deck-book.js';
export type { SubmittedDeck } from './deck-book.js';
export { type BotGathering, BotGatherings, botName, botPersonId, housePersonId } from './house.js';
export { journaledTables } from './tables/rows.js';
export { lostName, mendTables } from './tables/mend.js';
export type { StreamRows } from './tables/mend.js';
export { differenceInWords, differencesOf } from './tables/differences.js';
export type { TableDifference } from './tables/differences.js';
export { accountsTables } from './tables/organising-tables.js';
export type { OrganisingTables } from './tables/organising-tables.js';
export type { Row } from './tables/rows.js';
export { Persons } from './persons.js';
export type { PersonHistoryEntry } from './persons.js';
export { Registry } from './registry.js';
export type { After, NewGathering, NewPlayer, NewRegistration } from './registry.js';
export type {
  AccessToken,
  Holder,
  MatchListing,
  MatchRegistration,
  NewToken,
  Gathering,
  Player,
  Role,
  Sql,
  Statement,
} from './types.js';
