import { describe, expect, it } from '@jest/globals';
import { checkpointText, newSigningKey, readSigningKey, readVerifierKey, signNote } from '@arbiter/contracts';
import { cosign } from './cosignature.js';
import { provesFork } from './fork-proof.js';
import { memoryTiles } from './specs/memory-tiles.js';
import { headOf, knownLog, leavesOf, noteOf as signed, origin, signer, verifier, witness } from './specs/signed-log.js';
import { compareWitness, lookAt, type SeenHead } from './watch.js';

const log = knownLog(false);
const nobody = { witnesses: [], quorum: 0 };

/** The log as it should be, and as it is with its 100th entry changed. */
const honest = leavesOf(600);
const changed = leavesOf(600, (at) => `entry ${at}${at === 99 ? ' changed' : ''}`);
const textOf = (leaves: readonly Buffer[], size: number, name = origin): string => checkpointText(headOf(leaves, size, name));
const noteOf = (leaves: readonly Buffer[], size: number, by = signer): string => signed(headOf(leaves, size), by);
const look = (last: SeenHead | null, note: string, leaves = honest) => lookAt(log, nobody, last, note, memoryTiles(leaves));
const seenAt = async (size: number, leaves = honest): Promise<SeenHead> => {
  const sight = await look(null, noteOf(leaves, size), leaves);
  if (sight.kind !== 'first') throw new Error(sight.kind);
  return sight.seen;
};

describe('a monitor', () => {
  it('sees a log for the first time, unchanged, and grown', async () => {
    const first = await seenAt(300);
    expect(first.head.size).toBe(300);
    expect(await look(first, noteOf(honest, 300))).toMatchObject({ kind: 'same' });
    expect(await look(first, noteOf(honest, 600))).toMatchObject({ kind: 'grown', seen: { head: { size: 600 } } });
  });

  it('proves two roots of one size to anybody who has the key', async () => {
    const sight = await look(await seenAt(300), noteOf(changed, 300));
    if (sight.kind !== 'forked') throw new Error(sight.kind);
    const elsewhere = JSON.parse(JSON.stringify(sight.proof)) as typeof sight.proof;
    expect(provesFork(elsewhere, log.keys)).toBe(true);
    // Nothing that is less proves it.
    const [one, other] = elsewhere.notes;
    for (const notes of [
      [one, one],
      [other, other],
      [one, noteOf(changed, 300, readSigningKey(newSigningKey(origin)))],
      [one, signNote(textOf(changed, 300, 'example.org/x'), signer)],
    ] as const)
      expect(provesFork({ ...elsewhere, notes }, log.keys)).toBe(false);
    expect(provesFork(elsewhere, [readVerifierKey(readSigningKey(newSigningKey(origin)).verifierKey)])).toBe(false);
  });

  it('proves of a greater tree that it does not continue the one before', async () => {
    const sight = await look(await seenAt(300), noteOf(changed, 500), changed);
    if (sight.kind !== 'forked') throw new Error(sight.kind);
    expect(provesFork(sight.proof, log.keys)).toBe(true);
    const { path } = sight.proof;
    for (const wrong of [path.slice(1), path.slice(0, -1), [...path, path[0]!]])
      expect(provesFork({ ...sight.proof, path: wrong }, log.keys)).toBe(false);
    expect(provesFork({ ...sight.proof, rootInNewer: (await seenAt(300)).head.root }, log.keys)).toBe(false);
    // An honest log is accused by nobody: the roots are equal.
    const [older] = sight.proof.notes;
    expect(provesFork({ ...sight.proof, notes: [older, noteOf(honest, 500)] }, log.keys)).toBe(false);
  });

  it('names what is wrong and proves nothing: tiles, signature, name, an older head', async () => {
    const last = await seenAt(300);
    expect(await look(last, noteOf(honest, 500), changed)).toEqual({
      kind: 'wrong',
      because: 'the tiles do not lead to the root that was signed',
    });
    expect(await look(last, noteOf(honest, 500, readSigningKey(newSigningKey(origin))))).toMatchObject({ kind: 'wrong' });
    expect(await look(last, signNote(textOf(honest, 500, 'example.org/x'), signer))).toMatchObject({
      kind: 'wrong',
      because: 'the checkpoint is of example.org/x',
    });
    expect(await look(last, noteOf(honest, 7))).toMatchObject({ kind: 'wrong', because: 'the log shows 7 entries and has shown 300' });
  });

  it('asks for a quorum', async () => {
    const policy = { witnesses: [verifier], quorum: 1 };
    const note = noteOf(honest, 300);
    expect(await lookAt(log, policy, null, note, memoryTiles(honest))).toMatchObject({ kind: 'wrong' });
    expect(await lookAt(log, policy, null, note + cosign(textOf(honest, 300), witness, 1), memoryTiles(honest))).toMatchObject({
      kind: 'first',
    });
  });

  it("holds witnesses' notes against the log: what it showed them and what it shows here must be one tree", async () => {
    const shown = async (leaves: readonly Buffer[], size: number) =>
      compareWitness(
        log,
        verifier,
        noteOf(leaves, size) + cosign(textOf(leaves, size), witness, 1),
        await seenAt(500),
        memoryTiles(honest),
      );
    for (const size of [1, 99, 300, 500]) expect(await shown(honest, size)).toEqual({ kind: 'agrees' });
    expect(await shown(honest, 501)).toEqual({ kind: 'ahead' });
    for (const size of [100, 300, 500]) {
      const sight = await shown(changed, size);
      expect(sight.kind === 'forked' && provesFork(sight.proof, log.keys)).toBe(true);
    }
    const unsigned = await compareWitness(log, verifier, noteOf(honest, 300), await seenAt(500), memoryTiles(honest));
    expect(unsigned).toMatchObject({ kind: 'wrong', because: 'example.org/w1 has not cosigned the note that it serves' });
  });
});
