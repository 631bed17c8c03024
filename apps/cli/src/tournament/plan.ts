import type { TournamentCommand } from './session.js';

/** The structure of `setStructure`. */
export type Structure = Extract<TournamentCommand, { readonly type: 'setStructure' }>['structure'];
type Phase = Structure['phases'][number];

/** A part of the rounds that everybody plays. */
export interface PlayedByAll {
  readonly kind: 'swiss' | 'draft';
  readonly rounds: number;
}

/** Reads phases that everybody plays, such as `draft:3,swiss:5,draft:3`; null for anything else. */
export const phasesOf = (text: string): readonly PlayedByAll[] | null => {
  const read = text.split(',').map((part): PlayedByAll | null => {
    const [, kind, rounds] = /^(swiss|draft):([1-9]\d?)$/.exec(part) ?? [];
    return kind === 'swiss' || kind === 'draft' ? { kind, rounds: Number(rounds) } : null;
  });
  return read.includes(null) ? null : read.filter((one) => one !== null);
};

/** What the options of `structure` say. */
export interface StructureFlags {
  readonly swiss?: number;
  readonly pods?: number;
  readonly draft?: number;
  /** Phases that everybody plays, one after the other. */
  readonly phases?: readonly PlayedByAll[];
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

type Common = Pick<Phase, 'bestOf' | 'minutes' | 'gate'>;

const byAll = ({ kind, rounds }: PlayedByAll, any: Common, lastRoundByRank: boolean): Phase =>
  kind === 'draft' ? { kind, ...any, rounds, sides: 'lot' } : { kind, ...any, rounds, lastRoundByRank, sides: 'lot' };

/** The first phases that the options name; each is a list of phases that everybody plays. */
const firstPhases = (flags: StructureFlags): readonly (readonly Phase[])[] => {
  const { swiss, draft, phases, pods, roundRobin = false, bestOf, minutes = null, lastByRank = false, cut } = flags;
  const any = { bestOf, minutes, gate: null };
  const named: (readonly Phase[])[] = [];
  if (swiss !== undefined) named.push([byAll({ kind: 'swiss', rounds: swiss }, any, lastByRank)]);
  if (draft !== undefined) named.push([byAll({ kind: 'draft', rounds: draft }, any, false)]);
  if (phases !== undefined)
    named.push(
      phases.map((phase, at) =>
        byAll(phase, at === 0 ? any : { ...any, gate: { kind: 'everybody' } }, lastByRank && at === phases.length - 1),
      ),
    );
  if (pods !== undefined) named.push([{ kind: 'pods', ...any, rounds: pods }]);
  if (roundRobin) named.push([{ kind: 'roundRobin', ...any }]);
  // Behind a cut these say which elimination follows.
  if (cut === undefined && (flags.elimination === true || flags.doubleElimination === true)) named.push([elimination(flags, any)]);
  return named;
};

/** Makes a structure of the options; null where these don't name exactly one first phase. */
export const structureOf = (flags: StructureFlags): Structure | null => {
  const [first, ...others] = firstPhases(flags);
  if (first === undefined || others.length > 0) return null;
  const { bestOf, cut, cutBestOf = bestOf } = flags;
  if (cut === undefined) return { phases: first };
  return { phases: [...first, elimination(flags, { bestOf: cutBestOf, minutes: null, gate: { kind: 'top', places: cut } })] };
};

/** The result of a table. */
export type Result = Extract<TournamentCommand, { readonly type: 'reportResult' }>['result'];

/**
 * Reads a result as it is spoken: `2-1` or `2-0-1` (games of the first side, of the second, drawn), `double-loss`, `absent:5` for an
 * entrant who did not come; of a pod `winner:5`, `drawn`, or `double-loss`, and behind it those who did not come: `winner:5+absent:7`.
 * @param seats the entrants of the table by side
 * @returns null for anything else
 */
export const resultOf = (text: string, seats: readonly number[]): Result | null => {
  if (text === 'double-loss') return { kind: 'doubleLoss' };
  if (seats.length > 2) return podResultOf(text.split('+'), seats);
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

/** Of a pod: the winner or a draw, if any could be, and those who did not come. Whoever alone came has won. */
const podResultOf = (words: readonly string[], seats: readonly number[]): Result | null => {
  const numbers = (name: string): readonly number[] =>
    words.flatMap((word) => {
      const [, number] = new RegExp(`^${name}:(\\d{1,6})$`).exec(word) ?? [];
      return number === undefined ? [] : [Number(number)];
    });
  const [winners, absent] = [numbers('winner'), numbers('absent')];
  const drawn = words.filter((word) => word === 'drawn').length;
  if (winners.length + absent.length + drawn !== words.length || winners.length + drawn > 1) return null;
  const here = seats.filter((seat) => !absent.includes(seat));
  const winner = winners[0] ?? (drawn === 0 && here.length === 1 ? here[0] : undefined) ?? null;
  // Where several came it has to be said what they did.
  if (winner === null && drawn === 0 && here.length > 0) return null;
  return absent.length === 0 ? { kind: 'pod', winner } : { kind: 'podWithAbsent', winner, absent };
};

/** Writes names as a file of players of one column. */
export const fileOfNames = (names: readonly string[]): string =>
  ['name', ...names.map((name) => `"${name.replaceAll('"', '""')}"`)].map((line) => `${line}\n`).join('');
