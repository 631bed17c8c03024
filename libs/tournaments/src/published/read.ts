import type { Entry, EntrantId, HistoryProblem } from '../history.js';
import { decimal, parseRational, type Rational } from '../rational.js';

/** One row of published standings; percentages are between 0 and 1, as decimals of `digits` digits at most. */
export interface PublishedRow {
  readonly place: string;
  readonly rank: number;
  readonly player: EntrantId;
  readonly points: number;
  readonly OMWP: Rational;
  readonly GWP: Rational;
  readonly OGWP: Rational;
}

/** A round as published: its name, which says nothing about what it was, and its results. */
export interface PublishedRound {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** What is read from a file: `digits` is the largest number of decimal digits of a percentage, `repeated` counts copies left out. */
export interface PublishedTournament {
  readonly rows: readonly PublishedRow[];
  readonly rounds: readonly PublishedRound[];
  readonly digits: number;
  readonly repeated: number;
}

/** Why published standings can't be read or checked; `place` is the path in the file, such as `Rounds[2].Matches[0].Result`. */
export interface PublishedProblem {
  readonly code:
    | 'file/malformed'
    | 'file/no-rounds'
    | 'file/no-standings'
    | 'file/number-malformed'
    | 'file/result-malformed'
    | 'file/player-twice'
    | 'file/unknown-opponent'
    | 'file/contradicting-copies'
    | 'file/points-not-reproduced'
    | HistoryProblem['code'];
  readonly place: string;
  readonly detail: string;
}

export type ReadAnswer =
  | { readonly ok: true; readonly tournament: PublishedTournament }
  | { readonly ok: false; readonly problem: PublishedProblem };

/** Leaves the reading of a file at the first problem; `readPublished` returns it. */
class Unreadable extends Error {
  constructor(readonly problem: PublishedProblem) {
    super(problem.detail);
  }
}

const fail = (code: PublishedProblem['code'], place: string, detail: string): never => {
  throw new Unreadable({ code, place, detail });
};

const inWords = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value).slice(0, 60);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown, place: string): Fields =>
  isFields(value) ? value : fail('file/malformed', place, `${inWords(value)} is no object`);

const listOf = (value: unknown, place: string): readonly unknown[] =>
  Array.isArray(value) ? value : fail('file/malformed', place, `${inWords(value)} is no list`);

const nameOf = (value: unknown, place: string): string =>
  typeof value === 'string' && value !== '' ? value : fail('file/malformed', place, `${inWords(value)} is no name`);

const countOf = (value: unknown, place: string): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : fail('file/number-malformed', place, `${inWords(value)} is no whole number from 0`);

/** Digits that are read of a percentage: software writes sums of binary fractions (0.5579999999999999), which have no more exact ones. */
const readDigits = 12;

const percentageOf = (value: unknown, place: string): Rational =>
  typeof value === 'number' && value >= 0 && value <= 1
    ? parseRational(value.toFixed(readDigits))
    : fail('file/number-malformed', place, `${inWords(value)} is no number from 0 to 1`);

const digitsOf = (percentage: Rational): number =>
  decimal(percentage, { digits: readDigits, mode: 'truncated' })
    .replace(/^\d+\./, '')
    .replace(/0+$/, '').length;

const rowOf = (value: unknown, place: string): PublishedRow => {
  const fields = fieldsOf(value, place);
  return {
    place,
    rank: countOf(fields.Rank, `${place}.Rank`),
    player: nameOf(fields.Player, `${place}.Player`),
    points: countOf(fields.Points, `${place}.Points`),
    OMWP: percentageOf(fields.OMWP, `${place}.OMWP`),
    GWP: percentageOf(fields.GWP, `${place}.GWP`),
    OGWP: percentageOf(fields.OGWP, `${place}.OGWP`),
  };
};

const rowsOf = (value: unknown): readonly PublishedRow[] => {
  const rows = listOf(value, 'Standings').map((row, at) => rowOf(row, `Standings[${at}]`));
  if (rows.length === 0) fail('file/no-standings', 'Standings', 'there is no row');
  const seen = new Map<string, string>();
  for (const { player, place } of rows) {
    const before = seen.get(player);
    if (before !== undefined) fail('file/player-twice', place, `${player} stands in ${before} already`);
    seen.set(player, place);
  }
  return rows;
};

type Score = readonly [number, number, number];

