import { randomUUID } from 'node:crypto';
import { newUuidV7 } from '@arbiter/contracts';
import { batchItemId, commandOf, insertOnce, isTaken, sameSender, type Command, type Commanded } from './commanded.js';
import { entry, type Journal, type JournalEntry } from './journal.js';
import type { Gathering, MatchListing, MatchRegistration, Player, Sql } from './types.js';

const gatheringColumns = `gathering_id AS "gatheringId", name, game, spectator_delay_seconds AS "spectatorDelaySeconds", created_at AS "createdAt"`;
const playerColumns = `player_id AS "playerId", gathering_id AS "gatheringId", name, person_id AS "personId", created_at AS "createdAt"`;
const registrationColumns = `m.match_id AS "matchId", m.gathering_id AS "gatheringId", e.game, m.format, e.spectator_delay_seconds AS "spectatorDelaySeconds",
  m.created_at AS "createdAt", m.published_at AS "publishedAt",
  (SELECT json_agg(json_build_object('playerId', p.player_id, 'name', p.name, 'personId', p.person_id) ORDER BY s.seat)
   FROM match_seat s JOIN player p USING (player_id) WHERE s.match_id = m.match_id) AS players`;
const listingColumns = `${registrationColumns}, coalesce(l.phase, 'created') AS status, l.result, l.started_at AS "startedAt", l.ended_at AS "endedAt", l.ruled_at AS "ruledAt"`;
const registrationTables = 'match_registration m JOIN gathering e USING (gathering_id)';
const listingTables = `${registrationTables} LEFT JOIN current_match_list l ON l.match_id = m.match_id`;

const maximalKnown = 10_000;

/** A cursor of a listing: the row after which the listing goes on. */
export interface After {
  readonly at: string;
  readonly id: string;
}
/** A row with `at`, its exact time as text: a JavaScript date would lose the microseconds that the cursor needs. */
type Positioned<T> = T & { readonly at: string };

export interface NewGathering extends Pick<Gathering, 'name' | 'game' | 'spectatorDelaySeconds'> {
  readonly commandId: string;
  /** The token that creates the gathering; command ids are unique within one token. */
  readonly createdBy: string;
}

export interface NewPlayer {
  readonly gatheringId: string;
  readonly name: string;
  /** Who plays, where that is known. */
  readonly personId: string | null;
  /** Unique among the players of the gathering. */
  readonly commandId: string;
  /** The token that registers them. */
  readonly createdBy: string;
}

export interface NewPlayers extends Pick<NewPlayer, 'gatheringId' | 'commandId' | 'createdBy'> {
  readonly players: readonly Pick<NewPlayer, 'name' | 'personId'>[];
}

interface PlayerRow extends Pick<NewPlayer, 'gatheringId' | 'name' | 'personId' | 'createdBy'> {
  readonly command: Command;
}

const insertPlayer = (sql: Sql, { gatheringId, createdBy, name, personId, command }: PlayerRow): Promise<Commanded<Player>> =>
  insertOnce<Player>(sql, {
    table: 'player',
    scope: { column: 'gathering_id', value: gatheringId },
    sender: { column: 'created_by', tokenId: createdBy },
    command,
    row: { player_id: randomUUID(), name, person_id: personId },
    columns: playerColumns,
  });

/** Returns null for the error that a person plays in the gathering already. @throws every other error */
const unlessTaken = (error: unknown): null => {
  if (isTaken(error)) return null;
  throw error;
};

const registered = ({ gatheringId, playerId, personId, createdAt }: Player, by: string, commandId: string | null): JournalEntry =>
  entry(gatheringId, { type: 'PlayerRegistered', data: { at: createdAt.getTime(), by, playerId, personId } }, commandId);

export interface NewRegistration {
  readonly gatheringId: string;
  readonly format: string;
  /** Unique among the matches of the gathering. */
  readonly commandId: string;
  /** The token that registers it. */
  readonly createdBy: string;
  readonly players: readonly string[];
  readonly matchId: string;
}

/** Undoes the registration of a batch of which some, and not the first, are registered already. */
class PartlyRegistered extends Error {}

/** Undoes a registration that a limit does not admit. */
class NotAdmitted extends Error {}

