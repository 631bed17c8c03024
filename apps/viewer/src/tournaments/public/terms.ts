/** A result as a term of a number. */
export interface ResultTerm {
  readonly round: number;
  readonly place: string;
  /** Names of the opponents; none of a bye. */
  readonly opponents: readonly string[];
  readonly outcome: string;
  readonly points: number;
  readonly possible: number;
  readonly gamePoints: number;
  readonly possibleGamePoints: number;
}

/** What an opened number is made of. */
export type Terms =
  | {
      readonly kind: 'results';
      readonly results: readonly ResultTerm[];
      readonly share: { readonly earned: number; readonly possible: number; readonly raw: string } | null;
    }
  | { readonly kind: 'opponents'; readonly opponents: readonly OpponentTerm[] };

/** An opponent's number as a term of a mean. */
export interface OpponentTerm {
  readonly round: number;
  readonly opponent: number;
  readonly name: string;
  /** Which number of the opponent it is. */
  readonly figure: string;
  readonly exact: string;
}

type Loose = { readonly [name: string]: unknown };

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const recordsIn = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const resultTerm = (one: Loose): ResultTerm => ({
  round: numberOf(one['round']),
  place: textOf(one['place']),
  opponents: recordsIn(one['opponents']).map(({ name }) => textOf(name)),
  outcome: textOf(one['outcome']),
  points: numberOf(one['points']),
  possible: numberOf(one['possible']),
  gamePoints: numberOf(one['gamePoints']),
  possibleGamePoints: numberOf(one['possibleGamePoints']),
});

const opponentTerm = (one: Loose): OpponentTerm => ({
  round: numberOf(one['round']),
  opponent: numberOf(one['opponent']),
  name: textOf(one['opponentName']),
  figure: textOf(one['name']),
  exact: textOf(one['exact']),
});

/** Reads the terms of a number as the API sends them: a list of results, a share of results, or a list of opponents' numbers. */
export function termsOf(terms: unknown): Terms {
  if (isRecord(terms))
    return {
      kind: 'results',
      results: recordsIn(terms['results']).map(resultTerm),
      share: { earned: numberOf(terms['earned']), possible: numberOf(terms['possible']), raw: textOf(terms['raw']) },
    };
  const list = recordsIn(terms);
  if (list.some((one) => 'opponent' in one)) return { kind: 'opponents', opponents: list.map(opponentTerm) };
  return { kind: 'results', results: list.map(resultTerm), share: null };
}
