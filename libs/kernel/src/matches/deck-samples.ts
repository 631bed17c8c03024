import type { CardProgram } from '../programs/programs.js';
import type { DeckParts } from './deck-parts.js';
import { readAs } from '../json.js';

/** Gives an integer in [0, n). */
export type Draw = (n: number) => number;

/**
 * Returns a list in an order drawn at random, outside any match (Fisher-Yates from the end); within a match, `Table.shuffled` does the same
 * and records it.
 */
export function drawnOrder<T>(list: readonly T[], draw: Draw): T[] {
  const out = [...list];
  for (let at = out.length - 1; at > 0; at--) {
    const other = draw(at + 1);
    [out[at], out[other]] = [out[other] as T, out[at] as T];
  }
  return out;
}

/** The limits of a deck that is put together. */
export interface DeckBounds<Part extends string> {
  /** Greatest number of cards in each part. */
  readonly sizes: { readonly [P in Part]: number };
  /** Returns the greatest number of copies of a card over all parts. */
  readonly copies: (card: CardProgram) => number;
  /** Returns the name by which copies are counted; the English name when absent. */
  readonly name?: (card: CardProgram) => string;
}

/** A deck while it is put together. */
export class DeckBuilding<Part extends string> {
  private readonly parts: { readonly [P in Part]: CardProgram[] };
  private readonly counts = new Map<string, number>();

  constructor(private readonly bounds: DeckBounds<Part>) {
    this.parts = readAs<{
      readonly [P in Part]: CardProgram[];
    }>(Object.fromEntries(Object.keys(bounds.sizes).map((part) => [part, []])));
  }

  /** The cards of a part so far. */
  of(part: Part): readonly CardProgram[] {
    return this.parts[part];
  }

  /**
   * Puts up to `count` copies of a card into a part, as far as there is room and the limit of copies allows.
   * @param most greatest number of cards that the part may hold afterwards
   * @returns the number of copies added
   */
  add(part: Part, card: CardProgram, count: number, most: number = this.bounds.sizes[part]): number {
    const cards = this.parts[part];
    const before = cards.length;
    const name = this.bounds.name?.(card) ?? card.names.en;
    const allowed = this.bounds.copies(card);
    for (let copy = 0; copy < count && cards.length < most && (this.counts.get(name) ?? 0) < allowed; copy++) {
      cards.push(card);
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    }
    return cards.length - before;
  }

  /** Returns the deck as a player registers it. */
  deck(): DeckParts<Part> {
    const ids = Object.entries<CardProgram[]>(this.parts).map(([part, cards]) => [part, cards.map(({ id }) => id)]);
    return Object.fromEntries(ids) as DeckParts<Part>;
  }
}
