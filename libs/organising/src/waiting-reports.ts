import type { Sql } from '@arbiter/accounts';
import type { TournamentEvent, TournamentState } from '@arbiter/tournaments';

/** A report that stands when its time is over, unless somebody else at the table reports. */
export interface WaitingReport {
  /** Version of the report in the tournament's stream. */
  readonly version: number;
  readonly round: number;
  readonly table: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly dueAt: number;
}

/** Returns what waits for its time after an event of a tournament; null for events that make nothing wait. */
export const waitingReport = (state: TournamentState, { type, data }: TournamentEvent, version: number): WaitingReport | null => {
  const { loneReportMinutes: minutes } = state.settings;
  if (type !== 'ResultReported' || minutes === null) return null;
  return { version, round: data.round, table: data.table, dueAt: data.at + minutes * 60_000 };
};

/** Notes that a report waits, in the transaction that records it. */
export const noteReport = async (sql: Sql, tournamentId: string, { version, round, table, dueAt }: WaitingReport): Promise<void> => {
  await sql.query(
    'INSERT INTO lone_report (tournament_id, version, round, table_number, due_at) VALUES ($1, $2, $3, $4, to_timestamp($5::float8 / 1000))',
    [tournamentId, version, round, table, dueAt],
  );
};
