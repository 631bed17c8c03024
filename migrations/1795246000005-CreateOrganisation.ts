import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

const events = `
  CREATE TABLE organised_event (
    event_id                uuid        NOT NULL PRIMARY KEY,
    name                    text        NOT NULL,
    game                    text        NOT NULL,
    spectator_delay_seconds integer     NOT NULL DEFAULT 0 CHECK (spectator_delay_seconds >= 0),
    created_at              timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX organised_event_order ON organised_event (created_at, event_id);

  CREATE TABLE player (
    player_id  uuid        NOT NULL PRIMARY KEY,
    event_id   uuid        NOT NULL REFERENCES organised_event (event_id),
    name       text        NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX player_event ON player (event_id, created_at, player_id)`;

/** Who sits where is known the moment a match is made: doors check it here, not in a projection that follows later. */
const matches = `
  CREATE TABLE match_registration (
    match_id     uuid        NOT NULL PRIMARY KEY,
    event_id     uuid        NOT NULL REFERENCES organised_event (event_id),
    format       text        NOT NULL,
    command_id   text        NOT NULL,
    created_at   timestamptz NOT NULL DEFAULT now(),
    published_at timestamptz,
    UNIQUE (event_id, command_id)
  );
  CREATE INDEX match_registration_event ON match_registration (event_id, created_at, match_id);

  CREATE TABLE match_seat (
    match_id  uuid     NOT NULL REFERENCES match_registration (match_id),
    seat      smallint NOT NULL CHECK (seat >= 0),
    player_id uuid     NOT NULL REFERENCES player (player_id),
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, player_id)
  );
  CREATE INDEX match_seat_player ON match_seat (player_id, match_id)`;

const tokens = `
  CREATE TABLE access_token (
    token_id    uuid        NOT NULL PRIMARY KEY,
    secret_hash bytea       NOT NULL UNIQUE CHECK (octet_length(secret_hash) = 32),
    role        text        NOT NULL CHECK (role IN ('organizer', 'judge', 'player', 'spectator')),
    event_id    uuid        REFERENCES organised_event (event_id),
    player_id   uuid        REFERENCES player (player_id),
    match_id    uuid        REFERENCES match_registration (match_id),
    scopes      text[]      NOT NULL DEFAULT '{}',
    label       text,
    created_at  timestamptz NOT NULL DEFAULT now(),
    expires_at  timestamptz NOT NULL,
    revoked_at  timestamptz,
    CHECK (role <> 'player' OR player_id IS NOT NULL)
  );
  CREATE INDEX access_token_event ON access_token (event_id, created_at, token_id)`;

const decks = `
  CREATE TABLE deck (
    deck_id    uuid        NOT NULL PRIMARY KEY,
    event_id   uuid        REFERENCES organised_event (event_id),
    player_id  uuid        REFERENCES player (player_id),
    game       text        NOT NULL,
    format     text        NOT NULL,
    name       text,
    content    json        NOT NULL,
    legal      boolean,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX deck_player ON deck (player_id, deck_id)`;

/** The work itself lives here; the queue only carries ids. When Redis loses everything, waiting and active rows are queued again. */
const jobs = `
  CREATE TABLE job (
    job_id         text        NOT NULL PRIMARY KEY CHECK (job_id ~ '^[A-Za-z0-9_-]{1,160}$'),
    queue          text        NOT NULL,
    input          json        NOT NULL,
    state          text        NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'active', 'done', 'dead')),
    attempts       integer     NOT NULL DEFAULT 0,
    max_attempts   integer     NOT NULL DEFAULT 5 CHECK (max_attempts > 0),
    progress_done  integer,
    progress_total integer,
    result         json,
    error          text,
    event_id       uuid,
    match_id       uuid,
    requested_by   uuid,
    created_at     timestamptz NOT NULL DEFAULT now(),
    updated_at     timestamptz NOT NULL DEFAULT now(),
    finished_at    timestamptz
  );
  CREATE INDEX job_unfinished ON job (queue, updated_at) WHERE state IN ('waiting', 'active');
  CREATE INDEX job_dead ON job (queue, finished_at) WHERE state = 'dead';

  CREATE TABLE job_output (
    job_id       text   NOT NULL PRIMARY KEY REFERENCES job (job_id),
    content_type text   NOT NULL,
    content      bytea  NOT NULL,
    sha256       bytea  NOT NULL CHECK (octet_length(sha256) = 32)
  )`;

/** What organizers arrange, and the work that queues carry out. */
export class CreateOrganisation1795246000005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [events, matches, tokens, decks, jobs]) await queryRunner.query(sql);
    await queryRunner.query(
      'GRANT SELECT, INSERT, UPDATE ON organised_event, player, match_registration, access_token, deck, job, job_output TO arbiter_app',
    );
    await queryRunner.query('GRANT SELECT, INSERT ON match_seat TO arbiter_app');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
