import type { EntrantId } from '../history.js';
import type { FigureName, OwnGw, StandingsPolicy } from '../policies/policy.js';
import { add, equals, larger, mean, parseRational, type Rational, rational, round, zero } from '../rational.js';
import type { MatchTerm } from './match-terms.js';

/**
 * An opponent's figure as a term of a mean: one for each match against them. `phantom`: a bye, where the policy lets one count as an
 * opponent; the figure is then a share of nothing with the value of the policy.
 */
export interface OpponentTerm {
  readonly kind: 'opponent' | 'phantom';
  readonly round: number;
  readonly opponent: EntrantId;
  readonly figure: Figure;
}

/**
 * A number of the standings with the terms that it is made of.
 *
 * - `sum`: match points.
 * - `share`: `earned` of `possible` points; `raw` is the quotient (0 of nothing possible), rounded where the policy says so; `value` is
 *   `raw` or the floor, whichever is larger.
 * - `mean`: of the opponents' figures; without opponents the value that the policy gives.
 */
export type Figure =
  | { readonly kind: 'sum'; readonly name: FigureName; readonly value: Rational; readonly terms: readonly MatchTerm[] }
  | {
      readonly kind: 'share';
      readonly name: FigureName;
      readonly value: Rational;
      readonly raw: Rational;
      readonly earned: number;
      readonly possible: number;
      readonly terms: readonly MatchTerm[];
    }
  | { readonly kind: 'mean'; readonly name: FigureName; readonly value: Rational; readonly terms: readonly OpponentTerm[] };

/** What a figure is for the player themselves: their GW may be without the floor. */
export const ownValue = (figure: Figure, ownGw: OwnGw): Rational =>
  figure.kind === 'share' && figure.name === 'gw' && ownGw === 'raw' ? figure.raw : figure.value;

/** What a mean is made of, for each figure that is one. */
const meanOf = { omw: 'mw', ogw: 'gw', oomw: 'omw', opponentPoints: 'points' } as const satisfies Partial<Record<FigureName, FigureName>>;

/** The figures of all entrants at one moment. */
export type FigureBook = (name: FigureName, entrant: EntrantId) => Figure;

const total = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

const quotient = (earned: number, possible: number, { shares }: StandingsPolicy): Rational => {
  if (possible === 0) return zero;
  const exact = rational(earned, possible);
  return shares === null ? exact : round(exact, shares);
};

const shareOf = (name: 'mw' | 'gw', terms: readonly MatchTerm[], policy: StandingsPolicy): Figure => {
  const counted = name === 'mw' ? terms.filter(({ inMw }) => inMw) : terms;
  const earned = total(counted.map((term) => (name === 'mw' ? term.points : term.gamePoints)));
  const possible = total(counted.map((term) => (name === 'mw' ? term.possible : term.possibleGamePoints)));
  const raw = quotient(earned, possible, policy);
  return { kind: 'share', name, value: larger(raw, parseRational(policy.floor)), raw, earned, possible, terms: counted };
};

/** An opponent in a round. */
export interface Met {
  readonly round: number;
  readonly opponent: EntrantId;
}

/** The opponents of an entrant by round; whoever was met twice stands there twice, or once where the policy says so. */
export const opponentsOf = (terms: readonly MatchTerm[], { repeatedOpponent }: StandingsPolicy): readonly Met[] => {
  const all = terms.flatMap(({ round: met, opponents }) => opponents.map((opponent) => ({ round: met, opponent })));
  if (repeatedOpponent === 'each') return all;
  return all.filter(({ opponent }, at) => all.findIndex((other) => other.opponent === opponent) === at);
};

/** The name under which the opponent of a bye is listed; nobody is looked up by it. */
const PHANTOM = 'phantom opponent of a bye';

/** What the opponents of byes add to a mean: nothing, or one term for each bye where the policy says what it is worth. */
const phantomsOf = (
  name: keyof typeof meanOf,
  terms: readonly MatchTerm[],
  { phantomForByes }: StandingsPolicy,
): readonly OpponentTerm[] => {
  // Opponents' mean points are no percentage, so a percentage can't stand in for them.
  if (phantomForByes === null || name === 'opponentPoints') return [];
  const value = parseRational(phantomForByes);
  const figure: Figure = { kind: 'share', name: meanOf[name], value, raw: value, earned: 0, possible: 0, terms: [] };
  return terms
    .filter(({ outcome }) => outcome === 'bye')
    .map(({ round: met }) => ({ kind: 'phantom', round: met, opponent: PHANTOM, figure }));
};

