import { randomUUID } from 'node:crypto';
import { commandOf, insertOnce, type Commanded } from './commanded.js';
import { hashSecret, mintSecret } from './secret.js';
import type { AccessToken, NewToken, Sql } from './types.js';

const columns = `token_id AS "tokenId", role, event_id AS "eventId", player_id AS "playerId", match_id AS "matchId", label,
  created_at AS "createdAt", expires_at AS "expiresAt", revoked_at AS "revokedAt"`;

export interface Minted {
  readonly token: AccessToken;
  readonly secret: string;
}

/** What a command to mint came to: the secret is there the first time only. */
export interface MintedOnce {
  readonly token: AccessToken;
  readonly secret: string | null;
}

const expiresIn = (seconds: string): string => `clock_timestamp() + make_interval(secs => ${seconds})`;

/** Bearer tokens: minted, looked up by the hash of their secret, listed and revoked; never deleted. */
export class TokenStore {
  constructor(private readonly sql: Sql) {}

  /**
   * Mints a token of an event, once a command. The secret is in the answer and nowhere else: a command that is repeated
   * gets the token without it.
   */
  async mint({ role, eventId, playerId, matchId, label, expiresInSeconds, commandId }: NewToken): Promise<Commanded<MintedOnce>> {
    const secret = mintSecret();
    const minted = await insertOnce<AccessToken>(this.sql, {
      table: 'access_token',
      scope: { column: 'event_id', value: eventId },
      command: commandOf(commandId, [role, playerId, matchId, label, expiresInSeconds]),
      row: { token_id: randomUUID(), secret_hash: hashSecret(secret), role, player_id: playerId, match_id: matchId, label, expires_at: expiresInSeconds },
      computed: { expires_at: expiresIn },
      columns,
    });
    if (minted.kind === 'reused') return minted;
    return { kind: minted.kind, value: { token: minted.value, secret: minted.kind === 'done' ? secret : null } };
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
export const mintBootstrapOrganizer = async (sql: Sql, label = 'bootstrap organizer', expiresInSeconds = 31_536_000): Promise<Minted> => {
  const secret = mintSecret();
  const { rows } = await sql.query<AccessToken>(
    `INSERT INTO access_token (token_id, secret_hash, role, label, expires_at) VALUES ($1, $2, 'organizer', $3, ${expiresIn('$4')}) RETURNING ${columns}`,
    [randomUUID(), hashSecret(secret), label, expiresInSeconds],
  );
  return { token: rows[0]!, secret };
};