const scoreOf = (value: unknown, place: string): Score => {
  const [, first, second, drawn] = (typeof value === 'string' ? /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(value) : null) ?? [];
  if (first === undefined || second === undefined || drawn === undefined)
    return fail('file/result-malformed', place, `${inWords(value)} is no result such as 2-1-0`);
  return [Number(first), Number(second), Number(drawn)];
};

const isNobody = (player: unknown): boolean => player === '-' || player === null;

const aloneOf = (player: string, [won, lost, drawn]: Score, place: string): Entry => {
  if (won > 0 && lost === 0 && drawn === 0) return { kind: 'bye', player, place };
  if (won === 0 && lost > 0 && drawn === 0) return { kind: 'assignedLoss', player, place };
  return fail('file/result-malformed', `${place}.Result`, `${won}-${lost}-${drawn} without an opponent is neither a bye nor a loss`);
};

const entryOf = (value: unknown, place: string, known: ReadonlySet<string>): Entry => {
  const { Player1, Player2, Result } = fieldsOf(value, place);
  const playerOf = (player: unknown, field: string): string => {
    const name = nameOf(player, `${place}.${field}`);
    return known.has(name) ? name : fail('file/unknown-opponent', `${place}.${field}`, `${inWords(name)} is not in the standings`);
  };
  const [first, second, drawn] = scoreOf(Result, `${place}.Result`);
  if (isNobody(Player2)) return aloneOf(playerOf(Player1, 'Player1'), [first, second, drawn], place);
  if (isNobody(Player1)) return aloneOf(playerOf(Player2, 'Player2'), [second, first, drawn], place);
  const players = [playerOf(Player1, 'Player1'), playerOf(Player2, 'Player2')] as const;
  return { kind: 'match', players, games: { first, second, drawn }, place };
};

/** The same key for both copies of a match, whichever player is named first, and what the copy says. */
const copyOf = (entry: Entry): { readonly key: string; readonly says: string } => {
  if (entry.kind !== 'match') return { key: JSON.stringify('player' in entry ? [entry.player] : []), says: entry.kind };
  const { first, second, drawn } = entry.games;
  const [one, other] = entry.players;
  return one < other
    ? { key: JSON.stringify([one, other]), says: `${first}-${second}-${drawn}` }
    : { key: JSON.stringify([other, one]), says: `${second}-${first}-${drawn}` };
};

const withoutCopies = (entries: readonly Entry[]): readonly Entry[] => {
  const kept = new Map<string, { readonly entry: Entry; readonly says: string }>();
  for (const entry of entries) {
    const { key, says } = copyOf(entry);
    const before = kept.get(key);
    if (before === undefined) kept.set(key, { entry, says });
    else if (before.says !== says)
      fail('file/contradicting-copies', entry.place, `says ${says} where ${before.entry.place} says ${before.says}, from the same side`);
  }
  return [...kept.values()].map(({ entry }) => entry);
};

const read = (value: unknown): PublishedTournament => {
  const file = fieldsOf(value, 'the file');
  const rows = rowsOf(file.Standings);
  const known = new Set(rows.map(({ player }) => player));
  const rounds = listOf(file.Rounds, 'Rounds');
  if (rounds.length === 0) fail('file/no-rounds', 'Rounds', 'there is no round');
  let repeated = 0;
  const readRounds = rounds.map((round, at): PublishedRound => {
    const place = `Rounds[${at}]`;
    const { RoundName, Matches } = fieldsOf(round, place);
    const all = listOf(Matches, `${place}.Matches`).map((match, index) => entryOf(match, `${place}.Matches[${index}]`, known));
    const entries = withoutCopies(all);
    repeated += all.length - entries.length;
    return { name: typeof RoundName === 'string' ? RoundName : '', entries };
  });
  const digits = Math.max(1, ...rows.flatMap(({ OMWP, GWP, OGWP }) => [OMWP, GWP, OGWP].map(digitsOf)));
  return { rows, rounds: readRounds, digits, repeated };
};

/**
 * Reads rounds and published standings (docs/tournaments.md has the format) from parsed JSON. A pair that is repeated in a round counts
 * once; an opponent `-` or null is a bye or an assigned loss.
 *
 * @returns the first problem with its place, when something is malformed, unknown or contradicts itself
 */
export function readPublished(value: unknown): ReadAnswer {
  try {
    return { ok: true, tournament: read(value) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    throw error;
  }
}
