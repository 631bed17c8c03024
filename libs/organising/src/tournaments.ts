import { commandOf, type Journal, type JournalEntry, sameSender, type Sql } from '@arbiter/accounts';
import { canonicalJson, emptyStreamHash, encodeTournamentEvent, foundingLog, hashOfPolicy, newUuidV7 } from '@arbiter/contracts';
import { VersionConflict } from '@arbiter/recording';
import {
  decide,
  decideSeveral,
  policyNamed,
  type Refusal,
  roundOf,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentSettings,
  type TournamentState,
} from '@arbiter/tournaments';
import { registerMatches, withdrawMatches } from './registered-matches.js';
import { commitmentTo, drawSecret } from './seeds.js';
import { type StandingTournament, streamOfTournament, type TournamentStreams } from './tournament-streams.js';
import { noteReport, waitingReport } from './waiting-reports.js';

/** A tournament as it is listed: everything else about it is in its stream. */
export interface TournamentListing {
  readonly tournamentId: string;
  readonly gatheringId: string;
  readonly name: string;
  readonly createdAt: Date;
}

export interface NewTournament {
  readonly gatheringId: string;
  readonly game: string;
  readonly name: string;
  readonly settings: TournamentSettings;
  readonly commandId: string;
  /** The token that creates it. */
  readonly by: string;
}

/** Who sends a command, and how it is known when it comes again. */
export interface Sending {
  readonly commandId: string;
  /** The token; null for what follows by itself from a recorded match, or from time that is over. */
  readonly by: string | null;
  /** The version that the sender knows; if the stream has grown since, nothing is done. Null where that does not matter to them. */
  readonly expected: number | null;
  /** What is asked for, as text: the same id with another text is another command. */
  readonly meaning: string;
}

/** What became of a command. `changed`: events came in between that the sender did not know of. */
export type CarriedOut =
  | {
      readonly kind: 'done' | 'repeated';
      readonly tournament: StandingTournament;
      readonly events: readonly TournamentEvent['type'][];
      /** The stream's version after the command. */
      readonly version: number;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'reused' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'changed'; readonly version: number; readonly since: readonly TournamentEvent['type'][] };

/**
 * Makes the command from the tournament as it stands, with what only the caller can draw; asked again when somebody else wrote first.
 * Several commands are carried out as one, all or none.
 */
export type MakeCommand = (
  standing: StandingTournament,
) => Promise<TournamentCommand | readonly TournamentCommand[]> | TournamentCommand | readonly TournamentCommand[];

/** Writes rows in the transaction of a command's events. @returns what else goes on record with them, in other streams */
export type WriteBeside = (sql: Sql, standing: StandingTournament, at: number) => Promise<readonly JournalEntry[] | void>;

const listingColumns = 'tournament_id AS "tournamentId", gathering_id AS "gatheringId", name, created_at AS "createdAt"';
/** How often a command is decided again because another process wrote first. */
const maximalTries = 20;

/** Thrown inside a transaction when the same command was stored by another process at the same moment. */
class StoredMeanwhile extends Error {}

/** Tournaments: each is a stream, every command appends its events behind the head that it was decided on. */
export class Tournaments {
  /** The command of a tournament that is under way here: commands of one tournament run one after the other. */
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(
    private readonly sql: Sql,
    private readonly journal: Journal,
    readonly streams: TournamentStreams,
  ) {}

  /** Creates a tournament, once per command. @returns null when the command's id belongs to another command */
  async create(fresh: NewTournament): Promise<StandingTournament | null> {
    const { gatheringId, game, name, settings, commandId, by } = fresh;
    const { digest } = commandOf(commandId, [name, canonicalJson(settings)]);
    const secret = drawSecret();
    const at = Date.now();
    const policyHash = hashOfPolicy(policyNamed(settings.policy));
    const command: TournamentCommand = { type: 'create', gatheringId, game, settings, policyHash, seedCommitment: commitmentTo(secret) };
    const decided = decide(null, command, policyNamed(settings.policy), { at, by });
    if (!decided.ok) throw new Error(`a tournament was refused: ${decided.refusal.detail}`);
    const created = await this.journal.record(async (sql) => {
      const tournamentId = newUuidV7(at);
      const { rowCount } = await sql.query(
        `INSERT INTO tournament (tournament_id, gathering_id, name, created_at, created_by, command_id, command_digest)
         VALUES ($1, $2, $3, to_timestamp($4::float8 / 1000), $5, $6, $7) ON CONFLICT (gathering_id, command_id) DO NOTHING`,
        [tournamentId, gatheringId, name, at, by, commandId, digest],
      );
      if (rowCount !== 1) return { value: null, records: [] };
      await sql.query(`INSERT INTO stream_secret (log_id, stream_id, name, value) VALUES ($1, $2, 'lots', $3)`, [
        foundingLog,
        tournamentId,
        secret,
      ]);
      const append = { stream: streamOfTournament(tournamentId), expected: { version: 0, hash: emptyStreamHash }, commandId };
      return { value: tournamentId, records: [], appends: [{ ...append, events: decided.value.map(encodeTournamentEvent) }] };
    });
    const tournamentId = created ?? (await this.createdBefore(fresh, digest));
    return tournamentId === null ? null : this.streams.current(tournamentId);
  }

