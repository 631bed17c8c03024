import { createRuleset } from '@arbiter/kernel';
import { grandArchive } from './game.js';

/** The whole game, from the sources. */
export const ruleset = createRuleset(grandArchive);
export { grandArchive } from './game.js';
export { asPrinted, type Printed } from './cards/printed.js';
export { sampleDeck } from './decks/deck-samples.js';
export { keywordTerms } from './words/terms.js';
export { formats } from './decks/formats.js';
