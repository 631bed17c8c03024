import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

const leases = `
  CREATE TABLE match_lease (
    match_id   uuid        NOT NULL PRIMARY KEY,
    owner      text        NOT NULL,
    fence      bigint      NOT NULL,
    expires_at timestamptz NOT NULL
  ) WITH (fillfactor = 70);
  COMMENT ON COLUMN match_lease.fence IS 'Grows with every change of owner and is never reset: rows stay when a lease is released.'`;

const snapshots = `
  CREATE TABLE match_snapshot (
    match_id    uuid        NOT NULL,
    version     integer     NOT NULL,
    engine_hash text        NOT NULL,
    state       text        NOT NULL,
    saved_at    timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (match_id, version)
  )`;

/** Milliseconds since 1970-01-01 UTC, as recording counts them. Derived from the log; a lost row costs promptness only. */
const clocks = `
  CREATE TABLE match_clock (
    match_id uuid   NOT NULL PRIMARY KEY,
    deadline bigint NOT NULL,
    alive_at bigint NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX match_clock_due ON match_clock (deadline)`;

/** The seed of a match and what else must not stand in an event before the end. Written once. */
const secrets = `
  CREATE TABLE match_secret (
    match_id   uuid        NOT NULL,
    name       text        NOT NULL,
    value      text        NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (match_id, name)
  );
  SELECT make_append_only('match_secret')`;

/** Waits for encryption per person: erasing a key makes what it sealed unreadable, and every proof stays valid. */
const subjectKeys = `
  CREATE TABLE subject_key (
    key_id     text        NOT NULL PRIMARY KEY,
    subject_id uuid        NOT NULL,
    key        bytea,
    created_at timestamptz NOT NULL DEFAULT now(),
    erased_at  timestamptz,
    CHECK ((key IS NULL) = (erased_at IS NOT NULL))
  );
  CREATE INDEX subject_key_subject ON subject_key (subject_id)`;

/** What stands beside a match's events and may change: who owns it, what can be computed again, and keys. */
export class CreateMatchState1795246000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [leases, snapshots, clocks, secrets, subjectKeys]) await queryRunner.query(sql);
    await queryRunner.query('GRANT SELECT, INSERT ON match_secret TO arbiter_app');
    await queryRunner.query('GRANT SELECT, INSERT, UPDATE ON match_lease, subject_key TO arbiter_app');
    await queryRunner.query('GRANT SELECT, INSERT, UPDATE, DELETE ON match_snapshot, match_clock TO arbiter_app');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
