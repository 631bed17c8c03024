import { hash } from 'node:crypto';

/**
 * The hash tree of RFC 6962 section 2.1. Hashes are 32-byte buffers inside, hex outside. A leaf's data is the
 * 32 raw bytes of an event's hash, followed by the 16 bytes of its tag (`leaf-tag.ts`).
 */

/**
 * Hashes one leaf.
 * @param data the leaf's data
 * @see RFC 6962 2.1
 */
export const leafHash = (data: Uint8Array): Buffer => digestOf(leafPrefix, data);

/**
 * Hashes an inner node.
 * @see RFC 6962 2.1
 */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => digestOf(nodePrefix, left, right);

const leafPrefix = Buffer.from([0]);
const nodePrefix = Buffer.from([1]);

/** Hashes parts in one call: most of the time of so short a hash is that of calling. */
const digestOf = (...parts: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');

/** The data of a leaf, hex: an event's hash, and its tag where the log gives tags. */
export interface LeafData {
  readonly hash: string;
  readonly tag: string | null;
}

/** Hashes the leaf of an event. */
export const eventLeaf = ({ hash: eventHash, tag }: LeafData): Buffer => leafHash(Buffer.from(`${eventHash}${tag ?? ''}`, 'hex'));

/** A node whose subtree is full: it covers leaves index * 2^level up to (index + 1) * 2^level. */
export interface NodePlace {
  readonly level: number;
  readonly index: number;
}

/** The full subtrees that make up a tree of some size, largest (leftmost) first. No more is needed to add leaves. */
export interface Frontier {
  readonly size: number;
  readonly hashes: readonly Buffer[];
}

export const emptyFrontier: Frontier = { size: 0, hashes: [] };

/**
 * Returns the tree with more leaves at its end.
 * @param leaves leaf hashes, in order
 */
export function grow(frontier: Frontier, leaves: Iterable<Buffer>): Frontier {
  const hashes = [...frontier.hashes];
  let size = frontier.size;
  for (const leaf of leaves) {
    let hash = leaf;
    // The new subtree is merged with every full subtree of the same height on its left.
    for (let rest = size; rest % 2 === 1; rest = Math.floor(rest / 2)) hash = nodeHash(hashes.pop()!, hash);
    hashes.push(hash);
    size += 1;
  }
  return { size, hashes };
}

/**
 * Returns the root of the whole tree; the root of the empty tree is the hash of no bytes.
 * @see RFC 6962 2.1
 */
export const rootOf = (frontier: Frontier): Buffer =>
  frontier.hashes.length === 0 ? digestOf() : frontier.hashes.reduceRight((right, left) => nodeHash(left, right));

/** Returns the full subtrees that cover the leaves from `start` up to `end`, left to right; `start` must be a multiple of their sizes. */
export function subtrees(start: number, end: number): readonly NodePlace[] {
  const places: NodePlace[] = [];
  for (let at = start; at < end; ) {
    let level = 0;
    let width = 1;
    while (at % (width * 2) === 0 && at + width * 2 <= end) {
      width *= 2;
      level += 1;
    }
    places.push({ level, index: at / width });
    at += width;
  }
  return places;
}

/**
 * Lists what must be known to prove that a leaf is in the tree: one entry per hash of the proof, from the leaf upwards, each with the full
 * subtrees that the hash is folded from.
 * @throws {RangeError} when the tree has no such leaf
 * @see RFC 6962 2.1.1
 */
export function inclusionPlan(leaf: number, treeSize: number): readonly (readonly NodePlace[])[] {
  if (!Number.isSafeInteger(leaf) || leaf < 0 || leaf >= treeSize) throw new RangeError(`a tree of ${treeSize} leaves has no leaf ${leaf}`);
  const plan: (readonly NodePlace[])[] = [];
  let start = 0;
  let end = treeSize;
  while (end - start > 1) {
    const middle = start + largestPowerBelow(end - start);
    if (leaf < middle) {
      plan.push(subtrees(middle, end));
      end = middle;
    } else {
      plan.push(subtrees(start, middle));
      start = middle;
    }
  }
  return plan.reverse();
}

const largestPowerBelow = (size: number): number => {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
};

/** Folds neighbouring full subtrees into the hash over all of them. @param hashes left to right, at least one */
export const fold = (hashes: readonly Buffer[]): Buffer => hashes.reduceRight((right, left) => nodeHash(left, right));

/**
 * Computes the root that a proof leads to.
 * @returns null when the proof's length does not fit the tree
 * @see RFC 9162 2.1.3.2, which gives the algorithm for RFC 6962 trees
 */
export function rootFromProof(leaf: Buffer, index: number, treeSize: number, path: readonly Buffer[]): Buffer | null {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(treeSize) || index < 0 || index >= treeSize) return null;
  let place = index;
  let last = treeSize - 1;
  let hash = leaf;
  for (const sibling of path) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(sibling, hash);
      while (place % 2 === 0 && place !== 0) {
        place /= 2;
        last = Math.floor(last / 2);
      }
    } else {
      hash = nodeHash(hash, sibling);
    }
    place = Math.floor(place / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 ? hash : null;
}

