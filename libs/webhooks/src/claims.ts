import type { Sql } from '@arbiter/accounts';
import type { Attempt } from './post-message.js';
import { disabledAfterMs, givenUpAfterMs, pauseAfter } from './retries.js';
import type { WebhookSecret } from './signature.js';

/** A delivery that one process sends now; nobody else does for a while. */
export interface Claimed {
  readonly deliveryId: string;
  readonly claim: string;
  readonly webhookId: string;
  readonly url: string;
  readonly messageId: string;
  /** Null, as is the version, for a message by which a webhook is tried out. */
  readonly tournamentId: string | null;
  readonly version: number | null;
  /** Attempts that were made before. */
  readonly attempts: number;
  readonly createdAt: Date;
  /** Since when it has been tried. */
  readonly dueSince: Date;
}

/** For how long a delivery belongs to whoever claimed it: longer than an attempt may take. Milliseconds. */
const claimMs = 60_000;

const time = (parameter: string): string => `to_timestamp(${parameter}::float8 / 1000)`;

/**
 * Claims deliveries that are due. In each tournament they go out in order: one waits while an earlier one of the same webhook does, but for
 * those that somebody asked for again.
 * @param only placeholders of a webhook and a tournament, where only theirs are claimed
 */
const claiming = (only: boolean): string => `
  WITH due AS (
    SELECT d.delivery_id FROM webhook_delivery d JOIN webhook w USING (webhook_id)
    WHERE d.state = 'waiting' AND d.next_attempt_at <= ${time('$1')} AND (d.claimed_until IS NULL OR d.claimed_until <= ${time('$1')})
      AND w.disabled_at IS NULL AND w.deleted_at IS NULL${only ? ' AND d.webhook_id = $5 AND d.tournament_id = $6' : ''}
      AND (d.again OR d.tournament_id IS NULL OR NOT EXISTS (
        SELECT FROM webhook_delivery e WHERE e.webhook_id = d.webhook_id AND e.tournament_id = d.tournament_id
          AND e.state = 'waiting' AND NOT e.again AND e.delivery_id < d.delivery_id))
    ORDER BY d.next_attempt_at, d.delivery_id LIMIT $2 FOR UPDATE OF d SKIP LOCKED)
  UPDATE webhook_delivery d SET claim = $3, claimed_until = ${time('$4')}
  FROM due, webhook w WHERE d.delivery_id = due.delivery_id AND w.webhook_id = d.webhook_id
  RETURNING d.delivery_id AS "deliveryId", d.claim, d.webhook_id AS "webhookId", w.url, d.message_id AS "messageId",
    d.tournament_id AS "tournamentId", d.version, d.attempts, d.created_at AS "createdAt", d.due_since AS "dueSince"`;

/** Claims what is due. @param at milliseconds since 1970-01-01 UTC */
export const claimDue = async (
  sql: Sql,
  { claim, at, most }: { readonly claim: string; readonly at: number; readonly most: number },
): Promise<readonly Claimed[]> => (await sql.query<Claimed>(claiming(false), [at, most, claim, at + claimMs])).rows;

/** Claims the delivery that waited for another one; null where none did, or somebody else has it. */
export const claimNext = async (
  sql: Sql,
  { webhookId, tournamentId }: Claimed,
  { claim, at }: { readonly claim: string; readonly at: number },
): Promise<Claimed | null> => {
  if (tournamentId === null) return null;
  const { rows } = await sql.query<Claimed>(claiming(true), [at, 1, claim, at + claimMs, webhookId, tournamentId]);
  return rows[0] ?? null;
};

/** Returns the secrets that sign now, the newest first. */
export const secretsOf = async (sql: Sql, webhookId: string, at: number): Promise<readonly WebhookSecret[]> => {
  const { rows } = await sql.query<{ secret: Buffer }>(
    `SELECT secret FROM webhook_secret WHERE webhook_id = $1 AND (retires_at IS NULL OR retires_at > ${time('$2')})
     ORDER BY retires_at DESC NULLS FIRST`,
    [webhookId, at],
  );
  return rows.map(({ secret }) => secret);
};

/** Notes that a delivery has arrived. */
export const noteDelivered = async (
  sql: Sql,
  { deliveryId, claim, webhookId }: Claimed,
  { at, status }: { readonly at: number; readonly status: number },
): Promise<void> => {
  await sql.query(
    `UPDATE webhook_delivery SET state = 'delivered', again = false, attempts = attempts + 1, last_attempt_at = ${time('$3')},
       last_status = $4, last_error = NULL, settled_at = ${time('$3')}, claim = NULL, claimed_until = NULL
     WHERE delivery_id = $1 AND claim = $2 AND state = 'waiting'`,
    [deliveryId, claim, at, status],
  );
  await sql.query('UPDATE webhook SET failing_since = NULL WHERE webhook_id = $1 AND failing_since IS NOT NULL', [webhookId]);
};

/**
 * Notes that an attempt has failed: the delivery is tried again later, or has failed for good when it was tried for long enough. A receiver
 * that says it is gone, or has taken nothing for days, is told nothing more.
 * @returns why the webhook was disabled; null where it was not
 */
export const noteFailed = async (
  sql: Sql,
  { deliveryId, claim, webhookId, attempts, dueSince }: Claimed,
  attempt: Attempt,
  { at, chance }: { readonly at: number; readonly chance: number },
): Promise<'failing' | 'gone' | null> => {
  const isAnswered = attempt.kind === 'answered';
  const isGivenUp = at - dueSince.getTime() >= givenUpAfterMs;
  await sql.query(
    `UPDATE webhook_delivery SET state = CASE WHEN $7 THEN 'failed' ELSE state END, settled_at = CASE WHEN $7 THEN ${time('$3')} END,
       attempts = attempts + 1, last_attempt_at = ${time('$3')}, last_status = $4, last_error = $5, next_attempt_at = ${time('$6')},
       claim = NULL, claimed_until = NULL
     WHERE delivery_id = $1 AND claim = $2 AND state = 'waiting'`,
    [
      deliveryId,
      claim,
      at,
      isAnswered ? attempt.status : null,
      isAnswered ? null : attempt.error,
      at + pauseAfter(attempts + 1, chance, isAnswered ? attempt.retryAfterMs : null),
      isGivenUp,
    ],
  );
  const isGone = isAnswered && attempt.status === 410;
  const { rows } = await sql.query<{ because: 'failing' | 'gone' }>(
    `WITH failing AS (
       UPDATE webhook SET failing_since = coalesce(failing_since, ${time('$2')}) WHERE webhook_id = $1 AND disabled_at IS NULL
       RETURNING webhook_id, failing_since)
     SELECT CASE WHEN $3 THEN 'gone' ELSE 'failing' END AS because FROM failing
     WHERE $3 OR failing_since <= ${time('$4')}`,
    [webhookId, at, isGone, at - disabledAfterMs],
  );
  const because = rows[0]?.because ?? null;
  if (because === null) return null;
  const { rowCount } = await sql.query(
    `UPDATE webhook SET disabled_at = ${time('$2')}, disabled_because = $3 WHERE webhook_id = $1 AND disabled_at IS NULL`,
    [webhookId, at, because],
  );
  return rowCount === 1 ? because : null;
};
