import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** A command that was sent twice is found by its id; the digest of what it asked for tells whether it is the same command. Null on rows of before. */
const commandColumns = `
  ADD COLUMN command_id text,
  ADD COLUMN command_digest bytea CHECK (octet_length(command_digest) = 32)`;

/** Events, players and tokens remember the command that made them, so that sending it again makes nothing twice. */
export class KeepOrganisingCommands1795300000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [
      `ALTER TABLE organised_event ${commandColumns},
         ADD COLUMN created_by uuid REFERENCES access_token (token_id),
         ADD CONSTRAINT organised_event_command UNIQUE (created_by, command_id)`,
      `ALTER TABLE player ${commandColumns}, ADD CONSTRAINT player_command UNIQUE (event_id, command_id)`,
      `ALTER TABLE access_token ${commandColumns}, ADD CONSTRAINT access_token_command UNIQUE (event_id, command_id)`,
    ])
      await queryRunner.query(sql);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
