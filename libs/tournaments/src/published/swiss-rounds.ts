import { type EntrantId, type History, playersOf } from '../history.js';
import type { StandingsPolicy } from '../policies/policy.js';
import { equals, exactly, rational } from '../rational.js';
import type { FigureBook } from '../standings/figures.js';
import { figuresAfter, problemUnder } from '../standings/standings.js';
import type { PublishedProblem, PublishedRow, PublishedTournament } from './read.js';

export type SwissAnswer = { readonly ok: true; readonly rounds: number } | { readonly ok: false; readonly problem: PublishedProblem };

/** The last round, counted from 1, in which each player has a result; of as many rounds from the first. */
export function lastRounds({ rounds }: PublishedTournament, upTo: number): ReadonlyMap<EntrantId, number> {
  const last = new Map<EntrantId, number>();
  for (const [at, { entries }] of rounds.slice(0, upTo).entries())
    for (const player of entries.flatMap(playersOf)) last.set(player, at + 1);
  return last;
}

/**
 * The published results as a history, of as many rounds from the first. Whoever has no result in the last of them counts as dropped.
 * @param frozen  rounds after which the tiebreakers of players do not change
 */
export function historyOf(tournament: PublishedTournament, upTo: number, frozen: ReadonlyMap<EntrantId, number> = new Map()): History {
  const last = lastRounds(tournament, upTo);
  return {
    entrants: tournament.rows.map(({ player }) => ({
      id: player,
      play: (last.get(player) ?? 0) < upTo ? 'dropped' : 'active',
      frozenAfter: frozen.get(player) ?? null,
    })),
    rounds: tournament.rounds.slice(0, upTo).map(({ entries }) => entries),
  };
}

const wrongPoints = (rows: readonly PublishedRow[], book: FigureBook): readonly PublishedRow[] =>
  rows.filter(({ player, points }) => !equals(book('points', player).value, rational(points)));

/**
 * Finds how many rounds are Swiss: the longest prefix whose results give everyone's published match points. Names of rounds are not
 * read, for they lie.
 *
 * @returns a problem, when no prefix gives everyone's points; it names a player whom the closest prefix misses
 */
export function swissRoundsOf(tournament: PublishedTournament, policy: StandingsPolicy): SwissAnswer {
  const history = historyOf(tournament, tournament.rounds.length);
  const problem = problemUnder(history, policy);
  if (problem !== null) return { ok: false, problem };
  const after = figuresAfter(history, policy);
  const prefixes = tournament.rounds.map((_, at) => ({ rounds: at + 1, wrong: wrongPoints(tournament.rows, after(at + 1)) })).reverse();
  const fitting = prefixes.find(({ wrong }) => wrong.length === 0);
  if (fitting !== undefined) return { ok: true, rounds: fitting.rounds };
  const closest = prefixes.reduce((best, one) => (one.wrong.length < best.wrong.length ? one : best));
  const [row] = closest.wrong;
  const computed = row === undefined ? '' : exactly(after(closest.rounds)('points', row.player).value);
  const detail = `no number of rounds gives everyone's points under ${policy.id}; after ${closest.rounds} rounds ${closest.wrong.length} differ: ${row?.player} has ${row?.points} published and ${computed} by the results`;
  return { ok: false, problem: { code: 'file/points-not-reproduced', place: `${row?.place}.Points`, detail } };
}
