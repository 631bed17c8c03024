import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** Drops the lines of transcripts, which no endpoint reads: a transcript is rendered from the match when somebody asks for it. */
export class DropTranscriptLine1800000000008 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW current_transcript_line');
    await queryRunner.query('DROP TABLE transcript_line');
    await queryRunner.query(`DELETE FROM projection_checkpoint WHERE name = 'transcript_line'`);
    await queryRunner.query(`DELETE FROM projection WHERE name = 'transcript_line'`);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
