import type { Sql } from '@arbiter/accounts';
import { matchStream } from '@arbiter/contracts';
import type { Json, Ruleset } from '@arbiter/kernel';
import type { EventStore, MatchCommands } from '@arbiter/recording';
import { type EntrantNumber, roundOf, type TournamentState, tableOf } from '@arbiter/tournaments';
import { commandOfMatch } from './registered-matches.js';
import type { TournamentStreams } from './tournament-streams.js';

/** The current release of a game. */
export interface CurrentRelease {
  readonly version: string;
  readonly ruleset: Ruleset;
}

export interface MatchMakerPorts {
  readonly sql: Sql;
  readonly store: Pick<EventStore, 'head'>;
  readonly commands: Pick<MatchCommands, 'create' | 'cancel'>;
  readonly streams: TournamentStreams;
  /** Returns the current release of a game; null for a game that is not installed. */
  readonly current: (game: string) => Promise<CurrentRelease | null>;
  /** Called for a match that could not be created; its table is played without being recorded. */
  readonly trouble: (matchId: string, detail: string) => void;
}

interface DueMatch {
  readonly matchId: string;
  readonly tournamentId: string;
  readonly round: number;
  readonly table: number;
  readonly players: readonly string[];
  readonly spectatorDelaySeconds: number;
}

/** Number of matches that are looked up, and that are created at a time. */
const batch = 500;
const atOnce = 32;

/** Who cancels the matches of discarded pairings, in the record of the match. */
const byTournament = (tournamentId: string): string => `tournament ${tournamentId}`;

/**
 * Records the first event of every match that a published round has registered, and cancels those whose pairings were discarded. Whatever
 * is repeated after a crash has the same command id, and so happens once.
 */
export class MatchMaker {
  constructor(private readonly ports: MatchMakerPorts) {}

  /** Begins all matches that are due. @returns how many were begun */
  async beginDue(): Promise<number> {
    let begun = 0;
    for (;;) {
      const due = await this.due();
      if (due.length === 0) return begun;
      const decks = await this.decksOf(due);
      for (let at = 0; at < due.length; at += atOnce)
        await Promise.all(due.slice(at, at + atOnce).map((match) => this.begin(match, decks)));
      begun += due.length;
    }
  }

  /** Cancels the matches of discarded pairings. @returns how many were settled so */
  async cancelWithdrawn(): Promise<number> {
    const { rows } = await this.ports.sql.query<{ matchId: string; tournamentId: string; begun: boolean }>(
      `SELECT match_id AS "matchId", tournament_id AS "tournamentId", begun_at IS NOT NULL AS begun FROM match_registration
       WHERE tournament_id IS NOT NULL AND withdrawn_at IS NOT NULL AND settled_at IS NULL LIMIT ${batch}`,
    );
    for (const { matchId, tournamentId, begun } of rows) {
      // A match that was over before, or was never begun, needs no cancelling.
      if (begun) {
        const command = {
          matchId,
          commandId: `t-withdrawn-${matchId}`,
          by: byTournament(tournamentId),
          reason: 'The pairings were discarded.',
        };
        const answered = await this.ports.commands.cancel(command);
        if (!answered.ok && answered.problem.code === 'match/owned-elsewhere') continue;
      }
      await this.note(matchId, 'settled_at');
    }
    return rows.length;
  }

  private async due(): Promise<readonly DueMatch[]> {
    const { rows } = await this.ports.sql.query<DueMatch>(
      `SELECT m.match_id AS "matchId", m.tournament_id AS "tournamentId", m.round, m.table_number AS "table",
         g.spectator_delay_seconds AS "spectatorDelaySeconds",
         (SELECT array_agg(s.player_id::text ORDER BY s.seat) FROM match_seat s WHERE s.match_id = m.match_id) AS players
       FROM match_registration m JOIN gathering g USING (gathering_id)
       WHERE m.tournament_id IS NOT NULL AND m.begun_at IS NULL AND m.settled_at IS NULL AND m.withdrawn_at IS NULL
       ORDER BY m.tournament_id, m.match_id LIMIT ${batch}`,
    );
    return rows;
  }

