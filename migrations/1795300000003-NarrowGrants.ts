import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * What the application may change of a row, table by table. What is not listed it writes once: it may not change a token's
 * role or end, an event's delay, who sits where, what a job is about, or a document that a job has made.
 */
const changeable: Readonly<Record<string, string | null>> = {
  organised_event: null,
  deck: null,
  job_output: null,
  player: 'person_id',
  match_registration: 'published_at',
  access_token: 'revoked_at, revoked_by',
  job: 'state, attempts, progress_done, progress_total, result, error, updated_at, finished_at',
  match_lease: 'owner, fence, expires_at',
  match_snapshot: 'engine_hash, state, saved_at',
  match_clock: 'deadline, alive_at',
  subject_key: 'key, erased_at',
  projection: 'tables, active_generation',
  projection_checkpoint: 'next_leaf, updated_at',
};

/** A column that may be changed is not one that may be changed back. */
const triggers = `
  CREATE TRIGGER revoked_once BEFORE UPDATE ON access_token FOR EACH ROW
    WHEN (OLD.revoked_at IS NOT NULL AND (OLD.revoked_at, OLD.revoked_by) IS DISTINCT FROM (NEW.revoked_at, NEW.revoked_by)) EXECUTE FUNCTION refuse_second_value('revoked_at');
  CREATE TRIGGER published_once BEFORE UPDATE ON match_registration FOR EACH ROW
    WHEN (OLD.published_at IS NOT NULL AND OLD.published_at IS DISTINCT FROM NEW.published_at) EXECUTE FUNCTION refuse_second_value('published_at');
  CREATE TRIGGER done_once BEFORE UPDATE ON job FOR EACH ROW
    WHEN (OLD.state = 'done' AND (OLD.state, OLD.result::text) IS DISTINCT FROM (NEW.state, NEW.result::text)) EXECUTE FUNCTION refuse_second_value('result');
  CREATE TRIGGER erased_once BEFORE UPDATE ON subject_key FOR EACH ROW
    WHEN (OLD.erased_at IS NOT NULL OR (NEW.key IS NOT NULL AND NEW.key IS DISTINCT FROM OLD.key)) EXECUTE FUNCTION refuse_second_value('key')`;

/** The application's role may change the columns that it has to change, and nothing else. */
export class NarrowGrants1795300000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(changeable)) {
      await queryRunner.query(`REVOKE UPDATE ON ${table} FROM arbiter_app`);
      if (columns !== null) await queryRunner.query(`GRANT UPDATE (${columns}) ON ${table} TO arbiter_app`);
    }
    // A projection is never taken off the list, and a snapshot never thrown away: both are overwritten.
    await queryRunner.query('REVOKE DELETE ON projection, match_snapshot FROM arbiter_app');
    await queryRunner.query(triggers);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