/**
 * Makes the figures of a tournament from the terms of its entrants; each is made when it is first asked for.
 *
 * @param termsOf  the terms of each entrant in the order of rounds, up to the moment that the figures are of
 * @see MTR C (MW, GW, OMW, OGW)
 */
export function figureBook(termsOf: (entrant: EntrantId) => readonly MatchTerm[], policy: StandingsPolicy): FigureBook {
  const made = new Map<string, Figure>();
  const meanFigure = (name: keyof typeof meanOf, entrant: EntrantId): Figure => {
    const own = termsOf(entrant);
    const real = opponentsOf(own, policy).map(
      (met): OpponentTerm => ({ kind: 'opponent', ...met, figure: book(meanOf[name], met.opponent) }),
    );
    const terms = [...real, ...phantomsOf(name, own, policy)].sort((one, other) => one.round - other.round);
    const values = terms.map(({ figure }) => figure.value);
    return { kind: 'mean', name, value: values.length === 0 ? parseRational(policy.withoutOpponents) : mean(values), terms };
  };
  const make = (name: FigureName, entrant: EntrantId): Figure => {
    const terms = termsOf(entrant);
    switch (name) {
      case 'points':
        return { kind: 'sum', name, value: rational(total(terms.map(({ points }) => points))), terms };
      case 'mw':
      case 'gw':
        return shareOf(name, terms, policy);
      case 'omw':
      case 'ogw':
      case 'oomw':
      case 'opponentPoints':
        return meanFigure(name, entrant);
    }
  };
  const book: FigureBook = (name, entrant) => {
    const key = `${name} ${entrant}`;
    const known = made.get(key) ?? make(name, entrant);
    made.set(key, known);
    return known;
  };
  return book;
}

const added = (terms: readonly MatchTerm[], of: (term: MatchTerm) => number): Rational =>
  terms.reduce((sofar, term) => add(sofar, rational(of(term))), zero);

const divided = (earned: Rational, possible: Rational): Rational =>
  equals(possible, zero) ? zero : rational(earned.numerator * possible.denominator, earned.denominator * possible.numerator);

/** What the terms of a share give: the quotient before the floor. */
const rawOfTerms = (name: FigureName, terms: readonly MatchTerm[], policy: StandingsPolicy): Rational => {
  const games = name === 'gw';
  const earned = added(terms, (term) => (games ? 3 * term.games.won + term.games.drawn : term.points));
  const possible = added(terms, (term) => (games ? 3 * (term.games.won + term.games.lost + term.games.drawn) : term.possible));
  const raw = divided(earned, possible);
  return policy.shares === null ? raw : round(raw, policy.shares);
};

/** What an opponent gives to a mean: what their terms give, or what the policy says of byes (0 if it says nothing, so that it shows). */
const valueOfTerm = ({ kind, figure }: OpponentTerm, policy: StandingsPolicy): Rational =>
  kind === 'opponent' ? valueOfTerms(figure, policy) : policy.phantomForByes === null ? zero : parseRational(policy.phantomForByes);

/** The value that the terms of a figure give, from the results up, with nothing of what the figure says about itself. */
export function valueOfTerms(figure: Figure, policy: StandingsPolicy): Rational {
  switch (figure.kind) {
    case 'sum':
      return added(figure.terms, ({ points }) => points);
    case 'share':
      return larger(rawOfTerms(figure.name, figure.terms, policy), parseRational(policy.floor));
    case 'mean':
      if (figure.terms.length === 0) return parseRational(policy.withoutOpponents);
      return mean(figure.terms.map((term) => valueOfTerm(term, policy)));
  }
}

/** Whether a figure, and each figure among its terms, equals what its terms give, from the results up; of a share also the raw quotient. */
export function equalsItsTerms(figure: Figure, policy: StandingsPolicy): boolean {
  if (!equals(figure.value, valueOfTerms(figure, policy))) return false;
  if (figure.kind === 'share') return equals(figure.raw, rawOfTerms(figure.name, figure.terms, policy));
  if (figure.kind === 'sum') return true;
  return figure.terms.every((term) =>
    term.kind === 'opponent' ? equalsItsTerms(term.figure, policy) : equals(term.figure.value, valueOfTerm(term, policy)),
  );
}
