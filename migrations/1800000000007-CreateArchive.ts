import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * What was archived of logs whose matches have all ended. These rows stay when the events are dropped from the database: they say where an
 * event is, and which hash its object has.
 */
const archive = `
  CREATE TABLE archived_log (
    log_id      integer     NOT NULL PRIMARY KEY CHECK (log_id > 0),
    size        bigint      NOT NULL CHECK (size > 0),
    root        bytea       NOT NULL CHECK (octet_length(root) = 32),
    checkpoint  text        NOT NULL,
    tile_roots  bytea       NOT NULL CHECK (octet_length(tile_roots) = 32),
    index_hash  bytea       NOT NULL CHECK (octet_length(index_hash) = 32),
    archived_at timestamptz NOT NULL DEFAULT now()
  );
  COMMENT ON COLUMN archived_log.checkpoint IS 'The last signed head, which covers all events.';

  CREATE TABLE archived_match (
    log_id     integer NOT NULL,
    match_id   uuid    NOT NULL,
    events     integer NOT NULL CHECK (events > 0),
    first_leaf bigint  NOT NULL,
    last_leaf  bigint  NOT NULL,
    head       bytea   NOT NULL CHECK (octet_length(head) = 32),
    object     bytea   NOT NULL CHECK (octet_length(object) = 32),
    bytes      integer NOT NULL,
    PRIMARY KEY (log_id, match_id)
  );
  COMMENT ON COLUMN archived_match.object IS 'SHA-256 of the object in the archive; head is the hash of the last event.'`;

const grants = ['GRANT SELECT, INSERT ON archived_log, archived_match TO arbiter_app', 'GRANT SELECT ON archived_log TO arbiter_keeper'];

/** Creates what the database keeps of archived logs. */
export class CreateArchive1800000000007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(archive);
    for (const table of ['archived_log', 'archived_match']) await queryRunner.query(`SELECT make_append_only('${table}')`);
    for (const grant of grants) await queryRunner.query(grant);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
