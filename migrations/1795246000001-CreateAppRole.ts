import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * The group that API and worker belong to. It can't log in: `migrate` makes a login role that is a member of it.
 * Roles belong to the whole server, so that several databases (tests, checkouts) may meet here at the same moment.
 */
export class CreateAppRole1795246000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DO $$
      BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'arbiter_app') THEN
          CREATE ROLE arbiter_app NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE;
        END IF;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN
        NULL;
      END
      $$
    `);
    await queryRunner.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    await queryRunner.query('GRANT USAGE ON SCHEMA public TO arbiter_app');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
