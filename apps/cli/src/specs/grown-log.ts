import { createHash } from 'node:crypto';
import {
  checkpointText,
  emptyFrontier,
  grow,
  leafHash,
  newSigningKey,
  readSigningKey,
  rootOf,
  signNote,
  type Sized,
} from '@arbiter/contracts';
import { addCheckpointText, entriesBelow, entryBundle, fullWidth, type ReadTile, TileTree } from '@arbiter/tlog';

/** A log in memory that specs let grow, lie and be asked. */
export interface GrownLog {
  readonly origin: string;
  readonly verifierKey: string;
  head(size: number): Sized;
  /** Signs a checkpoint, of its own tree unless another root is given. */
  note(size: number, root?: string): string;
  readonly readTile: ReadTile;
  /** The request to a witness that knows a size. */
  request(oldSize: number, size: number): Promise<string>;
}

/** @param words tells logs apart: two of other words have other entries @param key signs; drawn where absent */
export const grownLog = (origin: string, entries: number, words = 'entry', key = newSigningKey(origin)): GrownLog => {
  const signer = readSigningKey(key);
  const data = Array.from({ length: entries }, (_, at) => createHash('sha256').update(`${words} ${at}`).digest());
  const leaves = data.map((one) => leafHash(one));
  const rootAt = (from: number, end: number): Buffer => rootOf(grow(emptyFrontier, leaves.slice(from, end)));
  const head = (size: number): Sized => ({ size, root: rootAt(0, size).toString('hex') });
  const note = (size: number, root = head(size).root): string => signNote(checkpointText({ origin, size, root }), signer);
  const readTile: ReadTile = async ({ level, index, width }) => {
    if (level === 'entries') return entryBundle(data.slice(index * fullWidth, index * fullWidth + width));
    const below = entriesBelow(level);
    const first = index * fullWidth;
    return Buffer.concat(Array.from({ length: width }, (_, at) => rootAt((first + at) * below, (first + at + 1) * below)));
  };
  const request = async (oldSize: number, size: number): Promise<string> => {
    const path = oldSize > size ? [] : await new TileTree(readTile, size).consistency(oldSize);
    return addCheckpointText({ oldSize, path, note: note(size) });
  };
  return { origin, verifierKey: signer.verifierKey, head, note, readTile, request };
};
