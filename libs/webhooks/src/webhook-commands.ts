import { randomUUID } from 'node:crypto';
import { commandOf, sameSender, type Sql } from '@arbiter/accounts';
import type { Pool } from 'pg';
import { inTransaction } from './in-transaction.js';
import { testType } from './message.js';
import { retiringMs } from './retries.js';
import { newSecret, secretText } from './signature.js';

/** What organizers do with a webhook. */
export type WebhookCommand =
  | { readonly type: 'rotateSecret' | 'sendTest' | 'enable' | 'disable' | 'delete' }
  | { readonly type: 'resend' | 'skip'; readonly deliveryId: number };

export interface SentWebhookCommand {
  readonly gatheringId: string;
  readonly webhookId: string;
  readonly commandId: string;
  /** The token that sends it. */
  readonly by: string;
  readonly command: WebhookCommand;
}

/** What became of a command. The secret is told after a rotation, as long as it signs; the delivery where one was made or named. */
export type WebhookCommandOutcome =
  | { readonly kind: 'done' | 'repeated'; readonly deliveryId: number | null; readonly secret: string | null }
  | { readonly kind: 'notFound' | 'noDelivery' | 'reused' };

/** What a command did: made or named a delivery, or nothing of that kind. */
type Did = { readonly deliveryId: number | null } | 'noDelivery';

const time = (parameter: string): string => `to_timestamp(${parameter}::float8 / 1000)`;

/** Carries commands about webhooks out, each once: the same id sent again gets the first answer. */
export class WebhookCommands {
  constructor(
    private readonly pool: Pick<Pool, 'connect'>,
    /** Milliseconds since 1970-01-01 UTC. */
    private readonly now: () => number,
  ) {}

  carryOut(sent: SentWebhookCommand): Promise<WebhookCommandOutcome> {
    const { gatheringId, webhookId, commandId, by, command } = sent;
    const { digest } = commandOf(commandId, [command.type, 'deliveryId' in command ? command.deliveryId : null]);
    return inTransaction(this.pool, async (sql) => {
      const { rows } = await sql.query<{ isDeleted: boolean }>(
        'SELECT deleted_at IS NOT NULL AS "isDeleted" FROM webhook WHERE webhook_id = $1 AND gathering_id = $2 FOR UPDATE',
        [webhookId, gatheringId],
      );
      const earlier = await sentBefore(sql, sent, digest);
      if (earlier !== null) return earlier;
      if (rows[0]?.isDeleted !== false) return { kind: 'notFound' };
      const did = await this.act(sql, webhookId, commandId, command);
      if (did === 'noDelivery') return { kind: 'noDelivery' };
      await sql.query('INSERT INTO webhook_command (webhook_id, command_id, digest, sent_by, delivery_id) VALUES ($1, $2, $3, $4, $5)', [
        webhookId,
        commandId,
        digest,
        by,
        did.deliveryId,
      ]);
      return { kind: 'done', deliveryId: did.deliveryId, secret: await secretOf(sql, webhookId, commandId) };
    });
  }

  private async act(sql: Sql, webhookId: string, commandId: string, command: WebhookCommand): Promise<Did> {
    const at = this.now();
    switch (command.type) {
      case 'rotateSecret':
        await rotate(sql, webhookId, commandId, at);
        return { deliveryId: null };
      case 'sendTest':
        return { deliveryId: await addTest(sql, webhookId, at) };
      case 'enable':
        await enable(sql, webhookId, at);
        return { deliveryId: null };
      case 'disable':
        await sql.query(
          `UPDATE webhook SET disabled_at = ${time('$2')}, disabled_because = 'organizer' WHERE webhook_id = $1 AND disabled_at IS NULL`,
          [webhookId, at],
        );
        return { deliveryId: null };
      case 'delete':
        await remove(sql, webhookId, at);
        return { deliveryId: null };
      case 'resend':
        return (await resend(sql, webhookId, command.deliveryId, at)) ? { deliveryId: command.deliveryId } : 'noDelivery';
      case 'skip':
        return (await skip(sql, webhookId, command.deliveryId, at)) ? { deliveryId: command.deliveryId } : 'noDelivery';
    }
  }
}

