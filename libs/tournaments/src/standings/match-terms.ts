import type { EntrantId, Entry, Games, HistoryProblem } from '../history.js';
import type { PointsRule, StandingsPolicy } from '../policies/policy.js';

/** What a round was for one entrant. */
export type Outcome = 'win' | 'draw' | 'loss' | 'bye' | 'assigned loss';

/**
 * The result of one round as it counts for one entrant: a term of match points, MW and GW.
 *
 * `points` of `possible` match points; `inMw` says whether they count in MW. `gamePoints` of `possibleGamePoints`: 3 for a game won and
 * 1 for one drawn, of 3 for each game (MTR C). `games` are won, lost, drawn. `place` is where the result was read.
 */
export interface MatchTerm {
  readonly round: number;
  readonly place: string;
  readonly outcome: Outcome;
  readonly opponents: readonly EntrantId[];
  readonly games: { readonly won: number; readonly lost: number; readonly drawn: number };
  readonly points: number;
  readonly possible: number;
  readonly inMw: boolean;
  readonly gamePoints: number;
  readonly possibleGamePoints: number;
}

/** Match points of a table with as many seats. */
const pointsAt = (rule: PointsRule, seats: number): { readonly win: number; readonly draw: number } =>
  rule.kind === 'fixed' ? rule : { win: 2 * seats - 1, draw: 1 };

const pointsFor = (outcome: Outcome, { win, draw }: { readonly win: number; readonly draw: number }): number => {
  switch (outcome) {
    case 'win':
    case 'bye':
      return win;
    case 'draw':
      return draw;
    case 'loss':
    case 'assigned loss':
      return 0;
  }
};

/** What a round was, before it is counted. */
type Seen = Pick<MatchTerm, 'outcome' | 'opponents' | 'games'>;

const none: Games = { first: 0, second: 0, drawn: 0 };

const sides = (
  [first, second]: readonly [EntrantId, EntrantId],
  games: Games,
  outcomes: readonly [Outcome, Outcome],
): ReadonlyMap<EntrantId, Seen> =>
  new Map([
    [first, { outcome: outcomes[0], opponents: [second], games: { won: games.first, lost: games.second, drawn: games.drawn } }],
    [second, { outcome: outcomes[1], opponents: [first], games: { won: games.second, lost: games.first, drawn: games.drawn } }],
  ]);

const byGames = ({ first, second }: Games, rule: PointsRule): readonly [Outcome, Outcome] => {
  if (first !== second) return first > second ? ['win', 'loss'] : ['loss', 'win'];
  return rule.kind === 'fixed' && rule.equalScore === 'bothLose' ? ['loss', 'loss'] : ['draw', 'draw'];
};

const alone = (player: EntrantId, outcome: Outcome, games: Games): ReadonlyMap<EntrantId, Seen> =>
  new Map([[player, { outcome, opponents: [], games: { won: games.first, lost: games.second, drawn: games.drawn } }]]);

const podOutcome = (winner: EntrantId | null, player: EntrantId): Outcome =>
  winner === null ? 'draw' : winner === player ? 'win' : 'loss';

/** What an entry was for each of its entrants. */
const seenIn = (entry: Entry, { points, byeGames }: StandingsPolicy): ReadonlyMap<EntrantId, Seen> => {
  switch (entry.kind) {
    case 'match':
      return sides(entry.players, entry.games, byGames(entry.games, points));
    case 'doubleLoss':
      return sides(entry.players, entry.games, ['loss', 'loss']);
    case 'noShow':
      return sides([entry.present, entry.absent], { ...none, first: byeGames }, ['win', 'loss']);
    case 'bye':
      return alone(entry.player, 'bye', { ...none, first: byeGames });
    case 'assignedLoss':
      return alone(entry.player, 'assigned loss', { ...none, second: byeGames });
    case 'pod':
      return new Map(
        entry.players.map((player) => [
          player,
          {
            outcome: podOutcome(entry.winner, player),
            opponents: entry.players.filter((other) => other !== player),
            games: { won: 0, lost: 0, drawn: 0 },
          },
        ]),
      );
  }
};

const seatsOf = ({ opponents }: Seen, rule: PointsRule): number =>
  opponents.length > 0 ? opponents.length + 1 : rule.kind === 'bySeats' ? rule.fullTable : 2;

const counted = (seen: Seen, round: number, place: string, policy: StandingsPolicy): MatchTerm => {
  const { won, lost, drawn } = seen.games;
  const points = pointsAt(policy.points, seatsOf(seen, policy.points));
  return {
    round,
    place,
    ...seen,
    points: pointsFor(seen.outcome, points),
    possible: points.win,
    inMw: seen.outcome !== 'bye' || policy.byeInMw,
    gamePoints: 3 * won + drawn,
    possibleGamePoints: 3 * (won + lost + drawn),
  };
};

/** The terms of an entry, one for each of its entrants. */
export const termsIn = (entry: Entry, round: number, policy: StandingsPolicy): readonly (readonly [EntrantId, MatchTerm])[] =>
  [...seenIn(entry, policy)].map(([player, seen]) => [player, counted(seen, round, entry.place, policy)]);

/** Says what the policy refuses about an entry that is otherwise sound, or null: pods, or an equal score where draws are refused. */
export function refusedBy({ points, id }: StandingsPolicy, entry: Entry): HistoryProblem | null {
  if (points.kind !== 'fixed') return null;
  if (entry.kind === 'pod') return { code: 'history/pods-not-in-policy', place: entry.place, detail: `${id} knows matches of two only` };
  if (points.equalScore !== 'refused' || entry.kind !== 'match' || entry.games.first !== entry.games.second) return null;
  return { code: 'history/draws-not-in-policy', place: entry.place, detail: `${id} knows no draws` };
}