  /** Returns a tournament as it is listed; null where there is none. */
  async listing(tournamentId: string): Promise<TournamentListing | null> {
    const { rows } = await this.sql.query<TournamentListing>(`SELECT ${listingColumns} FROM tournament WHERE tournament_id = $1`, [
      tournamentId,
    ]);
    return rows[0] ?? null;
  }

  /** Lists the tournaments of a gathering, newest first. */
  async ofGathering(gatheringId: string): Promise<readonly TournamentListing[]> {
    const { rows } = await this.sql.query<TournamentListing>(
      `SELECT ${listingColumns} FROM tournament WHERE gathering_id = $1 ORDER BY created_at DESC, tournament_id DESC LIMIT 500`,
      [gatheringId],
    );
    return rows;
  }

  /** Returns the tournament that a match belongs to; null for a match of none. */
  async ofMatch(matchId: string): Promise<string | null> {
    const { rows } = await this.sql.query<{ tournamentId: string | null }>(
      'SELECT tournament_id AS "tournamentId" FROM match_registration WHERE match_id = $1',
      [matchId],
    );
    return rows[0]?.tournamentId ?? null;
  }

  /** Whether the first event of a table's match is recorded, a moment after its round was published. */
  async isBegun(matchId: string): Promise<boolean> {
    const { rows } = await this.sql.query<{ begun: boolean }>(
      'SELECT begun_at IS NOT NULL AS begun FROM match_registration WHERE match_id = $1',
      [matchId],
    );
    return rows[0]?.begun === true;
  }

  /** Returns the secret from which the tournament's lots are drawn. @throws {Error} when there is none: every tournament has one */
  async secretOf(tournamentId: string): Promise<string> {
    const { rows } = await this.sql.query<{ value: string }>(
      `SELECT value FROM stream_secret WHERE log_id = $1 AND stream_id = $2 AND name = 'lots'`,
      [foundingLog, tournamentId],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`the secret of tournament ${tournamentId} can't be read`);
    return row.value;
  }

  /**
   * Carries a command out: decides it on the tournament as it stands, and appends its events behind exactly that. Commands that are sent
   * again get their first outcome. Where another process writes first, the command is decided again on what stands then.
   */
  carryOut(tournamentId: string, sending: Sending, make: MakeCommand, beside?: WriteBeside): Promise<CarriedOut> {
    const before = this.running.get(tournamentId) ?? Promise.resolve();
    const after = before.then(
      () => this.decided(tournamentId, sending, make, beside),
      () => this.decided(tournamentId, sending, make, beside),
    );
    this.running.set(tournamentId, after);
    void after
      .catch(() => undefined)
      .finally(() => {
        if (this.running.get(tournamentId) === after) this.running.delete(tournamentId);
      });
    return after;
  }

  /** Says why a command would be refused as the tournament stands now, or null. Nothing is recorded. */
  wouldRefuse({ state }: StandingTournament, command: TournamentCommand, by: string): Refusal | null {
    const decision = decide(state, command, policyNamed(state.settings.policy), { at: Date.now(), by });
    return decision.ok ? null : decision.refusal;
  }

