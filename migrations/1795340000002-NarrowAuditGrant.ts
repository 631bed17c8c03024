import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** The application writes down how far an audit is; which log and which part a row is about it may not change. */
export class NarrowAuditGrant1795340000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('REVOKE UPDATE ON log_audit FROM arbiter_app');
    await queryRunner.query('GRANT UPDATE (position, sweeps, swept_at, updated_at) ON log_audit TO arbiter_app');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
