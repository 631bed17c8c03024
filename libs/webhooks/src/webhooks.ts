import { type Commanded, commandOf, sameSender, type Sql } from '@arbiter/accounts';
import { foundingLog, newUuidV7 } from '@arbiter/contracts';
import type { Feed } from '@arbiter/recording';
import type { Pool } from 'pg';
import { inTransaction } from './in-transaction.js';
import { newSecret, secretText } from './signature.js';

/** An address that is told of tournaments, without its secret. */
export interface Webhook {
  readonly webhookId: string;
  readonly gatheringId: string;
  /** Null: all tournaments of the gathering. */
  readonly tournamentId: string | null;
  readonly url: string;
  /** Null: all that everybody may know. */
  readonly eventTypes: readonly string[] | null;
  readonly description: string | null;
  readonly createdAt: Date;
  readonly failingSince: Date | null;
  readonly disabledBecause: 'organizer' | 'failing' | 'gone' | null;
  /** Until when the secret from before the last rotation still signs. */
  readonly oldSecretUntil: Date | null;
  /** Numbers of deliveries that wait, and that have failed. */
  readonly waiting: number;
  readonly failed: number;
}

export interface NewWebhook {
  readonly gatheringId: string;
  readonly tournamentId: string | null;
  readonly url: string;
  readonly eventTypes: readonly string[] | null;
  readonly description: string | null;
  readonly commandId: string;
  /** The token that registers it. */
  readonly by: string;
}

/** A webhook that was registered, with its secret; null where that was deleted since. */
export interface Registered {
  readonly webhook: Webhook;
  readonly secret: string | null;
}

/** A delivery as it is listed. */
export interface Delivery {
  readonly deliveryId: number;
  readonly messageId: string;
  readonly tournamentId: string | null;
  readonly version: number | null;
  readonly type: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextAttemptAt: Date | null;
  readonly lastAttemptAt: Date | null;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly settledAt: Date | null;
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'skipped';

/** Most webhooks that a gathering has at a time. */
export const maximalWebhooks = 20;

const columns = `w.webhook_id AS "webhookId", w.gathering_id AS "gatheringId", w.tournament_id AS "tournamentId", w.url,
  w.event_types AS "eventTypes", w.description, w.created_at AS "createdAt", w.failing_since AS "failingSince", w.disabled_because AS "disabledBecause",
  (SELECT max(s.retires_at) FROM webhook_secret s WHERE s.webhook_id = w.webhook_id AND s.retires_at > now()) AS "oldSecretUntil",
  (SELECT count(*)::integer FROM webhook_delivery d WHERE d.webhook_id = w.webhook_id AND d.state = 'waiting') AS waiting,
  (SELECT count(*)::integer FROM webhook_delivery d WHERE d.webhook_id = w.webhook_id AND d.state = 'failed') AS failed`;

/** The webhooks of gatherings, and what was sent to them. */
export class Webhooks {
  constructor(
    private readonly pool: Pick<Pool, 'connect' | 'query'>,
    private readonly feed: Pick<Feed, 'size'>,
  ) {}

