import { emptyFrontier, grow, rootOf } from '@arbiter/contracts';
import type { ReadTile } from '../tile-tree.js';
import { entriesBelow, fullWidth } from '../tile.js';

/** The tiles of a tree in memory. @param leaves leaf hashes in order */
export const memoryTiles =
  (leaves: readonly Buffer[]): ReadTile =>
  async ({ level, index, width }) => {
    const below = entriesBelow(level);
    return Buffer.concat(
      Array.from({ length: width }, (_, at) => {
        const first = (index * fullWidth + at) * below;
        return rootOf(grow(emptyFrontier, leaves.slice(first, first + below)));
      }),
    );
  };
