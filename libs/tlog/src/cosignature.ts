import {
  type NoteSigner,
  type NoteVerifier,
  newSigningKey,
  readSigningKey,
  readVerifierKey,
  signatureTypes,
  splitNote,
} from '@arbiter/contracts';
import { sign, verify } from 'node:crypto';

/** Cosignatures of checkpoints by witnesses with Ed25519, as the C2SP specification `tlog-cosignature` defines them (type 0x04). */

/** Bytes of the time in front of the signature. */
const timeBytes = 8;
const signatureBytes = 64;

/** Draws a key that cosigns. @param name name of the witness, such as `example.org/w1` @throws {BadKey} */
export const newCosigningKey = (name: string): string => newSigningKey(name, signatureTypes.cosignature);

/** Reads a key that cosigns. @throws {BadKey} the text is none */
export const readCosigningKey = (text: string): NoteSigner => readSigningKey(text, signatureTypes.cosignature);

/** Reads the key that verifies a witness's cosignatures. @throws {BadKey} the text is none */
export const readWitnessKey = (text: string): NoteVerifier => readVerifierKey(text, signatureTypes.cosignature);

const signedText = (text: string, time: bigint): Buffer => Buffer.from(`cosignature/v1\ntime ${time}\n${text}`, 'utf8');

/**
 * Cosigns a checkpoint.
 * @param text the text of its note, up to the empty line
 * @param time seconds since 1970-01-01 UTC, at least 1
 * @returns the line of the signature, with its newline
 */
export const cosign = (text: string, witness: NoteSigner, time: number): string => {
  if (!Number.isSafeInteger(time) || time < 1) throw new RangeError('a cosignature has a time');
  const stamp = Buffer.alloc(timeBytes);
  stamp.writeBigUInt64BE(BigInt(time));
  const signature = sign(null, signedText(text, BigInt(time)), witness.key);
  return `— ${witness.name} ${Buffer.concat([Buffer.from(witness.keyId, 'hex'), stamp, signature]).toString('base64')}\n`;
};

/** What a note has of one witness. Another one's signature under the same name and id is `wrong`, and so is one that was changed. */
export type Cosignature =
  /** @property time seconds since 1970-01-01 UTC */
  { readonly kind: 'valid'; readonly time: number; readonly line: string } | { readonly kind: 'absent' | 'wrong' };

/** Checks the cosignature of one witness under a note. */
export const cosignatureOf = (note: string, witness: NoteVerifier): Cosignature => {
  const read = splitNote(note);
  const found = read?.signatures.find(({ name, keyId }) => name === witness.name && keyId === witness.keyId);
  if (read === null || found === undefined) return { kind: 'absent' };
  if (found.bytes.length !== timeBytes + signatureBytes) return { kind: 'wrong' };
  const time = found.bytes.readBigUInt64BE();
  if (time < 1n || time > BigInt(Number.MAX_SAFE_INTEGER)) return { kind: 'wrong' };
  const valid = verify(null, signedText(read.text, time), witness.key, found.bytes.subarray(timeBytes));
  return valid ? { kind: 'valid', time: Number(time), line: found.line } : { kind: 'wrong' };
};
