/** A second entry, for fuzzers and test drivers only: what is imported from here never reaches a released bundle. */
export { inventedCards } from './invented-cards.js';
