import { type TreeHead, openNote, readCheckpoint, readVerifierKey } from '@arbiter/contracts';
import { fail } from './faults.js';

/** Checks that the signature lines of a note are written canonically, and returns the note's text. */
const noteParts = (note: string): string => {
  const split = note.indexOf('\n\n');
  const text = note.slice(0, split + 1);
  const signatures = note.slice(split + 2).split('\n');
  const canonical = (line: string): boolean => {
    const encoded = /^— [^ +]+ ([A-Za-z0-9+/]+={0,2})$/.exec(line)?.[1];
    return encoded !== undefined && Buffer.from(encoded, 'base64').toString('base64') === encoded;
  };
  if (split < 0 || signatures.pop() !== '' || signatures.length === 0 || !signatures.every(canonical))
    return fail('checkpoint/malformed', null, 'the checkpoint is not a signed note');
  return text;
};

/**
 * Reads a signed head without checking who signed it.
 * @throws {Faulty} `checkpoint/malformed`
 */
export const readSignedHead = (checkpoint: string): TreeHead =>
  readCheckpoint(noteParts(checkpoint)) ?? fail('checkpoint/malformed', null, 'the note is not a checkpoint');

/**
 * Checks that a key has signed a head.
 * @param key the installation's verifier key, `<name>+<id>+<key>`
 * @returns the name of the key, which is that of the installation whose log it is
 * @throws {Faulty} `checkpoint/unknown-signer`, `checkpoint/bad-signature`
 * @throws {BadKey} when the text is not a verifier key
 */
export const signerOf = (checkpoint: string, key: string): string => {
  const verifier = readVerifierKey(key);
  const opened = openNote(checkpoint, verifier);
  if (!opened.ok) return fail(`checkpoint/${opened.fault}`, null, `the checkpoint was not signed by this key: ${opened.fault}`);
  return verifier.name;
};
