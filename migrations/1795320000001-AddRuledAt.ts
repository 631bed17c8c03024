import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** A view has the columns that its table had when the view was made; a new one comes last. */
const ruledAt = `
  ALTER TABLE match_list ADD COLUMN ruled_at timestamptz;
  COMMENT ON COLUMN match_list.ruled_at IS 'When a judge gave the newest ruling. It may be after the end.';
  CREATE OR REPLACE VIEW current_match_list AS SELECT * FROM match_list WHERE generation = active_generation('match_list')`;

/** Lists tell that a judge has ruled on a match. Rows of before learn of old rulings when the projection is rebuilt. */
export class AddRuledAt1795320000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(ruledAt);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
