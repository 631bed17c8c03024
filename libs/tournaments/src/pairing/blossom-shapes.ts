import { must } from '@arbiter/kernel';
import { dualNow, FREE, get, INNER, lastingSlack, OUTER, rest, type Search, turnAll, vertexAt, verticesOf } from './blossom-search.js';

/** A mark beside the label of blossoms that a walk to the root has passed. */
const PASSED = 4;

/** Labels the blossom around a vertex, which `end` reached; the mate of an inner blossom becomes outer. */
export function assignLabel(s: Search, vertex: number, label: number, end: number): void {
  const b = get(s.top, vertex);
  for (const one of [vertex, b]) {
    s.label[one] = label;
    s.cameBy[one] = end;
    s.best[one] = -1;
  }
  if (label === OUTER) {
    turnAll(s, b, -1);
    s.queue.push(...verticesOf(s, b));
    return;
  }
  turnAll(s, b, 1);
  const mate = get(s.mate, get(s.base, b));
  assignLabel(s, vertexAt(s, mate), OUTER, mate ^ 1);
}

/** Goes up from both sides of an edge between outer blossoms; returns the base of the blossom that closes, or -1 if the trees differ. */
export function commonBase(s: Search, first: number, second: number): number {
  const path: number[] = [];
  let base = -1;
  let v = first;
  let w = second;
  while (v !== -1 || w !== -1) {
    const b = get(s.top, v);
    if ((get(s.label, b) & PASSED) !== 0) {
      base = get(s.base, b);
      break;
    }
    path.push(b);
    s.label[b] = OUTER | PASSED;
    const end = get(s.cameBy, b);
    v = end === -1 ? -1 : vertexAt(s, get(s.cameBy, get(s.top, vertexAt(s, end))));
    if (w !== -1) [v, w] = [w, v];
  }
  for (const b of path) s.label[b] = OUTER;
  return base;
}

/** Shrinks the cycle that an edge closes below `base` into a new outer blossom. */
export function shrink(s: Search, base: number, edge: number): void {
  const root = get(s.top, base);
  const b = must(s.spare.pop(), 'a number for a blossom');
  const before = climb(s, vertexAt(s, 2 * edge), root);
  const after = climb(s, vertexAt(s, 2 * edge + 1), root);
  const cycle = [root, ...before.map(({ part }) => part).reverse(), ...after.map(({ part }) => part)];
  const joints = [...before.map(({ end }) => end).reverse(), 2 * edge, ...after.map(({ end }) => end ^ 1)];
  s.cycle[b] = cycle;
  s.joints[b] = joints;
  s.base[b] = base;
  s.parent[b] = -1;
  s.label[b] = OUTER;
  s.cameBy[b] = get(s.cameBy, root);
  s.dual[b] = 2n * -s.elapsed;
  s.sign[b] = -1;
  for (const part of cycle) {
    s.parent[part] = b;
    if (part >= s.n) rest(s, part);
    const wasInner = get(s.label, part) === INNER;
    for (const v of verticesOf(s, part)) {
      if (wasInner) {
        turnAll(s, v, -1);
        s.queue.push(v);
      }
      s.top[v] = b;
    }
  }
  gatherBest(s, b);
}

interface Step {
  readonly part: number;
  readonly end: number;
}

function climb(s: Search, from: number, root: number): readonly Step[] {
  const steps: Step[] = [];
  for (let part = get(s.top, from); part !== root; ) {
    const end = get(s.cameBy, part);
    steps.push({ part, end });
    part = get(s.top, vertexAt(s, end));
  }
  return steps;
}

/** Finds the best edges of a new blossom among those of its parts. */
function gatherBest(s: Search, b: number): void {
  const bestTo = new Map<number, { edge: number; slack: bigint }>();
  for (const part of s.cycle[b] as number[]) {
    const edges = s.near[part] ?? verticesOf(s, part).flatMap((v) => (s.far[v] as readonly number[]).map((end) => end >> 1));
    for (const edge of edges) {
      const a = get(s.top, vertexAt(s, 2 * edge));
      const other = a === b ? get(s.top, vertexAt(s, 2 * edge + 1)) : a;
      if (other === b || get(s.label, other) !== OUTER) continue;
      const slack = lastingSlack(s, edge);
      const known = bestTo.get(other);
      if (known === undefined || slack < known.slack) bestTo.set(other, { edge, slack });
    }
    s.near[part] = null;
    s.best[part] = -1;
  }
  s.best[b] = -1;
  for (const { edge, slack } of bestTo.values()) {
    if (get(s.best, b) !== -1 && slack >= (s.bestSlack[b] as bigint)) continue;
    s.best[b] = edge;
    s.bestSlack[b] = slack;
  }
  s.near[b] = [...bestTo.values()].map(({ edge }) => edge);
}

/** How to go round a cycle from a part to the base by an even number of steps. */
interface Round {
  readonly start: number;
  readonly step: 1 | -1;
  readonly trick: 0 | 1;
}

