import type { Sql } from '@arbiter/accounts';
import { matchStream } from '@arbiter/contracts';
import type { FormatPins, Json, Ruleset } from '@arbiter/kernel';
import type { EventStore, MatchCommands } from '@arbiter/recording';
import { type EntrantNumber, isElimination, roundOf, type TournamentState, tableOf } from '@arbiter/tournaments';
import { byTournament, comesAgain, commandOfMatch } from './registered-matches.js';
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

/** Number of matches that are looked up at a time, created at a time, and noted with one statement. */
const batch = 500;
const atOnce = 64;

/** What the matches of a tournament have in common. */
interface Common {
  readonly state: TournamentState;
  readonly release: CurrentRelease | null;
  /** By deck id. */
  readonly decks: ReadonlyMap<string, Json>;
}

/** What became of a match: it is in the log, it can't be created, or the next round looks again. */
type Outcome = { readonly kind: 'begun' | 'later' } | { readonly kind: 'failed'; readonly detail: string };
const [begun, later] = [{ kind: 'begun' }, { kind: 'later' }] as const;

/**
 * Records the first event of every match that a published round has registered, and cancels those whose pairings were discarded. Whatever
 * is repeated after a crash has the same command id, and so happens once.
 */
export class MatchMaker {
  constructor(private readonly ports: MatchMakerPorts) {}

  /**
   * Begins all matches that are due, unless another process holds their logs for the moment.
   * @returns how many were begun
   * @throws what kept a tournament from being read, after the matches of the others were begun
   */
  async beginDue(): Promise<number> {
    const failures: unknown[] = [];
    for (let total = 0; ; ) {
      const due = await this.due();
      const common = await this.commonTo(due, failures);
      let settled = 0;
      for (let at = 0; at < due.length; at += atOnce) {
        const outcomes = await this.beginAll(due.slice(at, at + atOnce), common);
        total += outcomes.filter(({ kind }) => kind === 'begun').length;
        settled += outcomes.filter(({ kind }) => kind !== 'later').length;
      }
      if (settled > 0) continue;
      if (failures.length > 0) throw failures[0];
      return total;
    }
  }

  /** Cancels the matches of discarded pairings. @returns how many were settled so */
  async cancelWithdrawn(): Promise<number> {
    const { rows } = await this.ports.sql.query<{ matchId: string; tournamentId: string; begun: boolean }>(
      `SELECT match_id AS "matchId", tournament_id AS "tournamentId", begun_at IS NOT NULL AS begun FROM match_registration
       WHERE tournament_id IS NOT NULL AND withdrawn_at IS NOT NULL AND settled_at IS NULL LIMIT ${batch}`,
    );
    const settled: string[] = [];
    for (let at = 0; at < rows.length; at += atOnce)
      await Promise.all(
        rows.slice(at, at + atOnce).map(async (row) => {
          if (await this.isCancelled(row)) settled.push(row.matchId);
        }),
      );
    await this.ports.sql.query(
      'UPDATE match_registration SET settled_at = clock_timestamp() WHERE match_id = ANY ($1::uuid[]) AND settled_at IS NULL',
      [settled],
    );
    return settled.length;
  }

