import { createRuleset } from '@arbiter/kernel';
import { magic } from './game.js';

/** Magic's whole ruleset, made from the sources. */
export const ruleset = createRuleset(magic);
export {
  colourOf,
  colours,
  inColourOrder,
  letterOf,
  manaTypeOf,
  manaTypes,
  type Colour,
  type ManaType,
} from './characteristics/colours.js';
export {
  coloursOfCost,
  coloursOfSymbol,
  countSymbols,
  hasVariable,
  manaValue,
  parseCost,
  phyrexianLife,
  printCost,
  printSymbol,
  SymbolError,
  type ManaCost,
  type ManaSymbol,
} from './characteristics/symbols.js';
export { magic } from './game.js';
export { isDeckCard } from './decks/deck-rules.js';
export { sampleDeck } from './decks/deck-samples.js';
export { keywordRules } from './keywords/keyword-rules.js';