/** @param sql inside a transaction @returns when it was registered; null where its command registered one before */
const insertRegistration = async (sql: Sql, registration: NewRegistration): Promise<Date | null> => {
  const { matchId, gatheringId, format, commandId, players, createdBy } = registration;
  const { rows } = await sql.query<{ createdAt: Date }>(
    `WITH entry AS (
       INSERT INTO match_registration (match_id, gathering_id, format, command_id, created_by) VALUES ($1, $2, $3, $4, $6)
       ON CONFLICT (gathering_id, command_id) DO NOTHING RETURNING match_id, created_at
     ), seats AS (
       INSERT INTO match_seat (match_id, seat, player_id)
       SELECT entry.match_id, listed.seat - 1, listed.player_id FROM entry, unnest($5::uuid[]) WITH ORDINALITY AS listed(player_id, seat)
     )
     SELECT created_at AS "createdAt" FROM entry`,
    [matchId, gatheringId, format, commandId, players, createdBy],
  );
  return rows[0]?.createdAt ?? null;
};

/** @param isFirst whether it is the first of its command, which bears the command's id in the log */
const registrationEntry = (registration: NewRegistration, createdAt: Date, isFirst: boolean): JournalEntry => {
  const { matchId, format, players, createdBy, gatheringId, commandId } = registration;
  const data = { at: createdAt.getTime(), by: createdBy, matchId, format, players };
  return entry(gatheringId, { type: 'MatchRegistered', data }, isFirst ? commandId : null);
};

/** Gatherings, players, and which match belongs to which gathering. What happens inside a match is the business of `libs/recording`. */
export class Registry {
  private readonly known = new Map<string, MatchRegistration>();

  constructor(
    private readonly sql: Sql,
    private readonly journal: Journal,
  ) {}

  /** Creates a gathering, once per command. */
  createGathering({ name, game, spectatorDelaySeconds, commandId, createdBy }: NewGathering): Promise<Commanded<Gathering>> {
    return this.journal.record(async (sql) => {
      const made = await insertOnce<Gathering>(sql, {
        table: 'gathering',
        scope: { column: 'created_by', value: createdBy },
        sender: { column: 'created_by', tokenId: createdBy },
        command: commandOf(commandId, [name, game, spectatorDelaySeconds]),
        row: { gathering_id: newUuidV7(Date.now()), name, game, spectator_delay_seconds: spectatorDelaySeconds },
        columns: gatheringColumns,
      });
      if (made.kind !== 'done') return { value: made, records: [] };
      const { gatheringId, createdAt } = made.value;
      const data = { at: createdAt.getTime(), by: createdBy, game, spectatorDelaySeconds };
      return { value: made, records: [entry(gatheringId, { type: 'GatheringCreated', data }, commandId)] };
    });
  }

  async gathering(gatheringId: string): Promise<Gathering | null> {
    const { rows } = await this.sql.query<Gathering>(`SELECT ${gatheringColumns} FROM gathering WHERE gathering_id = $1`, [gatheringId]);
    return rows[0] ?? null;
  }

  /**
   * Lists gatherings, newest first.
   * @param only one gathering's id, for a token that belongs to that gathering; null for all
   */
  async gatherings(limit: number, after: After | null, only: string | null): Promise<readonly Positioned<Gathering>[]> {
    const { rows } = await this.sql.query<Positioned<Gathering>>(
      `SELECT ${gatheringColumns}, created_at::text AS at FROM gathering
       WHERE ($1::uuid IS NULL OR gathering_id = $1) AND ($2::text IS NULL OR (created_at, gathering_id) < ($2::text::timestamptz, $3::uuid))
       ORDER BY created_at DESC, gathering_id DESC LIMIT $4`,
      [only, after?.at ?? null, after?.id ?? null, limit],
    );
    return rows;
  }

  /**
   * Registers a player, once per command. Two players may have the same name, but a person plays only once in a gathering.
   * @returns null when the person plays in the gathering already
   */
  async createPlayer({ gatheringId, name, personId, commandId, createdBy }: NewPlayer): Promise<Commanded<Player> | null> {
    return this.journal.record(async (sql) => {
      const made = await insertPlayer(sql, {
        gatheringId,
        createdBy,
        name,
        personId,
        command: commandOf(commandId, personId === null ? [name] : [name, personId]),
      }).catch(unlessTaken);
      if (made?.kind !== 'done') return { value: made, records: [] };
      return { value: made, records: [registered(made.value, createdBy, commandId)] };
    });
  }

