import { describe, expect, it } from '@jest/globals';
import { HashTree, rootFromLeaves } from './hash-tree.js';
import { inclusionPlan, leafHash, provesInclusion } from './merkle.js';

const leavesOf = (size: number): Buffer[] => Array.from({ length: size }, (_, at) => leafHash(Buffer.from(`leaf ${at}`)));
const some = (leaves: readonly Buffer[], at: readonly number[]): Map<number, Buffer> =>
  new Map(at.map((leaf) => [leaf, leaves[leaf] as Buffer]));

describe('a proof of several leaves of an RFC 6962 tree', () => {
  const sizes = [1, 2, 3, 5, 7, 8, 13, 64, 100];

  it.each(sizes)('given a tree of %i leaves, then every two leaves lead to its root with their proof', (size) => {
    const leaves = leavesOf(size);
    const tree = HashTree.of(leaves);
    for (let one = 0; one < size; one += 1)
      for (let other = one; other < size; other += Math.max(1, Math.floor(size / 5)))
        expect(rootFromLeaves(size, some(leaves, [one, other]), tree.proofOf([one, other]))).toBe(tree.root());
  });

  it('given one leaf, then the proof says what the RFC 6962 path of that leaf says', () => {
    const tree = HashTree.of(leavesOf(13));
    const hashOf = ({ level, index }: { readonly level: number; readonly index: number }): string =>
      tree.proofOf([0, 12]).find((node) => node.level === level && node.index === index)?.hash ?? '';
    expect(inclusionPlan(12, 13)).toEqual([[{ level: 2, index: 2 }], [{ level: 3, index: 0 }]]);
    expect(tree.proofOf([12])).toEqual([
      expect.objectContaining({ level: 3, index: 0 }),
      { level: 2, index: 2, hash: hashOf({ level: 2, index: 2 }) },
    ]);
  });

  it('given the root of a tree, then it is the one that RFC 6962 proofs lead to', () => {
    const data = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
    const tree = HashTree.of(data.map((hash) => leafHash(Buffer.from(hash, 'hex'))));
    const path = tree.proofOf([2]).map(({ hash }) => hash);
    expect(provesInclusion({ hash: data[2] as string, tag: null }, { leaf: 2, treeSize: 3, path }, tree.root())).toBe(true);
  });

  it('given another leaf, another place, a changed or missing node, or one too many, then the root is not reached', () => {
    const leaves = leavesOf(13);
    const tree = HashTree.of(leaves);
    const proof = tree.proofOf([3, 9]);
    const reached = (at: Map<number, Buffer>, nodes = proof): string | null => rootFromLeaves(13, at, nodes);
    expect(reached(some(leaves, [3, 9]))).toBe(tree.root());
    expect(
      reached(
        new Map([
          [3, leaves[4] as Buffer],
          [9, leaves[9] as Buffer],
        ]),
      ),
    ).not.toBe(tree.root());
    expect(
      reached(
        new Map([
          [3, leaves[3] as Buffer],
          [8, leaves[9] as Buffer],
        ]),
      ),
    ).toBeNull();
    expect(reached(some(leaves, [3]))).toBeNull();
    expect(reached(some(leaves, [3, 9, 13]))).toBeNull();
    expect(reached(some(leaves, [3, 9]), proof.slice(1))).toBeNull();
    expect(reached(some(leaves, [3, 9]), [...proof, { level: 9, index: 9, hash: 'a'.repeat(64) }])).toBeNull();
    expect(
      reached(
        some(leaves, [3, 9]),
        proof.map((node, at) => (at === 0 ? { ...node, hash: 'a'.repeat(64) } : node)),
      ),
    ).not.toBe(tree.root());
  });

  it('given a node that stands for a leaf which is shown, then it is refused: every leaf that is shown counts', () => {
    const leaves = leavesOf(4);
    const tree = HashTree.of(leaves);
    const [left] = tree.proofOf([2]).filter(({ level }) => level === 1);
    const forged = new Map([
      [0, leafHash(Buffer.from('forged'))],
      [2, leaves[2] as Buffer],
    ]);
    expect(rootFromLeaves(4, forged, [...tree.proofOf([0, 2]), left!])).toBeNull();
  });

  it('given a leaf that the tree does not have, then no proof is made', () => {
    expect(() => HashTree.of(leavesOf(4)).proofOf([4])).toThrow('no leaf 4');
  });
});
