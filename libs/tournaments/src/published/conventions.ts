import type { StandingsPolicy } from '../policies/policy.js';
import { type Comparison, comparisonsOf, type Showing } from './compare.js';
import type { PublishedProblem, PublishedTournament } from './read.js';
import { swissRoundsOf } from './swiss-rounds.js';

/** Conventions that explain published standings equally well, the preferred first; `fits` when no row differs by more than one unit. */
export interface Conventions {
  readonly fits: boolean;
  readonly best: Comparison;
  readonly alsoBest: readonly Comparison[];
}

export type ConventionsAnswer = ({ readonly ok: true } & Conventions) | { readonly ok: false; readonly problem: PublishedProblem };

/** The ways of showing that are tried, the preferred first. */
const showingsOf = ({ digits }: PublishedTournament, { figures }: StandingsPolicy): readonly Showing[] =>
  (figures.includes('gw') ? (['floored', 'raw'] as const) : (['floored'] as const)).flatMap((ownGw) =>
    (['halfUp', 'halfEven', 'truncated'] as const).map((mode) => ({ digits, mode, ownGw })),
  );

/** The smaller, the better it explains: rows that differ, then rows one unit off, then rows taken for frozen. */
const unexplained = ({ counts }: Comparison): readonly [number, number, number] => [counts.different, counts.oneUnitOff, counts.frozen];

const compareFits = (one: Comparison, other: Comparison): number => {
  const [mine, theirs] = [unexplained(one), unexplained(other)];
  return mine[0] - theirs[0] || mine[1] - theirs[1] || mine[2] - theirs[2];
};

/**
 * Finds which of several policies, shown in which way, gives the published standings. Rounds that are not Swiss are found by the points.
 *
 * @param policies  what is tried, at least one; the preferred first
 * @returns         a problem, when no policy gives everyone's points
 * @throws {RangeError} when there is no policy to try (a bug, never bad input)
 */
export function conventionsOf(tournament: PublishedTournament, policies: readonly StandingsPolicy[]): ConventionsAnswer {
  const tried: Comparison[] = [];
  let problem: PublishedProblem | null = null;
  for (const policy of policies) {
    const swiss = swissRoundsOf(tournament, policy);
    if (swiss.ok) tried.push(...comparisonsOf(tournament, policy, swiss.rounds, showingsOf(tournament, policy)));
    else problem ??= swiss.problem;
  }
  const [best, ...others] = [...tried].sort(compareFits);
  if (best !== undefined)
    return { ok: true, fits: best.counts.different === 0, best, alsoBest: others.filter((other) => compareFits(best, other) === 0) };
  if (problem === null) throw new RangeError('there is no policy to try');
  return { ok: false, problem };
}
