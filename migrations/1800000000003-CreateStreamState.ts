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

const snapshots = `
  CREATE TABLE match_snapshot (
    match_id    uuid        NOT NULL,
    version     integer     NOT NULL,
    engine_hash text        NOT NULL,
    state       text        NOT NULL,
    saved_at    timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (match_id, version)
  )`;

/**
 * Milliseconds since 1970-01-01 UTC, as recording counts them. Derived from the log: a lost row only delays the moment at which a clock
 * that ran out is noticed.
 */
const clocks = `
  CREATE TABLE match_clock (
    match_id uuid   NOT NULL PRIMARY KEY,
    deadline bigint NOT NULL,
    alive_at bigint NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX match_clock_due ON match_clock (deadline)`;

/**
 * Values of a stream that no event may contain before the stream's end: the seed of a match, and the secret with which its tags are made.
 * Written once.
 */
const secrets = `
  CREATE TABLE stream_secret (
    stream_id  uuid        NOT NULL,
    name       text        NOT NULL,
    value      text        NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (stream_id, name)
  );
  SELECT make_append_only('stream_secret')`;

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
export class CreateStreamState1800000000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [owners, nodes, snapshots, clocks, secrets, subjectKeys]) await queryRunner.query(sql);
    for (const grant of grants) await queryRunner.query(grant);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
