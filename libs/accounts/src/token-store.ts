import { randomUUID } from 'node:crypto';
import { batchItemId, commandOf, insertOnce, type Command, type Commanded } from './commanded.js';
import { hashSecret, mintSecret } from './secret.js';
import { entry, installationEntry, type Journal, type Journaled, type JournalEntry } from './journal.js';
import type { AccessToken, NewToken, Sql } from './types.js';

/**
 * SQL that selects tokens, each with all tokens that it descends from: a token is revoked when one of these is revoked, no matter when the
 * token was minted. A token is impartial when no player of its gathering holds it or one that it descends from; the player whom a player's
 * token belongs to does not count.
 */
const tokens = `
  SELECT t.token_id AS "tokenId", t.role, t.gathering_id AS "gatheringId", t.player_id AS "playerId", t.match_id AS "matchId", t.scopes, t.label,
    t.created_at AS "createdAt", t.created_at::text AS at, t.expires_at AS "expiresAt", line.revoked_at AS "revokedAt", t.minted_by AS "mintedBy",
    t.person_id AS "personId", h.name AS "personName", line.persons::text[] AS persons,
    CASE WHEN t.gathering_id IS NOT NULL THEN NOT EXISTS (
      SELECT FROM player p WHERE p.gathering_id = t.gathering_id AND p.person_id = ANY (line.persons) AND (t.role <> 'player' OR p.player_id <> t.player_id)) END AS impartial
  FROM access_token t LEFT JOIN person h USING (person_id) CROSS JOIN LATERAL (
    WITH RECURSIVE ancestry AS (
      SELECT t.person_id, t.revoked_at, t.minted_by
      UNION ALL
      SELECT a.person_id, a.revoked_at, a.minted_by FROM ancestry JOIN access_token a ON a.token_id = ancestry.minted_by
    )
    SELECT min(revoked_at) AS revoked_at, coalesce(array_agg(DISTINCT person_id) FILTER (WHERE person_id IS NOT NULL), '{}') AS persons FROM ancestry
  ) line`;

/** A row of `tokens`: `at` is its exact time as text, for cursors. */
type TokenRow = AccessToken & { readonly at: string };

export interface Minted {
  readonly token: AccessToken;
  readonly secret: string;
}

/** The result of a command to mint a token: the secret is there only the first time. */
export interface MintedOnce {
  readonly token: AccessToken;
  readonly secret: string | null;
}

/** What became of revoking several tokens: `at` is the place of one that there is not, and then nothing was revoked. */
export type RevokedAll =
  | { readonly kind: 'done'; readonly tokens: readonly AccessToken[] }
  | { readonly kind: 'unknown'; readonly at: number };

const expiresIn = (seconds: string): string => `clock_timestamp() + make_interval(secs => ${seconds})`;

/** Bearer tokens: minted, looked up by the hash of their secret, listed and revoked; never deleted. */
export class TokenStore {
  constructor(
    private readonly sql: Sql,
    private readonly journal: Journal,
  ) {}

  /**
   * Mints a token of a gathering, once per command. The secret is in the answer and nowhere else: a command that is repeated gets the token
   * without the secret.
   */
  async mint(token: NewToken): Promise<Commanded<MintedOnce>> {
    const minted = await this.journal.record<Commanded<Written>>(async (sql) => {
      const made = await insertToken(sql, token, commandOf(token.commandId, asked(token)));
      return { value: made, records: made.kind === 'done' ? [recordOf(token, made.value, token.commandId)] : [] };
    });
    return minted.kind === 'reused' ? minted : { kind: minted.kind, value: await this.told(minted.value, minted.kind) };
  }

  /**
   * Mints several tokens of one gathering with one command, all of them or none.
   * @param tokens at least one; all have the gathering, minter and command id of the batch
   * @returns the tokens in the order given; without secrets where the command is repeated
   */
  async mintAll(tokens: readonly NewToken[]): Promise<Commanded<readonly MintedOnce[]>> {
    // Every row's digest is of the whole batch, so that another batch with this id is another command, however much of it is the same.
    const whole = JSON.stringify(tokens.map(asked));
    const minted = await this.journal.record<Commanded<readonly Written[]>>(async (sql) => {
      const made: Written[] = [];
      let kind: 'done' | 'repeated' = 'done';
      for (const [at, token] of tokens.entries()) {
        const one = await insertToken(sql, token, commandOf(batchItemId(token.commandId, at), ['batch', whole]));
        // All rows of a batch are written together, so that the first tells what became of it.
        if (at > 0 && one.kind !== kind) throw new Error(`the tokens of command ${token.commandId} are not those of one batch`);
        if (one.kind === 'reused') return { value: one, records: [] };
        kind = one.kind;
        made.push(one.value);
      }
      const records = tokens.flatMap((token, at) => {
        const row = made[at];
        return kind === 'repeated' || row === undefined ? [] : [recordOf(token, row, at === 0 ? token.commandId : null)];
      });
      return { value: { kind, value: made }, records };
    });
    if (minted.kind === 'reused') return minted;
    const value: MintedOnce[] = [];
    for (const row of minted.value) value.push(await this.told(row, minted.kind));
    return { kind: minted.kind, value };
  }