const sentBefore = async (
  sql: Sql,
  { webhookId, gatheringId, commandId, by }: SentWebhookCommand,
  digest: Buffer,
): Promise<WebhookCommandOutcome | null> => {
  const { rows } = await sql.query<{ same: boolean; deliveryId: number | null }>(
    `SELECT c.digest = $3 AND ${sameSender('c.sent_by', '$4')} AS same, c.delivery_id::float8 AS "deliveryId"
     FROM webhook_command c JOIN webhook w USING (webhook_id) WHERE c.webhook_id = $1 AND c.command_id = $2 AND w.gathering_id = $5`,
    [webhookId, commandId, digest, by, gatheringId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return row.same
    ? { kind: 'repeated', deliveryId: row.deliveryId, secret: await secretOf(sql, webhookId, commandId) }
    : { kind: 'reused' };
};

/** Returns the secret that a command drew, in writing; null where it drew none, or none that is there still. */
const secretOf = async (sql: Sql, webhookId: string, commandId: string): Promise<string | null> => {
  const { rows } = await sql.query<{ secret: Buffer }>('SELECT secret FROM webhook_secret WHERE webhook_id = $1 AND command_id = $2', [
    webhookId,
    commandId,
  ]);
  return rows[0] === undefined ? null : secretText(rows[0].secret);
};

/** Draws another secret. The one before signs for a day more, and the one before that no longer. */
const rotate = async (sql: Sql, webhookId: string, commandId: string, at: number): Promise<void> => {
  await sql.query('DELETE FROM webhook_secret WHERE webhook_id = $1 AND retires_at IS NOT NULL', [webhookId]);
  await sql.query(`UPDATE webhook_secret SET retires_at = ${time('$2')} WHERE webhook_id = $1`, [webhookId, at + retiringMs]);
  await sql.query('INSERT INTO webhook_secret (webhook_id, command_id, secret) VALUES ($1, $2, $3)', [webhookId, commandId, newSecret()]);
};

const addTest = async (sql: Sql, webhookId: string, at: number): Promise<number> => {
  const { rows } = await sql.query<{ id: number }>(
    `INSERT INTO webhook_delivery (webhook_id, message_id, type, created_at, due_since, next_attempt_at)
     VALUES ($1, $2, $3, ${time('$4')}, ${time('$4')}, ${time('$4')}) RETURNING delivery_id::float8 AS id`,
    [webhookId, `test_${randomUUID().replaceAll('-', '')}`, testType, at],
  );
  const [made] = rows;
  if (made === undefined) throw new Error('a delivery was made and has no id');
  return made.id;
};

/** What has waited is sent at once, and has all the time of a new delivery. */
const enable = async (sql: Sql, webhookId: string, at: number): Promise<void> => {
  const { rowCount } = await sql.query(
    `UPDATE webhook SET disabled_at = NULL, disabled_because = NULL, failing_since = NULL WHERE webhook_id = $1 AND disabled_at IS NOT NULL`,
    [webhookId],
  );
  if (rowCount !== 1) return;
  await sql.query(
    `UPDATE webhook_delivery SET due_since = ${time('$2')}, next_attempt_at = ${time('$2')} WHERE webhook_id = $1 AND state = 'waiting'`,
    [webhookId, at],
  );
};

const remove = async (sql: Sql, webhookId: string, at: number): Promise<void> => {
  await sql.query(`UPDATE webhook SET deleted_at = ${time('$2')} WHERE webhook_id = $1`, [webhookId, at]);
  await sql.query('DELETE FROM webhook_secret WHERE webhook_id = $1', [webhookId]);
  await sql.query(`UPDATE webhook_delivery SET state = 'skipped', settled_at = ${time('$2')} WHERE webhook_id = $1 AND state = 'waiting'`, [
    webhookId,
    at,
  ]);
};

/** A delivery that waits is tried at once; one that is settled is sent again, beside those that wait. */
const resend = async (sql: Sql, webhookId: string, deliveryId: number, at: number): Promise<boolean> => {
  const { rowCount } = await sql.query(
    `UPDATE webhook_delivery SET state = 'waiting', again = again OR state <> 'waiting', settled_at = NULL,
       attempts = CASE WHEN state = 'waiting' THEN attempts ELSE 0 END, due_since = ${time('$3')}, next_attempt_at = ${time('$3')}
     WHERE webhook_id = $1 AND delivery_id = $2`,
    [webhookId, deliveryId, at],
  );
  return rowCount === 1;
};

/** A delivery that waits is not tried again, so that those behind it go on; one that is settled stays as it is. */
const skip = async (sql: Sql, webhookId: string, deliveryId: number, at: number): Promise<boolean> => {
  await sql.query(
    `UPDATE webhook_delivery SET state = 'skipped', settled_at = ${time('$3')}, claim = NULL, claimed_until = NULL
     WHERE webhook_id = $1 AND delivery_id = $2 AND state = 'waiting'`,
    [webhookId, deliveryId, at],
  );
  const { rows } = await sql.query('SELECT FROM webhook_delivery WHERE webhook_id = $1 AND delivery_id = $2', [webhookId, deliveryId]);
  return rows.length === 1;
};
