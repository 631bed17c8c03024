import { isElimination } from './structures.js';
import type { Phase, Result } from './types.js';

/** Games of a result by entrant: won by the one, won by the other, drawn; null where it is none of games. */
export function gamesOf(result: Result, one: number, other: number): readonly [number, number, number] | null {
  if (result.kind !== 'games') return null;
  const of = (entrant: number): number => result.wins.find((win) => win.entrant === entrant)?.games ?? 0;
  return [of(one), of(other), result.drawn];
}

/** Writes games as `2–1`, with drawn ones as `1–1–1`. */
export const scoreText = ([one, other, drawn]: readonly [number, number, number]): string =>
  `${one}–${other}${drawn > 0 ? `–${drawn}` : ''}`;

/** Makes a result of games. */
export const gamesResult = (one: number, other: number, [ones, others, drawn]: readonly [number, number, number]): Result => ({
  kind: 'games',
  wins: [
    { entrant: one, games: ones },
    { entrant: other, games: others },
  ],
  drawn,
});

/** How many games win a match. */
export const gamesToWin = (bestOf: number): number => Math.floor(bestOf / 2) + 1;

/**
 * Reads a result as it is typed at the desk. At a table of two, seen from the first seat: `2-1`, `21`, `1-1-1`, `x` for a loss of both, `n1`
 * or `n2` for the seat that did not come. At a table of more: the number of the seat that won, or `d` for a draw. Null for anything else.
 */
export function resultTyped(text: string, entrants: readonly number[]): Result | null {
  const typed = text.trim().toLowerCase();
  if (entrants.length > 2) return podTyped(typed, entrants);
  const [one, other] = entrants;
  if (one === undefined || other === undefined) return null;
  if (typed === 'x') return { kind: 'doubleLoss' };
  const absent = /^n([12])$/.exec(typed)?.[1];
  if (absent !== undefined) return { kind: 'noShow', absent: absent === '1' ? one : other };
  const digits = /^(\d)[-–:. ]?(\d)(?:[-–:. ]?(\d))?$/.exec(typed);
  if (digits === null) return null;
  return gamesResult(one, other, [Number(digits[1]), Number(digits[2]), Number(digits[3] ?? 0)]);
}

function podTyped(typed: string, entrants: readonly number[]): Result | null {
  if (typed === 'd') return { kind: 'pod', winner: null };
  const winner = /^[1-4]$/.test(typed) ? entrants[Number(typed) - 1] : undefined;
  return winner === undefined ? null : { kind: 'pod', winner };
}

/** Scores that a player can report with one touch, from their own side: won, lost, drawn. */
export interface Choices {
  readonly won: readonly (readonly [number, number, number])[];
  readonly lost: readonly (readonly [number, number, number])[];
  /** Matches that nobody won, and those that time ended early. */
  readonly other: readonly (readonly [number, number, number])[];
}

/** The scores of a match that was played to its end, and what else may happen. There are no draws in elimination. */
export function choicesOf({ bestOf, kind }: Pick<Phase, 'bestOf' | 'kind'>): Choices {
  const needed = gamesToWin(bestOf);
  const below = Array.from({ length: needed }, (_, games) => games);
  const won = below.map((theirs) => [needed, theirs, 0] as const);
  const lost = below.map((mine) => [mine, needed, 0] as const).reverse();
  const early = below.flatMap((mine) => below.map((theirs) => [mine, theirs, 0] as const)).filter(([mine, theirs]) => mine !== theirs);
  if (isElimination(kind)) return { won, lost, other: early };
  // A game that time ended is drawn; one that was never begun does not count.
  const level = below.flatMap((games) =>
    (games === 0 ? [0] : [0, 1]).map((unfinished) => [games, games, games === 0 ? 1 : unfinished] as const),
  );
  return { won, lost, other: [...level, ...early] };
}
