import { cardLookup } from '@arbiter/kernel/words';
import { catalogue } from '../cards/index.js';

/** The cards of the sources, for what is told without a catalogue. */
export const sourceCards = cardLookup(new Map(catalogue.map((card) => [card.id, card])));
