import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * What witnesses have signed under heads. Like the heads themselves they stay: each says when somebody else saw the log at that size, which
 * can't be had again later. It is no column of `log_checkpoint`, whose rows never change. It names its head by size alone and is read by key
 * alone, so that it may stay where it is when logs are distributed.
 */
const cosignatures = `
  CREATE TABLE log_cosignature (
    log_id       integer     NOT NULL,
    size         bigint      NOT NULL CHECK (size >= 0),
    witness      text        NOT NULL,
    key_id       text        NOT NULL CHECK (key_id ~ '^[0-9a-f]{8}$'),
    line         text        NOT NULL CHECK (line ~ '^— [^\\n]+\\n$'),
    cosigned_at  timestamptz NOT NULL,
    recorded_at  timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (log_id, size, witness, key_id)
  );
  CREATE INDEX log_cosignature_witness ON log_cosignature (log_id, witness, key_id, size);
  COMMENT ON TABLE log_cosignature IS 'Cosignatures of signed heads by witnesses, each verified before it was stored.';
  COMMENT ON COLUMN log_cosignature.size IS 'Size of the head; its note is in log_checkpoint, or in the archive.';
  COMMENT ON COLUMN log_cosignature.witness IS 'Name of the witness''s key, as it stands in the line.';
  COMMENT ON COLUMN log_cosignature.line IS 'The line of the signature with its newline, ready to be appended to the note.';
  COMMENT ON COLUMN log_cosignature.cosigned_at IS 'The time that the witness signed, by its own clock.'`;

/** Only the keeper's login writes them, as it writes the heads. */
const grants = ['GRANT SELECT ON log_cosignature TO arbiter_app', 'GRANT SELECT, INSERT ON log_cosignature TO arbiter_keeper'];

/** Creates the cosignatures of signed heads. */
export class CreateCosignatures1800000000017 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(cosignatures);
    await queryRunner.query(`SELECT make_append_only('log_cosignature')`);
    for (const grant of grants) await queryRunner.query(grant);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