  private async told({ tokenId, secret }: Written, kind: 'done' | 'repeated'): Promise<MintedOnce> {
    return { token: await byId(this.sql, tokenId), secret: kind === 'done' ? secret : null };
  }

  /** Finds the token that has this secret, also when it has expired or is revoked: the caller tells its holder why it is refused. */
  async bySecret(secret: string): Promise<AccessToken | null> {
    const { rows } = await this.sql.query<TokenRow>({
      name: 'token-by-secret',
      text: `${tokens} WHERE t.secret_hash = $1`,
      values: [hashSecret(secret)],
    });
    return rows[0] ?? null;
  }

  /** Lists the tokens of one gathering, newest first, at most `limit`; only those older than `before` where that is given. */
  async ofGathering(
    gatheringId: string,
    limit: number,
    before: { readonly at: string; readonly id: string } | null,
  ): Promise<readonly TokenRow[]> {
    const { rows } = await this.sql.query<TokenRow>(
      `${tokens} WHERE t.gathering_id = $1 AND ($2::text IS NULL OR (t.created_at, t.token_id) < ($2::text::timestamptz, $3::uuid))
       ORDER BY t.created_at DESC, t.token_id DESC LIMIT $4`,
      [gatheringId, before?.at ?? null, before?.id ?? null, limit],
    );
    return rows;
  }

  /**
   * Revokes a token for good, together with every token that was or will be minted by it. Revoking twice keeps the first date.
   * @param revokedBy the token that does it
   * @returns null when the gathering has no such token
   */
  async revoke(gatheringId: string, tokenId: string, revokedBy: string): Promise<AccessToken | null> {
    const revoked = await this.revokeAll(gatheringId, [tokenId], revokedBy);
    return revoked.kind === 'done' ? (revoked.tokens[0] ?? null) : null;
  }

  /**
   * Revokes several tokens, all of them or none. Those that were revoked before keep their date.
   * @param revokedBy the token that does it
   * @returns the tokens in the order given; `unknown` with the place of the first that the gathering does not have
   */
  async revokeAll(gatheringId: string, tokenIds: readonly string[], revokedBy: string): Promise<RevokedAll> {
    const unknown = await this.journal.record<number>(async (sql) => {
      const { rows: known } = await sql.query<{ tokenId: string }>(
        'SELECT token_id AS "tokenId" FROM access_token WHERE gathering_id = $1 AND token_id = ANY ($2::uuid[])',
        [gatheringId, tokenIds],
      );
      const found = new Set(known.map(({ tokenId }) => tokenId));
      const missing = tokenIds.findIndex((tokenId) => !found.has(tokenId));
      if (missing !== -1) return { value: missing, records: [] };
      const { rows } = await sql.query<{ tokenId: string; revokedAt: Date }>(
        `UPDATE access_token SET revoked_at = clock_timestamp(), revoked_by = $3
         WHERE gathering_id = $1 AND token_id = ANY ($2::uuid[]) AND revoked_at IS NULL
         RETURNING token_id AS "tokenId", revoked_at AS "revokedAt"`,
        [gatheringId, tokenIds, revokedBy],
      );
      const records = rows.map(({ tokenId, revokedAt }) =>
        entry(gatheringId, { type: 'TokenRevoked', data: { at: revokedAt.getTime(), by: revokedBy, tokenId } }),
      );
      return { value: missing, records };
    });
    if (unknown !== -1) return { kind: 'unknown', at: unknown };
    const { rows } = await this.sql.query<TokenRow>(
      `${tokens} WHERE t.gathering_id = $1 AND t.token_id = ANY ($2::uuid[]) ORDER BY array_position($2::uuid[], t.token_id)`,
      [gatheringId, tokenIds],
    );
    return { kind: 'done', tokens: rows };
  }
}

/** A token's row with its new secret, which is of no use where the row was there before. */
interface Written {
  readonly tokenId: string;
  readonly personId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly secret: string;
}

/** What tells a command to mint a token from another one. Digests of it are stored: tokens without scopes keep theirs. */
const asked = ({
  role,
  playerId,
  matchId,
  holder,
  label,
  expiresInSeconds,
  scopes = [],
}: NewToken): readonly (string | number | null)[] => [
  role,
  playerId,
  matchId,
  holder === null ? null : JSON.stringify(holder),
  label,
  expiresInSeconds,
  ...scopes,
];