  private async decided(tournamentId: string, sending: Sending, make: MakeCommand, beside: WriteBeside | undefined): Promise<CarriedOut> {
    for (let tries = 1; ; tries += 1) {
      const standing = await this.streams.current(tournamentId);
      if (standing === null) return { kind: 'notFound' };
      const earlier = await this.sentBefore(standing, sending);
      if (earlier !== null) return earlier;
      const changed = await this.changedSince(standing, sending.expected);
      if (changed !== null) return changed;
      const at = Date.now();
      const commands = [await make(standing)].flat();
      const decision = decideSeveral(standing.state, commands, policyNamed(standing.state.settings.policy), { at, by: sending.by });
      if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
      try {
        await this.write(standing, sending, decision.value, at, beside);
        const tournament = (await this.streams.current(tournamentId)) ?? standing;
        const version = standing.head.version + decision.value.length;
        return { kind: 'done', tournament, events: decision.value.map(({ type }) => type), version };
      } catch (error) {
        if (!(error instanceof VersionConflict || error instanceof StoredMeanwhile) || tries === maximalTries) throw error;
      }
    }
  }

  private async write(
    standing: StandingTournament,
    { commandId, by, meaning }: Sending,
    events: readonly TournamentEvent[],
    at: number,
    beside: WriteBeside | undefined,
  ): Promise<void> {
    const { tournamentId, state, head } = standing;
    const { digest } = commandOf(commandId, [meaning]);
    await this.journal.record(async (sql) => {
      const { rowCount } = await sql.query(
        `INSERT INTO tournament_command (tournament_id, command_id, digest, sent_by, version, events) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (tournament_id, command_id) DO NOTHING`,
        [tournamentId, commandId, digest, by, head.version + events.length, events.map(({ type }) => type)],
      );
      if (rowCount !== 1) throw new StoredMeanwhile();
      const records = (await beside?.(sql, standing, at)) ?? [];
      await writeRowsOf(sql, tournamentId, { state, version: head.version }, events);
      if (events.length === 0) return { value: undefined, records };
      const append = { stream: streamOfTournament(tournamentId), expected: head, events: events.map(encodeTournamentEvent), commandId };
      return { value: undefined, records, appends: [append] };
    });
  }

  private async sentBefore(standing: StandingTournament, { commandId, by, meaning }: Sending): Promise<CarriedOut | null> {
    const { rows } = await this.sql.query<{ digest: Buffer; same: boolean; events: TournamentEvent['type'][]; version: number }>(
      `SELECT digest, events, version, $3::uuid IS NULL OR ${sameSender('tournament_command.sent_by', '$3')} AS same
       FROM tournament_command WHERE tournament_id = $1 AND command_id = $2`,
      [standing.tournamentId, commandId, by],
    );
    const [row] = rows;
    if (row === undefined) return null;
    if (!row.same || !row.digest.equals(commandOf(commandId, [meaning]).digest)) return { kind: 'reused' };
    return { kind: 'repeated', tournament: standing, events: row.events, version: row.version };
  }

  private async changedSince({ tournamentId, head }: StandingTournament, expected: number | null): Promise<CarriedOut | null> {
    if (expected === null || expected === head.version) return null;
    const since = await this.streams.events(tournamentId, expected + 1);
    return { kind: 'changed', version: head.version, since: since.map(({ event }) => event.type) };
  }

  private async createdBefore({ gatheringId, commandId, by }: NewTournament, digest: Buffer): Promise<string | null> {
    const { rows } = await this.sql.query<{ id: string; digest: Buffer; same: boolean }>(
      `SELECT tournament_id AS id, command_digest AS digest, ${sameSender('tournament.created_by', '$3')} AS same
       FROM tournament WHERE gathering_id = $1 AND command_id = $2`,
      [gatheringId, commandId, by],
    );
    const [row] = rows;
    return row !== undefined && row.same && row.digest.equals(digest) ? row.id : null;
  }
}

/** Writes the rows that follow from events: publishing a round registers its matches, discarding one withdraws them, a report waits for its time. */
const writeRowsOf = async (
  sql: Sql,
  tournamentId: string,
  { state, version }: { readonly state: TournamentState; readonly version: number },
  events: readonly TournamentEvent[],
): Promise<void> => {
  for (const [index, event] of events.entries()) {
    const { type, data } = event;
    const waiting = waitingReport(state, event, version + index + 1);
    if (waiting !== null) await noteReport(sql, tournamentId, waiting);
    if (type === 'PairingsDiscarded') await withdrawMatches(sql, tournamentId, data.round);
    if (type !== 'RoundPublished' || data.by === null) continue;
    const round = roundOf(state, data.round);
    if (round !== null) await registerMatches(sql, { tournamentId, state, round, by: data.by, at: data.at });
  }
};
