import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** The token that sent the command that made the row; null on rows of before. Events and tokens have had theirs. */
const sender = 'ADD COLUMN created_by uuid REFERENCES access_token (token_id)';

/** Players and matches remember who registered them, so that a command id answers nobody but who sent it first. */
export class KeepWhoCreated1795340000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['player', 'match_registration']) await queryRunner.query(`ALTER TABLE ${table} ${sender}`);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
