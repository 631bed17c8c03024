import { randomUUID } from 'node:crypto';
import { hashSecret, mintSecret } from './secret.js';
import type { AccessToken, NewToken, Sql } from './types.js';

const columns = `token_id AS "tokenId", role, event_id AS "eventId", player_id AS "playerId", match_id AS "matchId", label,
  created_at AS "createdAt", expires_at AS "expiresAt", revoked_at AS "revokedAt"`;

export interface Minted {
  readonly token: AccessToken;
  readonly secret: string;
}

/** Bearer tokens: minted, looked up by the hash of their secret, listed and revoked; never deleted. */
export class TokenStore {
  constructor(private readonly sql: Sql) {}

  /** Mints a token. The secret is in the answer and nowhere else. */
  async mint(token: NewToken): Promise<Minted> {
    const secret = mintSecret();
    const { rows } = await this.sql.query<AccessToken>(
      `INSERT INTO access_token (token_id, secret_hash, role, event_id, player_id, match_id, label, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp() + make_interval(secs => $8)) RETURNING ${columns}`,
      [randomUUID(), hashSecret(secret), token.role, token.eventId, token.playerId, token.matchId, token.label, token.expiresInSeconds],
    );
    return { token: rows[0]!, secret };
  }

  /** The token with this secret, expired and revoked ones included: the caller tells its holder why it is refused. */
  async bySecret(secret: string): Promise<AccessToken | null> {
    const { rows } = await this.sql.query<AccessToken>({ name: 'token-by-secret', text: `SELECT ${columns} FROM access_token WHERE secret_hash = $1`, values: [hashSecret(secret)] });
    return rows[0] ?? null;
  }

  /** Tokens of one event, newest first, `limit` at most, older than `before` where given. */
  async ofEvent(eventId: string, limit: number, before: { readonly at: string; readonly id: string } | null): Promise<readonly (AccessToken & { readonly at: string })[]> {
    const { rows } = await this.sql.query<AccessToken & { at: string }>(
      `SELECT ${columns}, created_at::text AS at FROM access_token
       WHERE event_id = $1 AND ($2::text IS NULL OR (created_at, token_id) < ($2::text::timestamptz, $3::uuid))
       ORDER BY created_at DESC, token_id DESC LIMIT $4`,
      [eventId, before?.at ?? null, before?.id ?? null, limit],
    );
    return rows;
  }

  /** Revokes a token for good; revoking twice keeps the first date. @returns null when the event has no such token */
  async revoke(eventId: string, tokenId: string): Promise<AccessToken | null> {
    const { rows } = await this.sql.query<AccessToken>(
      `UPDATE access_token SET revoked_at = coalesce(revoked_at, clock_timestamp()) WHERE event_id = $1 AND token_id = $2 RETURNING ${columns}`,
      [eventId, tokenId],
    );
    return rows[0] ?? null;
  }
}

/**
 * The first token of an installation: an organizer of everything, who may create events. For the command line and the seed.
 * @param expiresInSeconds lifetime; a year where absent
 */
export const mintBootstrapOrganizer = (sql: Sql, label = 'bootstrap organizer', expiresInSeconds = 31_536_000): Promise<Minted> =>
  new TokenStore(sql).mint({ role: 'organizer', eventId: null, playerId: null, matchId: null, label, expiresInSeconds });
