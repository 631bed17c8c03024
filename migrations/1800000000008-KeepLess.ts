import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * Drops the lines of transcripts, which no endpoint reads: a transcript is rendered from the match when somebody asks for it. And lets the
 * application remove snapshots that are no longer needed.
 */
export class KeepLess1800000000008 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW current_transcript_line');
    await queryRunner.query('DROP TABLE transcript_line');
    await queryRunner.query(`DELETE FROM projection_checkpoint WHERE name = 'transcript_line'`);
    await queryRunner.query(`DELETE FROM projection WHERE name = 'transcript_line'`);
    await queryRunner.query('GRANT DELETE ON match_snapshot TO arbiter_app');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
