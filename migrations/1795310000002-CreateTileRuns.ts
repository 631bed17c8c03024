import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * What the tree was grown from where no tile is full yet: leaf hashes as they were when they were numbered, so that an event that is changed afterwards is found
 * out by name, and takes no other down. No evidence, and gone when the tile is full.
 */
export class CreateTileRuns1795310000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE log_tile_run (
        log_id     integer  NOT NULL,
        tile_index bigint   NOT NULL CHECK (tile_index >= 0),
        start      smallint NOT NULL CHECK (start >= 0 AND start < 256),
        hashes     bytea    NOT NULL CHECK (octet_length(hashes) > 0 AND octet_length(hashes) % 32 = 0),
        PRIMARY KEY (log_id, tile_index, start)
      )`);
    await queryRunner.query('GRANT SELECT, INSERT, DELETE ON log_tile_run TO arbiter_app');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
