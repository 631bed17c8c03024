import { type FormatPins, readAs } from '@arbiter/kernel';

/**
 * The limits of a sideboard: the number of cards, and the sum of points; `main` and `material` are the points that a card of each deck
 * counts (ruling:33).
 */
export interface SideboardLimits {
  readonly cards: number;
  readonly points: number;
  readonly main: number;
  readonly material: number;
}

const sideboard = { cards: 15, points: 15, main: 1, material: 3 } as const satisfies SideboardLimits;

/**
 * The formats in which a match may be played, as data. `decks`: the rules for decks, those of constructed (1.5.1) or of limited (1.5.2)
 * play; absent for none. `sideboard`: the limits of a sideboard; if absent it may hold anything, such as the remaining cards of limited
 * play.
 */
export const formats = {
  single: { id: 'single', bestOf: 1, onTimeOut: 'loseMatch', options: { decks: 'constructed', sideboard } },
  match: { id: 'match', bestOf: 3, onTimeOut: 'loseMatch', options: { decks: 'constructed', sideboard } },
  limited: { id: 'limited', bestOf: 1, onTimeOut: 'loseMatch', options: { decks: 'limited' } },
  open: { id: 'open', bestOf: 1, onTimeOut: 'loseMatch', options: {} },
} as const satisfies { readonly [id: string]: FormatPins };

/** Returns the limits that a format sets for sideboards; null if it sets none. */
export const sideboardLimits = ({ options }: FormatPins): SideboardLimits | null =>
  options.sideboard === undefined ? null : readAs<SideboardLimits>(options.sideboard);
