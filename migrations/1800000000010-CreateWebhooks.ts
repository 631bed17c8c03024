import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * Addresses that are told of tournaments. The secrets that sign are kept apart, as they are, since signing needs them: the application's login
 * and the owner read them, and they are deleted when they have retired.
 */
const webhooks = `
  CREATE TABLE webhook (
    webhook_id       uuid        NOT NULL PRIMARY KEY,
    gathering_id     uuid        NOT NULL REFERENCES gathering (gathering_id),
    tournament_id    uuid        REFERENCES tournament (tournament_id),
    url              text        NOT NULL CHECK (length(url) BETWEEN 1 AND 2000),
    event_types      text[]      CHECK (cardinality(event_types) > 0),
    description      text,
    from_leaf        bigint      NOT NULL CHECK (from_leaf >= 0),
    created_at       timestamptz NOT NULL DEFAULT now(),
    created_by       uuid        NOT NULL REFERENCES access_token (token_id),
    command_id       text        NOT NULL,
    command_digest   bytea       NOT NULL CHECK (octet_length(command_digest) = 32),
    failing_since    timestamptz,
    disabled_at      timestamptz,
    disabled_because text        CHECK (disabled_because IN ('organizer', 'failing', 'gone')),
    deleted_at       timestamptz,
    CHECK ((disabled_at IS NULL) = (disabled_because IS NULL)),
    CONSTRAINT webhook_made_by UNIQUE (gathering_id, command_id)
  );
  COMMENT ON COLUMN webhook.tournament_id IS 'Null: all tournaments of the gathering.';
  COMMENT ON COLUMN webhook.event_types IS 'Null: all that everybody may know.';
  COMMENT ON COLUMN webhook.from_leaf IS 'Events from this leaf of the founding log on are told.';
  COMMENT ON COLUMN webhook.failing_since IS 'When the first of the attempts failed since which none has succeeded.';

  CREATE TABLE webhook_secret (
    secret_id  bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    webhook_id uuid        NOT NULL REFERENCES webhook (webhook_id),
    command_id text,
    secret     bytea       NOT NULL CHECK (octet_length(secret) = 32),
    created_at timestamptz NOT NULL DEFAULT now(),
    retires_at timestamptz,
    UNIQUE (webhook_id, command_id)
  );
  CREATE UNIQUE INDEX webhook_secret_current ON webhook_secret (webhook_id) WHERE retires_at IS NULL;
  COMMENT ON COLUMN webhook_secret.command_id IS 'The rotation that drew it, which is shown it again; null where it was drawn with the webhook.';

  CREATE TABLE webhook_command (
    webhook_id  uuid        NOT NULL REFERENCES webhook (webhook_id),
    command_id  text        NOT NULL,
    digest      bytea       NOT NULL CHECK (octet_length(digest) = 32),
    sent_by     uuid        NOT NULL REFERENCES access_token (token_id),
    delivery_id bigint,
    created_at  timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (webhook_id, command_id)
  );
  COMMENT ON COLUMN webhook_command.delivery_id IS 'The delivery that the command was about, or that it made.'`;

/**
 * How far the events of the founding log were looked at, how far those of a tournament became deliveries of a webhook, and the deliveries.
 * What is sent is not kept: it follows from the event. Whoever sends a delivery claims it for a while, and notes what came of it; if they die
 * in between, somebody else sends it again, under the same id.
 */
const deliveries = `
  CREATE TABLE webhook_feed (
    log_id    integer NOT NULL PRIMARY KEY,
    next_leaf bigint  NOT NULL CHECK (next_leaf >= 0)
  ) WITH (fillfactor = 50);
  INSERT INTO webhook_feed (log_id, next_leaf)
    SELECT 0, coalesce((SELECT leaf + 1 FROM log_event WHERE log_id = 0 ORDER BY leaf DESC LIMIT 1), 0);

  CREATE TABLE webhook_tournament (
    webhook_id    uuid    NOT NULL REFERENCES webhook (webhook_id),
    tournament_id uuid    NOT NULL REFERENCES tournament (tournament_id),
    next_version  integer NOT NULL CHECK (next_version > 0),
    known_version integer NOT NULL,
    PRIMARY KEY (webhook_id, tournament_id)
  ) WITH (fillfactor = 70);
  CREATE INDEX webhook_tournament_behind ON webhook_tournament (tournament_id, webhook_id) WHERE next_version <= known_version;
  COMMENT ON COLUMN webhook_tournament.next_version IS 'The first event that was not looked at; known_version is the last one that is known to be there.';

  CREATE TABLE webhook_delivery (
    delivery_id     bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    webhook_id      uuid        NOT NULL REFERENCES webhook (webhook_id),
    message_id      text        NOT NULL CHECK (message_id ~ '^[a-z]+_[0-9a-z_]+$'),
    tournament_id   uuid        REFERENCES tournament (tournament_id),
    version         integer     CHECK (version > 0),
    type            text        NOT NULL,
    state           text        NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed', 'skipped')),
    again           boolean     NOT NULL DEFAULT false,
    attempts        integer     NOT NULL DEFAULT 0,
    created_at      timestamptz NOT NULL,
    due_since       timestamptz NOT NULL,
    next_attempt_at timestamptz NOT NULL,
    claimed_until   timestamptz,
    claim           uuid,
    last_attempt_at timestamptz,
    last_status     integer,
    last_error      text,
    settled_at      timestamptz,
    CONSTRAINT webhook_delivery_once UNIQUE (webhook_id, message_id),
    CHECK ((tournament_id IS NULL) = (version IS NULL)),
    CHECK ((state = 'waiting') = (settled_at IS NULL))
  ) WITH (fillfactor = 70);
  CREATE INDEX webhook_delivery_due ON webhook_delivery (next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX webhook_delivery_queue ON webhook_delivery (webhook_id, tournament_id, delivery_id) WHERE state = 'waiting' AND NOT again;
  CREATE INDEX webhook_delivery_open ON webhook_delivery (webhook_id, state) WHERE state IN ('waiting', 'failed');
  CREATE INDEX webhook_delivery_list ON webhook_delivery (webhook_id, delivery_id);
  COMMENT ON COLUMN webhook_delivery.delivery_id IS 'Grows in the order in which the events of a tournament are told.';
  COMMENT ON COLUMN webhook_delivery.again IS 'Sent again because somebody asked: nothing waits for it, and it waits for nothing.'`;

const grants = [
  'GRANT SELECT, INSERT ON webhook, webhook_secret, webhook_command, webhook_tournament, webhook_delivery TO arbiter_app',
  'GRANT SELECT ON webhook_feed TO arbiter_app',
  'GRANT UPDATE (failing_since, disabled_at, disabled_because, deleted_at) ON webhook TO arbiter_app',
  'GRANT UPDATE (retires_at), DELETE ON webhook_secret TO arbiter_app',
  'GRANT UPDATE (next_leaf) ON webhook_feed TO arbiter_app',
  'GRANT UPDATE (next_version, known_version) ON webhook_tournament TO arbiter_app',
  `GRANT UPDATE (state, again, attempts, due_since, next_attempt_at, claimed_until, claim, last_attempt_at, last_status, last_error, settled_at)
     ON webhook_delivery TO arbiter_app`,
];

/** Creates what tells other services of tournaments. */
export class CreateWebhooks1800000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [webhooks, deliveries, ...grants]) await queryRunner.query(sql);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