/** @param sql inside a transaction */
const insertToken = async (sql: Sql, token: NewToken, command: Command): Promise<Commanded<Written>> => {
  const { role, gatheringId, playerId, matchId, holder, scopes = [], mintedBy, label, expiresInSeconds } = token;
  const secret = mintSecret();
  const personId = holder === null ? null : 'personId' in holder ? holder.personId : randomUUID();
  const made = await insertOnce<Omit<Written, 'secret'>>(sql, {
    table: 'access_token',
    scope: { column: 'gathering_id', value: gatheringId },
    sender: { column: 'minted_by', tokenId: mintedBy },
    command,
    row: {
      token_id: randomUUID(),
      secret_hash: hashSecret(secret),
      role,
      player_id: playerId,
      match_id: matchId,
      person_id: personId,
      scopes: scopes.join(','),
      label,
      expires_at: expiresInSeconds,
    },
    computed: { expires_at: expiresIn, scopes: (list) => `string_to_array(${list}, ',')` },
    columns: 'token_id AS "tokenId", person_id AS "personId", created_at AS "createdAt", expires_at AS "expiresAt"',
    ...(holder !== null && 'name' in holder
      ? {
          beside: {
            into: 'person (person_id, name)',
            select: (place: number) => `SELECT "personId", $${place} FROM made`,
            values: [holder.name],
          },
        }
      : {}),
  });
  return made.kind === 'reused' ? made : { kind: made.kind, value: { ...made.value, secret } };
};

const recordOf = (token: NewToken, row: Written, commandId: string | null): JournalEntry => {
  const { role, gatheringId, playerId, matchId, scopes = [], mintedBy } = token;
  const { tokenId, personId, createdAt, expiresAt, secret } = row;
  const data = {
    at: createdAt.getTime(),
    by: mintedBy,
    tokenId,
    secretHash: hashSecret(secret).toString('hex'),
    role,
    playerId,
    matchId,
    personId,
    scopes,
    expiresAt: expiresAt.getTime(),
  };
  return entry(gatheringId, { type: 'TokenMinted', data }, commandId);
};

const byId = async (sql: Sql, tokenId: string): Promise<AccessToken> => {
  const { rows } = await sql.query<TokenRow>(`${tokens} WHERE t.token_id = $1`, [tokenId]);
  const [token] = rows;
  if (token === undefined) throw new Error(`token ${tokenId} was minted and cannot be read`);
  return token;
};

/**
 * Mints the first token of an installation, for an organizer of everything who may create gatherings. Used by the command line and the
 * seed.
 * @param sql reads the token; the journal writes it, and that it was minted
 * @param expiresInSeconds lifetime; a year where absent
 * @param personId who holds the token; where null a new person who is named like the label
 */
export const mintBootstrapOrganizer = async (
  sql: Sql,
  journal: Journal,
  label = 'bootstrap organizer',
  expiresInSeconds = 31_536_000,
  personId: string | null = null,
): Promise<Minted> => {
  const secret = mintSecret();
  const tokenId = await journal.record(async (connection) => {
    const holder = personId ?? randomUUID();
    if (personId === null) await connection.query('INSERT INTO person (person_id, name) VALUES ($1, $2)', [holder, label]);
    return mintOrganizerFor(connection, { secret, label, expiresInSeconds, holder });
  });
  return { token: await byId(sql, tokenId), secret };
};

/**
 * Mints an organizer's token within a transaction.
 * @param token.holder the person who holds it
 * @returns the token's id, and what is to be recorded of it
 */
export const mintOrganizerFor = async (
  connection: Sql,
  token: { readonly secret: string; readonly label: string; readonly expiresInSeconds: number; readonly holder: string },
): Promise<Journaled<string>> => {
  const { secret, label, expiresInSeconds, holder } = token;
  const secretHash = hashSecret(secret);
  const id = randomUUID();
  const { rows } = await connection.query<{ readonly createdAt: Date; readonly expiresAt: Date }>(
    `INSERT INTO access_token (token_id, secret_hash, role, label, expires_at, person_id) VALUES ($1, $2, 'organizer', $3, ${expiresIn('$4')}, $5)
       RETURNING created_at AS "createdAt", expires_at AS "expiresAt"`,
    [id, secretHash, label, expiresInSeconds, holder],
  );
  const records = rows.map(({ createdAt, expiresAt }) =>
    installationEntry({
      type: 'OrganizerTokenMinted',
      data: {
        at: createdAt.getTime(),
        tokenId: id,
        secretHash: secretHash.toString('hex'),
        personId: holder,
        expiresAt: expiresAt.getTime(),
      },
    }),
  );
  return { value: id, records };
};
