import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** Reports of one player that stand when their time is over, each written together with its event. */
const loneReports = `
  CREATE TABLE lone_report (
    tournament_id uuid        NOT NULL REFERENCES tournament (tournament_id),
    version       integer     NOT NULL CHECK (version > 0),
    round         integer     NOT NULL CHECK (round > 0),
    table_number  integer     NOT NULL CHECK (table_number > 0),
    due_at        timestamptz NOT NULL,
    settled_at    timestamptz,
    PRIMARY KEY (tournament_id, version)
  );
  CREATE INDEX lone_report_due ON lone_report (due_at, tournament_id, version) WHERE settled_at IS NULL;
  COMMENT ON COLUMN lone_report.version IS 'Version of the report in the tournament''s stream.';
  COMMENT ON COLUMN lone_report.settled_at IS 'When the report was confirmed, or found to be answered or replaced.'`;

/** Creates the list of reports that wait for their time. */
export class CreateLoneReports1800000000013 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(loneReports);
    await queryRunner.query('GRANT SELECT, INSERT, UPDATE (settled_at) ON lone_report TO arbiter_app');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
