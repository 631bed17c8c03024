import type { FormatPins } from '@arbiter/kernel';
import type { DeckLimits } from './deck-rules.js';

/** The largest number of cards of a side deck in competition (ruling:23). */
const sideDeck = 15;

/**
 * The formats in which a match may be played, as data. `sideDeck`: the largest number of cards of the side deck; `valhalla`: whether the
 * Valhalla rule holds (1415, ruling:42); `graveyardOrder`: whether the owner orders several cards that are put into their graveyard
 * together (302.4).
 */
export const formats = {
  single: { id: 'single', bestOf: 1, onTimeOut: 'loseMatch', options: { sideDeck } },
  match: { id: 'match', bestOf: 3, onTimeOut: 'loseMatch', options: { sideDeck, graveyardOrder: true } },
  valhallaMatch: { id: 'valhallaMatch', bestOf: 3, onTimeOut: 'loseMatch', options: { sideDeck, valhalla: true, graveyardOrder: true } },
  valhalla: { id: 'valhalla', bestOf: 1, onTimeOut: 'loseMatch', options: { sideDeck, valhalla: true } },
  open: { id: 'open', bestOf: 1, onTimeOut: 'loseMatch', options: {} },
} as const satisfies { readonly [id: string]: FormatPins };

/** Returns the limits that a format sets for decks. */
export const limitsOf = ({ options }: FormatPins): DeckLimits => ({
  sideDeck: typeof options.sideDeck === 'number' ? options.sideDeck : null,
});

/** Whether the Valhalla rule holds (1415.1). */
export const hasValhallaRule = ({ options }: FormatPins): boolean => options.valhalla === true;