/**
 * Whether a proof shows that the event with this hash and tag stands at its leaf in the tree with this root.
 * @param hash hash of the event, hex
 * @param tag tag of the event, hex; null in an older log, whose leaves are hashes alone
 * @param root root of the tree, hex
 */
export function provesInclusion(
  { hash, tag }: LeafData,
  proof: { readonly leaf: number; readonly treeSize: number; readonly path: readonly string[] },
  root: string,
): boolean {
  const texts = [hash, root, ...proof.path];
  if (!texts.every((text) => /^[0-9a-f]{64}$/.test(text))) return false;
  const path = proof.path.map((sibling) => Buffer.from(sibling, 'hex'));
  if (tag !== null && !/^[0-9a-f]{32}$/.test(tag)) return false;
  const reached = rootFromProof(eventLeaf({ hash, tag }), proof.leaf, proof.treeSize, path);
  return reached !== null && reached.toString('hex') === root;
}

/**
 * Lists what a consistency proof between two sizes of one tree is made of: for each hash of the path the full subtrees that fold into it.
 * @param from size of the older tree, at least 1
 * @param to size of the newer tree
 * @throws {RangeError} for sizes between which nothing can be proven
 * @see RFC 6962 2.1.2
 */
export function consistencyPlan(from: number, to: number): readonly (readonly NodePlace[])[] {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 1 || from > to)
    throw new RangeError(`no consistency proof leads from ${from} to ${to} leaves`);
  return subproof(from, 0, to, true);
}

/**
 * Plans the part of a consistency proof for the leaves from `start` up to `end`, of which the older tree has the first `leaves`.
 * @param known whether the checker of the proof already has the root over these leaves
 */
function subproof(leaves: number, start: number, end: number, known: boolean): readonly (readonly NodePlace[])[] {
  if (leaves === end - start) return known ? [] : [subtrees(start, end)];
  const middle = start + largestPowerBelow(end - start);
  return leaves <= middle - start
    ? [...subproof(leaves, start, middle, known), subtrees(middle, end)]
    : [...subproof(leaves - (middle - start), middle, end, false), subtrees(start, middle)];
}

/** The size of a tree in leaves, and the root over them (hex). */
export interface Sized {
  readonly size: number;
  readonly root: string;
}

/**
 * Whether a proof shows that the newer tree begins with all leaves of the older one, unchanged; false for a malformed proof.
 * @param path hex, in the order of `consistencyPlan`
 * @see RFC 9162 2.1.4.2, which gives the algorithm for RFC 6962 trees
 */
export function provesConsistency(older: Sized, newer: Sized, path: readonly string[]): boolean {
  if (![older, newer].every(({ size }) => Number.isSafeInteger(size) && size >= 0) || older.size > newer.size) return false;
  if (![older.root, newer.root, ...path].every((text) => /^[0-9a-f]{64}$/.test(text))) return false;
  if (older.size === newer.size) return path.length === 0 && older.root === newer.root;
  if (older.size === 0) return path.length === 0 && older.root === rootOf(emptyFrontier).toString('hex');
  const full = Number.isInteger(Math.log2(older.size));
  const [first, ...rest] = [...(full ? [older.root] : []), ...path].map((hash) => Buffer.from(hash, 'hex'));
  if (first === undefined) return false;
  let place = older.size - 1;
  let last = newer.size - 1;
  const up = (): void => {
    place = Math.floor(place / 2);
    last = Math.floor(last / 2);
  };
  while (place % 2 === 1) up();
  let oldRoot: Buffer = first;
  let newRoot: Buffer = first;
  for (const sibling of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      oldRoot = nodeHash(sibling, oldRoot);
      newRoot = nodeHash(sibling, newRoot);
      while (place % 2 === 0 && place !== 0) up();
    } else {
      newRoot = nodeHash(newRoot, sibling);
    }
    up();
  }
  return last === 0 && oldRoot.toString('hex') === older.root && newRoot.toString('hex') === newer.root;
}
