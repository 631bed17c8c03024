import {
  type Conventions,
  conventionsOf,
  equalsItsTerms,
  frozenIn,
  historyOf,
  knownConventions,
  policies,
  policyOf,
  type PublishedProblem,
  type PublishedTournament,
  rankedBy,
  ranksAgreeing,
  readPublished,
  type Showing,
  type Standings,
  standingsOf,
  type StandingsPolicy,
} from '@arbiter/tournaments';
import { CommandFailed } from '../failure.js';

/** What a user asked of `arbiter standings`. */
export interface StandingsFlags {
  readonly policy?: string;
  readonly explain?: string;
  readonly asOf?: number;
  readonly json?: boolean;
}

/** How many published ranks points and tiebreakers give, when they are compared exactly, or as rounded for show if more agree then. */
export interface RanksAgreeing {
  readonly agreeing: number;
  readonly compared: 'exactly' | 'asShown';
}

/**
 * Everything that is told about a file. `conventions` is null, and `notCompared` says why, when the policy asked for does not give
 * everyone's published points. `isFinal`: the standings are those after the last Swiss round, which the file publishes. `numbers` of the
 * standings were opened, and each equals its terms.
 */
export interface StandingsReport {
  readonly file: string;
  readonly tournament: PublishedTournament;
  readonly conventions: Conventions | null;
  readonly notCompared: PublishedProblem | null;
  readonly policy: StandingsPolicy;
  readonly showing: Showing;
  readonly standings: Standings;
  readonly isFinal: boolean;
  readonly numbers: number;
  readonly ranks: RanksAgreeing;
}

const failed = (file: string, { code, place, detail }: PublishedProblem): CommandFailed =>
  new CommandFailed(`${file}: ${code} at ${place}: ${detail}`);

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    throw new CommandFailed(`${file}: file/not-json: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const policiesFor = (id: string | undefined): readonly StandingsPolicy[] => {
  if (id === undefined) return knownConventions;
  const policy = policyOf(id);
  if (policy === null)
    throw new CommandFailed(
      `standings/unknown-policy: there is no policy ${JSON.stringify(id)}. There are: ${policies.map((one) => one.id).join(', ')}.`,
    );
  return [policy];
};

const numbersOf = ({ rows, policy }: Standings): number => {
  const figures = rows.flatMap((row) => Object.values(row.figures).map((figure) => ({ entrant: row.entrant, figure })));
  for (const { entrant, figure } of figures)
    if (!equalsItsTerms(figure, policy)) throw new Error(`${figure.name} of ${entrant} is not what its terms give`);
  return figures.length;
};

/** The same standings ranked by tiebreakers as they are shown, as some software does. */
const rankedAsShown = ({ policy, rows }: Standings, { digits, mode }: Showing): Standings['rows'] =>
  rankedBy({ ...policy, chain: policy.chain.map((step) => (step.figure === 'points' ? step : { ...step, at: { digits, mode } })) }, rows);

const ranksOf = (standings: Standings, tournament: PublishedTournament, showing: Showing): RanksAgreeing => {
  const exact = ranksAgreeing(standings.rows, tournament);
  const asShown = ranksAgreeing(rankedAsShown(standings, showing), tournament);
  return asShown > exact ? { agreeing: asShown, compared: 'asShown' } : { agreeing: exact, compared: 'exactly' };
};

/**
 * Reads a file of rounds and standings, finds the convention that it follows, and makes the standings.
 *
 * @throws {CommandFailed} when the file is no JSON, malformed or contradicts itself, or names nobody's points; for an unknown policy or
 *                         player, and for a round that is not Swiss
 */
export function standingsReport(file: string, text: string, { policy: id, asOf, explain }: StandingsFlags): StandingsReport {
  const tried = policiesFor(id);
  const read = readPublished(parsed(file, text));
  if (!read.ok) throw failed(file, read.problem);
  const { tournament } = read;
  if (explain !== undefined && !tournament.rows.some(({ player }) => player === explain))
    throw new CommandFailed(`${file}: standings/unknown-player: ${JSON.stringify(explain)} is not in the standings`);
  const found = conventionsOf(tournament, tried);
  const isUncompared = !found.ok && found.problem.code === 'file/points-not-reproduced' && id !== undefined && asOf !== undefined;
  if (!found.ok && !isUncompared) throw failed(file, found.problem);
  const conventions = found.ok ? found : null;
  const policy = conventions?.best.policy ?? (tried[0] as StandingsPolicy);
  const rounds = conventions?.best.swissRounds ?? tournament.rounds.length;
  const frozen = conventions === null ? undefined : frozenIn(conventions.best);
  const showing: Showing = conventions?.best.showing ?? { digits: tournament.digits, mode: 'halfUp', ownGw: policy.ownGw };
  const made = standingsOf(historyOf(tournament, rounds, frozen), { ...policy, ownGw: showing.ownGw }, asOf);
  if (!made.ok) throw failed(file, made.problem);
  return {
    file,
    tournament,
    conventions,
    notCompared: found.ok ? null : found.problem,
    policy,
    showing,
    standings: made.standings,
    isFinal: conventions !== null && made.standings.afterRound === rounds,
    numbers: numbersOf(made.standings),
    ranks: ranksOf(made.standings, tournament, showing),
  };
}
