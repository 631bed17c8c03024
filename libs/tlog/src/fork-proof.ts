import { type NoteVerifier, openNote, provesConsistency, readCheckpoint, type TreeHead } from '@arbiter/contracts';

/**
 * Two checkpoints that one log has signed and that can't both be of a log that only grows. Of one size with two roots, the notes prove it.
 * Of two sizes it takes the newer tree's own root over the older size, with a consistency proof from it: it is another than was signed.
 */
export interface ForkProof {
  readonly format: 'arbiter/fork/1';
  /** Signed notes, the one over fewer entries first. */
  readonly notes: readonly [string, string];
  /** Root that the newer tree has over the entries of the older note, hex; null where both are of one size. */
  readonly rootInNewer: string | null;
  /** Consistency proof from that root to the newer note's, hex. */
  readonly path: readonly string[];
}

/** Opens a checkpoint that one of these keys must have signed; null where none has, or one has wrongly. */
export const openCheckpoint = (note: string, keys: readonly NoteVerifier[]): TreeHead | null => {
  const opened = keys.map((key) => openNote(note, key));
  if (opened.some((one) => !one.ok && one.fault !== 'unknown-signer')) return null;
  const signed = opened.find((one) => one.ok);
  return signed?.ok === true ? readCheckpoint(signed.text) : null;
};

/** Whether two notes, both signed by the log, prove that it has shown two trees. Nobody need be asked. */
export const provesFork = ({ notes, rootInNewer, path }: ForkProof, keys: readonly NoteVerifier[]): boolean => {
  const [older, newer] = notes.map((note) => openCheckpoint(note, keys));
  if (older === null || older === undefined || newer === null || newer === undefined || older.origin !== newer.origin) return false;
  if (older.size === newer.size) return older.root !== newer.root;
  if (older.size > newer.size || rootInNewer === null || rootInNewer === older.root) return false;
  return older.size > 0 && provesConsistency({ size: older.size, root: rootInNewer }, newer, path);
};
