import type { SwissEntrant, SwissInput } from '../pairing/swiss-forms.js';

/**
 * The greatest number of pairs in a graph by Edmonds's algorithm without weights, written apart from the pairing as a second opinion.
 * @param near for each vertex its neighbours
 */
export function mostPairs(near: readonly (readonly number[])[]): number {
  const n = near.length;
  const mate = new Array<number>(n).fill(-1);
  for (let root = 0; root < n; root++) if (mate[root] === -1) growFrom(root, near, mate);
  return mate.filter((other) => other !== -1).length / 2;
}

function growFrom(root: number, near: readonly (readonly number[])[], mate: number[]): void {
  const n = near.length;
  const parent = new Array<number>(n).fill(-1);
  const base = Array.from({ length: n }, (_, v) => v);
  const used = new Array<boolean>(n).fill(false);
  const at = (list: readonly number[], place: number): number => list[place] as number;
  const ancestor = (a: number, b: number): number => {
    const passed = new Set<number>();
    for (let v = at(base, a); ; v = at(base, at(parent, at(mate, v)))) {
      passed.add(v);
      if (at(mate, v) === -1) break;
    }
    let w = at(base, b);
    while (!passed.has(w)) w = at(base, at(parent, at(mate, w)));
    return w;
  };
  const mark = (from: number, stop: number, below: number, flower: Set<number>): void => {
    let child = below;
    for (let v = from; at(base, v) !== stop; v = at(parent, at(mate, v))) {
      flower.add(at(base, v)).add(at(base, at(mate, v)));
      parent[v] = child;
      child = at(mate, v);
    }
  };
  used[root] = true;
  const queue = [root];
  for (let v = queue.shift(); v !== undefined; v = queue.shift()) {
    for (const w of near[v] ?? []) {
      if (at(base, v) === at(base, w) || mate[v] === w) continue;
      if (w === root || (at(mate, w) !== -1 && at(parent, at(mate, w)) !== -1)) {
        const stop = ancestor(v, w);
        const flower = new Set<number>();
        mark(v, stop, w, flower);
        mark(w, stop, v, flower);
        for (let u = 0; u < n; u++) {
          if (!flower.has(at(base, u))) continue;
          base[u] = stop;
          if (used[u] === true) continue;
          used[u] = true;
          queue.push(u);
        }
      } else if (at(parent, w) === -1) {
        parent[w] = v;
        if (at(mate, w) === -1) return flip(w, parent, mate);
        used[at(mate, w)] = true;
        queue.push(at(mate, w));
      }
    }
  }
}

function flip(end: number, parent: readonly number[], mate: number[]): void {
  let v = end;
  while (v !== -1) {
    const before = parent[v] as number;
    const next = mate[before] as number;
    mate[v] = before;
    mate[before] = v;
    v = next;
  }
}

type Accept = (one: SwissEntrant) => boolean;

/** The least number of pairs (or byes) beyond those that `apart` and `mayHaveBye` allow. */
function leastBeyond(input: SwissInput, apart: (a: SwissEntrant, b: SwissEntrant) => boolean, mayHaveBye: Accept): number {
  const pool = input.entrants.filter(({ thisRound }) => thisRound === 'paired');
  const graph = pool.map((one) => pool.flatMap((other, place) => (other !== one && !apart(one, other) ? [place] : [])));
  if (pool.length % 2 === 0) return pool.length / 2 - mostPairs(graph);
  const bye = pool.flatMap((one, place) => (mayHaveBye(one) ? [place] : []));
  const withBye = [...graph.map((near, place) => (bye.includes(place) ? [...near, pool.length] : near)), bye];
  return withBye.length / 2 - mostPairs(withBye);
}

const haveMet = (a: SwissEntrant, b: SwissEntrant): boolean => a.meetings.some(({ opponent }) => opponent === b.number);

/** How many rematches no round avoids. */
export const fewestRematches = (input: SwissInput): number => leastBeyond(input, haveMet, () => true);

/** Whether there is a round without rematches, barred pairs and second byes. */
export function needsNothing(input: SwissInput): boolean {
  const barred = new Set(input.barred.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return (
    leastBeyond(
      input,
      (a, b) => haveMet(a, b) || barred.has(`${a.number} ${b.number}`),
      ({ byes }) => byes === 0,
    ) === 0
  );
}
