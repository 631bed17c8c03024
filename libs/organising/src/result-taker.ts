import type { Sql } from '@arbiter/accounts';
import { decodeMatchEvent, matchStream } from '@arbiter/contracts';
import { type EventStore, resultOfMatch } from '@arbiter/recording';
import { roundOf, tableOf } from '@arbiter/tournaments';
import type { Tournaments } from './tournaments.js';

export interface ResultTakerPorts {
  readonly sql: Sql;
  readonly store: Pick<EventStore, 'read'>;
  readonly tournaments: Tournaments;
  /** Called for a result that the tournament refuses; staff have to enter one. */
  readonly trouble: (matchId: string, detail: string) => void;
}

interface EndedMatch {
  readonly matchId: string;
  readonly tournamentId: string;
  readonly round: number;
  readonly table: number;
}

const batch = 200;
/** Sorts before the id of every match. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Takes the results of recorded matches over into their tournaments. The command's id follows from the match: each is taken once. */
export class ResultTaker {
  constructor(private readonly ports: ResultTakerPorts) {}

  /**
   * Takes all results over that are there.
   * @returns how many matches were settled
   * @throws what kept a result from being taken over, after the others were
   */
  async takeAll(): Promise<number> {
    const failures: unknown[] = [];
    let taken = 0;
    for (let after = beforeAll; ; ) {
      const ended = await this.ended(after);
      for (const match of ended)
        await this.take(match).then(
          () => (taken += 1),
          (error: unknown) => failures.push(error),
        );
      after = ended.at(-1)?.matchId ?? after;
      if (ended.length === batch) continue;
      if (failures.length > 0) throw failures[0];
      return taken;
    }
  }

  /** @param after the last match of the page before */
  private async ended(after: string): Promise<readonly EndedMatch[]> {
    const { rows } = await this.ports.sql.query<EndedMatch>(
      `SELECT m.match_id AS "matchId", m.tournament_id AS "tournamentId", m.round, m.table_number AS "table"
       FROM match_registration m JOIN current_match_list l ON l.match_id = m.match_id
       WHERE m.tournament_id IS NOT NULL AND m.begun_at IS NOT NULL AND m.settled_at IS NULL AND m.withdrawn_at IS NULL
         AND l.phase IN ('ended', 'cancelled') AND m.match_id > $1::uuid
       ORDER BY m.match_id LIMIT ${batch}`,
      [after],
    );
    return rows;
  }

  private async take({ matchId, tournamentId, round, table }: EndedMatch): Promise<void> {
    const { store, tournaments, sql } = this.ports;
    const stored = await store.read(matchStream(matchId));
    const events = stored.map(decodeMatchEvent);
    const end = stored[events.findIndex(({ type }) => type === 'MatchEnded')];
    const settle = (connection: Sql): Promise<unknown> =>
      connection.query('UPDATE match_registration SET settled_at = clock_timestamp() WHERE match_id = $1 AND settled_at IS NULL', [
        matchId,
      ]);
    const standing = await tournaments.streams.current(tournamentId);
    const found = standing === null ? null : roundOf(standing.state, round);
    const entrants = found === null ? undefined : tableOf(found, table)?.entrants;
    const bestOf = found === null ? undefined : standing?.state.structure?.phases[found.phase]?.bestOf;
    const [one, other] = entrants ?? [];
    const isPair = one !== undefined && other !== undefined && bestOf !== undefined;
    const result = isPair ? resultOfMatch(events, [one, other], bestOf) : null;
    if (result === null || end === undefined) return void (await settle(sql));
    const source = { kind: 'match', matchId, version: end.version, hash: end.hash } as const;
    const sending = {
      commandId: `m-${matchId}-${end.version}`,
      by: null,
      expected: null,
      meaning: `${matchId} ${end.version} ${end.hash}`,
    };
    const outcome = await tournaments.carryOut(
      tournamentId,
      sending,
      () => ({ type: 'confirmResult', round, table, result, source }),
      async (connection) => void (await settle(connection)),
    );
    if (outcome.kind === 'done') return;
    if (outcome.kind === 'refused') this.ports.trouble(matchId, `${outcome.refusal.code}: ${outcome.refusal.detail}`);
    // Refused for good, or taken over before the process died: either way there is nothing more to do with this match.
    await settle(sql);
  }
}
