import type { EntrantId } from '../history.js';
import type { ChainStep, FigureName, StandingsPolicy, TiebreakerName } from '../policies/policy.js';
import { compare, type Rational, rational, round } from '../rational.js';
import { type Figure, ownValue } from './figures.js';
import type { MatchTerm } from './match-terms.js';
import { headToHeadOf, type Tiebreaker } from './tiebreakers.js';

/**
 * A place in the standings. Entrants whom the chain does not tell apart share a rank. `matches` are the entrant's results, of which all
 * their own numbers are made. `tiebreakers` are those of the chain; head-to-head is there only for those who were tied when it was asked for.
 */
export interface StandingsRow {
  readonly rank: number;
  readonly entrant: EntrantId;
  readonly figures: Readonly<Partial<Record<FigureName, Figure>>>;
  readonly composite: string | null;
  readonly matches: readonly MatchTerm[];
  readonly tiebreakers: Readonly<Partial<Record<TiebreakerName, Tiebreaker>>>;
}

export type Unranked = Omit<StandingsRow, 'rank'>;

/** What a row has to show for a step of the chain; the larger stands first. Null: nothing, and it stands behind those who have something. */
const valueFor = (row: Unranked, { figure: name, at }: ChainStep, { ownGw }: StandingsPolicy): Rational | null => {
  switch (name) {
    case 'headToHead':
    case 'buchholz':
    case 'medianBuchholz':
    case 'lot': {
      const tiebreaker = row.tiebreakers[name];
      if (tiebreaker === undefined || tiebreaker.kind === 'notApplied') return null;
      return tiebreaker.kind === 'lot' ? rational(-tiebreaker.place) : rounded(tiebreaker.value, at);
    }
    case 'points':
    case 'mw':
    case 'gw':
    case 'omw':
    case 'ogw':
    case 'oomw':
    case 'opponentPoints': {
      const figure = row.figures[name];
      return figure === undefined ? null : rounded(ownValue(figure, ownGw), at);
    }
  }
};

const rounded = (value: Rational, at: ChainStep['at']): Rational => (at === null ? value : round(value, at));

const compareValues = (one: Rational | null, other: Rational | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compare(other, one);
};

/** The tied with head-to-head among them; it is asked once of all who are tied at this step, not again of those who stay tied. */
const withHeadToHead = (tied: readonly Unranked[]): readonly Unranked[] => {
  const made = headToHeadOf(tied);
  return tied.map((row, at) => ({ ...row, tiebreakers: { ...row.tiebreakers, headToHead: made[at] } }));
};

/** Divides those who are tied by one step of the chain, the best first. */
const dividedBy = (step: ChainStep, policy: StandingsPolicy, tied: readonly Unranked[]): readonly (readonly Unranked[])[] => {
  if (tied.length === 1) return [tied];
  const asked = step.figure === 'headToHead' ? withHeadToHead(tied) : tied;
  const valued = asked.map((row) => ({ row, value: valueFor(row, step, policy) }));
  valued.sort((one, other) => compareValues(one.value, other.value) || (one.row.entrant < other.row.entrant ? -1 : 1));
  const groups: Unranked[][] = [];
  for (const [at, { row, value }] of valued.entries()) {
    const before = valued[at - 1];
    const last = groups.at(-1);
    if (before === undefined || last === undefined || compareValues(before.value, value) !== 0) groups.push([row]);
    else last.push(row);
  }
  return groups;
};

const withoutHeadToHead = (row: Unranked): Unranked => {
  const { headToHead: _, ...tiebreakers } = row.tiebreakers;
  return { ...row, tiebreakers };
};

/**
 * Ranks rows by the chain of a policy, step by step: each step divides those whom the steps before it left tied. Of rows that have ranks or
 * head-to-head already, those do not count.
 */
export function rankedBy(policy: StandingsPolicy, rows: readonly Unranked[]): readonly StandingsRow[] {
  const byId = rows.map(withoutHeadToHead).sort((one, other) => (one.entrant < other.entrant ? -1 : 1));
  let groups: readonly (readonly Unranked[])[] = byId.length === 0 ? [] : [byId];
  for (const step of policy.chain) groups = groups.flatMap((tied) => dividedBy(step, policy, tied));
  const result: StandingsRow[] = [];
  for (const tied of groups) {
    const rank = result.length + 1;
    result.push(...tied.map((row) => ({ ...row, rank })));
  }
  return result;
}
