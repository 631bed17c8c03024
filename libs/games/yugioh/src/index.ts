import { createRuleset } from '@arbiter/kernel';
import { yugioh } from './game.js';

/** The complete game, from the sources. */
export const ruleset = createRuleset(yugioh);
export { yugioh } from './game.js';
export { extraDeckFrames, type Frame, printedFaults, readPrinted, type Printed } from './cards/printed.js';
export { sampleDeck } from './decks/deck-samples.js';
