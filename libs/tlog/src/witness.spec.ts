import { describe, expect, it } from '@jest/globals';
import { checkpointText, newSigningKey, readSigningKey, readVerifierKey, signNote, type TreeHead } from '@arbiter/contracts';
import { addCheckpointText, readAddCheckpoint } from './add-checkpoint.js';
import { cosign, cosignatureOf, newCosigningKey, readCosigningKey, readWitnessKey } from './cosignature.js';
import { checkQuorum, splitViewQuorum } from './quorum.js';
import { memoryTiles } from './specs/memory-tiles.js';
import { headOf as headOfTree, knownLog, leavesOf, noteOf, origin, signer as log, verifier, witness } from './specs/signed-log.js';
import { TileTree } from './tile-tree.js';
import { openRequest, refusalOf, type SignedRequest, type WitnessedLog } from './witness.js';

const stranger = readSigningKey(newSigningKey(origin));
const known: readonly WitnessedLog[] = [knownLog(true)];
const leaves = leavesOf(400);
const headOf = (size: number, name = origin): TreeHead => headOfTree(leaves, size, name);
const proof = (from: number, to: number): Promise<readonly string[]> => new TileTree(memoryTiles(leaves), to).consistency(from);
const opened = (text: string): SignedRequest => {
  const read = openRequest(text, known);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.request;
};
const refused = (text: string): unknown => {
  const read = openRequest(text, known);
  return read.ok ? null : read.refusal.status;
};

describe('cosignatures', () => {
  const note = noteOf(headOf(7));
  const cosigned = `${note}${cosign(checkpointText(headOf(7)), witness, 1_700_000_000)}`;

  it("the specification's own example of a cosignature has a line of this form: id, time, signature", () => {
    const line = cosigned.slice(note.length);
    const bytes = Buffer.from(line.split(' ')[2]!.trim(), 'base64');
    expect(bytes.length).toBe(4 + 8 + 64);
    expect([bytes.subarray(0, 4).toString('hex'), bytes.readBigUInt64BE(4)]).toEqual([witness.keyId, 1_700_000_000n]);
  });

  it('a cosignature is valid with its time, and no other way', () => {
    expect(cosignatureOf(cosigned, verifier)).toMatchObject({ kind: 'valid', time: 1_700_000_000 });
    expect(cosignatureOf(note, verifier)).toEqual({ kind: 'absent' });
    expect(cosignatureOf(cosigned.replace('\n7\n', '\n8\n'), verifier)).toEqual({ kind: 'wrong' });
    const line = cosigned.slice(note.length);
    const bytes = Buffer.from(line.split(' ')[2]!, 'base64');
    for (const at of [4, 11, 12, 75]) {
      const other = Buffer.from(bytes);
      other[at] = other[at]! ^ 1;
      expect(cosignatureOf(`${note}— example.org/w1 ${other.toString('base64')}\n`, verifier)).toEqual({ kind: 'wrong' });
    }
  });

  it('keys of witnesses and keys of logs are not taken for each other', () => {
    expect(() => readVerifierKey(witness.verifierKey)).toThrow('type 1');
    expect(() => readWitnessKey(log.verifierKey)).toThrow('type 4');
    expect(() => readCosigningKey(newSigningKey('example.org/w1'))).toThrow();
  });
});

describe('a quorum of witnesses', () => {
  const witnesses = ['a', 'b', 'c', 'd'].map((name) => readCosigningKey(newCosigningKey(`example.org/${name}`)));
  const verifiers = witnesses.map(({ verifierKey }) => readWitnessKey(verifierKey));
  const cosignedBy = (...by: readonly number[]): string =>
    noteOf(headOf(9)) + by.map((at) => cosign(checkpointText(headOf(9)), witnesses[at]!, 1_700_000_000 + at)).join('');

  it('3 of 4 pass and 2 fail', () => {
    const policy = { witnesses: verifiers, quorum: splitViewQuorum(4) };
    expect(policy.quorum).toBe(3);
    expect(checkQuorum(cosignedBy(0, 2, 3), policy)).toEqual({
      ok: true,
      cosigned: ['example.org/a', 'example.org/c', 'example.org/d'],
      wrong: [],
    });
    expect(checkQuorum(cosignedBy(0, 2), policy).ok).toBe(false);
    expect(checkQuorum(noteOf(headOf(9)), { witnesses: verifiers, quorum: 0 }).ok).toBe(true);
  });

  it('a key counts once, however often it signed, is listed, or is named', () => {
    const twice = { witnesses: [verifiers[0]!, verifiers[0]!, verifiers[1]!, verifiers[2]!], quorum: 3 };
    expect(checkQuorum(cosignedBy(0, 0, 1), twice).ok).toBe(false);
    expect(checkQuorum(cosignedBy(0, 1, 2), twice).ok).toBe(true);
    // The same key under a second name.
    const renamed = { name: 'example.org/y', keyId: 'c0ffee00' };
    const one = { signer: witnesses[0]!, verifier: verifiers[0]! };
    const other = { signer: { ...one.signer, ...renamed }, verifier: { ...one.verifier, ...renamed } };
    const note = noteOf(headOf(9)) + [one, other].map(({ signer }) => cosign(checkpointText(headOf(9)), signer, 1)).join('');
    expect(checkQuorum(note, { witnesses: [one.verifier, other.verifier], quorum: 2 })).toMatchObject({
      ok: false,
      cosigned: ['example.org/a'],
    });
  });

  it('a wrong signature of one witness refuses the note, whatever the others say', () => {
    const lines = cosignedBy(0, 1, 2, 3);
    const wrong = lines.replace(/(— example\.org\/d \S{20})./, (_, start: string) => `${start}${lines.includes(`${start}A`) ? 'B' : 'A'}`);
    expect(checkQuorum(wrong, { witnesses: verifiers, quorum: 3 })).toMatchObject({ ok: false, wrong: ['example.org/d'] });
  });
});

