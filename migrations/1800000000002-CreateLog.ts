import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * Statement triggers fire on every UPDATE, DELETE and TRUNCATE, even on one that affects no row, and ALWAYS makes them fire under
 * replication too.
 */
const appendOnly = `
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
  END
  $$;

  CREATE FUNCTION make_append_only(target regclass) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format('CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', target);
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER append_only', target);
  END
  $$;
  REVOKE ALL ON FUNCTION make_append_only(regclass) FROM PUBLIC;

  CREATE FUNCTION refuse_second_value() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '%.% is written once', TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'restrict_violation';
  END
  $$`;

/** Logs, each with its permanent name. */
const logs = `
  CREATE TABLE log (
    log_id     integer     NOT NULL PRIMARY KEY,
    origin     text        NOT NULL CHECK (origin ~ '^[^[:space:]+]+$'),
    founded_at timestamptz NOT NULL DEFAULT now()
  );
  COMMENT ON COLUMN log.origin IS 'First line of every signed head. Given or drawn when the log is founded; a process that names another one is refused.'`;

/**
 * One table for the events of all streams. The leaf is the event's place in the log: 0, 1, 2 ... without a gap, since a writer takes the
 * first free leaves and the key refuses a second writer that took the same ones. Fixed columns come first and wide ones last, which saves
 * padding. The payload is json, not jsonb: the text that is hashed is the text that is stored. The founding log has id 0; the others are
 * numbered by month, 1,024 a month.
 */
const events = `
  CREATE TABLE log_event (
    leaf           bigint      NOT NULL CHECK (leaf >= 0),
    stream_id      uuid        NOT NULL,
    recorded_at    timestamptz NOT NULL DEFAULT now(),
    log_id         integer     NOT NULL,
    version        integer     NOT NULL CHECK (version > 0),
    schema_version smallint    NOT NULL,
    command_index  smallint    NOT NULL,
    salt           bytea       NOT NULL CHECK (octet_length(salt) = 16),
    tag            bytea       NOT NULL CHECK (octet_length(tag) = 16),
    hash           bytea       NOT NULL CHECK (octet_length(hash) = 32),
    stream_type    text        NOT NULL CHECK (stream_type ~ '^[a-z][a-z0-9-]{0,31}$'),
    type           text        NOT NULL,
    command_id     text,
    key_id         text,
    payload        json        NOT NULL,
    sealed         bytea,
    PRIMARY KEY (log_id, leaf),
    UNIQUE (log_id, stream_id, version)
  ) PARTITION BY RANGE (log_id);
  CREATE UNIQUE INDEX log_event_command ON log_event (log_id, stream_id, command_id) WHERE command_id IS NOT NULL AND command_index = 0;

  CREATE TABLE log_event_founding PARTITION OF log_event FOR VALUES FROM (0) TO (1024);
  COMMENT ON COLUMN log_event.command_index IS 'Place of the event among those of its command, from 0; the first one carries the uniqueness.';
  COMMENT ON COLUMN log_event.tag IS 'Ties the leaf to the version of its stream: HMAC under a key made of the stream''s secret.'`;

/**
 * A partition holds the logs of one month. The first events of a month make it, through this function, since the application can't create
 * tables. The partition refuses changes before it becomes one: a trigger on the parent does not reach it.
 */
const partitions = `
  CREATE FUNCTION make_log_partition(wanted integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  DECLARE
    month CONSTANT integer := wanted / 1024;
    name  CONSTANT text := format('log_event_%s_%s', 1970 + (month - 1) / 12, lpad(((month - 1) % 12 + 1)::text, 2, '0'));
    now_month CONSTANT integer := (extract(year FROM now() AT TIME ZONE 'UTC')::integer - 1970) * 12 + extract(month FROM now() AT TIME ZONE 'UTC')::integer;
  BEGIN
    IF month < 1 OR month > now_month + 1 THEN
      RAISE EXCEPTION 'log % is not of a month that has begun', wanted USING ERRCODE = 'check_violation';
    END IF;
    PERFORM pg_advisory_xact_lock(7301956, month);
    IF to_regclass(name) IS NOT NULL THEN
      RETURN;
    END IF;
    EXECUTE format('CREATE TABLE %I (LIKE log_event INCLUDING ALL)', name);
    PERFORM make_append_only(name::regclass);
    EXECUTE format('ALTER TABLE log_event ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', name, month * 1024, (month + 1) * 1024);
  END
  $$;
  REVOKE ALL ON FUNCTION make_log_partition(integer) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION make_log_partition(integer) TO arbiter_app`;

/**
 * Evidence: full tiles of 256 hashes, with the root over each, and signed tree heads. A run holds the hashes from which an unfinished tile
 * grows; it is deleted when the tile is full.
 */
