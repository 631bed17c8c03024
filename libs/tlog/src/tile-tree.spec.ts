import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { emptyFrontier, grow, leafHash, provesConsistency, provesInclusion, rootOf } from '@arbiter/contracts';
import { memoryTiles } from './specs/memory-tiles.js';
import { type Tile, tilePath } from './tile.js';
import { TileMalformed, TileTree } from './tile-tree.js';

/** What the events' hashes stand for here. */
const entry = (at: number): string => createHash('sha256').update(`entry ${at}`).digest('hex');
const leaves = (count: number): readonly Buffer[] => Array.from({ length: count }, (_, at) => leafHash(Buffer.from(entry(at), 'hex')));
const most = 512;
const all = leaves(most);
const roots = Array.from({ length: most + 1 }, (_, size) => rootOf(grow(emptyFrontier, all.slice(0, size))).toString('hex'));
const treeOf = (size: number): TileTree => new TileTree(memoryTiles(all.slice(0, size)), size);
const changed = (hash: string): string => `${hash[0] === '0' ? '1' : '0'}${hash.slice(1)}`;

describe('proofs from tiles', () => {
  it('the root of every size is the root of the tree', async () => {
    for (const size of [0, 1, 2, 255, 256, 257, 511, 512]) expect(await treeOf(size).root()).toBe(roots[size]);
    const many = leaves(66_000);
    expect(await new TileTree(memoryTiles(many), many.length).root()).toBe(rootOf(grow(emptyFrontier, many)).toString('hex'));
  });

  it('the consistency of all pairs of sizes up to 512 is accepted', async () => {
    let pairs = 0;
    for (let to = 0; to <= most; to += 1) {
      const tree = treeOf(to);
      for (let from = 0; from <= to; from += 1) {
        const path = await tree.consistency(from);
        if (!provesConsistency({ size: from, root: roots[from]! }, { size: to, root: roots[to]! }, path))
          throw new Error(`${from} to ${to}`);
        pairs += 1;
      }
    }
    expect(pairs).toBe((513 * 514) / 2);
  }, 120_000);

  it('a proof with any hash changed, cut or added is refused', async () => {
    let refused = 0;
    for (let to = 2; to <= most; to += 37) {
      const tree = treeOf(to);
      for (let from = 1; from <= to; from += 5) {
        const [older, newer] = [
          { size: from, root: roots[from]! },
          { size: to, root: roots[to]! },
        ];
        const path = await tree.consistency(from);
        const wrong = [
          ...path.map((hash, at) => path.with(at, changed(hash))),
          ...path.map((_, at) => path.toSpliced(at, 1)),
          ...[...path, null].flatMap((_, at) => [path.toSpliced(at, 0, roots[3]!), path.toSpliced(at, 0, path[at] ?? roots[5]!)]),
        ];
        for (const one of wrong) if (provesConsistency(older, newer, one)) throw new Error(`${from} to ${to}: ${one.join()}`);
        expect(provesConsistency({ ...older, root: changed(older.root) }, newer, path)).toBe(false);
        expect(provesConsistency(older, { ...newer, root: changed(newer.root) }, path)).toBe(false);
        refused += wrong.length;
      }
    }
    expect(refused).toBeGreaterThan(5_000);
  }, 120_000);

  it('every entry is proven, and no other in its place', async () => {
    for (const size of [1, 2, 7, 256, 300]) {
      const tree = treeOf(size);
      for (let leaf = 0; leaf < size; leaf += 1) {
        const proof = { leaf, treeSize: size, path: await tree.inclusion(leaf) };
        expect(provesInclusion({ hash: entry(leaf), tag: null }, proof, roots[size]!)).toBe(true);
        expect(provesInclusion({ hash: entry(leaf + 1), tag: null }, proof, roots[size]!)).toBe(false);
      }
    }
  });

  it('a tile in which one hash differs leads to no signed root', async () => {
    const honest = memoryTiles(all);
    const lying = async (tile: Tile): Promise<Uint8Array> => {
      const bytes = Buffer.from(await honest(tile));
      bytes[40] = bytes[40]! ^ 1;
      return bytes;
    };
    expect(await new TileTree(lying, 300).root()).not.toBe(roots[300]);
  });

  it('a tile of another length is refused, and each tile is read once', async () => {
    const honest = memoryTiles(all);
    const asked: string[] = [];
    const tree = new TileTree((tile) => {
      asked.push(tilePath(tile));
      return honest(tile);
    }, 300);
    await Promise.all([tree.root(), tree.consistency(77), tree.inclusion(299)]);
    expect(asked.toSorted()).toEqual(['0/000', '0/001.p/44', '1/000.p/1']);
    await expect(new TileTree(async (tile) => (await honest(tile)).subarray(1), 300).root()).rejects.toThrow(TileMalformed);
  });
});
