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
  starts: number;
  readonly meetings: Map<EntrantNumber, number>;
}

type Points = Extract<StandingsPolicy['points'], { kind: 'fixed' }>;

/** Match points of two players; policies of tables of several have no pairs. */
const fixedPoints = ({ points }: StandingsPolicy): Points =>
  points.kind === 'fixed' ? points : { kind: 'fixed', win: 2 * points.fullTable - 1, draw: 1, equalScore: 'draw' };

const pointsAt = ({ entrants, result }: TableState, entrant: EntrantNumber, points: Points): number => {
  if (result.state !== 'confirmed' || result.result.kind === 'doubleLoss') return 0;
  const winner = winnerOf(result.result, entrants);
  if (winner !== null) return winner === entrant ? points.win : 0;
  return points.equalScore === 'bothLose' ? 0 : points.draw;
};

const meet = (record: EntrantRecord, opponent: EntrantNumber): void => {
  record.meetings.set(opponent, (record.meetings.get(opponent) ?? 0) + 1);
};

/**
 * Returns the records of all entrants by number: match points, meetings, byes, how often they were paired down or up, and how often they sat
 * at the first side. Awarded byes give points and do not count as byes, for nobody drew them.
 */
export const recordsOf = (state: TournamentState, policy: StandingsPolicy): readonly EntrantRecord[] => {
  const points = fixedPoints(policy);
  const records = state.entrants.map(
    ({ missed }): EntrantRecord => ({
      points: missed?.as === 'byes' ? missed.rounds * points.win : 0,
      byes: 0,
      pairDowns: 0,
      pairUps: 0,
      starts: 0,
      meetings: new Map(),
    }),
  );
  const of = (entrant: EntrantNumber): EntrantRecord => records[entrant - 1] as EntrantRecord;
  for (const { tables, unpaired } of roundsThatCount(state)) {
    for (const { entrants } of tables) {
      const [one, other] = entrants;
      const [first, second] = [of(one), of(other)];
      first.starts += 1;
      if (first.points !== second.points) {
        const [higher, lower] = first.points > second.points ? [first, second] : [second, first];
        higher.pairDowns += 1;
        lower.pairUps += 1;
      }
      meet(first, other);
      meet(second, one);
    }
    for (const table of tables) for (const entrant of table.entrants) of(entrant).points += pointsAt(table, entrant, points);
    for (const { entrant, gets, why } of unpaired) {
      if (gets === 'loss') continue;
      of(entrant).points += points.win;
      if (why.kind !== 'awarded') of(entrant).byes += 1;
    }
  }
  return records;
};

/** Returns match points as they were before a round, by entrant. */
export const pointsBefore = (state: TournamentState, policy: StandingsPolicy, round: number): ((entrant: EntrantNumber) => number) => {
  const records = recordsOf({ ...state, rounds: state.rounds.slice(0, round - 1) }, policy);
  return (entrant) => records[entrant - 1]?.points ?? 0;
};
