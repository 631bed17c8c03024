import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Version } from '../ports.js';

/**
 * A state from which re-executing can begin. It is kept as text, and compressed once there is a newer one: as objects, states would take a
 * hundred times the memory.
 */
export interface Checkpoint {
  /** Version of the match after whose event this is the state. */
  readonly version: Version;
  readonly state: string | Uint8Array;
  readonly lastSeq: number;
}

/** All of the newest checkpoints are kept; of the older ones, those that are so many versions behind the one before. */
const newest = 4;
const stride = 200;

/** Compresses a text. The bytes are copied, and not into a Buffer: what zlib returns is a small part of what it allocates, as is a small Buffer. */
const compressed = (text: string): Uint8Array => Uint8Array.from(deflateRawSync(text, { level: 1 }));

/** Returns the state of a checkpoint as text. */
export const stateText = ({ state }: Checkpoint): string => (typeof state === 'string' ? state : inflateRawSync(state).toString());

/**
 * Returns those of some checkpoints that are to be kept, so that no version is far from one; all but the newest are compressed.
 * @param checkpoints in the order of their versions
 * @param needed versions of those that are kept in any case
 */
export const keptOf = (checkpoints: readonly Checkpoint[], needed: ReadonlySet<Version>): readonly Checkpoint[] => {
  const kept: Checkpoint[] = [];
  for (const [index, one] of checkpoints.entries()) {
    const isNew = index >= checkpoints.length - newest;
    if (!isNew && !needed.has(one.version) && one.version - (kept.at(-1)?.version ?? 0) < stride) continue;
    const isNewest = index === checkpoints.length - 1;
    kept.push(isNewest || typeof one.state !== 'string' ? one : { ...one, state: compressed(one.state) });
  }
  return kept;
};
