import { describe, expect, it } from '@jest/globals';
import { checkpointText, type TreeHead } from '@arbiter/contracts';
import { askWitness, type SendToWitness } from './ask-witness.js';
import { cosign, cosignatureOf, newCosigningKey, readCosigningKey } from './cosignature.js';
import { memoryTiles } from './specs/memory-tiles.js';
import { headOf, knownLog, leavesOf, noteOf as signed, origin, verifier, witness } from './specs/signed-log.js';
import { openRequest, refusalOf } from './witness.js';

const leaves = leavesOf(600);
const noteOf = (size: number): string => signed(headOf(leaves, size));
const tiles = memoryTiles(leaves);

/** A witness in memory; `asked` counts. */
const witnessOf = (asked: string[]): SendToWitness => {
  let last: TreeHead | null = null;
  return async (body) => {
    asked.push(body);
    const opened = openRequest(body, [knownLog(false)]);
    const refusal = opened.ok ? refusalOf(opened.request, last) : opened.refusal;
    if (refusal !== null)
      return refusal.status === 409 ? { status: 409, text: `${refusal.size}\n` } : { status: refusal.status, text: `${refusal.because}\n` };
    if (!opened.ok) throw new Error('a request that was refused has no refusal');
    last = opened.request.head;
    return { status: 200, text: cosign(opened.request.text, witness, 1_700_000_000) };
  };
};

describe('asking a witness', () => {
  it('it says what it has cosigned last, and is given the proof from there', async () => {
    const asked: string[] = [];
    const send = witnessOf(asked);
    for (const size of [7, 300, 300, 600]) {
      const outcome = await askWitness(noteOf(size), verifier, tiles, send);
      expect(outcome.kind === 'cosigned' && cosignatureOf(noteOf(size) + outcome.line, verifier).kind).toBe('valid');
    }
    expect(asked.map((body) => body.split('\n')[0])).toEqual(['old 0', 'old 0', 'old 7', 'old 0', 'old 300', 'old 0', 'old 300']);
    expect(await askWitness(noteOf(300), verifier, tiles, send)).toEqual({ kind: 'ahead', size: 600 });
  });

  it('an answer counts only with its signature', async () => {
    const stranger = readCosigningKey(newCosigningKey('example.org/w1'));
    const forging: SendToWitness = async () => ({
      status: 200,
      text: cosign(checkpointText({ origin, size: 7, root: '00'.repeat(32) }), witness, 1),
    });
    const other: SendToWitness = async () => ({ status: 200, text: cosign(noteOf(7).split('\n\n')[0]! + '\n', stranger, 1) });
    for (const send of [forging, other, async () => ({ status: 200, text: '' })])
      expect(await askWitness(noteOf(7), verifier, tiles, send)).toMatchObject({ kind: 'refused', status: 200 });
  });

  it('a witness that refuses, or goes on naming other sizes, is given up', async () => {
    expect(await askWitness(noteOf(7), verifier, tiles, async () => ({ status: 403, text: 'no\n' }))).toEqual({
      kind: 'refused',
      status: 403,
      because: 'no',
    });
    expect(await askWitness(noteOf(7), verifier, tiles, async () => ({ status: 409, text: 'many\n' }))).toMatchObject({ kind: 'refused' });
    let size = 0;
    const restless: SendToWitness = async () => ({ status: 409, text: `${(size += 1)}\n` });
    expect(await askWitness(noteOf(300), verifier, tiles, restless)).toMatchObject({ kind: 'refused', status: 409 });
  });
});
