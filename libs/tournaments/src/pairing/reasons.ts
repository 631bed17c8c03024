import { apart, type Party, type Pool } from './pool.js';
import type { ForcedCost, PairReason, SwissBye, SwissPair } from './swiss-forms.js';

type Reason = Omit<SwissPair, 'sides'>;

/** Says for each pair why these two play each other; the higher entrant comes first in each pair. */
export function pairReasons(pool: Pool, pairs: readonly (readonly [Party, Party])[], bye: Party | null): readonly Reason[] {
  const leaving = pool.groups.map(() => 0);
  const left = pool.groups.map(({ members }) => members.length);
  if (bye !== null) left[bye.group] = (left[bye.group] ?? 0) - 1;
  for (const [higher, lower] of pairs) {
    if (higher.group === lower.group) continue;
    leaving[higher.group] = (leaving[higher.group] ?? 0) + 1;
    left[lower.group] = (left[lower.group] ?? 0) - 1;
  }
  const because = (higher: Party): Extract<PairReason, { kind: 'pairedDown' }>['because'] => {
    const members = pool.groups[higher.group]?.members ?? [];
    if (members.length > 1 && members.every((other) => other === higher || apart(higher, other))) return 'metAllOthers';
    return leaving[higher.group] === 1 && (left[higher.group] ?? 0) % 2 === 1 ? 'groupOdd' : 'othersCouldNotPair';
  };
  return pairs.map(([higher, lower]) => ({
    why:
      higher.group === lower.group
        ? { kind: 'sameScore', points: higher.points }
        : { kind: 'pairedDown', entrant: higher.number, from: higher.points, to: lower.points, because: because(higher) },
    forced: forcedCosts(higher, lower),
  }));
}

function forcedCosts(a: Party, b: Party): readonly ForcedCost[] {
  const earlierMatches = a.met.get(b.index) ?? 0;
  const rematch: readonly ForcedCost[] = earlierMatches > 0 ? [{ kind: 'rematch', earlierMatches }] : [];
  return a.barred.has(b.index) ? [...rematch, { kind: 'barred' }] : rematch;
}

/** Says why an entrant gets the bye. */
export function byeOf(pool: Pool, { number, points, byes, group, byeLot, byeLotOf }: Party): SwissBye {
  return { entrant: number, points, earlierByes: byes, why: whyBye(pool, byes, group), lot: byeLot + 1, of: byeLotOf };
}

function whyBye(pool: Pool, byes: number, group: number): SwissBye['why'] {
  if (pool.parties.some((other) => other.byes < byes)) return 'forced';
  const below = pool.parties.filter((other) => other.group > group);
  if (below.some((other) => other.byes === byes)) return 'forced';
  if (byes > 0) return 'allHadByes';
  return below.length === 0 ? 'lowestScore' : 'lowerHadByes';
}
