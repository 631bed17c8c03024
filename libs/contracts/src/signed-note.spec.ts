import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  BadKey,
  checkpointText,
  newSigningKey,
  openNote,
  readCheckpoint,
  readSigningKey,
  readVerifierKey,
  signNote,
} from './signed-note.js';

/** The example that the Go package `golang.org/x/mod/sumdb/note` documents. */
const publishedSigner = 'PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz';
const publishedVerifier = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const publishedText = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const publishedNote = `${publishedText}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;

describe('signed notes (C2SP signed-note)', () => {
  it('given the published key, when the published text is signed, then the note is the published one', () => {
    const signer = readSigningKey(publishedSigner);
    expect(signer.verifierKey).toBe(publishedVerifier);
    expect(signNote(publishedText, signer)).toBe(publishedNote);
    expect(openNote(publishedNote, readVerifierKey(publishedVerifier))).toEqual({ ok: true, text: publishedText });
  });

  it('given a signed note, when any byte of its text changes, then it is refused', () => {
    const signer = readSigningKey(newSigningKey('example.org/log'));
    const verifier = readVerifierKey(signer.verifierKey);
    const note = signNote('first line\nsecond line\n', signer);
    fc.assert(
      fc.property(fc.nat({ max: 'first line\nsecond line\n'.length - 2 }), fc.constantFrom('x', 'Y', '7'), (at, letter) => {
        fc.pre(note[at] !== letter);
        expect(openNote(note.slice(0, at) + letter + note.slice(at + 1), verifier).ok).toBe(false);
      }),
    );
  });

  it('given a note by somebody else, when it is opened, then its signer is unknown', () => {
    const note = signNote('text\n', readSigningKey(newSigningKey('example.org/log')));
    const stranger = readSigningKey(newSigningKey('example.org/log'));
    expect(openNote(note, readVerifierKey(stranger.verifierKey))).toEqual({ ok: false, fault: 'unknown-signer' });
  });

  it('given a note with a second signature, when it is opened, then the known one counts', () => {
    const signer = readSigningKey(newSigningKey('example.org/log'));
    const witness = readSigningKey(newSigningKey('witness.example'));
    const note = signNote('text\n', witness) + signNote('text\n', signer).slice('text\n\n'.length);
    expect(openNote(note, readVerifierKey(signer.verifierKey))).toEqual({ ok: true, text: 'text\n' });
  });

  it('given text that is no note, when it is opened, then it is malformed', () => {
    const verifier = readVerifierKey(publishedVerifier);
    for (const text of [
      '',
      'text',
      'text\n\n',
      'text\n\n— PeterNeumann !!\n',
      'text\n\nPeterNeumann AAAAAAAA\n',
      'a\u0000\n\n— PeterNeumann AAAAAAAA\n',
    ]) {
      expect(openNote(text, verifier)).toEqual({ ok: false, fault: 'malformed' });
    }
  });

  it('given a damaged key, when it is read, then it is refused', () => {
    expect(() => readVerifierKey(publishedVerifier.replace('c74f20a3', 'c74f20a4'))).toThrow(BadKey);
    expect(() => readSigningKey(publishedVerifier)).toThrow(BadKey);
    expect(() => readVerifierKey('name+00000000+AAAA')).toThrow(BadKey);
    expect(() => newSigningKey('two words')).toThrow(BadKey);
  });
});

describe('checkpoints (C2SP tlog-checkpoint)', () => {
  it('given any head of a tree, when it is written and read, then it is the same', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.uint8Array({ minLength: 32, maxLength: 32 }), (size, bytes) => {
        const head = { origin: 'example.org/log', size, root: Buffer.from(bytes).toString('hex') };
        expect(readCheckpoint(checkpointText(head))).toEqual(head);
      }),
    );
  });

  it('given text that is no checkpoint, when it is read, then there is none', () => {
    const root = Buffer.alloc(32).toString('base64');
    for (const text of [
      '',
      'origin\n',
      `origin\n01\n${root}\n`,
      `origin\n-1\n${root}\n`,
      'origin\n1\nAAAA\n',
      `\n1\n${root}\n`,
      `origin\n99999999999999999999\n${root}\n`,
    ]) {
      expect(readCheckpoint(text)).toBeNull();
    }
  });
});
