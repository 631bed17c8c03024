/** Facts of real cards: imports of published lists, and the cards of a game as they are known. */
export type { CardFault } from './imports/card-fault.js';
export { bytesOfFile, digestOf, unpacked } from './imports/file-of-cards.js';
export { type CardFile, importCards, type ImportOutcome, type ImportRefusal } from './imports/import-cards.js';
export { type CardReader, cardReaders } from './imports/readers.js';
export { CardImports, type ImportEnd, type ImportOf, type StandingImport } from './store/card-imports.js';
export { CardIndexes } from './store/card-indexes.js';