describe('what a witness is asked', () => {
  it('a request is read as it was written', async () => {
    const sent = { oldSize: 3, path: await proof(3, 77), note: noteOf(headOf(77)) };
    expect(readAddCheckpoint(addCheckpointText(sent))).toEqual(sent);
    expect(addCheckpointText(sent).startsWith('old 3\n')).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no size', `\n${noteOf(headOf(7))}`],
    ['a size with a zero in front', `old 07\n\n${noteOf(headOf(7))}`],
    ['a size below zero', `old -1\n\n${noteOf(headOf(7))}`],
    ['a hash that is none', `old 3\nAAAA\n\n${noteOf(headOf(7))}`],
    ['a hash in other base64', `old 3\n${Buffer.alloc(32).toString('base64url')}\n\n${noteOf(headOf(7))}`],
    [
      'more than 63 hashes',
      addCheckpointText({ oldSize: 3, path: Array.from({ length: 64 }, () => '00'.repeat(32)), note: noteOf(headOf(7)) }),
    ],
    ['no note', 'old 0\n\nexample.org/tlog\n7\n'],
    ['a note that is no checkpoint', `old 0\n\n${signNote('example.org/tlog\nseven\n', log)}`],
    ['an old size beyond the checkpoint', addCheckpointText({ oldSize: 8, path: [], note: noteOf(headOf(7)) })],
  ])('%s is malformed: 400', (_, text) => {
    expect(refused(text)).toBe(400);
  });

  it('a log that is not known is refused: 404; logs below a known one are known', () => {
    for (const name of [
      'example.org/other',
      'example.org/tlog/',
      'example.org/tlog/x',
      'example.org/tlog/07',
      'example.org/tlog/7/8',
      'example.org/tlo',
    ])
      expect(refused(addCheckpointText({ oldSize: 0, path: [], note: noteOf(headOf(7, name)) }))).toBe(404);
    expect(refused(addCheckpointText({ oldSize: 0, path: [], note: noteOf(headOf(7, 'example.org/tlog/700001')) }))).toBeNull();
    const alone = known.map((one) => ({ ...one, below: false }));
    const below = addCheckpointText({ oldSize: 0, path: [], note: noteOf(headOf(7, 'example.org/tlog/700001')) });
    expect(openRequest(below, alone)).toMatchObject({ ok: false, refusal: { status: 404 } });
  });

  it("a checkpoint is refused that the log's key did not sign, or signed wrongly: 403", () => {
    const ask = (note: string) => refused(addCheckpointText({ oldSize: 0, path: [], note }));
    expect(ask(noteOf(headOf(7), stranger))).toBe(403);
    expect(ask(noteOf(headOf(7)).replace('\n7\n', '\n8\n'))).toBe(403);
    expect(ask(signNote(checkpointText(headOf(7)), stranger, log))).toBeNull();
  });

  it("only the log's own signature is passed on", () => {
    const request = opened(addCheckpointText({ oldSize: 0, path: [], note: signNote(checkpointText(headOf(7)), stranger, log) }));
    expect(`${request.text}\n${request.signatures}`).toBe(noteOf(headOf(7)));
  });

  it('the first checkpoint needs no proof, and each further one must be proven from the last: 409, 422', async () => {
    const ask = async (
      last: TreeHead | null,
      oldSize: number,
      size: number,
      change: Partial<{ path: readonly string[]; note: string }> = {},
    ) => {
      const path = oldSize === 0 || oldSize > size ? [] : await proof(oldSize, size);
      return refusalOf(opened(addCheckpointText({ oldSize, path, note: noteOf(headOf(size)), ...change })), last);
    };
    expect(await ask(null, 0, 7)).toBeNull();
    expect(await ask(headOf(7), 7, 300)).toBeNull();
    expect(await ask(headOf(300), 300, 300)).toBeNull();
    expect(await ask(null, 0, 0)).toBeNull();
    // Another old size, a tree that shrank among them.
    expect(await ask(null, 7, 300)).toEqual({ status: 409, size: 0 });
    for (const old of [0, 7, 299]) expect(await ask(headOf(300), old, 301)).toEqual({ status: 409, size: 300 });
    for (const size of [7, 299]) expect(await ask(headOf(300), size, size)).toEqual({ status: 409, size: 300 });
    // A path that is wrong, cut, too long, or not to be there.
    const path = await proof(7, 300);
    for (const wrong of [path.slice(1), path.slice(0, -1), [...path, path[0]!], path.with(2, '00'.repeat(32)), []])
      expect(await ask(headOf(7), 7, 300, { path: wrong })).toMatchObject({ status: 422 });
    expect(await ask(null, 0, 7, { path: [path[0]!] })).toMatchObject({ status: 422 });
    // Another root of the same size, and of none.
    const forked = noteOf({ ...headOf(7), root: headOf(8).root });
    expect(await ask(headOf(7), 7, 7, { note: forked })).toMatchObject({ status: 422 });
    expect(await ask(null, 0, 0, { note: noteOf({ ...headOf(0), root: headOf(8).root }) })).toMatchObject({ status: 422 });
  });
});
