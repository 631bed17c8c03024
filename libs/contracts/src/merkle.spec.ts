import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type NodePlace,
  consistencyPlan,
  emptyFrontier,
  fold,
  grow,
  inclusionPlan,
  leafHash,
  nodeHash,
  provesConsistency,
  provesInclusion,
  rootFromProof,
  rootOf,
} from './merkle.js';

/** Makes a leaf of a log without tags, whose leaves are hashes alone. */
const bare = (hash: string): { readonly hash: string; readonly tag: null } => ({ hash, tag: null });

/** The eight leaves that implementations of Certificate Transparency use to test each other. */
const published = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map((hex) =>
  leafHash(Buffer.from(hex, 'hex')),
);

/** Computes the root by the definition of RFC 6962 2.1: split at the largest power of two below the size. */
function slowRoot(leaves: readonly Buffer[]): Buffer {
  if (leaves.length <= 1) return leaves[0] ?? rootOf(emptyFrontier);
  let power = 1;
  while (power * 2 < leaves.length) power *= 2;
  return nodeHash(slowRoot(leaves.slice(0, power)), slowRoot(leaves.slice(power)));
}

const leavesOf = (size: number): readonly Buffer[] => Array.from({ length: size }, (_, index) => leafHash(Buffer.from(`leaf ${index}`)));
const nodeOf = (leaves: readonly Buffer[], place: NodePlace): Buffer =>
  slowRoot(leaves.slice(place.index * 2 ** place.level, (place.index + 1) * 2 ** place.level));
const pathOf = (leaves: readonly Buffer[], leaf: number): readonly Buffer[] =>
  inclusionPlan(leaf, leaves.length).map((places) => fold(places.map((place) => nodeOf(leaves, place))));

const tree = fc
  .integer({ min: 1, max: 300 })
  .chain((size) => fc.record({ size: fc.constant(size), leaf: fc.integer({ min: 0, max: size - 1 }) }));

describe('hash tree (RFC 6962 2.1)', () => {
  it('given the published leaves, then the roots are the published ones', () => {
    const roots = [0, 1, 2, 3, 8].map((size) => rootOf(grow(emptyFrontier, published.slice(0, size))).toString('hex'));
    expect(roots).toEqual([
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    ]);
  });

  it('given any leaves added in any portions, then the root is that of the definition', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 300 }), (size, cut) => {
        const leaves = leavesOf(size);
        const grown = grow(grow(emptyFrontier, leaves.slice(0, cut)), leaves.slice(cut));
        expect(grown.size).toBe(size);
        expect(rootOf(grown).equals(slowRoot(leaves))).toBe(true);
      }),
    );
  });
});

describe('inclusion proofs (RFC 6962 2.1.1)', () => {
  it('given any leaf of any tree, then its proof leads to the root and has the length that the tree asks for', () => {
    fc.assert(
      fc.property(tree, ({ size, leaf }) => {
        const leaves = leavesOf(size);
        const path = pathOf(leaves, leaf);
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)) || 0);
        expect(rootFromProof(leaves[leaf]!, leaf, size, path)?.equals(slowRoot(leaves))).toBe(true);
      }),
    );
  });

  it('given a proof for one leaf, when place, leaf, path or length is changed, then it proves nothing', () => {
    fc.assert(
      fc.property(tree, fc.nat(), ({ size, leaf }, salt) => {
        const data = Array.from({ length: size }, (_, index) => leafHash(Buffer.from(`data ${index}`)).toString('hex'));
        const leaves = data.map((hash) => leafHash(Buffer.from(hash, 'hex')));
        const root = slowRoot(leaves).toString('hex');
        const path = pathOf(leaves, leaf).map((hash) => hash.toString('hex'));
        const proof = { leaf, treeSize: size, path };
        expect(provesInclusion(bare(data[leaf]!), proof, root)).toBe(true);
        const other = (leaf + 1 + (salt % Math.max(size - 1, 1))) % size;
        if (other !== leaf) {
          expect(provesInclusion(bare(data[other]!), proof, root)).toBe(false);
          expect(provesInclusion(bare(data[leaf]!), { ...proof, leaf: other }, root)).toBe(false);
        }
        expect(provesInclusion(bare(data[leaf]!), { ...proof, path: [...path, root] }, root)).toBe(false);
        if (path.length > 0) expect(provesInclusion(bare(data[leaf]!), { ...proof, path: path.slice(1) }, root)).toBe(false);
        const bent = path.map((hash, index) => (index === salt % path.length ? leafHash(Buffer.from(hash)).toString('hex') : hash));
        if (path.length > 0) expect(provesInclusion(bare(data[leaf]!), { ...proof, path: bent }, root)).toBe(false);
      }),
    );
  });

  it('given text that is no hash, when it is offered as a proof, then it proves nothing and does not throw', () => {
    const root = '0'.repeat(64);
    expect(provesInclusion(bare('zz'), { leaf: 0, treeSize: 1, path: [] }, root)).toBe(false);
    expect(provesInclusion(bare(root), { leaf: 0, treeSize: 2, path: ['x'] }, root)).toBe(false);
    expect(provesInclusion(bare(root), { leaf: -1, treeSize: 2, path: [root] }, root)).toBe(false);
    expect(provesInclusion(bare(root), { leaf: 0.5, treeSize: 2, path: [root] }, root)).toBe(false);
  });

  it('given a leaf that is not there, when a proof is planned, then that is refused', () => {
    expect(() => inclusionPlan(3, 3)).toThrow(RangeError);
    expect(() => inclusionPlan(-1, 3)).toThrow(RangeError);
  });
});

