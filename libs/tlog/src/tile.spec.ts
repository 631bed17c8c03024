import { describe, expect, it } from '@jest/globals';
import { entryBundle, readEntryBundle } from './entries.js';
import { indexPath, readTilePath, sizesWith, tilePath, widthIn } from './tile.js';

describe('names of tiles', () => {
  it('an index is written in elements of three digits, all but the last behind an x', () => {
    expect([0, 67, 999, 1_000, 1_234_067].map(indexPath)).toEqual(['000', '067', '999', 'x001/000', 'x001/x234/067']);
  });

  it('every tile is read from the path that names it', () => {
    for (const index of [0, 1, 999, 1_000, 999_999, 1_000_000, 1_234_067])
      for (const level of [0, 1, 63, 'entries'] as const)
        for (const width of [1, 17, 255, 256]) expect(readTilePath(tilePath({ level, index, width }))).toEqual({ level, index, width });
  });

  it.each([
    '',
    '0',
    '0/',
    '0/0',
    '0/00',
    '0/0000',
    '0/x000/000',
    '0/x01/000',
    '0/001/000',
    '0/x001',
    '0/x001/x000',
    '00/000',
    '64/000',
    '-1/000',
    '0/000.p/0',
    '0/000.p/00',
    '0/000.p/01',
    '0/000.p/256',
    '0/000.p/',
    '0/000.p',
    '0/000.p/1/',
    '0/000/',
    '/0/000',
    '0/ 00',
    '0/000.P/1',
    'Entries/000',
    'entries/0',
    '1e0/000',
    '0/x001/x001/x001/x001/x001/000',
    '0/000\n',
  ])('%p names no tile', (path) => {
    expect(readTilePath(path)).toBeNull();
  });

  it('a tree of 70,000 entries has the tiles that the specification counts for it', () => {
    const widths = (level: number): readonly number[] =>
      Array.from({ length: 300 }, (_, index) => widthIn(70_000, level, index)).filter((width) => width > 0);
    expect(widths(0)).toEqual([...Array.from({ length: 273 }, () => 256), 112]);
    expect(widths(1)).toEqual([256, 17]);
    expect(widths(2)).toEqual([1]);
    expect(widths(3)).toEqual([]);
    expect([widthIn(256, 0, 0), widthIn(256, 1, 0)]).toEqual([256, 1]);
  });

  it('the sizes with a tile are those in which it is just as wide', () => {
    for (const level of [0, 1, 'entries'] as const)
      for (const [index, width] of [
        [0, 1],
        [0, 255],
        [1, 3],
        [0, 256],
      ] as const) {
        const { first, last } = sizesWith({ level, index, width });
        const sizes = Array.from({ length: 67_000 }, (_, size) => size).filter((size) => widthIn(size, level, index) === width);
        expect([sizes[0], last === null ? null : sizes.at(-1)]).toEqual([first, last]);
      }
  });
});

describe('bundles of entries', () => {
  it('entries come back as they were', () => {
    const entries = [Buffer.from('one'), Buffer.alloc(0), Buffer.alloc(65_535, 7)];
    expect(readEntryBundle(entryBundle(entries))).toEqual(entries);
    expect(entryBundle([Buffer.from('ab')]).toString('hex')).toBe('00026162');
  });

  it('a bundle that was cut is refused, and so is an entry that has too many bytes', () => {
    const bundle = entryBundle([Buffer.from('one'), Buffer.from('two')]);
    for (const end of [1, 3, 4, 6, 9]) expect(readEntryBundle(bundle.subarray(0, end))).toBeNull();
    expect(() => entryBundle([Buffer.alloc(65_536)])).toThrow(RangeError);
  });
});
