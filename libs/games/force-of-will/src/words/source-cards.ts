import { cardLookup } from '@arbiter/kernel/words';
import { catalogue } from '../cards/index.js';

/** Looks up the cards of the sources; used for texts that are rendered without a catalogue. */
export const sourceCards = cardLookup(new Map(catalogue.map((card) => [card.id, card])));
