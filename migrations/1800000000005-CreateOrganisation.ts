import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** Persons, who hold staff tokens and may play; they do not belong to one token or gathering. The log contains only their ids. */
const persons = `
  CREATE TABLE person (
    person_id  uuid        NOT NULL PRIMARY KEY,
    name       text,
    created_at timestamptz NOT NULL DEFAULT now()
  )`;

/** A command that is sent twice is found by its id; the digest of its content tells whether it is the same command. */
const command = `
    command_id     text,
    command_digest bytea CHECK (octet_length(command_digest) = 32)`;

const events = `
  CREATE TABLE gathering (
    gathering_id            uuid        NOT NULL PRIMARY KEY,
    name                    text        NOT NULL,
    game                    text        NOT NULL,
    spectator_delay_seconds integer     NOT NULL DEFAULT 0 CHECK (spectator_delay_seconds >= 0),
    created_at              timestamptz NOT NULL DEFAULT now(),
    created_by              uuid,${command},
    CONSTRAINT gathering_command UNIQUE (created_by, command_id)
  );
  CREATE INDEX gathering_order ON gathering (created_at, gathering_id);
  CREATE INDEX gathering_delay ON gathering (spectator_delay_seconds);

  CREATE TABLE player (
    player_id    uuid        NOT NULL PRIMARY KEY,
    gathering_id uuid        NOT NULL REFERENCES gathering (gathering_id),
    name         text        NOT NULL,
    person_id    uuid        REFERENCES person (person_id),
    created_at   timestamptz NOT NULL DEFAULT now(),
    created_by uuid,${command},
    CONSTRAINT player_person UNIQUE (gathering_id, person_id),
    CONSTRAINT player_command UNIQUE (gathering_id, command_id)
  );
  CREATE INDEX player_gathering ON player (gathering_id, created_at, player_id);
  COMMENT ON COLUMN player.person_id IS 'Null until it is known who plays. Bound once and for good: who plays must not shake it off again.'`;

/** Who sits where is known from the moment a match is created: endpoints check it in this table, not in a projection that follows later. */
const matches = `
  CREATE TABLE match_registration (
    match_id     uuid        NOT NULL PRIMARY KEY,
    gathering_id uuid        NOT NULL REFERENCES gathering (gathering_id),
    format       text        NOT NULL,
    command_id   text        NOT NULL,
    created_at   timestamptz NOT NULL DEFAULT now(),
    published_at timestamptz,
    created_by   uuid,
    UNIQUE (gathering_id, command_id)
  );
  CREATE INDEX match_registration_gathering ON match_registration (gathering_id, created_at, match_id);

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
    token_id     uuid        NOT NULL PRIMARY KEY,
    secret_hash  bytea       NOT NULL UNIQUE CHECK (octet_length(secret_hash) = 32),
    role         text        NOT NULL CHECK (role IN ('organizer', 'judge', 'player', 'spectator')),
    gathering_id uuid        REFERENCES gathering (gathering_id),
    player_id    uuid        REFERENCES player (player_id),
    match_id     uuid        REFERENCES match_registration (match_id),
    scopes       text[]      NOT NULL DEFAULT '{}',
    label        text,
    created_at   timestamptz NOT NULL DEFAULT now(),
    expires_at   timestamptz NOT NULL,
    revoked_at   timestamptz,
    person_id    uuid        REFERENCES person (person_id),
    minted_by    uuid        REFERENCES access_token (token_id),
    revoked_by   uuid        REFERENCES access_token (token_id),${command},
    CHECK (role <> 'player' OR player_id IS NOT NULL),
    CONSTRAINT access_token_holder CHECK (role IN ('player', 'spectator') OR person_id IS NOT NULL),
    CONSTRAINT access_token_command UNIQUE (gathering_id, command_id)
  );
  CREATE INDEX access_token_gathering ON access_token (gathering_id, created_at, token_id);
  COMMENT ON COLUMN access_token.person_id IS 'Who holds a staff token. Null for players, who hold their own, and for spectators, who may be anybody.';
  COMMENT ON COLUMN access_token.minted_by IS 'Null for what was minted on the command line.';

  ALTER TABLE gathering ADD FOREIGN KEY (created_by) REFERENCES access_token (token_id);
  ALTER TABLE player ADD FOREIGN KEY (created_by) REFERENCES access_token (token_id);
  ALTER TABLE match_registration ADD FOREIGN KEY (created_by) REFERENCES access_token (token_id)`;

