import type { TournamentCommand } from './session.js';

/** The structure of `setStructure`. */
export type Structure = Extract<TournamentCommand, { readonly type: 'setStructure' }>['structure'];
type Phase = Structure['phases'][number];

/** What the options of `structure` say. */
export interface StructureFlags {
  readonly swiss?: number;
  readonly pods?: number;
  readonly roundRobin?: boolean;
  readonly elimination?: boolean;
  readonly doubleElimination?: boolean;
  readonly thirdPlace?: boolean;
  readonly bestOf: number;
  readonly minutes?: number;
  readonly lastByRank?: boolean;
  readonly cut?: number;
  readonly cutBestOf?: number;
}

const elimination = (flags: StructureFlags, any: Pick<Phase, 'bestOf' | 'minutes' | 'gate'>): Phase =>
  flags.doubleElimination === true
    ? { kind: 'doubleElimination', ...any }
    : { kind: 'singleElimination', ...any, thirdPlace: flags.thirdPlace === true, withdrawals: 'walkover' };

/** The first phases that the options name. */
const firstPhases = (flags: StructureFlags): readonly Phase[] => {
  const { swiss, pods, roundRobin = false, bestOf, minutes = null, lastByRank = false, cut } = flags;
  const any = { bestOf, minutes, gate: null };
  const named: Phase[] = [];
  if (swiss !== undefined) named.push({ kind: 'swiss', ...any, rounds: swiss, lastRoundByRank: lastByRank, sides: 'lot' });
  if (pods !== undefined) named.push({ kind: 'pods', ...any, rounds: pods });
  if (roundRobin) named.push({ kind: 'roundRobin', ...any });
  // Behind a cut these say which elimination follows.
  if (cut === undefined && (flags.elimination === true || flags.doubleElimination === true)) named.push(elimination(flags, any));
  return named;
};

/** Makes a structure of the options; null where these don't name exactly one first phase. */
export const structureOf = (flags: StructureFlags): Structure | null => {
  const [first, ...others] = firstPhases(flags);
  if (first === undefined || others.length > 0) return null;
  const { bestOf, cut, cutBestOf = bestOf } = flags;
  if (cut === undefined) return { phases: [first] };
  return { phases: [first, elimination(flags, { bestOf: cutBestOf, minutes: null, gate: { kind: 'top', places: cut } })] };
};

/** The result of a table. */
export type Result = Extract<TournamentCommand, { readonly type: 'reportResult' }>['result'];

/**
 * Reads a result as it is spoken: `2-1` or `2-0-1` (games of the first side, of the second, drawn), `double-loss`, `absent:5` for an
 * entrant who did not come; of a pod `winner:5`, or `drawn`.
 * @param seats the entrants of the table by side
 * @returns null for anything else
 */
export const resultOf = (text: string, seats: readonly number[]): Result | null => {
  if (text === 'double-loss') return { kind: 'doubleLoss' };
  const [, absent] = /^absent:(\d{1,6})$/.exec(text) ?? [];
  if (absent !== undefined) return { kind: 'noShow', absent: Number(absent) };
  const [, winner] = /^winner:(\d{1,6})$/.exec(text) ?? [];
  if (winner !== undefined) return { kind: 'pod', winner: Number(winner) };
  if (text === 'drawn') return { kind: 'pod', winner: null };
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
