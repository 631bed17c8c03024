import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * Which signed heads anybody may see, and since when. What was public stays public, so the table is append-only: no node, restart, clock or new match
 * takes a head back. What was the newest head before there was such a table was public already.
 */
const publicHeads = `
  CREATE TABLE log_public_head (
    log_id    integer     NOT NULL,
    size      bigint      NOT NULL CHECK (size >= 0),
    public_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (log_id, size)
  );
  SELECT make_append_only('log_public_head');
  GRANT SELECT, INSERT ON log_public_head TO arbiter_app;
  INSERT INTO log_public_head (log_id, size) SELECT log_id, max(size) FROM log_checkpoint GROUP BY log_id`;

/** The newest head that is old enough, the longest delay, and the few matches that are not over are found without reading the others. */
const indexes = `
  CREATE INDEX log_checkpoint_signed ON log_checkpoint (log_id, signed_at);
  CREATE INDEX organised_event_delay ON organised_event (spectator_delay_seconds);
  CREATE INDEX match_list_ended ON match_list (generation, ended_at)`;

/** A signed head becomes public when the spectators' delays allow. */
export class CreatePublicHeads1795350000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [publicHeads, indexes]) await queryRunner.query(sql);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
