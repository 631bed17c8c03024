import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * A rebuild fills the next generation of rows beside the old one, with a checkpoint of its own, and then switches `active_generation`.
 * Generations are a column rather than tables of their own because the app's role can't create tables.
 */
const bookkeeping = `
  CREATE TABLE projection (
    name              text    NOT NULL PRIMARY KEY,
    tables            text[]  NOT NULL,
    active_generation integer NOT NULL,
    CHECK (active_generation > 0)
  );

  CREATE TABLE projection_checkpoint (
    name       text        NOT NULL REFERENCES projection (name),
    generation integer     NOT NULL,
    log_id     integer     NOT NULL,
    next_leaf  bigint      NOT NULL CHECK (next_leaf >= 0),
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (name, generation, log_id)
  ) WITH (fillfactor = 70);

  CREATE FUNCTION active_generation(table_name text) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT active_generation FROM projection WHERE table_name = ANY (tables)
  $$`;

const matchList = `
  CREATE TABLE match_list (
    generation   integer     NOT NULL,
    match_id     uuid        NOT NULL,
    gathering_id uuid,
    game         text        NOT NULL,
    format       text        NOT NULL,
    ruleset      text        NOT NULL,
    players      json        NOT NULL DEFAULT '[]',
    phase        text        NOT NULL,
    result       json,
    version      integer     NOT NULL,
    created_at   timestamptz NOT NULL,
    started_at   timestamptz,
    ended_at     timestamptz,
    ruled_at     timestamptz,
    PRIMARY KEY (generation, match_id)
  );
  COMMENT ON COLUMN match_list.ruled_at IS 'When a judge gave the newest ruling. It may be after the end.';
  CREATE INDEX match_list_gathering ON match_list (generation, gathering_id, match_id);
  CREATE INDEX match_list_ended ON match_list (generation, ended_at);
  CREATE VIEW current_match_list AS SELECT * FROM match_list WHERE generation = active_generation('match_list')`;

const participation = `
  CREATE TABLE match_participation (
    generation   integer     NOT NULL,
    match_id     uuid        NOT NULL,
    seat         smallint    NOT NULL,
    player_id    uuid        NOT NULL,
    gathering_id uuid,
    game         text        NOT NULL,
    phase        text        NOT NULL,
    outcome      text,
    created_at   timestamptz NOT NULL,
    ended_at     timestamptz,
    PRIMARY KEY (generation, match_id, seat)
  );
  CREATE INDEX match_participation_player ON match_participation (generation, player_id, match_id);
  CREATE INDEX match_participation_gathering ON match_participation (generation, gathering_id, player_id, match_id);
  CREATE VIEW current_match_participation AS SELECT * FROM match_participation WHERE generation = active_generation('match_participation')`;

export class CreateProjections1800000000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [bookkeeping, matchList, participation]) await queryRunner.query(sql);
    // A projection is never deleted, so nobody gets DELETE on `projection`.
    await queryRunner.query('GRANT SELECT, INSERT, UPDATE (tables, active_generation) ON projection TO arbiter_app');
    await queryRunner.query('GRANT SELECT, INSERT, UPDATE (next_leaf, updated_at), DELETE ON projection_checkpoint TO arbiter_app');
    await queryRunner.query('GRANT SELECT, INSERT, UPDATE, DELETE ON match_list, match_participation TO arbiter_app');
    await queryRunner.query('GRANT SELECT ON current_match_list, current_match_participation TO arbiter_app');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