  /**
   * Registers several players, all of them or none, once per command.
   * @returns the players in the order given; null when a person plays in the gathering already, or is named twice
   */
  async createPlayers({ gatheringId, players, commandId, createdBy }: NewPlayers): Promise<Commanded<readonly Player[]> | null> {
    // Every row's digest is of the whole batch, so that another batch with this id is another command, however much of it is the same.
    const asked = JSON.stringify(players.map(({ name, personId }) => [name, personId]));
    return this.journal
      .record<Commanded<readonly Player[]>>(async (sql) => {
        const made: Player[] = [];
        let kind: 'done' | 'repeated' = 'done';
        for (const [at, { name, personId }] of players.entries()) {
          const command = commandOf(batchItemId(commandId, at), ['batch', asked]);
          const one = await insertPlayer(sql, { gatheringId, createdBy, name, personId, command });
          // All rows of a batch are written together, so that the first tells what became of it.
          if (at > 0 && one.kind !== kind) throw new Error(`the players of command ${commandId} are not those of one batch`);
          if (one.kind === 'reused') return { value: one, records: [] };
          kind = one.kind;
          made.push(one.value);
        }
        const records = kind === 'repeated' ? [] : made.map((player, at) => registered(player, createdBy, at === 0 ? commandId : null));
        return { value: { kind, value: made }, records };
      })
      .catch(unlessTaken);
  }

  async player(gatheringId: string, playerId: string): Promise<Player | null> {
    const { rows } = await this.sql.query<Player>(`SELECT ${playerColumns} FROM player WHERE gathering_id = $1 AND player_id = $2`, [
      gatheringId,
      playerId,
    ]);
    return rows[0] ?? null;
  }

