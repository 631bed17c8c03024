import type { Brackets } from '../shared/types.js';

export type BracketDocument = Brackets['items'][number];
export type BracketMatch = BracketDocument['matches'][number];

/** A round of a bracket: its matches stand below each other. */
export interface BracketColumn {
  readonly round: number;
  /** How many rounds of the same part come after it. */
  readonly left: number;
  readonly matches: readonly BracketMatch[];
}

/** A part of a bracket that is drawn by itself: its rounds stand side by side. */
export interface BracketSection {
  readonly part: 'only' | 'winners' | 'losers' | 'finals';
  readonly columns: readonly BracketColumn[];
}

const columnsOf = (matches: readonly BracketMatch[]): readonly BracketColumn[] => {
  const rounds = [...new Set(matches.map(({ round }) => round))].sort((one, other) => one - other);
  return rounds.map((round, at) => ({ round, left: rounds.length - 1 - at, matches: matches.filter((one) => one.round === round) }));
};

/** The last column with a match more: the match for the third place stands below the final. */
const withThirdPlace = (columns: readonly BracketColumn[], thirdPlace: readonly BracketMatch[]): readonly BracketColumn[] =>
  columns.map((column) => (column.left === 0 ? { ...column, matches: [...column.matches, ...thirdPlace] } : column));

/** Divides a bracket into what is drawn by itself, rounds in order: one part, or winners, losers and the grand final with its reset. */
export function sectionsOf({ kind, matches }: BracketDocument): readonly BracketSection[] {
  const of = (...parts: readonly BracketMatch['part'][]): readonly BracketMatch[] => matches.filter(({ part }) => parts.includes(part));
  if (kind === 'singleElimination') return [{ part: 'only', columns: withThirdPlace(columnsOf(of('main')), of('thirdPlace')) }];
  const finals = [of('grandFinal'), of('reset')].filter((one) => one.length > 0);
  return [
    { part: 'winners' as const, columns: columnsOf(of('main')) },
    { part: 'losers' as const, columns: columnsOf(of('losers')) },
    { part: 'finals' as const, columns: finals.map((one, at) => ({ round: at + 1, left: finals.length - 1 - at, matches: one })) },
  ].filter(({ columns }) => columns.length > 0);
}
