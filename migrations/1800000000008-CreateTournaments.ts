import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** What a tournament is called, and which gathering it belongs to; everything else about it is in its stream. */
const tournaments = `
  CREATE TABLE tournament (
    tournament_id  uuid        NOT NULL PRIMARY KEY,
    gathering_id   uuid        NOT NULL REFERENCES gathering (gathering_id),
    name           text        NOT NULL,
    created_at     timestamptz NOT NULL DEFAULT now(),
    created_by     uuid        REFERENCES access_token (token_id),
    command_id     text,
    command_digest bytea       CHECK (octet_length(command_digest) = 32),
    CONSTRAINT tournament_made_by UNIQUE (gathering_id, command_id)
  );
  CREATE INDEX tournament_gathering ON tournament (gathering_id, created_at, tournament_id);

  CREATE TABLE tournament_command (
    tournament_id uuid        NOT NULL REFERENCES tournament (tournament_id),
    command_id    text        NOT NULL,
    digest        bytea       NOT NULL CHECK (octet_length(digest) = 32),
    sent_by       uuid        REFERENCES access_token (token_id),
    version       integer     NOT NULL,
    events        text[]      NOT NULL,
    created_at    timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (tournament_id, command_id)
  );
  COMMENT ON COLUMN tournament_command.version IS 'The stream''s version after the command.'`;

/**
 * Publishing a round registers its matches in the same transaction. Whoever finds a registered match that was not begun records its first
 * event; whoever finds one that has ended and is not settled takes its result over. Both are noted here afterwards, and both commands have
 * ids that follow from the match, so that a process may die in between.
 */
const matches = `
  ALTER TABLE match_registration
    ADD COLUMN tournament_id uuid REFERENCES tournament (tournament_id),
    ADD COLUMN round         integer CHECK (round > 0),
    ADD COLUMN table_number  integer CHECK (table_number > 0),
    ADD COLUMN begun_at      timestamptz,
    ADD COLUMN withdrawn_at  timestamptz,
    ADD COLUMN settled_at    timestamptz,
    ADD COLUMN trouble       text,
    ADD CONSTRAINT match_registration_table CHECK (num_nulls(tournament_id, round, table_number) IN (0, 3));
  CREATE INDEX match_registration_to_begin ON match_registration (tournament_id, match_id)
    WHERE tournament_id IS NOT NULL AND begun_at IS NULL AND settled_at IS NULL;
  CREATE INDEX match_registration_to_settle ON match_registration (match_id)
    WHERE tournament_id IS NOT NULL AND begun_at IS NOT NULL AND settled_at IS NULL;
  COMMENT ON COLUMN match_registration.begun_at IS 'When the first event of a tournament''s match was recorded.';
  COMMENT ON COLUMN match_registration.withdrawn_at IS 'When the pairings were discarded that the match belonged to: it is cancelled.';
  COMMENT ON COLUMN match_registration.settled_at IS 'When the result of a tournament''s match was taken over, or found to be of no use.';
  COMMENT ON COLUMN match_registration.trouble IS 'Why the match could not be created; its table is played without being recorded.'`;

const decks = `
  ALTER TABLE deck ADD COLUMN tournament_id uuid REFERENCES tournament (tournament_id);
  CREATE INDEX deck_tournament ON deck (tournament_id, deck_id) WHERE tournament_id IS NOT NULL`;

const grants = [
  'GRANT SELECT, INSERT ON tournament, tournament_command TO arbiter_app',
  'GRANT UPDATE (begun_at, withdrawn_at, settled_at, trouble) ON match_registration TO arbiter_app',
];

/** Creates what tournaments need beside their streams. */
export class CreateTournaments1800000000008 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [tournaments, matches, decks, ...grants]) await queryRunner.query(sql);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
