import { randomUUID } from 'node:crypto';
import { commandOf, insertOnce, type Commanded } from './commanded.js';
import { hashSecret, mintSecret } from './secret.js';
import { entry, installationEntry, type Journal } from './journal.js';
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
  async mint({
    role,
    gatheringId,
    playerId,
    matchId,
    holder,
    scopes = [],
    mintedBy,
    label,
    expiresInSeconds,
    commandId,
  }: NewToken): Promise<Commanded<MintedOnce>> {
    const secret = mintSecret();
    const personId = holder === null ? null : 'personId' in holder ? holder.personId : randomUUID();
    const secretHash = hashSecret(secret);
    const minted = await this.journal.record(async (sql) => {
      const made = await insertOnce<{
        readonly tokenId: string;
        readonly personId: string | null;
        readonly createdAt: Date;
        readonly expiresAt: Date;
      }>(sql, {
        table: 'access_token',
        scope: { column: 'gathering_id', value: gatheringId },
        sender: { column: 'minted_by', tokenId: mintedBy },
        command: commandOf(commandId, [
          role,
          playerId,
          matchId,
          holder === null ? null : JSON.stringify(holder),
          label,
          expiresInSeconds,
          // Digests are stored: tokens without scopes keep theirs.
          ...scopes,
        ]),
        row: {
          token_id: randomUUID(),
          secret_hash: secretHash,
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
      if (made.kind !== 'done') return { value: made, records: [] };
      const { tokenId, createdAt, expiresAt } = made.value;
      const data = {
        at: createdAt.getTime(),
        by: mintedBy,
        tokenId,
        secretHash: secretHash.toString('hex'),
        role,
        playerId,
        matchId,
        personId,
        scopes,
        expiresAt: expiresAt.getTime(),
      };
      return { value: made, records: [entry(gatheringId, { type: 'TokenMinted', data }, commandId)] };
    });
    if (minted.kind === 'reused') return minted;
    return {
      kind: minted.kind,
      value: { token: await byId(this.sql, minted.value.tokenId), secret: minted.kind === 'done' ? secret : null },
    };
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
    await this.journal.record(async (sql) => {
      const { rows } = await sql.query<{ revokedAt: Date }>(
        `UPDATE access_token SET revoked_at = clock_timestamp(), revoked_by = $3 WHERE gathering_id = $1 AND token_id = $2 AND revoked_at IS NULL
         RETURNING revoked_at AS "revokedAt"`,
        [gatheringId, tokenId, revokedBy],
      );
      const records = rows.map(({ revokedAt }) =>
        entry(gatheringId, { type: 'TokenRevoked', data: { at: revokedAt.getTime(), by: revokedBy, tokenId } }),
      );
      return { value: undefined, records };
    });
    const { rows } = await this.sql.query<TokenRow>(`${tokens} WHERE t.gathering_id = $1 AND t.token_id = $2`, [gatheringId, tokenId]);
    return rows[0] ?? null;
  }
}

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
  const secretHash = hashSecret(secret);
  const tokenId = await journal.record(async (connection) => {
    const [id, holder] = [randomUUID(), personId ?? randomUUID()];
    if (personId === null) await connection.query('INSERT INTO person (person_id, name) VALUES ($1, $2)', [holder, label]);
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
  });
  return { token: await byId(sql, tokenId), secret };
};