const evidence = `
  CREATE TABLE log_tile (
    log_id     integer  NOT NULL,
    level      smallint NOT NULL CHECK (level >= 0),
    tile_index bigint   NOT NULL CHECK (tile_index >= 0),
    hashes     bytea    NOT NULL CHECK (octet_length(hashes) = 8192),
    root       bytea    NOT NULL CHECK (octet_length(root) = 32),
    PRIMARY KEY (log_id, level, tile_index)
  );

  CREATE TABLE log_tile_run (
    log_id     integer  NOT NULL,
    tile_index bigint   NOT NULL CHECK (tile_index >= 0),
    start      smallint NOT NULL CHECK (start >= 0 AND start < 256),
    hashes     bytea    NOT NULL CHECK (octet_length(hashes) > 0 AND octet_length(hashes) % 32 = 0),
    PRIMARY KEY (log_id, tile_index, start)
  );

  CREATE TABLE log_checkpoint (
    log_id        integer     NOT NULL,
    size          bigint      NOT NULL CHECK (size >= 0),
    root          bytea       NOT NULL CHECK (octet_length(root) = 32),
    note          text        NOT NULL,
    signed_at     timestamptz NOT NULL DEFAULT now(),
    previous_size bigint,
    PRIMARY KEY (log_id, size)
  );
  CREATE INDEX log_checkpoint_signed ON log_checkpoint (log_id, signed_at);
  COMMENT ON COLUMN log_checkpoint.previous_size IS 'Heads name their forerunner, so that one that was taken out is missed.';

  CREATE TABLE log_public_head (
    log_id    integer     NOT NULL,
    size      bigint      NOT NULL CHECK (size >= 0),
    public_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (log_id, size)
  )`;

/** Keys that sign the heads of all logs: everybody may read the public keys, only the keeper the private ones. */
const keys = `
  CREATE TABLE log_key (
    key_id       text        NOT NULL PRIMARY KEY CHECK (key_id ~ '^[0-9a-f]{8}$'),
    verifier_key text        NOT NULL,
    announcement text,
    since        timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  CREATE UNIQUE INDEX log_key_first ON log_key ((announcement IS NULL)) WHERE announcement IS NULL;
  COMMENT ON COLUMN log_key.announcement IS 'The change to this key, signed by the key before it and by this one; null for the first.';

  CREATE TABLE log_signing_key (
    key_id      text        NOT NULL PRIMARY KEY,
    private_key text        NOT NULL,
    created_at  timestamptz NOT NULL DEFAULT now()
  )`;

/**
 * What was found wrong, one row for each finding, settled by an operator and never deleted; and how far the audit that searches for faults
 * has come.
 */
const findings = `
  CREATE TABLE log_finding (
    finding_id      bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    log_id          integer     NOT NULL,
    code            text        NOT NULL,
    subject         text        NOT NULL,
    stream_type     text,
    stream_id       uuid,
    version         integer,
    detail          text        NOT NULL,
    found_by        text        NOT NULL CHECK (found_by IN ('keeper', 'audit', 'load', 'export')),
    found_at        timestamptz NOT NULL DEFAULT now(),
    settled_at      timestamptz,
    settled_because text,
    CHECK ((settled_at IS NULL) = (settled_because IS NULL)),
    CHECK ((stream_type IS NULL) = (stream_id IS NULL))
  );
  CREATE UNIQUE INDEX log_finding_open ON log_finding (log_id, code, subject) WHERE settled_at IS NULL;
  COMMENT ON COLUMN log_finding.subject IS 'What the finding is about: log, tile 0/17, head 512, match <id>.';

  CREATE TABLE log_audit (
    log_id     integer     NOT NULL,
    part       text        NOT NULL,
    position   text        NOT NULL,
    sweeps     bigint      NOT NULL DEFAULT 0,
    swept_at   timestamptz,
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (log_id, part)
  ) WITH (fillfactor = 70);
  COMMENT ON COLUMN log_audit.position IS 'What of the part was looked at last in this sweep; empty at its beginning.'`;

const appendOnlyTables = [
  'log',
  'log_event',
  'log_event_founding',
  'log_tile',
  'log_checkpoint',
  'log_public_head',
  'log_key',
  'log_signing_key',
];

/**
 * Only the keeper writes the tree and its heads: an attacker who takes over an API node can append events, but can neither sign nor
 * publish.
 */
const grants = [
  'GRANT SELECT, INSERT ON log_event TO arbiter_app',
  'GRANT SELECT ON log, log_key, log_tile, log_tile_run, log_checkpoint, log_public_head TO arbiter_app',
  'GRANT SELECT, INSERT ON log_finding TO arbiter_app',
  'GRANT UPDATE (settled_at, settled_because) ON log_finding TO arbiter_app',
  'GRANT SELECT, INSERT ON log_audit TO arbiter_app',
  'GRANT UPDATE (position, sweeps, swept_at, updated_at) ON log_audit TO arbiter_app',
  'GRANT SELECT, INSERT ON log, log_key, log_signing_key, log_tile, log_checkpoint, log_public_head TO arbiter_keeper',
  'GRANT SELECT, INSERT, DELETE ON log_tile_run TO arbiter_keeper',
];

/**
 * Creates the log of all streams: its name, its events, the evidence over them, the keys that sign it, and what was found wrong with it.
 */
export class CreateLog1800000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [appendOnly, logs, events, partitions, evidence, keys, findings]) await queryRunner.query(sql);
    for (const table of appendOnlyTables) await queryRunner.query(`SELECT make_append_only('${table}')`);
    for (const grant of grants) await queryRunner.query(grant);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
