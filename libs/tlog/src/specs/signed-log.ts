import {
  checkpointText,
  emptyFrontier,
  grow,
  leafHash,
  newSigningKey,
  readSigningKey,
  readVerifierKey,
  rootOf,
  signNote,
  type TreeHead,
} from '@arbiter/contracts';
import { newCosigningKey, readCosigningKey, readWitnessKey } from '../cosignature.js';
import type { WitnessedLog } from '../witness.js';

/** The log of the specs, its key, and a witness. */
export const origin = 'example.org/tlog';
export const signer = readSigningKey(newSigningKey(origin));
export const witness = readCosigningKey(newCosigningKey('example.org/w1'));
export const verifier = readWitnessKey(witness.verifierKey);

/** @param below whether the witness also takes the logs whose origins begin with this one */
export const knownLog = (below: boolean): WitnessedLog => ({ origin, keys: [readVerifierKey(signer.verifierKey)], below });

/** Returns the leaf hashes of so many entries. @param nameOf what an entry says, by its place */
export const leavesOf = (count: number, nameOf = (at: number): string => `entry ${at}`): readonly Buffer[] =>
  Array.from({ length: count }, (_, at) => leafHash(Buffer.from(nameOf(at))));

/** The head of a tree with the first leaves. */
export const headOf = (leaves: readonly Buffer[], size: number, name = origin): TreeHead => ({
  origin: name,
  size,
  root: rootOf(grow(emptyFrontier, leaves.slice(0, size))).toString('hex'),
});

/** A checkpoint, signed. */
export const noteOf = (head: TreeHead, by = signer): string => signNote(checkpointText(head), by);
