import type { EntrantId } from '../history.js';
import type { OwnGw, StandingsPolicy } from '../policies/policy.js';
import { equals, inUnits, type Rational, round, type RoundingMode } from '../rational.js';
import { type Figure, type FigureBook, ownValue } from '../standings/figures.js';
import { type FiguresAfter, figuresAfter } from '../standings/standings.js';
import type { PublishedRow, PublishedTournament } from './read.js';
import { historyOf, lastRounds } from './swiss-rounds.js';

/** How standings show their percentages: digits, rounding, and whether a player's own GW is shown raw or with the floor. */
export interface Showing {
  readonly digits: number;
  readonly mode: RoundingMode;
  readonly ownGw: OwnGw;
}

/** A column of published standings, in the words of the file. */
export type Column = 'OMWP' | 'GWP' | 'OGWP';

const figureOf = { OMWP: 'omw', GWP: 'gw', OGWP: 'ogw' } as const satisfies Record<Column, string>;

/** A column whose published number is not the computed one. */
export interface ColumnDifference {
  readonly column: Column;
  readonly published: Rational;
  readonly computed: Rational;
  readonly figure: Figure;
}

/**
 * How a published row compares. `equal`: to the last published digit. `frozen`: equal to the figures after an earlier round, the player
 * having played none since. `oneUnitOff`: by one unit of the last published digit at most. `different`: by more.
 */
export type Verdict =
  | { readonly kind: 'equal' }
  | { readonly kind: 'frozen'; readonly afterRound: number }
  | { readonly kind: 'oneUnitOff'; readonly columns: readonly ColumnDifference[] }
  | { readonly kind: 'different'; readonly columns: readonly ColumnDifference[] };

export interface ComparedRow {
  readonly row: PublishedRow;
  readonly verdict: Verdict;
}

/** How many rows have which verdict. */
export type Counts = Readonly<Record<Verdict['kind'], number>>;

export interface Comparison {
  readonly policy: StandingsPolicy;
  readonly showing: Showing;
  readonly swissRounds: number;
  readonly rows: readonly ComparedRow[];
  readonly counts: Counts;
}

/** The columns of the file that a policy has figures for. */
const columnsOf = ({ figures }: StandingsPolicy): readonly Column[] =>
  (['OMWP', 'GWP', 'OGWP'] as const).filter((column) => figures.includes(figureOf[column]));

/** A figure as a column shows it, rounded; `own` when it is the player's own GW. */
export function shown(figure: Figure, { digits, mode, ownGw }: Showing): Rational {
  return round(ownValue(figure, ownGw), { digits, mode });
}

const differences = (row: PublishedRow, book: FigureBook, policy: StandingsPolicy, showing: Showing): readonly ColumnDifference[] =>
  columnsOf(policy).flatMap((column) => {
    const figure = book(figureOf[column], row.player);
    const computed = shown(figure, showing);
    return equals(computed, row[column]) ? [] : [{ column, published: row[column], computed, figure }];
  });

const isOneUnit = ({ published, computed }: ColumnDifference, { digits }: Showing): boolean => {
  const units = (one: Rational): bigint => inUnits(one, { digits, mode: 'truncated' });
  const off = units(published) - units(computed);
  return off === 1n || off === -1n;
};

interface Ground {
  readonly after: FiguresAfter;
  readonly last: ReadonlyMap<EntrantId, number>;
  readonly swissRounds: number;
}

const verdictOf = (row: PublishedRow, ground: Ground, policy: StandingsPolicy, showing: Showing): Verdict => {
  const columns = differences(row, ground.after(ground.swissRounds), policy, showing);
  if (columns.length === 0) return { kind: 'equal' };
  for (let one = Math.max(1, ground.last.get(row.player) ?? 1); one < ground.swissRounds; one += 1)
    if (differences(row, ground.after(one), policy, showing).length === 0) return { kind: 'frozen', afterRound: one };
  return { kind: columns.every((column) => isOneUnit(column, showing)) ? 'oneUnitOff' : 'different', columns };
};

const countsOf = (rows: readonly ComparedRow[]): Counts => {
  const counts = { equal: 0, frozen: 0, oneUnitOff: 0, different: 0 };
  for (const { verdict } of rows) counts[verdict.kind] += 1;
  return counts;
};

/**
 * Compares published standings with those that a policy gives, under several ways of showing them. Players' tiebreakers are only taken
 * for frozen when they have no result after that round.
 */
export function comparisonsOf(
  tournament: PublishedTournament,
  policy: StandingsPolicy,
  swissRounds: number,
  showings: readonly Showing[],
): readonly Comparison[] {
  const ground: Ground = {
    after: figuresAfter(historyOf(tournament, swissRounds), policy),
    last: lastRounds(tournament, swissRounds),
    swissRounds,
  };
  return showings.map((showing) => {
    const rows = tournament.rows.map((row) => ({ row, verdict: verdictOf(row, ground, policy, showing) }));
    return { policy, showing, swissRounds, rows, counts: countsOf(rows) };
  });
}

/** The players whose tiebreakers a comparison takes for frozen, with the round. */
export const frozenIn = ({ rows }: Comparison): ReadonlyMap<EntrantId, number> =>
  new Map(rows.flatMap(({ row, verdict }) => (verdict.kind === 'frozen' ? [[row.player, verdict.afterRound] as const] : [])));
