import { createRuleset } from '@arbiter/kernel';
import { magic } from './game.js';

/** The ruleset that a released bundle exports. */
export const ruleset = createRuleset(magic);
export { colourOf, colours, inColourOrder, letterOf, manaTypeOf, manaTypes, type Colour, type ManaType } from './colours.js';
export {
  colourIdentity,
  coloursOfCost,
  coloursOfSymbol,
  countSymbols,
  hasVariable,
  isMana,
  manaValue,
  parseCost,
  parseSymbols,
  phyrexianLife,
  printCost,
  printSymbol,
  SymbolError,
  type ActionSymbol,
  type ManaCost,
  type ManaSymbol,
  type PrintedSymbol,
} from './symbols.js';
export { magic } from './game.js';
export { isDeckCard } from './deck-rules.js';
export { sampleDeck } from './deck-samples.js';
export { keywordTerms } from './keyword-terms.js';
