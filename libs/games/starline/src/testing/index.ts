/** A second entry point, for fuzzers and test drivers only: what is exported here never reaches a released bundle. */
export { inventedCards } from './invented-cards.js';