  /** Returns the names of these players of a gathering by id; those that it does not have are left out. */
  async names(gatheringId: string, playerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.sql.query<{ id: string; name: string }>(
      'SELECT player_id AS id, name FROM player WHERE gathering_id = $1 AND player_id = ANY ($2::uuid[])',
      [gatheringId, playerIds],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Lists the players of a gathering in the order of their registration. */
  async players(gatheringId: string, limit: number, after: After | null): Promise<readonly Positioned<Player>[]> {
    const { rows } = await this.sql.query<Positioned<Player>>(
      `SELECT ${playerColumns}, created_at::text AS at FROM player
       WHERE gathering_id = $1 AND ($2::text IS NULL OR (created_at, player_id) > ($2::text::timestamptz, $3::uuid))
       ORDER BY created_at, player_id LIMIT $4`,
      [gatheringId, after?.at ?? null, after?.id ?? null, limit],
    );
    return rows;
  }

  /**
   * Stores that a match belongs to a gathering, once per command. The same id with other players, another format or from another person is
   * another command; whatever else a match is made of is compared where the match is recorded.
   */
  async register(registration: NewRegistration): Promise<Commanded<MatchRegistration>> {
    const registered = await this.registerIf(registration, () => Promise.resolve(true));
    if (registered === null) throw new Error(`match ${registration.matchId} was admitted and was not`);
    return registered;
  }

  /**
   * Like `register`, if a limit admits one match more; what was registered before is not asked about again.
   * @param admits whether the match may stay; it is asked in the transaction that registers the match, after that was done
   * @returns null where it may not, and nothing was registered
   */
  async registerIf(registration: NewRegistration, admits: (sql: Sql) => Promise<boolean>): Promise<Commanded<MatchRegistration> | null> {
    const registered = await this.registerAll([registration], admits).catch((error: unknown) => {
      if (error instanceof NotAdmitted) return null;
      throw error;
    });
    if (registered === null || registered.kind === 'reused') return registered;
    const [match] = registered.value;
    if (match === undefined) throw new Error(`match ${registration.matchId} was registered and cannot be read`);
    return { kind: registered.kind, value: match };
  }

  /**
   * Stores that matches belong to a gathering, all of them or none, once per command of each.
   * @param registrations of one command, with the ids of its items in order (`batchItemId`)
   */
  async registerAll(
    registrations: readonly NewRegistration[],
    admits: (sql: Sql) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<Commanded<readonly MatchRegistration[]>> {
    const wasDone = await this.journal
      .record<boolean>(async (sql) => {
        const records: JournalEntry[] = [];
        for (const registration of registrations) {
          const createdAt = await insertRegistration(sql, registration);
          // The rows of a command are written together: where one is there already, all are, or its id is another command's.
          if (createdAt === null) {
            if (records.length > 0) throw new PartlyRegistered();
            return { value: false, records: [] };
          }
          records.push(registrationEntry(registration, createdAt, records.length === 0));
        }
        if (!(await admits(sql))) throw new NotAdmitted();
        return { value: true, records };
      })
      .catch((error: unknown) => {
        if (error instanceof PartlyRegistered) return false;
        throw error;
      });
    const stored: MatchRegistration[] = [];
    for (const registration of registrations) {
      const found = wasDone ? registration.matchId : await this.matchOfCommand(registration);
      if (found === null) return { kind: 'reused' };
      const match = await this.match(found);
      if (match === null) throw new Error(`match ${found} was registered and cannot be read`);
      const asked = JSON.stringify([registration.format, registration.players]);
      if (asked !== JSON.stringify([match.format, match.players.map(({ playerId }) => playerId)])) return { kind: 'reused' };
      stored.push(match);
    }
    return { kind: wasDone ? 'done' : 'repeated', value: stored };
  }

  /** Returns the match that this command registered when its sender sent it before; null if it registered none or somebody else sent it. */
  async matchOfCommand({
    gatheringId,
    commandId,
    createdBy,
  }: Pick<NewRegistration, 'gatheringId' | 'commandId' | 'createdBy'>): Promise<string | null> {
    const { rows } = await this.sql.query<{ matchId: string }>(
      `SELECT match_id AS "matchId" FROM match_registration WHERE gathering_id = $1 AND command_id = $2 AND ${sameSender('match_registration.created_by', '$3')}`,
      [gatheringId, commandId, createdBy],
    );
    return rows[0]?.matchId ?? null;
  }

  async match(matchId: string): Promise<MatchRegistration | null> {
    const { rows } = await this.sql.query<MatchRegistration>({
      name: 'match-registration',
      text: `SELECT ${registrationColumns} FROM ${registrationTables} WHERE m.match_id = $1`,
      values: [matchId],
    });
    const [match] = rows;
    if (match === undefined) return null;
    if (this.known.size >= maximalKnown) this.known.clear();
    this.known.set(matchId, match);
    return match;
  }

  /** Like `match`, from memory if possible: the seating never changes; only `publishedAt` and who is known to play may be out of date. */
  async seats(matchId: string): Promise<MatchRegistration | null> {
    return this.known.get(matchId) ?? this.match(matchId);
  }

  async listing(matchId: string): Promise<MatchListing | null> {
    const { rows } = await this.sql.query<MatchListing>(`SELECT ${listingColumns} FROM ${listingTables} WHERE m.match_id = $1`, [matchId]);
    return rows[0] ?? null;
  }

  /**
   * Lists the matches of a gathering, newest first.
   * @param playerId only the matches of this player; null for all
   */
  async matches(
    gatheringId: string,
    playerId: string | null,
    limit: number,
    after: After | null,
  ): Promise<readonly Positioned<MatchListing>[]> {
    const { rows } = await this.sql.query<Positioned<MatchListing>>(
      `SELECT ${listingColumns}, m.created_at::text AS at FROM ${listingTables}
       WHERE m.gathering_id = $1 AND ($2::uuid IS NULL OR EXISTS (SELECT 1 FROM match_seat s WHERE s.match_id = m.match_id AND s.player_id = $2))
         AND ($3::text IS NULL OR (m.created_at, m.match_id) < ($3::text::timestamptz, $4::uuid))
       ORDER BY m.created_at DESC, m.match_id DESC LIMIT $5`,
      [gatheringId, playerId, after?.at ?? null, after?.id ?? null, limit],
    );
    return rows;
  }

  /** Opens a match's full record to everybody who may see the gathering; publishing twice keeps the first date. @param by the token that does it */
  async publish(matchId: string, by: string): Promise<Date | null> {
    await this.journal.record(async (sql) => {
      const { rows } = await sql.query<{ publishedAt: Date; gatheringId: string }>(
        `UPDATE match_registration SET published_at = clock_timestamp() WHERE match_id = $1 AND published_at IS NULL
         RETURNING published_at AS "publishedAt", gathering_id AS "gatheringId"`,
        [matchId],
      );
      const records = rows.map(({ publishedAt, gatheringId }) =>
        entry(gatheringId, { type: 'MatchPublished', data: { at: publishedAt.getTime(), by, matchId } }),
      );
      return { value: undefined, records };
    });
    this.known.delete(matchId);
    return (await this.match(matchId))?.publishedAt ?? null;
  }
}