const decks = `
  CREATE TABLE deck (
    deck_id      uuid        NOT NULL PRIMARY KEY,
    gathering_id uuid        REFERENCES gathering (gathering_id),
    player_id    uuid        REFERENCES player (player_id),
    game         text        NOT NULL,
    format       text        NOT NULL,
    content      json        NOT NULL,
    nonce        bytea       NOT NULL CHECK (octet_length(nonce) = 32),
    work         text        NOT NULL UNIQUE,
    created_at   timestamptz NOT NULL DEFAULT now()
  );
  COMMENT ON COLUMN deck.nonce IS 'With the content it opens the commitment that the log has: SHA-256 over both.';
  CREATE INDEX deck_player ON deck (player_id, deck_id)`;

/**
 * Jobs are kept here, under random ids; `work` identifies what a job does, so that requesting the same work again gives the same job. The
 * queue only carries ids. When Redis loses everything, waiting and active rows are queued again.
 */
const jobs = `
  CREATE TABLE job (
    job_id         text        NOT NULL PRIMARY KEY CHECK (job_id ~ '^[A-Za-z0-9_-]{1,160}$'),
    work           text        NOT NULL UNIQUE CHECK (length(work) BETWEEN 1 AND 200),
    queue          text        NOT NULL,
    input          json        NOT NULL,
    state          text        NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'active', 'done', 'dead')),
    attempts       integer     NOT NULL DEFAULT 0,
    max_attempts   integer     NOT NULL DEFAULT 5 CHECK (max_attempts > 0),
    progress_done  integer,
    progress_total integer,
    result         json,
    error          text,
    gathering_id   uuid,
    match_id       uuid,
    requested_by   uuid,
    created_at     timestamptz NOT NULL DEFAULT now(),
    updated_at     timestamptz NOT NULL DEFAULT now(),
    finished_at    timestamptz
  );
  CREATE INDEX job_unfinished ON job (queue, updated_at) WHERE state IN ('waiting', 'active');
  CREATE INDEX job_dead ON job (queue, finished_at) WHERE state = 'dead';

  CREATE TABLE job_output (
    job_id       text  NOT NULL PRIMARY KEY REFERENCES job (job_id),
    content_type text  NOT NULL,
    content      bytea NOT NULL,
    sha256       bytea  NOT NULL CHECK (octet_length(sha256) = 32)
  )`;

/** Some columns that may be changed may be changed only once, from empty to a value. */
const once = `
  CREATE TRIGGER person_once BEFORE UPDATE ON player FOR EACH ROW
    WHEN (OLD.person_id IS NOT NULL AND OLD.person_id IS DISTINCT FROM NEW.person_id) EXECUTE FUNCTION refuse_second_value('person_id');
  CREATE TRIGGER revoked_once BEFORE UPDATE ON access_token FOR EACH ROW
    WHEN (OLD.revoked_at IS NOT NULL AND (OLD.revoked_at, OLD.revoked_by) IS DISTINCT FROM (NEW.revoked_at, NEW.revoked_by)) EXECUTE FUNCTION refuse_second_value('revoked_at');
  CREATE TRIGGER published_once BEFORE UPDATE ON match_registration FOR EACH ROW
    WHEN (OLD.published_at IS NOT NULL AND OLD.published_at IS DISTINCT FROM NEW.published_at) EXECUTE FUNCTION refuse_second_value('published_at');
  CREATE TRIGGER done_once BEFORE UPDATE ON job FOR EACH ROW
    WHEN (OLD.state = 'done' AND (OLD.state, OLD.result::text) IS DISTINCT FROM (NEW.state, NEW.result::text)) EXECUTE FUNCTION refuse_second_value('result')`;

/**
 * The columns that the application may change, table by table. It writes every other column once: it may not change a token's role or end,
 * a gathering's delay, who sits where, what a job is about, or a document that a job has made.
 */
const grants = [
  'GRANT SELECT, INSERT ON person, gathering, player, match_registration, match_seat, access_token, deck, job, job_output TO arbiter_app',
  'GRANT UPDATE (person_id) ON player TO arbiter_app',
  'GRANT UPDATE (published_at) ON match_registration TO arbiter_app',
  'GRANT UPDATE (revoked_at, revoked_by) ON access_token TO arbiter_app',
  'GRANT UPDATE (state, attempts, progress_done, progress_total, result, error, updated_at, finished_at) ON job TO arbiter_app',
];

/** Creates the tables of what organizers arrange, and of the jobs that queues carry out. */
export class CreateOrganisation1800000000005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [persons, events, matches, tokens, decks, jobs, once]) await queryRunner.query(sql);
    for (const grant of grants) await queryRunner.query(grant);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