  /**
   * Registers a webhook, once per command. It is told of every event that is recorded after this has returned.
   * @returns null when the gathering has as many as it may
   */
  register(fresh: NewWebhook): Promise<Commanded<Registered> | null> {
    const { gatheringId, tournamentId, url, eventTypes, description, commandId, by } = fresh;
    return inTransaction(this.pool, async (sql) => {
      // Nobody passes an event in the feed while it is written down from which one on the webhook is told.
      await sql.query('SELECT FROM webhook_feed WHERE log_id = $1 FOR UPDATE', [foundingLog]);
      const earlier = await registeredBefore(sql, fresh);
      if (earlier !== null) return earlier;
      const { rows } = await sql.query<{ count: number }>(
        'SELECT count(*)::integer AS count FROM webhook WHERE gathering_id = $1 AND deleted_at IS NULL',
        [gatheringId],
      );
      if ((rows[0]?.count ?? 0) >= maximalWebhooks) return null;
      const webhookId = newUuidV7(Date.now());
      await sql.query(
        `INSERT INTO webhook (webhook_id, gathering_id, tournament_id, url, event_types, description, from_leaf, created_by, command_id, command_digest)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          webhookId,
          gatheringId,
          tournamentId,
          url,
          eventTypes,
          description,
          await this.feed.size(foundingLog),
          by,
          commandId,
          digestOf(fresh),
        ],
      );
      const secret = newSecret();
      await sql.query('INSERT INTO webhook_secret (webhook_id, secret) VALUES ($1, $2)', [webhookId, secret]);
      const webhook = await webhookBy(sql, gatheringId, webhookId);
      if (webhook === null) throw new Error(`webhook ${webhookId} was registered and can't be read`);
      return { kind: 'done', value: { webhook, secret: secretText(secret) } };
    });
  }

  /** What the command led to when it was sent before; null where it was not. */
  before(fresh: NewWebhook): Promise<Commanded<Registered> | null> {
    return registeredBefore(this.pool, fresh);
  }

  /** Returns a webhook of a gathering; null where there is none. */
  find(gatheringId: string, webhookId: string): Promise<Webhook | null> {
    return webhookBy(this.pool, gatheringId, webhookId);
  }

  /** Lists the webhooks of a gathering, the newest first. */
  async ofGathering(gatheringId: string): Promise<readonly Webhook[]> {
    const { rows } = await this.pool.query<Webhook>(
      `SELECT ${columns} FROM webhook w WHERE w.gathering_id = $1 AND w.deleted_at IS NULL ORDER BY w.created_at DESC, w.webhook_id DESC`,
      [gatheringId],
    );
    return rows;
  }

  /**
   * Lists deliveries of a webhook, the newest first.
   * @param state only those that stand so; null: all
   * @param before only those with a smaller id; 0: from the newest on
   */
  async deliveries(webhookId: string, state: DeliveryState | null, before: number, limit: number): Promise<readonly Delivery[]> {
    const { rows } = await this.pool.query<Delivery>(
      `SELECT delivery_id::float8 AS "deliveryId", message_id AS "messageId", tournament_id AS "tournamentId", version, type, state, attempts,
         created_at AS "createdAt", CASE WHEN state = 'waiting' THEN next_attempt_at END AS "nextAttemptAt", last_attempt_at AS "lastAttemptAt",
         last_status AS "lastStatus", last_error AS "lastError", settled_at AS "settledAt"
       FROM webhook_delivery WHERE webhook_id = $1 AND ($2::text IS NULL OR state = $2) AND ($3::bigint = 0 OR delivery_id < $3)
       ORDER BY delivery_id DESC LIMIT $4`,
      [webhookId, state, before, limit],
    );
    return rows;
  }
}

/** A digest of what is asked for, by which a command that is sent again is known. */
const digestOf = ({ url, tournamentId, eventTypes, description, commandId }: NewWebhook): Buffer =>
  commandOf(commandId, [url, tournamentId, JSON.stringify(eventTypes), description]).digest;

const registeredBefore = async (sql: Sql, fresh: NewWebhook): Promise<Commanded<Registered> | null> => {
  const { rows } = await sql.query<Webhook & { readonly same: boolean; readonly secret: Buffer | null }>(
    `SELECT ${columns}, w.command_digest = $3 AND ${sameSender('w.created_by', '$4')} AS same,
       (SELECT s.secret FROM webhook_secret s WHERE s.webhook_id = w.webhook_id AND s.command_id IS NULL) AS secret
     FROM webhook w WHERE w.gathering_id = $1 AND w.command_id = $2`,
    [fresh.gatheringId, fresh.commandId, digestOf(fresh), fresh.by],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { same, secret, ...webhook } = row;
  return same ? { kind: 'repeated', value: { webhook, secret: secret === null ? null : secretText(secret) } } : { kind: 'reused' };
};

const webhookBy = async (sql: Sql, gatheringId: string, webhookId: string): Promise<Webhook | null> => {
  const { rows } = await sql.query<Webhook>(
    `SELECT ${columns} FROM webhook w WHERE w.webhook_id = $2 AND w.gathering_id = $1 AND w.deleted_at IS NULL`,
    [gatheringId, webhookId],
  );
  return rows[0] ?? null;
};
