import { must } from '@arbiter/kernel';
import type { WeightedEdge } from './blossom-search.js';
import { heaviestMatching } from './blossom.js';
import { byeCost, pairCost, type Scale, scaleFor } from './costs.js';
import type { Run } from './large-groups.js';
import type { Lots } from './lots.js';
import { type Party, type Pool, standIn } from './pool.js';
import type { SwissPolicy } from './swiss-forms.js';

/** The empty place beside whoever gets the bye. */
export const BYE = 'bye';

/** Two who belong together; a party with index -1 stands for someone of its group. */
export interface Link {
  readonly one: Party;
  readonly other: Party | typeof BYE;
}

type Vertex = Party | typeof BYE;

/** What a run is paired with: one who comes down from above, the bye, and the large group that takes whoever is left. */
interface Neighbours {
  readonly comingDown: boolean;
  readonly bye: boolean;
}

/**
 * Pairs a run at least cost: a matching in which whoever stays alone goes to the large group beside it, or, if there is none, in which nobody
 * stays alone.
 */
export function pairRun(pool: Pool, policy: SwissPolicy, run: Run, { comingDown, bye }: Neighbours, lots: Lots): readonly Link[] {
  const fromAbove = comingDown && run.above !== null ? [standIn(pool, run.above)] : [];
  const besideGroup = run.below ?? run.above;
  const beside = besideGroup === null ? null : standIn(pool, besideGroup);
  const parties = [...fromAbove, ...run.members];
  const vertices: readonly Vertex[] = bye ? [...parties, BYE] : parties;
  const scale = scaleFor(policy, pool, beside === null ? parties : [...parties, beside]);
  const alone = vertices.map((vertex) => (beside === null ? scale.above : costOf(scale, pool, vertex, beside)));
  const edges: WeightedEdge[] = [];
  for (let a = 1; a < vertices.length; a++) {
    for (let b = 0; b < a; b++) {
      const cost = costOf(scale, pool, vertices[a] as Vertex, vertices[b] as Vertex) + BigInt(lots.word());
      edges.push({ a, b, weight: (alone[a] as bigint) + (alone[b] as bigint) - cost });
    }
  }
  const partner = heaviestMatching(vertices.length, edges);
  return vertices.flatMap((vertex, v) => {
    const other = partner[v] as number;
    if (other > v) return [linkOf(vertex, vertices[other] as Vertex)];
    return other === -1 ? [linkOf(vertex, must(beside, 'a large group beside whoever is left'))] : [];
  });
}

function costOf(scale: Scale, pool: Pool, a: Vertex, b: Vertex): bigint {
  if (a === BYE) return b === BYE ? 0n : byeCost(scale, pool, b);
  return b === BYE ? byeCost(scale, pool, a) : pairCost(scale, a, b);
}

function linkOf(a: Vertex, b: Vertex): Link {
  return a === BYE ? { one: must(b === BYE ? null : b, 'someone for the bye'), other: BYE } : { one: a, other: b };
}
