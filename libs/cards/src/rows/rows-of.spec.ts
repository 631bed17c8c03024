import { describe, expect, it } from '@jest/globals';
import { BrokenFile, type Row } from './row.js';
import { rowsOf } from './rows-of.js';

async function* inChunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text, 'utf8');
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const readAll = async (text: string, size: number): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for await (const row of rowsOf(inChunks(text, size))) rows.push(row);
  return rows;
};

/** Reads a text in chunks of several sizes, which must make no difference. */
const read = async (text: string): Promise<readonly Row[]> => {
  const [whole, ...others] = await Promise.all([1 << 20, 1, 2, 7, 300_000].map((size) => readAll(text, size)));
  for (const other of others) expect(other).toEqual(whole);
  return whole!;
};
const values = async (text: string): Promise<readonly unknown[]> => (await read(text)).map((row) => (row.ok ? row.value : row.detail));

const tricky = { name: 'Fire // "Ice" \\', text: 'a [ { } ] , "data": [1]', data2: [{ a: [[]] }], n: -1.5e3, t: true, z: null, zh: '火' };

describe('the rows of a file', () => {
  it('given a list, when read in chunks of any size, then every element is a row, whatever its texts hold', async () => {
    expect(await values(JSON.stringify([tricky, { b: 1 }, 7, 'x', null, []]))).toEqual([tricky, { b: 1 }, 7, 'x', null, []]);
    expect(await values(JSON.stringify([tricky, [tricky]], null, 2))).toEqual([tricky, [tricky]]);
    expect(await values('[]')).toEqual([]);
    expect(await values(`\uFEFF ${JSON.stringify([tricky])}`)).toEqual([tricky]);
  });

  it('given documents that wrap their rows, when read, then the rows come and the rest is left out', async () => {
    expect(await values('{"meta": {"date": "2026-11-30"}, "data": [{"id": 1}, {"id": 2}], "more": {"data": [3]}}')).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect(await values('{"meta":{},"data":{"Fire // Ice":[{"name":"F"},{"name":"I"}],"Bear":[{"name":"B"}]}}')).toEqual([
      [{ name: 'F' }, { name: 'I' }],
      [{ name: 'B' }],
    ]);
    expect(await values('{"data":{"LEA":{"name":"Alpha","cards":[{"name":"A"},{"name":"B"}]},"LEB":{"cards":[]}}}')).toEqual([
      { name: 'A' },
      { name: 'B' },
    ]);
    const fow = { fow: { clusters: [{ name: 'Grimm', sets: [{ cards: [{ id: 'X-1' }] }, { cards: [{ id: 'Y-1' }] }] }], other: [1] } };
    expect(await values(JSON.stringify(fow))).toEqual([
      { id: 'X-1', cluster: 'Grimm' },
      { id: 'Y-1', cluster: 'Grimm' },
    ]);
    expect(await values(JSON.stringify({ name: 'alone', data: 3 }))).toEqual([{ name: 'alone', data: 3 }]);
  });

  it('given JSON Lines, when one line is broken, then it is one bad row with its number and the others are read', async () => {
    const rows = await read(`${JSON.stringify(tricky)}\n\n{"b": [1,\n{"c":1}`);
    expect(rows).toEqual([
      { ok: true, number: 1, value: tricky },
      { ok: false, number: 2, detail: expect.stringContaining('no JSON') },
      { ok: true, number: 3, value: { c: 1 } },
    ]);
  });

  it('given a table, when read, then cells have the names of their columns, quotes hold line ends, and tabs know no quotes', async () => {
    expect(await values('name,text\nBear,"a ""b"",\nc"\nOx,\n')).toEqual([
      { name: 'Bear', text: 'a "b",\nc' },
      { name: 'Ox', text: '' },
    ]);
    expect(await values('name\ttext\r\nBear\t"a\r\nOx\tb')).toEqual([
      { name: 'Bear', text: '"a' },
      { name: 'Ox', text: 'b' },
    ]);
  });

  it('given an element of a list that is no JSON, when read, then it is a bad row; where brackets don’t fit, the file is refused', async () => {
    expect(await read('[{"a":01},{"b":2}]')).toEqual([
      { ok: false, number: 1, detail: expect.stringContaining('no JSON') },
      { ok: true, number: 2, value: { b: 2 } },
    ]);
    await expect(readAll('[{"a":1},{"b":', 3)).rejects.toThrow(BrokenFile);
    await expect(readAll('[{"a":1},{"b":', 3)).rejects.toThrow(/After row 1: The file ends within a value/);
    await expect(readAll('[{"a":1}]]', 100)).rejects.toThrow(/closes nothing/);
    await expect(readAll('', 100)).rejects.toThrow(/empty/);
  });

  it('given bytes that are no UTF-8, when read, then the row is bad', async () => {
    async function* bytes(): AsyncGenerator<Uint8Array> {
      yield Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]);
    }
    const rows: Row[] = [];
    for await (const row of rowsOf(bytes())) rows.push(row);
    expect(rows).toEqual([{ ok: false, number: 1, detail: 'The row is no UTF-8.' }]);
  });
});
