import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** Which process writes a log: one at a time, until its lease expires. */
const owners = `
  CREATE TABLE log_owner (
    log_id     integer     NOT NULL PRIMARY KEY,
    owner      text        NOT NULL,
    url        text,
    link_key   text,
    fence      bigint      NOT NULL,
    expires_at timestamptz NOT NULL,
    CHECK ((url IS NULL) = (link_key IS NULL))
  ) WITH (fillfactor = 50);
  COMMENT ON COLUMN log_owner.url IS 'Where the owner takes commands that other processes forward, with its secret; null where it takes none.';
  COMMENT ON COLUMN log_owner.fence IS 'Grows with every change of owner and is never reset: rows stay when a lease is released.'`;

/** The processes that own logs and take commands for them, among which the logs are divided. */
const nodes = `
  CREATE TABLE node (
    name       text        NOT NULL PRIMARY KEY,
    url        text        NOT NULL,
    link_key   text        NOT NULL,
    expires_at timestamptz NOT NULL
  ) WITH (fillfactor = 50)`;

/** What belongs to a match has the id of its log, which follows from the match's id: where logs are distributed, it lies beside them. */
const snapshots = `
  CREATE TABLE match_snapshot (
    log_id      integer     NOT NULL,
    match_id    uuid        NOT NULL,
    version     integer     NOT NULL,
    engine_hash text        NOT NULL,
    state       text        NOT NULL,
    saved_at    timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (log_id, match_id, version)
  )`;

/**
 * Milliseconds since 1970-01-01 UTC, as recording counts them. Derived from the log: a lost row only delays the moment at which a clock
 * that ran out is noticed.
 */
const clocks = `
  CREATE TABLE match_clock (
    log_id   integer NOT NULL,
    match_id uuid    NOT NULL,
    deadline bigint  NOT NULL,
    alive_at bigint  NOT NULL,
    PRIMARY KEY (log_id, match_id)
  ) WITH (fillfactor = 70);
  CREATE INDEX match_clock_due ON match_clock (deadline)`;

/**
 * Values of a stream that no event may contain before the stream's end: the seed of a match, and the secret with which its tags are made.
 * Written once.
 */
const secrets = `
  CREATE TABLE stream_secret (
    log_id     integer     NOT NULL,
    stream_id  uuid        NOT NULL,
    name       text        NOT NULL,
    value      text        NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (log_id, stream_id, name)
  );
  SELECT make_append_only('stream_secret')`;

/**
 * Whether logs lie in this database or are distributed by Citus, which gives the first three functions other bodies (`distribute-logs.ts`),
 * and how far each log has come: its last leaf, and with `log_ends` the sizes of its newest signed and public heads. Each step of the recursion is one descent of an index: the events are not read.
 */
const standing = `
  CREATE FUNCTION log_is_distributed() RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT false';

  CREATE FUNCTION log_last_leaves() RETURNS TABLE (log_id integer, last_leaf bigint) LANGUAGE sql STABLE AS $$
    WITH RECURSIVE log_ids AS (
      (SELECT e.log_id FROM log_event e ORDER BY e.log_id LIMIT 1)
      UNION ALL
      SELECT (SELECT e.log_id FROM log_event e WHERE e.log_id > i.log_id ORDER BY e.log_id LIMIT 1) FROM log_ids i WHERE i.log_id IS NOT NULL)
    SELECT i.log_id, (SELECT e.leaf FROM log_event e WHERE e.log_id = i.log_id ORDER BY e.leaf DESC LIMIT 1)
    FROM log_ids i WHERE i.log_id IS NOT NULL
  $$;

  CREATE FUNCTION log_ends() RETURNS TABLE (log_id integer, last_leaf bigint, signed bigint, published bigint, unsigned_since timestamptz)
  LANGUAGE sql STABLE AS $$
    SELECT l.log_id, l.last_leaf, coalesce((SELECT max(c.size) FROM log_checkpoint c WHERE c.log_id = l.log_id), 0),
      coalesce((SELECT max(h.size) FROM log_public_head h WHERE h.log_id = l.log_id), 0),
      (SELECT e.recorded_at FROM log_event e
       WHERE e.log_id = l.log_id AND e.leaf = coalesce((SELECT max(c.size) FROM log_checkpoint c WHERE c.log_id = l.log_id), 0))
    FROM log_last_leaves() l
  $$;

  CREATE FUNCTION public_size(of_log integer) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN coalesce((SELECT max(size) FROM log_public_head WHERE log_id = of_log), 0);
  END
  $$`;

/**
 * Not used yet; meant for encryption per person: erasing a key makes what was encrypted with it unreadable, while every proof stays valid.
 */
const subjectKeys = `
  CREATE TABLE subject_key (
    key_id     text        NOT NULL PRIMARY KEY,
    subject_id uuid        NOT NULL,
    key        bytea,
    created_at timestamptz NOT NULL DEFAULT now(),
    erased_at  timestamptz,
    CHECK ((key IS NULL) = (erased_at IS NOT NULL))
  );
  CREATE INDEX subject_key_subject ON subject_key (subject_id);
  CREATE TRIGGER erased_once BEFORE UPDATE ON subject_key FOR EACH ROW
    WHEN (OLD.erased_at IS NOT NULL OR (NEW.key IS NOT NULL AND NEW.key IS DISTINCT FROM OLD.key)) EXECUTE FUNCTION refuse_second_value('key')`;

const grants = [
  'GRANT SELECT, INSERT ON stream_secret, log_owner, match_snapshot, match_clock, subject_key TO arbiter_app',
  'GRANT SELECT, INSERT, DELETE ON node TO arbiter_app',
  'GRANT UPDATE (url, link_key, expires_at) ON node TO arbiter_app',
  'GRANT UPDATE (owner, url, link_key, fence, expires_at) ON log_owner TO arbiter_app',
  'GRANT UPDATE (engine_hash, state, saved_at), DELETE ON match_snapshot TO arbiter_app',
  'GRANT UPDATE (deadline, alive_at), DELETE ON match_clock TO arbiter_app',
  'GRANT UPDATE (key, erased_at) ON subject_key TO arbiter_app',
];

/** Creates what is kept beside the events of streams and may change: the owners of logs, what can be computed again, and keys. */
export class CreateStateByLog1800000000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [owners, nodes, snapshots, clocks, secrets, standing, subjectKeys]) await queryRunner.query(sql);
    for (const grant of grants) await queryRunner.query(grant);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
