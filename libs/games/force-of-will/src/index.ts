import { createRuleset } from '@arbiter/kernel';
import { forceOfWill } from './game.js';

/** The whole game, from the sources. */
export const ruleset = createRuleset(forceOfWill);
export { forceOfWill } from './game.js';
export { asPrinted, attributes, cardTypes, type Attribute, type CardType, type FaceKind, type Printed } from './cards/printed.js';
export { formats, hasValhallaRule } from './decks/formats.js';
export { sampleDeck } from './decks/deck-samples.js';
export { printedFaults, readPrinted } from './cards/sound.js';
export { enters } from './cards/making.js';
export { keywordTerms } from './words/text/keywords.js';
