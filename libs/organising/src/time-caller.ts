import type { Sql } from '@arbiter/accounts';
import type { MatchCommands } from '@arbiter/recording';
import { type RoundTimer, roundOf, type TableState, tableOf } from '@arbiter/tournaments';
import { byTournament, comesAgain } from './registered-matches.js';
import type { TournamentStreams } from './tournament-streams.js';

export interface TimeCallerPorts {
  readonly sql: Sql;
  readonly commands: Pick<MatchCommands, 'judge'>;
  readonly streams: TournamentStreams;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** Called for a match in which time can't be called; a judge has to end it. */
  readonly trouble: (matchId: string, detail: string) => void;
}

/** Refusals after which there is nothing to do: the match has ended, or a judge was faster. */
const isDone: ReadonlySet<string> = new Set(['match/over', 'time/called']);

interface RunningMatch {
  readonly matchId: string;
  readonly tournamentId: string;
  readonly round: number;
  readonly table: number;
}

const batch = 500;
const atOnce = 64;

/**
 * Calls time in the recorded matches of a round, once the organizer has called it for the round. The command's id follows from the match,
 * so that it is called once, whoever repeats it. A match that begins after that is told as soon as it runs. A match in which time can't be
 * called refuses it, and a judge has to end it.
 */
export class TimeCaller {
  /** Matches that have answered, of those that run; only to save commands. */
  private answered: ReadonlySet<string> = new Set();

  constructor(private readonly ports: TimeCallerPorts) {}

  /** Calls time in all matches in which it is due. @returns in how many it was called now */
  async callDue(): Promise<number> {
    const running = await this.running();
    const answered = new Set(running.map(({ matchId }) => matchId).filter((matchId) => this.answered.has(matchId)));
    const due = await this.dueAmong(running.filter(({ matchId }) => !answered.has(matchId)));
    let called = 0;
    for (let at = 0; at < due.length; at += atOnce)
      await Promise.all(
        due.slice(at, at + atOnce).map(async ({ matchId, tournamentId }) => {
          const outcome = await this.ports.commands.judge({
            matchId,
            commandId: `t-time-${matchId}`,
            judge: byTournament(tournamentId),
            act: { type: 'timeCalled' },
          });
          if (outcome.ok) called += 1;
          if (!outcome.ok && comesAgain.has(outcome.problem.code)) return;
          answered.add(matchId);
          if (!outcome.ok && !isDone.has(outcome.problem.code))
            this.ports.trouble(matchId, `${outcome.problem.code}: ${outcome.problem.detail}`);
        }),
      );
    this.answered = answered;
    return called;
  }

  private async running(): Promise<readonly RunningMatch[]> {
    const found: RunningMatch[] = [];
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const { rows } = await this.ports.sql.query<RunningMatch>(
        `SELECT m.match_id AS "matchId", m.tournament_id AS "tournamentId", m.round, m.table_number AS "table"
         FROM match_registration m JOIN current_match_list l ON l.match_id = m.match_id
         WHERE m.tournament_id IS NOT NULL AND m.settled_at IS NULL AND m.withdrawn_at IS NULL
           AND l.phase IN ('running', 'paused') AND m.match_id > $1::uuid
         ORDER BY m.match_id LIMIT ${batch}`,
        [after],
      );
      found.push(...rows);
      if (rows.length < batch) return found;
      after = rows.at(-1)?.matchId ?? after;
    }
  }

  private async dueAmong(matches: readonly RunningMatch[]): Promise<readonly RunningMatch[]> {
    const due: RunningMatch[] = [];
    for (const tournamentId of new Set(matches.map((match) => match.tournamentId))) {
      const state = (await this.ports.streams.current(tournamentId))?.state;
      if (state === undefined) continue;
      for (const match of matches.filter((one) => one.tournamentId === tournamentId)) {
        const round = roundOf(state, match.round);
        const table = round === null ? null : tableOf(round, match.table);
        const at = round?.clock === undefined || round.clock === null || table === null ? null : timeIsUpAt(round.clock, table);
        if (at !== null && at <= this.ports.now()) due.push(match);
      }
    }
    return due;
  }
}

/**
 * When the time of a table is over: as soon as it is called for the round, but not before the end of the table's own extension. Null while
 * it was not called.
 */
export const timeIsUpAt = (
  { timeCalledAt, startedAt, pausedMs, minutes }: RoundTimer,
  { extensionSeconds }: Pick<TableState, 'extensionSeconds'>,
): number | null => {
  if (timeCalledAt === null || extensionSeconds === 0) return timeCalledAt;
  const end = minutes === null ? timeCalledAt : startedAt + pausedMs + minutes * 60_000;
  return Math.max(timeCalledAt, end + extensionSeconds * 1_000);
};
