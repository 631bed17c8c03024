/** Facts of real cards: imports of published lists, and the cards of a game as they are known. */
export type { CardFault } from './imports/card-fault.js';
export { bytesOfFile, digestOf, unpacked } from './imports/file-of-cards.js';
export { importCards } from './imports/import-cards.js';
export { type CardReader, cardReaders } from './imports/readers.js';
export { CardImports } from './store/card-imports.js';
export { importLists, largestListFile, type ListOutcome } from './imports/import-lists.js';
export { CardLists, type ImportedList, type StoredList } from './store/card-lists.js';
export { CardUploads, UploadTooLarge } from './store/card-uploads.js';
export { CardIndexes } from './store/card-indexes.js';
export { type EnforcedCards, enforcedCards } from './verdicts/enforced-cards.js';
export { deckGameOf, listsOfFacts, noCardList } from './verdicts/formats.js';
export { enforcedId, type HandedIn, type Judgement, judgeSubmission } from './verdicts/judge-submission.js';
