import type { TournamentCommand } from './session.js';

/** The structure of `setStructure`. */
export type Structure = Extract<TournamentCommand, { readonly type: 'setStructure' }>['structure'];
type Phase = Structure['phases'][number];

/** What the options of `structure` say. */
export interface StructureFlags {
  readonly swiss?: number;
  readonly roundRobin?: boolean;
  readonly elimination?: boolean;
  readonly bestOf: number;
  readonly minutes?: number;
  readonly lastByRank?: boolean;
  readonly cut?: number;
  readonly cutBestOf?: number;
}

/** Makes a structure of the options; null where these don't name exactly one first phase. */
export const structureOf = (flags: StructureFlags): Structure | null => {
  const { swiss, roundRobin = false, elimination = false, bestOf, minutes = null, lastByRank = false, cut, cutBestOf = bestOf } = flags;
  if ([swiss !== undefined, roundRobin, elimination].filter(Boolean).length !== 1) return null;
  if (elimination && cut !== undefined) return null;
  const any = { bestOf, minutes, gate: null };
  const first: Phase =
    swiss !== undefined
      ? { kind: 'swiss', ...any, rounds: swiss, lastRoundByRank: lastByRank, sides: 'lot' }
      : { kind: roundRobin ? 'roundRobin' : 'singleElimination', ...any };
  const second: readonly Phase[] =
    cut === undefined ? [] : [{ kind: 'singleElimination', bestOf: cutBestOf, minutes: null, gate: { kind: 'top', count: cut } }];
  return { phases: [first, ...second] };
};

/** The result of a table. */
export type Result = Extract<TournamentCommand, { readonly type: 'reportResult' }>['result'];

/**
 * Reads a result as it is spoken: `2-1` or `2-0-1` (games of the first side, of the second, drawn), `double-loss`, or `absent:5` for an
 * entrant who did not come.
 * @param seats the entrants of the table by side
 * @returns null for anything else
 */
export const resultOf = (text: string, seats: readonly number[]): Result | null => {
  if (text === 'double-loss') return { kind: 'doubleLoss' };
  const [, absent] = /^absent:(\d{1,6})$/.exec(text) ?? [];
  if (absent !== undefined) return { kind: 'noShow', absent: Number(absent) };
  const [, first, second, drawn = '0'] = /^(\d{1,2})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  const [one, other] = seats;
  if (first === undefined || second === undefined || one === undefined || other === undefined) return null;
  return {
    kind: 'games',
    wins: [
      { entrant: one, games: Number(first) },
      { entrant: other, games: Number(second) },
    ],
    drawn: Number(drawn),
  };
};

/** Writes names as a file of players of one column. */
export const fileOfNames = (names: readonly string[]): string =>
  ['name', ...names.map((name) => `"${name.replaceAll('"', '""')}"`)].map((line) => `${line}\n`).join('');
