import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { asPrinted } from '../printed.js';
import { aliceCards } from './alice.js';
import { grimmCards } from './grimm.js';
import { lapisCards } from './lapis.js';
import { laterCards } from './later.js';
import { magicStoneCards } from './magic-stones.js';
import type { CardFacts } from './making.js';
import { reiyaCards } from './reiya.js';
import { rulerCards } from './rulers.js';
import { valhallaCards } from './valhalla.js';

/** The facts printed on the cards that we know, by id. The catalogue, not this list, says which of them can be played. */
export const cardFacts = {
  ...rulerCards,
  ...magicStoneCards,
  ...valhallaCards,
  ...grimmCards,
  ...aliceCards,
  ...lapisCards,
  ...reiyaCards,
  ...laterCards,
} as const satisfies { readonly [id: string]: CardFacts };

/** The id of a card whose facts we have. */
export type FactsId = keyof typeof cardFacts;

/**
 * Returns the card that has these facts and this program.
 * @param behind abilities of its other side, the J-ruler or the future
 */
export function withProgram(id: FactsId, abilities: readonly Ability[], behind: readonly Ability[] = []): CardProgram {
  const { names, printed, faces }: CardFacts = cardFacts[id];
  const card = { id, names, printed: asPrinted(printed), abilities };
  return faces === undefined
    ? card
    : { ...card, faces: faces.map((face) => ({ ...face, printed: asPrinted(face.printed), abilities: behind })) };
}
