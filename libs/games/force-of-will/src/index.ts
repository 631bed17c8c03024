export { asPrinted, attributes, cardId, cardTypes, type Attribute, type CardType, type FaceKind, type Printed } from './cards/printed.js';
export { formats, hasValhallaRule } from './decks/formats.js';
export { sampleDeck } from './decks/deck-samples.js';
export { printedFaults, readPrinted } from './cards/sound.js';
