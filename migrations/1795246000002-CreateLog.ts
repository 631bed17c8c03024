import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** Statement triggers see every UPDATE, DELETE and TRUNCATE, also one that touches no row, and ALWAYS holds under replication. */
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
  REVOKE ALL ON FUNCTION make_append_only(regclass) FROM PUBLIC`;

/** A block is one transaction: events of many matches, written by one flusher. */
const blocks = `
  CREATE TABLE log_block (
    log_id      integer     NOT NULL,
    block_id    bigint      GENERATED ALWAYS AS IDENTITY,
    tx          xid8        NOT NULL DEFAULT pg_current_xact_id(),
    writer      text        NOT NULL,
    n           integer     NOT NULL CHECK (n > 0),
    recorded_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (log_id, block_id)
  );
  CREATE INDEX log_block_order ON log_block (log_id, tx, block_id);

  CREATE TABLE log_block_position (
    log_id     integer NOT NULL,
    block_id   bigint  NOT NULL,
    first_leaf bigint  NOT NULL CHECK (first_leaf >= 0),
    PRIMARY KEY (log_id, block_id),
    UNIQUE (log_id, first_leaf)
  )`;

/**
 * Wide columns stand last and fixed ones first, which saves padding. The payload is json, not jsonb: what is hashed is
 * what is stored. The blocks' index is a B-tree: a BRIN one reads all its ranges for every page of the feed, and knows
 * the newest ranges, which the feed is all about, only after autovacuum has passed; appends were no slower with either.
 */
const events = `
  CREATE TABLE match_event (
    block_id       bigint   NOT NULL,
    match_id       uuid     NOT NULL,
    log_id         integer  NOT NULL,
    version        integer  NOT NULL CHECK (version > 0),
    block_pos      integer  NOT NULL,
    schema_version smallint NOT NULL,
    command_index  smallint NOT NULL,
    salt           bytea    NOT NULL CHECK (octet_length(salt) = 16),
    hash           bytea    NOT NULL CHECK (octet_length(hash) = 32),
    type           text     NOT NULL,
    command_id     text,
    key_id         text,
    payload        json     NOT NULL,
    sealed         bytea,
    PRIMARY KEY (log_id, match_id, version)
  ) PARTITION BY RANGE (match_id);
  CREATE UNIQUE INDEX match_event_command ON match_event (log_id, match_id, command_id) WHERE command_id IS NOT NULL AND command_index = 0;
  CREATE INDEX match_event_block ON match_event (block_id);

  CREATE TABLE match_event_default PARTITION OF match_event DEFAULT;
  COMMENT ON COLUMN match_event.command_index IS 'Place of the event among those of its command, from 0; the first one carries the uniqueness.'`;

/** Match ids are uuid version 7: their first 48 bits are milliseconds, so that a month is a range of ids. */
const partitions = `
  CREATE FUNCTION match_id_floor(moment timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT (lpad(to_hex(floor(extract(epoch FROM moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
  $$;

  CREATE FUNCTION make_match_partitions(months_ahead integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DECLARE
    month timestamptz;
    part text;
    low uuid;
    high uuid;
    made integer := 0;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('make_match_partitions'));
    FOR ahead IN 0..least(greatest(months_ahead, 0), 120) LOOP
      month := date_trunc('month', now(), 'UTC') + make_interval(months => ahead);
      part := to_char(month AT TIME ZONE 'UTC', '"match_event_y"YYYY"m"MM');
      low := public.match_id_floor(month);
      high := public.match_id_floor(date_trunc('month', month + interval '32 days', 'UTC'));
      CONTINUE WHEN to_regclass('public.' || part) IS NOT NULL;
      -- Events are never moved: a month that already began in the default partition stays there.
      IF EXISTS (SELECT FROM public.match_event_default WHERE match_id >= low AND match_id < high) THEN
        RAISE WARNING '% was not made: its month already has events in match_event_default', part;
        CONTINUE;
      END IF;
      -- Made aside and attached, which blocks writers for less long than PARTITION OF.
      EXECUTE format('CREATE TABLE public.%I (LIKE public.match_event INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part);
      EXECUTE format('ALTER TABLE public.match_event ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', part, low, high);
      PERFORM public.make_append_only(format('public.%I', part)::regclass);
      made := made + 1;
    END LOOP;
    RETURN made;
  END
  $$;
  REVOKE ALL ON FUNCTION make_match_partitions(integer) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION make_match_partitions(integer) TO arbiter_app`;

/** Evidence: full tiles of 256 hashes, with the root over each, and signed tree heads. */
const evidence = `
  CREATE TABLE log_tile (
    log_id     integer  NOT NULL,
    level      smallint NOT NULL CHECK (level >= 0),
    tile_index bigint   NOT NULL CHECK (tile_index >= 0),
    hashes     bytea    NOT NULL CHECK (octet_length(hashes) = 8192),
    root       bytea    NOT NULL CHECK (octet_length(root) = 32),
    PRIMARY KEY (log_id, level, tile_index)
  );

  CREATE TABLE log_checkpoint (
    log_id    integer     NOT NULL,
    size      bigint      NOT NULL CHECK (size >= 0),
    root      bytea       NOT NULL CHECK (octet_length(root) = 32),
    note      text        NOT NULL,
    signed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (log_id, size)
  );

  CREATE TABLE log_signing_key (
    log_id      integer     NOT NULL PRIMARY KEY,
    private_key text        NOT NULL,
    created_at  timestamptz NOT NULL DEFAULT now()
  )`;

const appendOnlyTables = [
  'log_block',
  'log_block_position',
  'match_event',
  'match_event_default',
  'log_tile',
  'log_checkpoint',
  'log_signing_key',
];

/** The event log itself: blocks, their place in the feed, events, and evidence over them. */
export class CreateLog1795246000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [appendOnly, blocks, events, partitions, evidence]) await queryRunner.query(sql);
    for (const table of appendOnlyTables) await queryRunner.query(`SELECT make_append_only('${table}')`);
    await queryRunner.query(
      'GRANT SELECT, INSERT ON log_block, log_block_position, match_event, log_tile, log_checkpoint, log_signing_key TO arbiter_app',
    );
    await queryRunner.query('SELECT make_match_partitions(3)');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
