import { type NoteVerifier, provesConsistency, type TreeHead } from '@arbiter/contracts';
import { cosignatureOf } from './cosignature.js';
import { type ForkProof, openCheckpoint, provesFork } from './fork-proof.js';
import { checkQuorum, type WitnessPolicy } from './quorum.js';
import type { WitnessedLog } from './witness.js';
import { type ReadTile, TileTree } from './tile-tree.js';

/** A checkpoint that was found right, and the note that says so. */
export interface SeenHead {
  readonly head: TreeHead;
  readonly note: string;
}

/** What is wrong with what was shown. */
export type Fault =
  /** The log has signed two trees, and this proves it to anybody. */
  | { readonly kind: 'forked'; readonly proof: ForkProof }
  /** Something is wrong that proves nothing to others: a signature or cosignatures are missing, tiles don't lead to the root, an older head was served. */
  | { readonly kind: 'wrong'; readonly because: string };

/** What a look at a log's checkpoint has shown. */
export type Sight = { readonly kind: 'first' | 'same' | 'grown'; readonly seen: SeenHead } | Fault;

const wrong = (because: string): Fault => ({ kind: 'wrong', because });

const forkOf = (notes: readonly [string, string], rootInNewer: string | null = null, path: readonly string[] = []): ForkProof => ({
  format: 'arbiter/fork/1',
  notes,
  rootInNewer,
  path,
});

/** Holds an older checkpoint against the tree of a newer one; null where the newer continues it. */
const against = async (older: SeenHead, newer: SeenHead, tree: TileTree, keys: readonly NoteVerifier[]): Promise<Fault | null> => {
  if (older.head.size === newer.head.size)
    return older.head.root === newer.head.root ? null : { kind: 'forked', proof: forkOf([older.note, newer.note]) };
  const path = await tree.consistency(older.head.size);
  if (provesConsistency(older.head, newer.head, path)) return null;
  const proof = forkOf([older.note, newer.note], await tree.rootAt(older.head.size), path);
  // A proof that was made from wrong tiles would accuse nobody.
  return provesFork(proof, keys) ? { kind: 'forked', proof } : wrong('the tiles do not lead to the root that was signed');
};

/**
 * Looks at a log: its signature, whether its tiles lead to its root, whether it continues what was seen before, whether enough witnesses have
 * cosigned it.
 * @param last what was seen before; null at first
 * @param note what the log serves as its checkpoint
 * @throws what `readTile` throws
 */
export const lookAt = async (
  { origin, keys }: WitnessedLog,
  policy: WitnessPolicy,
  last: SeenHead | null,
  note: string,
  readTile: ReadTile,
): Promise<Sight> => {
  const head = openCheckpoint(note, keys);
  if (head === null) return wrong('no key of the log has signed the checkpoint, or a signature is wrong');
  if (head.origin !== origin) return wrong(`the checkpoint is of ${head.origin}`);
  const seen = { head, note };
  if (last !== null && last.head.size === head.size && last.head.root !== head.root)
    return { kind: 'forked', proof: forkOf([last.note, note]) };
  const quorum = checkQuorum(note, policy);
  if (!quorum.ok)
    return wrong(
      `${quorum.cosigned.length} of the ${policy.quorum} witnesses that it takes have cosigned${quorum.wrong.length === 0 ? '' : `; the cosignature of ${quorum.wrong.join(', ')} is wrong`}`,
    );
  if (last !== null && head.size < last.head.size) return wrong(`the log shows ${head.size} entries and has shown ${last.head.size}`);
  if (last !== null && head.size === last.head.size) return { kind: 'same', seen };
  const tree = new TileTree(readTile, head.size);
  if ((await tree.root()) !== head.root) return wrong('the tiles do not lead to the root that was signed');
  return (last === null ? null : await against(last, seen, tree, keys)) ?? { kind: last === null ? 'first' : 'grown', seen };
};

/** What a witness's note says beside what the log shows. `ahead`: it has cosigned more than the log shows here. */
export type WitnessSight = { readonly kind: 'agrees' | 'ahead' } | Fault;

/**
 * Holds the last checkpoint that a witness has cosigned against what the log shows.
 * @param seen what the log shows, found right
 * @throws what `readTile` throws
 */
export const compareWitness = async (
  { origin, keys }: WitnessedLog,
  witness: WitnessPolicy['witnesses'][number],
  note: string,
  seen: SeenHead,
  readTile: ReadTile,
): Promise<WitnessSight> => {
  const head = openCheckpoint(note, keys);
  if (head === null || head.origin !== origin)
    return { kind: 'wrong', because: `${witness.name} serves a note that the log has not signed` };
  if (cosignatureOf(note, witness).kind !== 'valid')
    return { kind: 'wrong', because: `${witness.name} has not cosigned the note that it serves` };
  if (head.size > seen.head.size) return { kind: 'ahead' };
  const sight = await against({ head, note }, seen, new TileTree(readTile, seen.head.size), keys);
  return sight ?? { kind: 'agrees' };
};