  /** Reads the decks of everybody who sits at these tables, by deck id. */
  private async decksOf(due: readonly DueMatch[]): Promise<ReadonlyMap<string, Json>> {
    const tournaments = new Set(due.map(({ tournamentId }) => tournamentId));
    const ids: string[] = [];
    for (const tournamentId of tournaments) {
      const standing = await this.ports.streams.current(tournamentId);
      ids.push(...(standing?.state.entrants ?? []).flatMap(({ deck }) => deck?.deckId ?? []));
    }
    if (ids.length === 0) return new Map();
    const { rows } = await this.ports.sql.query<{ id: string; content: { readonly deck: Json } }>(
      'SELECT deck_id AS id, content FROM deck WHERE deck_id = ANY ($1::uuid[])',
      [ids],
    );
    // The rules can't play a deck that is none of theirs: no match is recorded with it.
    return new Map(rows.flatMap(({ id, content }) => (content.deck === null ? [] : [[id, content.deck] as const])));
  }

  private async begin(match: DueMatch, decks: ReadonlyMap<string, Json>): Promise<void> {
    const { matchId, tournamentId, round, table, players, spectatorDelaySeconds } = match;
    if ((await this.ports.store.head(matchStream(matchId))) !== null) return this.note(matchId, 'begun_at');
    const standing = await this.ports.streams.current(tournamentId);
    if (standing === null) throw new Error(`tournament ${tournamentId} has registered a match and can't be read`);
    const { state } = standing;
    const release = await this.ports.current(state.game);
    const format = release?.ruleset.formats[state.settings.format];
    if (release === null || format === undefined) return this.fail(matchId, `The game has no format ${state.settings.format} any more.`);
    const seats = decksAt(state, round, table, decks);
    const answered = await this.ports.commands.create({
      matchId,
      commandId: commandOfMatch(tournamentId, round, table, matchId),
      gatheringId: state.gatheringId,
      players,
      ruleset: release.version,
      format,
      ...(seats === null ? {} : { decks: seats }),
      clock: state.settings.clock,
      spectatorDelay: { versions: 0, ms: spectatorDelaySeconds * 1_000 },
      autoStart: true,
      tournament: { id: tournamentId, round, table },
    });
    if (answered.ok) return this.note(matchId, 'begun_at');
    const { code, detail } = answered.problem;
    // Another process holds the log for the moment, or has created the match in this one: the next round looks again.
    if (code === 'match/owned-elsewhere' || code === 'match/exists' || code === 'command/reused') return;
    await this.fail(matchId, `${code}: ${detail}`);
  }

  private async fail(matchId: string, detail: string): Promise<void> {
    await this.ports.sql.query('UPDATE match_registration SET trouble = $2, settled_at = clock_timestamp() WHERE match_id = $1', [
      matchId,
      detail,
    ]);
    this.ports.trouble(matchId, detail);
  }

  private async note(matchId: string, column: 'begun_at' | 'settled_at'): Promise<void> {
    await this.ports.sql.query(`UPDATE match_registration SET ${column} = clock_timestamp() WHERE match_id = $1 AND ${column} IS NULL`, [
      matchId,
    ]);
  }
}

/** The decks of a table in seat order; null unless both entrants have one. */
const decksAt = (state: TournamentState, round: number, table: number, decks: ReadonlyMap<string, Json>): readonly Json[] | null => {
  const found = roundOf(state, round);
  const entrants: readonly EntrantNumber[] = (found === null ? null : tableOf(found, table))?.entrants ?? [];
  const seats = entrants.map((number) => decks.get(state.entrants[number - 1]?.deck?.deckId ?? ''));
  return seats.length > 0 && seats.every((deck) => deck !== undefined) ? (seats as readonly Json[]) : null;
};
