import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** One row a finding: found once, settled by an operator, never deleted. */
const findings = `
  CREATE TABLE log_finding (
    finding_id      bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    log_id          integer     NOT NULL,
    code            text        NOT NULL,
    subject         text        NOT NULL,
    match_id        uuid,
    version         integer,
    detail          text        NOT NULL,
    found_by        text        NOT NULL CHECK (found_by IN ('keeper', 'audit', 'load', 'export')),
    found_at        timestamptz NOT NULL DEFAULT now(),
    settled_at      timestamptz,
    settled_because text,
    CHECK ((settled_at IS NULL) = (settled_because IS NULL))
  );
  CREATE UNIQUE INDEX log_finding_open ON log_finding (log_id, code, subject) WHERE settled_at IS NULL;
  COMMENT ON COLUMN log_finding.subject IS 'What the finding is about: log, tile 0/17, head 512, match <id>.'`;

/** Where the audit stands: it goes on there after a restart. */
const audit = `
  CREATE TABLE log_audit (
    log_id      integer     NOT NULL,
    part        text        NOT NULL,
    position    text        NOT NULL,
    sweeps      bigint      NOT NULL DEFAULT 0,
    swept_at    timestamptz,
    updated_at  timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (log_id, part)
  ) WITH (fillfactor = 70);
  COMMENT ON COLUMN log_audit.position IS 'What of the part was looked at last in this sweep; empty at its beginning.'`;

/** Heads name their forerunner, so that one that was taken out is missed. Older heads do not: the column stays empty there. */
const heads = `
  ALTER TABLE log_checkpoint ADD COLUMN previous_size bigint`;

/** What is found wrong with the log, and how far the search for it is. */
export class CreateLogFindings1795310000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [findings, audit, heads]) await queryRunner.query(sql);
    await queryRunner.query('GRANT SELECT, INSERT ON log_finding TO arbiter_app');
    await queryRunner.query('GRANT UPDATE (settled_at, settled_because) ON log_finding TO arbiter_app');
    await queryRunner.query('GRANT SELECT, INSERT, UPDATE ON log_audit TO arbiter_app');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
