import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** The type of a stream is part of the hash of its events, so streams of the old type can't be renamed. */
const refuseOldStreams = `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM log_event WHERE stream_type = 'event') THEN
      RAISE EXCEPTION 'this database has streams of the type "event", which is called "gathering" now: begin with a new, empty database';
    END IF;
  END $$`;

const table = `
  ALTER TABLE organised_event RENAME TO gathering;
  ALTER TABLE gathering RENAME CONSTRAINT organised_event_pkey TO gathering_pkey;
  ALTER TABLE gathering RENAME CONSTRAINT organised_event_command TO gathering_command;
  ALTER TABLE gathering RENAME CONSTRAINT organised_event_spectator_delay_seconds_check TO gathering_spectator_delay_seconds_check;
  ALTER TABLE gathering RENAME CONSTRAINT organised_event_created_by_fkey TO gathering_created_by_fkey;
  ALTER INDEX organised_event_order RENAME TO gathering_order;
  ALTER INDEX organised_event_delay RENAME TO gathering_delay`;

const indexes = `
  ALTER INDEX player_event RENAME TO player_gathering;
  ALTER INDEX match_registration_event RENAME TO match_registration_gathering;
  ALTER INDEX access_token_event RENAME TO access_token_gathering;
  ALTER INDEX match_list_event RENAME TO match_list_gathering;
  ALTER INDEX match_participation_event RENAME TO match_participation_gathering`;

/** Tables and views that contain the id of a gathering. */
const renamed = [
  'gathering',
  'player',
  'match_registration',
  'access_token',
  'deck',
  'job',
  'match_list',
  'match_participation',
  'current_match_list',
  'current_match_participation',
];

/** Renames what organizers run at one place and time to a gathering, since an event is an entry of the log. */
export class RenameToGathering1800000000007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(refuseOldStreams);
    await queryRunner.query(table);
    for (const name of renamed) await queryRunner.query(`ALTER TABLE ${name} RENAME COLUMN event_id TO gathering_id`);
    await queryRunner.query(indexes);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