describe('consistency proofs (RFC 6962 2.1.2)', () => {
  const size = 130;
  const leaves = leavesOf(size);
  const nodes = new Map<string, Buffer>();
  const node = (place: NodePlace): Buffer => {
    const key = `${place.level}/${place.index}`;
    const known = nodes.get(key) ?? nodeOf(leaves, place);
    nodes.set(key, known);
    return known;
  };
  const roots = Array.from({ length: size + 1 }, (_, end) => rootOf(grow(emptyFrontier, leaves.slice(0, end))).toString('hex'));
  const head = (at: number) => ({ size: at, root: roots[at] ?? '' });
  const pathBetween = (from: number, to: number): readonly string[] =>
    consistencyPlan(from, to).map((places) => fold(places.map(node)).toString('hex'));
  const pair = fc.integer({ min: 1, max: size }).chain((to) => fc.record({ to: fc.constant(to), from: fc.integer({ min: 1, max: to }) }));

  it('given the published trees, then the proofs are the published ones', () => {
    const proof = (from: number, to: number) =>
      consistencyPlan(from, to).map((places) => fold(places.map((place) => nodeOf(published, place))).toString('hex'));
    expect(proof(1, 1)).toEqual([]);
    expect(proof(1, 8)).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
    expect(proof(6, 8)).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
  });

  it('given any two sizes up to 130, then the proof between them holds', () => {
    for (let to = 1; to <= size; to += 1)
      for (let from = 1; from <= to; from += 1)
        if (!provesConsistency(head(from), head(to), pathBetween(from, to))) throw new Error(`${from} to ${to}`);
    expect(provesConsistency(head(0), head(9), [])).toBe(true);
  });

  it('given a proof, when a root, a size, a hash or the length is changed, then it proves nothing', () => {
    fc.assert(
      fc.property(pair, fc.nat(), ({ from, to }, salt) => {
        const path = pathBetween(from, to);
        const other = leafHash(Buffer.from(`other ${salt}`)).toString('hex');
        expect(provesConsistency({ ...head(from), root: other }, head(to), path)).toBe(false);
        expect(provesConsistency(head(from), { ...head(to), root: other }, path)).toBe(false);
        expect(provesConsistency(head(from), head(to), [...path, other])).toBe(false);
        if (path.length > 0) {
          expect(provesConsistency(head(from), head(to), path.slice(1))).toBe(false);
          expect(provesConsistency(head(from), head(to), path.slice(0, -1))).toBe(false);
          expect(
            provesConsistency(
              head(from),
              head(to),
              path.map((hash, index) => (index === salt % path.length ? other : hash)),
            ),
          ).toBe(false);
        }
        if (from < to) expect(provesConsistency(head(to), head(from), path)).toBe(false);
      }),
    );
  });

  it('given two trees that part at some leaf, then no proof of either leads from the one to the other', () => {
    fc.assert(
      fc.property(pair, fc.nat(), ({ from, to }, salt) => {
        const changed = leaves.map((leaf, index) => (index === salt % from ? leafHash(Buffer.from('changed')) : leaf));
        const forked = { size: to, root: rootOf(grow(emptyFrontier, changed.slice(0, to))).toString('hex') };
        expect(provesConsistency(head(from), forked, pathBetween(from, to))).toBe(false);
        expect(
          provesConsistency(
            head(from),
            forked,
            consistencyPlan(from, to).map((places) => fold(places.map((place) => nodeOf(changed, place))).toString('hex')),
          ),
        ).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('given what is no proof at all, then it proves nothing and does not throw', () => {
    expect(provesConsistency({ size: 2.5, root: roots[2]! }, head(8), [])).toBe(false);
    expect(provesConsistency({ size: -1, root: roots[2]! }, head(8), [])).toBe(false);
    expect(provesConsistency(head(2), head(8), ['x'])).toBe(false);
    expect(provesConsistency(head(0), head(8), [roots[1]!])).toBe(false);
    expect(provesConsistency({ size: 0, root: roots[1]! }, head(8), [])).toBe(false);
    for (const [from, to] of [
      [0, 3],
      [4, 3],
      [1.5, 3],
    ] as const)
      expect(() => consistencyPlan(from, to)).toThrow(RangeError);
  });
});
