import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * A job's id used to be made of what it does, so that whoever knew that could guess it. What it does is a column of its own now: the same work
 * asked for again is the same job, and its id is random. Jobs that stand keep their ids.
 */
export class GiveJobsRandomIds1795330000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE job ADD COLUMN work text CHECK (length(work) BETWEEN 1 AND 200)');
    await queryRunner.query('UPDATE job SET work = job_id');
    await queryRunner.query('ALTER TABLE job ALTER COLUMN work SET NOT NULL');
    await queryRunner.query('CREATE UNIQUE INDEX job_work ON job (work)');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
