import type { StandingsPolicy } from '../policies/policy.js';
import type { EntrantNumber } from './events.js';
import { roundsThatCount } from './history-of.js';
import { winnerOf } from './results.js';
import type { TableState, TournamentState } from './state.js';

/** What the rounds so far did to an entrant, as far as pairing asks. */
export interface EntrantRecord {
  points: number;
  byes: number;
  pairDowns: number;
  pairUps: number;
  /** Rounds at each side or seat. */
  readonly seats: [number, number, number, number];
  /** Rounds at a table of three, and with a bye. */
  shortPods: number;
  readonly meetings: Map<EntrantNumber, number>;
}

/** Match points of a table by how many sit there; a bye is worth a win at a full table. */
const pointsFor = ({ points }: StandingsPolicy, seats: number): { readonly win: number; readonly draw: number } => {
  if (points.kind === 'bySeats') return { win: 2 * seats - 1, draw: 1 };
  return { win: points.win, draw: points.equalScore === 'bothLose' ? 0 : points.draw };
};

const byePoints = (policy: StandingsPolicy): number =>
  pointsFor(policy, policy.points.kind === 'bySeats' ? policy.points.fullTable : 2).win;

const pointsAt = ({ entrants, result }: TableState, entrant: EntrantNumber, policy: StandingsPolicy): number => {
  if (result.state !== 'confirmed' || result.result.kind === 'doubleLoss') return 0;
  const { win, draw } = pointsFor(policy, entrants.length);
  const winner = winnerOf(result.result, entrants);
  if (winner !== null) return winner === entrant ? win : 0;
  return draw;
};

const meet = (record: EntrantRecord, opponent: EntrantNumber): void => {
  record.meetings.set(opponent, (record.meetings.get(opponent) ?? 0) + 1);
};

const sitAt = (of: (entrant: EntrantNumber) => EntrantRecord, entrants: readonly EntrantNumber[]): void => {
  for (const [seat, entrant] of entrants.entries()) {
    const record = of(entrant);
    if (seat < record.seats.length) record.seats[seat as 0 | 1 | 2 | 3] += 1;
    if (entrants.length === 3) record.shortPods += 1;
    for (const opponent of entrants) if (opponent !== entrant) meet(record, opponent);
  }
  const [one, other] = entrants;
  if (entrants.length !== 2 || one === undefined || other === undefined) return;
  const [first, second] = [of(one), of(other)];
  if (first.points === second.points) return;
  const [higher, lower] = first.points > second.points ? [first, second] : [second, first];
  higher.pairDowns += 1;
  lower.pairUps += 1;
};

/**
 * Returns the records of all entrants by number: match points, meetings, byes, how often they were paired down or up, and where they sat.
 * Awarded byes give points and do not count as byes, for nobody drew them.
 */
export const recordsOf = (state: TournamentState, policy: StandingsPolicy): readonly EntrantRecord[] => {
  const bye = byePoints(policy);
  const records = state.entrants.map(
    ({ missed }): EntrantRecord => ({
      points: missed?.as === 'byes' ? missed.rounds * bye : 0,
      byes: 0,
      pairDowns: 0,
      pairUps: 0,
      seats: [0, 0, 0, 0],
      shortPods: 0,
      meetings: new Map(),
    }),
  );
  const of = (entrant: EntrantNumber): EntrantRecord => records[entrant - 1] as EntrantRecord;
  for (const { tables, unpaired } of roundsThatCount(state)) {
    for (const { entrants } of tables) sitAt(of, entrants);
    for (const table of tables) for (const entrant of table.entrants) of(entrant).points += pointsAt(table, entrant, policy);
    for (const { entrant, gets, why } of unpaired) {
      if (gets === 'loss') continue;
      of(entrant).points += bye;
      if (why.kind === 'awarded') continue;
      of(entrant).byes += 1;
      of(entrant).shortPods += 1;
    }
  }
  return records;
};

/** Returns match points as they were before a round, by entrant. */
export const pointsBefore = (state: TournamentState, policy: StandingsPolicy, round: number): ((entrant: EntrantNumber) => number) => {
  const records = recordsOf({ ...state, rounds: state.rounds.slice(0, round - 1) }, policy);
  return (entrant) => records[entrant - 1]?.points ?? 0;
};