  /** Whether nothing is left of a match: it was cancelled, was over before, or was never begun. */
  private async isCancelled({
    matchId,
    tournamentId,
    begun: noted,
  }: {
    matchId: string;
    tournamentId: string;
    begun: boolean;
  }): Promise<boolean> {
    // A process may have died after it began the match, before it could note that.
    if (!noted && !(await this.isThere(matchId))) return true;
    const answered = await this.ports.commands.cancel({
      matchId,
      commandId: `t-withdrawn-${matchId}`,
      by: byTournament(tournamentId),
      reason: 'The pairings were discarded.',
    });
    return answered.ok || !comesAgain.has(answered.problem.code);
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

  /** Reads what matches have in common, once for each tournament. The rounds in question are published, so they stay as they are. */
  private async commonTo(due: readonly DueMatch[], failures: unknown[]): Promise<ReadonlyMap<string, Common>> {
    const common = new Map<string, Common>();
    for (const tournamentId of new Set(due.map((match) => match.tournamentId)))
      await this.commonIn(tournamentId).then(
        (found) => common.set(tournamentId, found),
        (error: unknown) => failures.push(error),
      );
    return common;
  }

  private async commonIn(tournamentId: string): Promise<Common> {
    const standing = await this.ports.streams.current(tournamentId);
    if (standing === null) throw new Error(`tournament ${tournamentId} has registered a match and can't be read`);
    const { state } = standing;
    return { state, release: await this.ports.current(state.game), decks: await this.decksOf(state) };
  }

  /** Reads the decks of everybody who plays, by deck id. */
  private async decksOf({ entrants }: TournamentState): Promise<ReadonlyMap<string, Json>> {
    const ids = entrants.flatMap(({ deck }) => deck?.deckId ?? []);
    if (ids.length === 0) return new Map();
    const { rows } = await this.ports.sql.query<{ id: string; content: { readonly deck: Json } }>(
      'SELECT deck_id AS id, content FROM deck WHERE deck_id = ANY ($1::uuid[])',
      [ids],
    );
    // The rules can't play a deck that is none of theirs: no match is recorded with it.
    return new Map(rows.flatMap(({ id, content }) => (content.deck === null ? [] : [[id, content.deck] as const])));
  }

  private async beginAll(matches: readonly DueMatch[], common: ReadonlyMap<string, Common>): Promise<readonly Outcome[]> {
    const outcomes = await Promise.all(
      matches.map(async (match) => ({ match, outcome: await this.begin(match, common.get(match.tournamentId)) })),
    );
    await this.noteBegun(outcomes.flatMap(({ match, outcome }) => (outcome.kind === 'begun' ? [match.matchId] : [])));
    for (const { match, outcome } of outcomes) if (outcome.kind === 'failed') await this.fail(match.matchId, outcome.detail);
    return outcomes.map(({ outcome }) => outcome);
  }

  private async begin(match: DueMatch, common: Common | undefined): Promise<Outcome> {
    const { matchId, tournamentId, round, table, players, spectatorDelaySeconds } = match;
    if (common === undefined) return later;
    const { state, release, decks } = common;
    const format = release === null ? undefined : formatOf(state, round, release.ruleset);
    if (release === null || format === undefined)
      return (await this.isThere(matchId))
        ? begun
        : { kind: 'failed', detail: `The game has no format ${state.settings.format} any more.` };
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
    if (answered.ok) return begun;
    // A process that died may have begun it, with the rules of then, and not noted it.
    if (await this.isThere(matchId)) return begun;
    const { code, detail } = answered.problem;
    return comesAgain.has(code) ? later : { kind: 'failed', detail: `${code}: ${detail}` };
  }

  private async isThere(matchId: string): Promise<boolean> {
    return (await this.ports.store.head(matchStream(matchId))) !== null;
  }

  private async fail(matchId: string, detail: string): Promise<void> {
    await this.ports.sql.query('UPDATE match_registration SET trouble = $2, settled_at = clock_timestamp() WHERE match_id = $1', [
      matchId,
      detail,
    ]);
    this.ports.trouble(matchId, detail);
  }

  /** Notes that matches were begun. One whose pairings were discarded meanwhile, and settled as never begun, is to be cancelled after all. */
  private async noteBegun(matchIds: readonly string[]): Promise<void> {
    if (matchIds.length === 0) return;
    await this.ports.sql.query(
      `UPDATE match_registration
       SET begun_at = clock_timestamp(), settled_at = CASE WHEN withdrawn_at IS NULL THEN settled_at END
       WHERE match_id = ANY ($1::uuid[]) AND begun_at IS NULL`,
      [matchIds],
    );
  }
}

/**
 * The format of a round's matches, with the end of its kind of round where the rules have one: then time can be called in them. Undefined
 * where the game does not have the format any more.
 */
const formatOf = (state: TournamentState, round: number, { formats, endsOfRound }: Ruleset): FormatPins | undefined => {
  const format = formats[state.settings.format];
  const phase = state.structure?.phases[roundOf(state, round)?.phase ?? -1];
  const endOfRound = isElimination(phase) ? 'elimination' : 'swiss';
  if (format === undefined || endsOfRound?.[format.id]?.includes(endOfRound) !== true) return format;
  return { ...format, options: { ...format.options, endOfRound } };
};

/** The decks of a table in seat order; null unless both entrants have one. */
const decksAt = (state: TournamentState, round: number, table: number, decks: ReadonlyMap<string, Json>): readonly Json[] | null => {
  const found = roundOf(state, round);
  const entrants: readonly EntrantNumber[] = (found === null ? null : tableOf(found, table))?.entrants ?? [];
  const seats = entrants.map((number) => decks.get(state.entrants[number - 1]?.deck?.deckId ?? ''));
  return seats.length > 0 && seats.every((deck) => deck !== undefined) ? (seats as readonly Json[]) : null;
};
