import { colours } from './colours.js';
import { artifactTypes, basicLandTypes, creatureTypes, enchantmentTypes, landTypes, planeswalkerTypes, spellTypes } from './subtypes.js';
import { cardTypes } from './card-types.js';

/** Lists from which a player chooses one word (105.4, 205.2a, 205.3e): exactly the words of the rulebook. */
export const wordLists: { readonly [list: string]: readonly string[] } = {
  colour: colours,
  cardType: cardTypes,
  artifactType: artifactTypes,
  creatureType: creatureTypes,
  enchantmentType: enchantmentTypes,
  landType: landTypes,
  basicLandType: basicLandTypes,
  planeswalkerType: planeswalkerTypes,
  spellType: spellTypes,
};
