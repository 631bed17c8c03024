import type { EntrantId } from '../history.js';
import type { StandingsPolicy } from '../policies/policy.js';
import { compare, equals, type Rational, rational, sum, zero } from '../rational.js';
import { type Figure, type FigureBook, type Met, opponentsOf, valueOfTerms } from './figures.js';
import type { MatchTerm } from './match-terms.js';

/** An opponent's match points as a term of a Buchholz; `counts` is false for the largest and the smallest of a median. */
export interface BuchholzTerm extends Met {
  readonly figure: Figure;
  readonly counts: boolean;
}

/**
 * A tiebreaker with the terms that it is made of; the larger value stands first, except of a lot.
 *
 * - `headToHead`: `earned` of `possible` match points in matches against those who were tied when it was asked for (`tied`, the entrant
 *   among them). A share and not a sum, as two of them may have met more often. Points of a table count once, whoever of them sat at it.
 * - `notApplied`: head-to-head was asked for, and `unmet` are two of the tied who have not met: it tells nobody apart.
 * - `buchholz`, `medianBuchholz`: sum of the opponents' match points. Byes have no opponent and add nothing.
 * - `lot`: the place in the recorded draw, from 1, of so many.
 */
export type Tiebreaker =
  | {
      readonly kind: 'headToHead';
      readonly name: 'headToHead';
      readonly value: Rational;
      readonly tied: readonly EntrantId[];
      readonly earned: number;
      readonly possible: number;
      readonly terms: readonly MatchTerm[];
    }
  | {
      readonly kind: 'notApplied';
      readonly name: 'headToHead';
      readonly tied: readonly EntrantId[];
      readonly unmet: readonly [EntrantId, EntrantId];
    }
  | {
      readonly kind: 'buchholz';
      readonly name: 'buchholz' | 'medianBuchholz';
      readonly value: Rational;
      readonly terms: readonly BuchholzTerm[];
    }
  | { readonly kind: 'lot'; readonly name: 'lot'; readonly place: number; readonly of: number };

/** What head-to-head needs to know about an entrant. */
export interface HeadToHeadEntrant {
  readonly entrant: EntrantId;
  readonly matches: readonly MatchTerm[];
}

const total = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

const unmetAmong = (tied: readonly HeadToHeadEntrant[]): readonly [EntrantId, EntrantId] | null => {
  for (const [at, { entrant, matches }] of tied.entries()) {
    const met = new Set(matches.flatMap(({ opponents }) => opponents));
    const unmet = tied.slice(at + 1).find((other) => !met.has(other.entrant));
    if (unmet !== undefined) return [entrant, unmet.entrant];
  }
  return null;
};

/**
 * Head-to-head of entrants who are tied, in their order: what each earned against the others, or for each that it does not apply since
 * two of them have not met. With ids that differ and at least two entrants.
 */
export function headToHeadOf(tied: readonly HeadToHeadEntrant[]): readonly Tiebreaker[] {
  const ids = tied.map(({ entrant }) => entrant);
  const unmet = unmetAmong(tied);
  if (unmet !== null) return tied.map(() => ({ kind: 'notApplied', name: 'headToHead', tied: ids, unmet }));
  return tied.map(({ entrant, matches }): Tiebreaker => {
    const others = new Set(ids.filter((id) => id !== entrant));
    const terms = matches.filter(({ opponents }) => opponents.some((one) => others.has(one)));
    const earned = total(terms.map(({ points }) => points));
    const possible = total(terms.map((term) => term.possible));
    return { kind: 'headToHead', name: 'headToHead', value: share(earned, possible), tied: ids, earned, possible, terms };
  });
}

const share = (earned: number, possible: number): Rational => (possible === 0 ? zero : rational(earned, possible));

/** Where the largest and the smallest of some fractions stand, at two different places if there are two. */
const extremesOf = (values: readonly Rational[]): ReadonlySet<number> => {
  const order = [...values.keys()].sort((one, other) => compare(values[one] ?? zero, values[other] ?? zero) || one - other);
  return new Set([order[0] ?? -1, order.at(-1) ?? -1]);
};

/**
 * Sum of the opponents' match points, one term for each match, or for each opponent where the policy counts a repeated one once. The median
 * leaves out the largest and the smallest term; of two terms or fewer nothing is left, which is 0.
 *
 * @param matches  the entrant's own results, as far as they count
 * @param book     the figures at that moment
 */
export function buchholzOf(
  name: 'buchholz' | 'medianBuchholz',
  matches: readonly MatchTerm[],
  book: FigureBook,
  policy: StandingsPolicy,
): Tiebreaker {
  const all = opponentsOf(matches, policy).map((met) => ({ ...met, figure: book('points', met.opponent) }));
  const dropped = name === 'buchholz' ? new Set<number>() : extremesOf(all.map(({ figure }) => figure.value));
  const terms = all.map((term, at) => ({ ...term, counts: !dropped.has(at) }));
  return { kind: 'buchholz', name, value: sum(terms.filter(({ counts }) => counts).map(({ figure }) => figure.value)), terms };
}

/** The place of an entrant in a recorded draw, or null when they are not in it. Of an entrant named twice the first place counts. */
export function lotOf(entrant: EntrantId, lots: readonly EntrantId[]): Tiebreaker | null {
  const at = lots.indexOf(entrant);
  return at === -1 ? null : { kind: 'lot', name: 'lot', place: at + 1, of: lots.length };
}

/** Whether a tiebreaker equals what its terms give, from the results up. */
export function tiebreakerEqualsItsTerms(tiebreaker: Tiebreaker, policy: StandingsPolicy): boolean {
  switch (tiebreaker.kind) {
    case 'headToHead': {
      const earned = total(tiebreaker.terms.map(({ points }) => points));
      return equals(tiebreaker.value, share(earned, total(tiebreaker.terms.map(({ possible }) => possible))));
    }
    case 'buchholz': {
      const values = tiebreaker.terms.map(({ figure }) => valueOfTerms(figure, policy));
      const dropped = tiebreaker.name === 'buchholz' ? new Set<number>() : extremesOf(values);
      return (
        tiebreaker.terms.every(({ counts }, at) => counts === !dropped.has(at)) &&
        equals(tiebreaker.value, sum(values.filter((_, at) => !dropped.has(at))))
      );
    }
    case 'lot':
      return tiebreaker.place >= 1 && tiebreaker.place <= tiebreaker.of;
    case 'notApplied':
      return true;
  }
}
