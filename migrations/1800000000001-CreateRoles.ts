import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * Creates the groups to which logins belong; `migrate` creates the logins. `arbiter_app`: API, worker and command line. `arbiter_keeper`:
 * the one connection that signs, whose login is a member of both. Roles belong to the whole server, so migrations of several databases
 * (tests, checkouts) may create them at the same moment.
 */
const group = (name: string): string => `
  DO $$
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${name}') THEN
      CREATE ROLE ${name} NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL;
  END
  $$`;

export class CreateRoles1800000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(group('arbiter_app'));
    await queryRunner.query(group('arbiter_keeper'));
    await queryRunner.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    await queryRunner.query('GRANT USAGE ON SCHEMA public TO arbiter_app, arbiter_keeper');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
