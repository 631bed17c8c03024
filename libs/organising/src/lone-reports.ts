import type { Sql } from '@arbiter/accounts';
import { loneReport, roundOf, tableOf } from '@arbiter/tournaments';
import type { Tournaments } from './tournaments.js';
import type { WaitingReport } from './waiting-reports.js';

export interface LoneReportPorts {
  readonly sql: Sql;
  readonly tournaments: Tournaments;
}

type DueReport = Omit<WaitingReport, 'dueAt'> & { readonly tournamentId: string };

const batch = 500;
/** Sorts before the id of every tournament. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Lets reports of one player alone stand when their time is over. The command's id follows from the report: each stands once. */
export class LoneReports {
  constructor(private readonly ports: LoneReportPorts) {}

  /**
   * Confirms every report whose time is over and that nobody has answered.
   * @param now milliseconds since 1970-01-01 UTC
   * @returns how many reports were settled, among them those that were answered or replaced meanwhile
   * @throws what kept a report from being settled, after the others were
   */
  async confirmDue(now: number): Promise<number> {
    const failures: unknown[] = [];
    let settled = 0;
    for (let after: DueReport | null = null; ; ) {
      const due = await this.due(now, after);
      for (const report of due)
        await this.settle(report).then(
          () => (settled += 1),
          (error: unknown) => failures.push(error),
        );
      after = due.at(-1) ?? null;
      if (due.length === batch) continue;
      if (failures.length > 0) throw failures[0];
      return settled;
    }
  }

  /** @param after the last report of the page before */
  private async due(now: number, after: DueReport | null): Promise<readonly DueReport[]> {
    const { rows } = await this.ports.sql.query<DueReport>(
      `SELECT tournament_id AS "tournamentId", version, round, table_number AS "table" FROM lone_report
       WHERE settled_at IS NULL AND due_at <= to_timestamp($1::float8 / 1000) AND (tournament_id, version) > ($2::uuid, $3::int4)
       ORDER BY tournament_id, version LIMIT ${batch}`,
      [now, after?.tournamentId ?? beforeAll, after?.version ?? 0],
    );
    return rows;
  }

  private async settle({ tournamentId, version, round, table }: DueReport): Promise<void> {
    const { sql, tournaments } = this.ports;
    const note = async (connection: Sql): Promise<void> =>
      void (await connection.query(
        'UPDATE lone_report SET settled_at = clock_timestamp() WHERE tournament_id = $1 AND version = $2 AND settled_at IS NULL',
        [tournamentId, version],
      ));
    const standing = await tournaments.streams.current(tournamentId);
    const played = standing === null ? null : roundOf(standing.state, round);
    const seated = played === null ? null : tableOf(played, table);
    // Most reports are answered in time: nothing is asked of the tournament for them.
    if (standing === null || seated === null || loneReport(standing.state, seated) === null) return note(sql);
    const sending = { commandId: `lone-report-${version}`, by: null, expected: null, meaning: `${round} ${table}` };
    const outcome = await tournaments.carryOut(tournamentId, sending, () => ({ type: 'confirmLoneReport', round, table }), note);
    // Refused where the player has reported anew, which waits for a time of its own; or it stood before the process died.
    if (outcome.kind !== 'done') await note(sql);
  }
}