function roundFrom(place: number, length: number): Round {
  return place % 2 === 1 ? { start: place - length, step: 1, trick: 0 } : { start: place, step: -1, trick: 1 };
}

const around = (list: readonly number[], place: number): number => list.at(place) as number;

/** Dissolves an outermost blossom into its parts; in the middle of a stage, an inner one, whose parts get the labels of the path through it. */
export function expand(s: Search, b: number, betweenStages: boolean): void {
  const cycle = s.cycle[b] as number[];
  const wasInner = get(s.label, b) === INNER;
  for (const part of cycle) {
    s.parent[part] = -1;
    if (betweenStages && part >= s.n && dualNow(s, part) === 0n) {
      expand(s, part, true);
      continue;
    }
    for (const v of verticesOf(s, part)) s.top[v] = part;
  }
  if (!betweenStages && wasInner) relabelParts(s, b, cycle);
  s.label[b] = FREE;
  s.cameBy[b] = -1;
  s.cycle[b] = [];
  s.joints[b] = [];
  s.base[b] = -1;
  s.near[b] = null;
  s.best[b] = -1;
  s.dual[b] = 0n;
  s.sign[b] = 0;
  s.spare.push(b);
}

function relabelParts(s: Search, b: number, cycle: readonly number[]): void {
  const joints = s.joints[b] as number[];
  for (const part of cycle) turnAll(s, part, 0);
  let end = get(s.cameBy, b);
  const entry = get(s.top, vertexAt(s, end ^ 1));
  const { start, step, trick } = roundFrom(cycle.indexOf(entry), cycle.length);
  let place = start;
  while (place !== 0) {
    s.label[vertexAt(s, end ^ 1)] = FREE;
    s.label[vertexAt(s, around(joints, place - trick) ^ trick ^ 1)] = FREE;
    assignLabel(s, vertexAt(s, end ^ 1), INNER, end);
    s.tight[around(joints, place - trick) >> 1] = 1;
    place += step;
    end = around(joints, place - trick) ^ trick;
    s.tight[end >> 1] = 1;
    place += step;
  }
  const basePart = around(cycle, place);
  for (const one of [vertexAt(s, end ^ 1), basePart]) {
    s.label[one] = INNER;
    s.cameBy[one] = end;
  }
  s.best[basePart] = -1;
  turnAll(s, basePart, 1);
  for (place += step; around(cycle, place) !== entry; place += step) {
    const part = around(cycle, place);
    if (get(s.label, part) === OUTER) continue;
    const reached = verticesOf(s, part).find((v) => get(s.label, v) !== FREE);
    if (reached === undefined) continue;
    s.label[reached] = FREE;
    s.label[vertexAt(s, get(s.mate, get(s.base, part)))] = FREE;
    assignLabel(s, reached, INNER, get(s.cameBy, reached));
  }
}

/** Swaps matched and unmatched edges in a blossom so that `vertex` becomes its base. */
function rebase(s: Search, b: number, vertex: number): void {
  let part = vertex;
  while (get(s.parent, part) !== b) part = get(s.parent, part);
  if (part >= s.n) rebase(s, part, vertex);
  const cycle = s.cycle[b] as number[];
  const joints = s.joints[b] as number[];
  const place = cycle.indexOf(part);
  const { start, step, trick } = roundFrom(place, cycle.length);
  for (let j = start; j !== 0; ) {
    j += step;
    const end = around(joints, j - trick) ^ trick;
    const near = around(cycle, j);
    if (near >= s.n) rebase(s, near, vertexAt(s, end));
    j += step;
    const next = around(cycle, j);
    if (next >= s.n) rebase(s, next, vertexAt(s, end ^ 1));
    s.mate[vertexAt(s, end)] = end ^ 1;
    s.mate[vertexAt(s, end ^ 1)] = end;
  }
  s.cycle[b] = [...cycle.slice(place), ...cycle.slice(0, place)];
  s.joints[b] = [...joints.slice(place), ...joints.slice(0, place)];
  s.base[b] = vertex;
}

/** Swaps matched and unmatched edges along the path from root to root through an edge: one pair more. */
export function augment(s: Search, edge: number): void {
  for (const from of [2 * edge, 2 * edge + 1]) {
    let v = vertexAt(s, from);
    let end = from ^ 1;
    for (;;) {
      const outer = get(s.top, v);
      if (outer >= s.n) rebase(s, outer, v);
      s.mate[v] = end;
      const up = get(s.cameBy, outer);
      if (up === -1) break;
      const inner = get(s.top, vertexAt(s, up));
      const on = get(s.cameBy, inner);
      const leaving = vertexAt(s, on ^ 1);
      if (inner >= s.n) rebase(s, inner, leaving);
      s.mate[leaving] = on;
      v = vertexAt(s, on);
      end = on ^ 1;
    }
  }
}
