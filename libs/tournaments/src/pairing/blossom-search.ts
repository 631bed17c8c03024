/** An edge of a graph whose vertices are 0 to n - 1. */
export interface WeightedEdge {
  readonly a: number;
  readonly b: number;
  readonly weight: bigint;
}

/** Vertices and blossoms without a label, at even distance from the root of their tree (outer), and at odd distance (inner). */
export const FREE = 0;
export const OUTER = 1;
export const INNER = 2;

/**
 * The working state of one search. Vertices are 0 to n - 1, blossoms n to 2n - 1. The two ends of edge k are numbered 2k and 2k + 1, and
 * `at[end]` is the vertex there.
 *
 * Duals change together: while a stage runs, an outer vertex loses what `elapsed` gains and an inner one gains it. So `dual` holds only the
 * part that stays and `sign` says how `elapsed` enters, and no step touches all vertices. Weights are doubled, which keeps every dual whole.
 */
export interface Search {
  readonly n: number;
  readonly at: Int32Array;
  readonly doubled: readonly bigint[];
  /** For each vertex the far ends of its edges. */
  readonly far: readonly (readonly number[])[];
  /** For each vertex the far end of its matched edge, or -1. */
  readonly mate: Int32Array;
  readonly label: Int8Array;
  /** The end through which a label came, or -1 at a root. */
  readonly cameBy: Int32Array;
  /** For each vertex the outermost blossom that holds it. */
  readonly top: Int32Array;
  readonly parent: Int32Array;
  /** The cycle of each blossom, from its base on, and the end that leaves each part for the next one. */
  readonly cycle: number[][];
  readonly joints: number[][];
  readonly base: Int32Array;
  readonly spare: number[];
  readonly dual: bigint[];
  readonly sign: Int8Array;
  /** The edge of least slack from an outer vertex to a vertex that is not outer, or from an outer blossom to another; -1 for none. */
  readonly best: Int32Array;
  /** The part of that slack that stays. */
  readonly bestSlack: bigint[];
  /** For an outer blossom its best edges to each other outer blossom. */
  readonly near: (readonly number[] | null)[];
  readonly tight: Uint8Array;
  readonly queue: number[];
  elapsed: bigint;
}

const NONE: readonly number[] = [];

/** Sets a search up, with nothing matched and the duals of all vertices at the greatest weight. */
export function openSearch(n: number, edges: readonly WeightedEdge[]): Search {
  const at = new Int32Array(2 * edges.length);
  const far: number[][] = Array.from({ length: n }, () => []);
  let greatest = 0n;
  edges.forEach(({ a, b, weight }, k) => {
    at[2 * k] = a;
    at[2 * k + 1] = b;
    far[a]?.push(2 * k + 1);
    far[b]?.push(2 * k);
    if (weight > greatest) greatest = weight;
  });
  const slots = 2 * n;
  return {
    n,
    at,
    doubled: edges.map(({ weight }) => 2n * weight),
    far,
    mate: new Int32Array(n).fill(-1),
    label: new Int8Array(slots),
    cameBy: new Int32Array(slots).fill(-1),
    top: Int32Array.from({ length: n }, (_, v) => v),
    parent: new Int32Array(slots).fill(-1),
    cycle: Array.from({ length: slots }, () => []),
    joints: Array.from({ length: slots }, () => []),
    base: Int32Array.from({ length: slots }, (_, v) => (v < n ? v : -1)),
    spare: Array.from({ length: n }, (_, i) => n + i),
    dual: Array.from({ length: slots }, (_, v) => (v < n ? greatest : 0n)),
    sign: new Int8Array(slots),
    best: new Int32Array(slots).fill(-1),
    bestSlack: Array.from({ length: slots }, () => 0n),
    near: Array.from({ length: slots }, () => null),
    tight: new Uint8Array(edges.length),
    queue: [],
    elapsed: 0n,
  };
}

/** Reads a typed array at a place that is known to exist. */
export const get = (list: ArrayLike<number>, place: number): number => list[place] as number;

/** The vertex at an end. */
export const vertexAt = (s: Search, end: number): number => s.at[end] as number;

/** The part of an edge's slack that does not change with `elapsed`. */
export function lastingSlack(s: Search, edge: number): bigint {
  return (s.dual[get(s.at, 2 * edge)] as bigint) + (s.dual[get(s.at, 2 * edge + 1)] as bigint) - (s.doubled[edge] as bigint);
}

/** The dual of a vertex, or of a blossom (which changes twice as fast, the other way), as of now. */
export function dualNow(s: Search, v: number): bigint {
  const sign = get(s.sign, v);
  const lasting = s.dual[v] as bigint;
  if (sign === 0) return lasting;
  const change = v < s.n ? s.elapsed : -2n * s.elapsed;
  return sign > 0 ? lasting + change : lasting - change;
}

/** Changes how a dual moves from now on, without changing its value. */
function turn(s: Search, v: number, sign: number): void {
  if (get(s.sign, v) === sign) return;
  if (v < s.n && get(s.best, v) >= 0) {
    const shift = BigInt(get(s.sign, v) - sign) * s.elapsed;
    s.bestSlack[v] = (s.bestSlack[v] as bigint) + shift;
  }
  const now = dualNow(s, v);
  const change = (v < s.n ? s.elapsed : -2n * s.elapsed) * BigInt(sign);
  s.dual[v] = now - change;
  s.sign[v] = sign;
}

/** Changes how the dual of a vertex or blossom and those of all vertices in it move. */
export function turnAll(s: Search, b: number, sign: number): void {
  if (b >= s.n) turn(s, b, sign);
  for (const v of verticesOf(s, b)) turn(s, v, sign);
}

/** Lets the dual of a blossom stand still, because it lies in another one. */
export const rest = (s: Search, b: number): void => turn(s, b, 0);

/** The vertices in a vertex or blossom. */
export function verticesOf(s: Search, b: number): readonly number[] {
  if (b < s.n) return [b];
  const found: number[] = [];
  const open = [b];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next < s.n) found.push(next);
    else open.push(...(s.cycle[next] ?? NONE));
  }
  return found;
}

/** Writes all duals out as they are now and starts the clock of the duals again. */
export function settle(s: Search): void {
  for (let v = 0; v < 2 * s.n; v++) {
    s.best[v] = -1;
    s.near[v] = null;
    turn(s, v, 0);
  }
  s.elapsed = 0n;
  s.label.fill(FREE);
  s.tight.fill(0);
  s.queue.length = 0;
}
