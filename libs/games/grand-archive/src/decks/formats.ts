import { type FormatPins, readAs } from '@arbiter/kernel';

/** What a sideboard holds at most: so many cards, and so many points, of which each card counts some by the deck that it belongs to (ruling:33). */
export interface SideboardLimits {
  readonly cards: number;
  readonly points: number;
  readonly main: number;
  readonly material: number;
}

const sideboard = { cards: 15, points: 15, main: 1, material: 3 } as const satisfies SideboardLimits;

/**
 * How a match may be played: data. `decks`: which rules decks follow, those of constructed (1.5.1) or of limited (1.5.2) play; none when
 * absent. `sideboard`: what a sideboard holds at most; anything when absent, such as the rest of the cards of limited play.
 */
export const formats = {
  single: { id: 'single', bestOf: 1, onTimeOut: 'loseMatch', options: { decks: 'constructed', sideboard } },
  match: { id: 'match', bestOf: 3, onTimeOut: 'loseMatch', options: { decks: 'constructed', sideboard } },
  limited: { id: 'limited', bestOf: 1, onTimeOut: 'loseMatch', options: { decks: 'limited' } },
  open: { id: 'open', bestOf: 1, onTimeOut: 'loseMatch', options: {} },
} as const satisfies { readonly [id: string]: FormatPins };

/** What a format says of sideboards; null where they may hold anything. */
export const sideboardLimits = ({ options }: FormatPins): SideboardLimits | null =>
  options.sideboard === undefined ? null : readAs<SideboardLimits>(options.sideboard);
