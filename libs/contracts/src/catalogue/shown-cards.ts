import type { CardSource, CataloguePins, JsonObject } from '@arbiter/kernel';
import { rootFromLeaves, type TreeNode } from '../hash-tree.js';
import { type Catalogue, cardVersion, entryLeaf, openingsHash } from './catalogue.js';

/** Some cards of a catalogue with the proof that they belong to it, for a reader who has its root but not the whole catalogue. */
export interface ShownCards {
  /** Number of the catalogue's entries. */
  readonly size: number;
  /** Each entry's place in the catalogue, from 0, and its card. */
  readonly cards: readonly (readonly [place: number, card: JsonObject])[];
  /** The nodes of the tree that lead from these entries to the root: level, index, hash (hex). */
  readonly nodes: readonly (readonly [level: number, index: number, hash: string])[];
  readonly openings: JsonObject;
}

/**
 * Shows some cards of a catalogue with their proof.
 * @param keys keys of the cards to show; keys that the catalogue does not have are passed over
 */
export function showCards(catalogue: Catalogue, keys: ReadonlySet<string>): ShownCards {
  const cards = [...catalogue.cards.values()]
    .map((card, place) => [place, card] as const)
    .filter(([, card]) => keys.has(card['id'] as string));
  return {
    size: catalogue.cards.size,
    cards,
    nodes: catalogue.tree.proofOf(cards.map(([place]) => place)).map(({ level, index, hash }) => [level, index, hash] as const),
    openings: catalogue.openings,
  };
}

/**
 * Checks shown cards against the pins of a catalogue.
 * @returns the cards by key, in the catalogue's order; null where any card, place, hash or opening is not the catalogue's
 */
export function provenCards(game: string, shown: ShownCards, pins: CataloguePins): CardSource | null {
  try {
    return proven(game, shown, pins);
  } catch (error) {
    // A card that has no canonical JSON (because of a fraction, say) is in no catalogue.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function proven(game: string, shown: ShownCards, pins: CataloguePins): CardSource | null {
  const leaves = new Map<number, Buffer>();
  const cards = new Map<string, JsonObject>();
  let before = -1;
  for (const [place, card] of shown.cards) {
    const key = card['id'];
    if (typeof key !== 'string' || cards.has(key) || place <= before) return null;
    before = place;
    cards.set(key, card);
    leaves.set(place, entryLeaf(key, cardVersion(game, card)));
  }
  const nodes: readonly TreeNode[] = shown.nodes.map(([level, index, hash]) => ({ level, index, hash }));
  const isProven = rootFromLeaves(shown.size, leaves, nodes) === pins.root && openingsHash(shown.openings) === pins.openings;
  return isProven ? { cards, openings: shown.openings } : null;
}
