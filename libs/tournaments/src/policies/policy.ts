import type { Rounding } from '../rational.js';

/** A number that standings are made of. Shares and means are between 0 and 1; `points` and `opponentPoints` are match points. */
export type FigureName = 'points' | 'mw' | 'gw' | 'omw' | 'ogw' | 'oomw' | 'opponentPoints';

/**
 * A tiebreaker that is no mean of opponents' percentages.
 *
 * - `headToHead`: points that those who are tied took from each other, of those that were possible; only where all of them have met.
 * - `buchholz`: sum of the opponents' match points; `medianBuchholz`: without the largest and the smallest of them.
 * - `lot`: the place in a draw that was made and recorded; the smaller stands first.
 */
export type TiebreakerName = 'headToHead' | 'buchholz' | 'medianBuchholz' | 'lot';

/** How well a setting is founded: read in the rules named, seen in published standings, our own choice, or second-hand and not yet checked. */
export type Footing = 'stated' | 'observed' | 'house' | 'unverified';

/** Where a setting of a policy comes from. */
export interface PolicySource {
  readonly setting: string;
  readonly source: string;
  readonly footing: Footing;
}

/**
 * Match points. `fixed`: for two players; `equalScore` says what as many games for both is. `bySeats`: the winner of a table of n gets
 * 2n-1, a draw 1 each; `fullTable` is the n of byes.
 */
export type PointsRule =
  | { readonly kind: 'fixed'; readonly win: number; readonly draw: number; readonly equalScore: 'draw' | 'bothLose' | 'refused' }
  | { readonly kind: 'bySeats'; readonly fullTable: number };

/** One step of the order: the larger figure stands first. With `at` figures are compared as rounded, else exactly; a lot has no digits. */
export interface ChainStep {
  readonly figure: FigureName | TiebreakerName;
  readonly at: Rounding | null;
}

/** Whether a player's own GW is taken with the floor or without. */
export type OwnGw = 'raw' | 'floored';

/**
 * How results become standings, as data that survives JSON; fractions are written as text (`1/3`, `0.33`).
 *
 * - `chain`: figures and tiebreakers in the order in which they decide; `figures` is all figures that are shown. Tiebreakers of the chain
 *   are shown in the rows that they were asked about.
 * - `floor`: least value of MW and GW of an opponent.
 * - `shares`: null when MW and GW are exact, else how each is rounded before anything is made of it.
 * - `ownGw`: whether a player's own GW is shown, and ranks, with the floor or raw. Opponents' always have the floor.
 * - `byeInMw`: whether a bye counts in MW. A bye always gives the points of a win, and `byeGames` games won.
 * - `repeatedOpponent`: whether an opponent met twice counts twice in the means or once.
 * - `phantomForByes`: what the opponent of a bye is worth in the means of percentages (OMW, OGW and OMW of opponents), as if there had
 *   been one; null where a bye has no opponent (MTR C).
 * - `withoutOpponents`: the value of a mean of no opponents.
 * - `composite`: how the chain is written as one number, or null.
 */
export interface StandingsPolicy {
  readonly id: string;
  readonly title: string;
  readonly points: PointsRule;
  readonly chain: readonly ChainStep[];
  readonly figures: readonly FigureName[];
  readonly floor: string;
  readonly shares: Rounding | null;
  readonly ownGw: OwnGw;
  readonly byeInMw: boolean;
  readonly byeGames: number;
  readonly repeatedOpponent: 'each' | 'once';
  readonly phantomForByes: string | null;
  readonly withoutOpponents: string;
  readonly composite: 'XXYYYZZZ' | null;
  readonly sources: readonly PolicySource[];
}

/** The settings of a policy that are second-hand and not yet checked. */
export const unverifiedOf = (policy: StandingsPolicy): readonly PolicySource[] =>
  policy.sources.filter(({ footing }) => footing === 'unverified');
