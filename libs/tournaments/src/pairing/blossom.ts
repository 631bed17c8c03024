import {
  dualNow,
  FREE,
  get,
  INNER,
  lastingSlack,
  openSearch,
  OUTER,
  type Search,
  settle,
  vertexAt,
  type WeightedEdge,
} from './blossom-search.js';
import { assignLabel, augment, commonBase, expand, shrink } from './blossom-shapes.js';

/**
 * Finds a matching of greatest total weight in a general graph; vertices may stay alone. Exact: weights are whole numbers of any size. Edges
 * of weight 0 or less are never of use.
 *
 * @param n     number of vertices; edges name them 0 to n - 1
 * @param edges at most one between two vertices
 * @returns     for each vertex its partner, or -1
 * @see J. Edmonds, Paths, trees, and flowers (1965); Z. Galil, Efficient algorithms for finding maximum matching in graphs (1986): the
 *      primal-dual method in O(n^3), each stage growing trees from all single vertices at once
 */
export function heaviestMatching(n: number, edges: readonly WeightedEdge[]): readonly number[] {
  const s = openSearch(
    n,
    edges.filter(({ weight }) => weight > 0n),
  );
  while (improve(s));
  return Array.from(s.mate, (end) => (end === -1 ? -1 : vertexAt(s, end)));
}

/** One stage: searches an augmenting path and follows it; returns whether there was one. */
function improve(s: Search): boolean {
  settle(s);
  let single = -1;
  for (let v = 0; v < s.n; v++) {
    if (get(s.mate, v) !== -1) continue;
    single = v;
    if (get(s.label, get(s.top, v)) === FREE) assignLabel(s, v, OUTER, -1);
  }
  if (single === -1) return false;
  while (!scanQueue(s)) {
    if (!moveDuals(s, single)) return false;
  }
  dissolveEmpty(s);
  return true;
}

/** Looks at all edges of new outer vertices; returns whether the matching grew. */
function scanQueue(s: Search): boolean {
  for (let v = s.queue.pop(); v !== undefined; v = s.queue.pop()) {
    for (const end of s.far[v] as readonly number[]) {
      if (followEdge(s, v, end)) return true;
    }
  }
  return false;
}

/** Looks at one edge from an outer vertex; returns whether the matching grew. */
function followEdge(s: Search, v: number, end: number): boolean {
  const edge = end >> 1;
  const w = vertexAt(s, end);
  const other = get(s.top, w);
  if (get(s.top, v) === other) return false;
  const label = get(s.label, other);
  if (get(s.tight, edge) === 0) {
    const slack = lastingSlack(s, edge);
    if (!isTight(s, slack, label)) {
      if (label === OUTER) keepBest(s, get(s.top, v), edge, slack);
      else if (get(s.label, w) === FREE) keepBest(s, w, edge, slack);
      return false;
    }
    s.tight[edge] = 1;
  }
  if (label === FREE) {
    assignLabel(s, w, INNER, end ^ 1);
  } else if (label === OUTER) {
    const base = commonBase(s, v, w);
    if (base === -1) {
      augment(s, edge);
      return true;
    }
    shrink(s, base, edge);
  } else if (get(s.label, w) === FREE) {
    s.label[w] = INNER;
    s.cameBy[w] = end ^ 1;
  }
  return false;
}

/** Whether nothing is left of a slack between an outer vertex and one with a label. */
function isTight(s: Search, lasting: bigint, label: number): boolean {
  if (label === OUTER) return lasting <= 2n * s.elapsed;
  return lasting <= (label === FREE ? s.elapsed : 0n);
}

function keepBest(s: Search, of: number, edge: number, slack: bigint): void {
  if (get(s.best, of) !== -1 && (s.bestSlack[of] as bigint) <= slack) return;
  s.best[of] = edge;
  s.bestSlack[of] = slack;
}

/** Moves the duals to the next event and acts on it. Returns false when the single vertices' duals reach 0: the matching is the heaviest. */
function moveDuals(s: Search, single: number): boolean {
  const toFree = leastSlackToFree(s);
  const between = leastSlackBetweenOuter(s);
  const inner = leastInnerBlossom(s);
  const end = 2n * (s.elapsed + dualNow(s, single));
  // Twice the time of each event, because two outer blossoms approach each other twice as fast.
  const freeAt = toFree === -1 ? end : 2n * (s.bestSlack[toFree] as bigint);
  const betweenAt = between === -1 ? end : (s.bestSlack[between] as bigint);
  const innerAt = inner === -1 ? end : (s.dual[inner] as bigint);
  const least = [freeAt, betweenAt, innerAt].reduce((a, b) => (b < a ? b : a));
  if (least >= end) return false;
  s.elapsed = least / 2n;
  if (least === freeAt) follow(s, get(s.best, toFree));
  else if (least === betweenAt) follow(s, get(s.best, between));
  else expand(s, inner, false);
  return true;
}

function follow(s: Search, edge: number): void {
  s.tight[edge] = 1;
  const a = vertexAt(s, 2 * edge);
  s.queue.push(get(s.label, get(s.top, a)) === OUTER ? a : vertexAt(s, 2 * edge + 1));
}

function leastSlackToFree(s: Search): number {
  let found = -1;
  for (let v = 0; v < s.n; v++) {
    if (get(s.best, v) === -1 || get(s.label, get(s.top, v)) !== FREE) continue;
    if (found === -1 || (s.bestSlack[v] as bigint) < (s.bestSlack[found] as bigint)) found = v;
  }
  return found;
}

function leastSlackBetweenOuter(s: Search): number {
  let found = -1;
  for (let b = 0; b < 2 * s.n; b++) {
    if (get(s.best, b) === -1 || get(s.parent, b) !== -1 || get(s.label, b) !== OUTER) continue;
    if (b < s.n && get(s.top, b) !== b) continue;
    if (found === -1 || (s.bestSlack[b] as bigint) < (s.bestSlack[found] as bigint)) found = b;
  }
  return found;
}

function leastInnerBlossom(s: Search): number {
  let found = -1;
  for (let b = s.n; b < 2 * s.n; b++) {
    if (get(s.base, b) === -1 || get(s.parent, b) !== -1 || get(s.label, b) !== INNER) continue;
    if (found === -1 || (s.dual[b] as bigint) < (s.dual[found] as bigint)) found = b;
  }
  return found;
}

/** Outer blossoms without a dual have nothing to hold them together when the next stage begins. */
function dissolveEmpty(s: Search): void {
  for (let b = s.n; b < 2 * s.n; b++) {
    if (get(s.parent, b) !== -1 || get(s.base, b) === -1 || get(s.label, b) !== OUTER) continue;
    if (dualNow(s, b) === 0n) expand(s, b, true);
  }
}
