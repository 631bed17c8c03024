import { emptyFrontier, fold, grow, nodeHash, rootOf, subtrees } from './merkle.js';

/** A hash that stands for all leaves below it: `level` 0 is a leaf, `index` counts the full subtrees of that level from the left. */
export interface TreeNode {
  readonly level: number;
  readonly index: number;
  /** Hex. */
  readonly hash: string;
}

const nodeName = (level: number, index: number): string => `${level}.${index}`;

/** A whole RFC 6962 tree in memory, for proofs of many leaves at once. */
export class HashTree {
  private constructor(private readonly levels: readonly (readonly Buffer[])[]) {}

  /**
   * Builds the tree.
   * @param leaves leaf hashes in order
   */
  static of(leaves: readonly Buffer[]): HashTree {
    const levels: (readonly Buffer[])[] = [leaves];
    for (let below = leaves; below.length > 1; ) {
      const level = Array.from({ length: Math.floor(below.length / 2) }, (_, at) =>
        nodeHash(below[2 * at] as Buffer, below[2 * at + 1] as Buffer),
      );
      levels.push(level);
      below = level;
    }
    return new HashTree(levels);
  }

  get size(): number {
    return this.levels[0]?.length ?? 0;
  }

  /** Returns the root, hex. */
  root(): string {
    return rootOf(grow(emptyFrontier, this.levels[0] ?? [])).toString('hex');
  }

  /**
   * Returns the nodes that prove some leaves together: the largest full subtrees that have none of these leaves. Together with the leaves
   * they give the root; each hash is listed once, however many leaves need it.
   * @throws {RangeError} for a leaf that the tree does not have
   */
  proofOf(leaves: Iterable<number>): readonly TreeNode[] {
    const covered = coveredBy(leaves);
    for (const name of covered) {
      const [level, index] = name.split('.').map(Number) as [number, number];
      if (level === 0 && !(index >= 0 && index < this.size)) throw new RangeError(`a tree of ${this.size} leaves has no leaf ${index}`);
    }
    const nodes: TreeNode[] = [];
    const walk = (level: number, index: number): void => {
      if (!covered.has(nodeName(level, index))) {
        nodes.push({ level, index, hash: (this.levels[level]?.[index] as Buffer).toString('hex') });
      } else if (level > 0) {
        walk(level - 1, 2 * index);
        walk(level - 1, 2 * index + 1);
      }
    };
    for (const { level, index } of subtrees(0, this.size)) walk(level, index);
    return nodes;
  }
}

/** Returns the names of all full subtrees that have one of these leaves, for trees of any size. */
function coveredBy(leaves: Iterable<number>): ReadonlySet<string> {
  const covered = new Set<string>();
  for (const leaf of leaves)
    for (let level = 0, index = leaf; level < 54 && !covered.has(nodeName(level, index)); level += 1, index = Math.floor(index / 2))
      covered.add(nodeName(level, index));
  return covered;
}

/**
 * Computes the root from some leaves and the nodes that prove them all (`HashTree.proofOf`). Every leaf is used: a node that stands for one
 * of the leaves is not accepted.
 * @param leaves leaf hashes by their place
 * @returns hex; null where a node is missing, listed twice, covers a leaf or is not used
 */
export function rootFromLeaves(size: number, leaves: ReadonlyMap<number, Buffer>, nodes: readonly TreeNode[]): string | null {
  if (!Number.isSafeInteger(size) || size < 1) return null;
  const covered = coveredBy(leaves.keys());
  const given = new Map<string, Buffer>();
  for (const { level, index, hash } of nodes) {
    const name = nodeName(level, index);
    if (given.has(name) || covered.has(name) || !/^[0-9a-f]{64}$/.test(hash)) return null;
    given.set(name, Buffer.from(hash, 'hex'));
  }
  let used = 0;
  let counted = 0;
  const hashAt = (level: number, index: number): Buffer | null => {
    if (!covered.has(nodeName(level, index))) {
      const node = given.get(nodeName(level, index));
      if (node === undefined) return null;
      used += 1;
      return node;
    }
    if (level === 0) {
      counted += 1;
      return leaves.get(index) ?? null;
    }
    const left = hashAt(level - 1, 2 * index);
    const right = left === null ? null : hashAt(level - 1, 2 * index + 1);
    return left === null || right === null ? null : nodeHash(left, right);
  };
  const parts: Buffer[] = [];
  for (const { level, index } of subtrees(0, size)) {
    const part = hashAt(level, index);
    if (part === null) return null;
    parts.push(part);
  }
  return used === given.size && counted === leaves.size ? fold(parts).toString('hex') : null;
}
