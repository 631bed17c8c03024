import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** Projections have a row for each thing that one event tells, so that an event is written without looking at any other. */
const tables = `
  CREATE TABLE tournament_list (
    generation    integer     NOT NULL,
    tournament_id uuid        NOT NULL,
    gathering_id  uuid        NOT NULL,
    game          text        NOT NULL,
    format        text        NOT NULL,
    policy        text        NOT NULL,
    visibility    text        NOT NULL,
    status        text        NOT NULL,
    created_at    timestamptz NOT NULL,
    started_at    timestamptz,
    ended_at      timestamptz,
    PRIMARY KEY (generation, tournament_id)
  );
  COMMENT ON COLUMN tournament_list.started_at IS 'When the first round was published.';
  CREATE INDEX tournament_list_order ON tournament_list (generation, coalesce(started_at, created_at), tournament_id);

  CREATE TABLE tournament_entry (
    generation    integer NOT NULL,
    tournament_id uuid    NOT NULL,
    entrant       integer NOT NULL,
    player_id     uuid    NOT NULL,
    place         text    NOT NULL,
    PRIMARY KEY (generation, tournament_id, entrant, player_id)
  );
  COMMENT ON COLUMN tournament_entry.place IS 'waiting, registered or cancelled; the place at the end is in tournament_place.';
  CREATE INDEX tournament_entry_player ON tournament_entry (generation, player_id);

  CREATE TABLE tournament_place (
    generation    integer NOT NULL,
    tournament_id uuid    NOT NULL,
    entrant       integer NOT NULL,
    place         integer NOT NULL,
    PRIMARY KEY (generation, tournament_id, entrant)
  );
  CREATE INDEX tournament_place_first ON tournament_place (generation, tournament_id) WHERE place = 1;

  CREATE TABLE tournament_round (
    generation    integer NOT NULL,
    tournament_id uuid    NOT NULL,
    round         integer NOT NULL,
    phase         integer NOT NULL,
    published_at  timestamptz,
    PRIMARY KEY (generation, tournament_id, round)
  );
  COMMENT ON COLUMN tournament_round.published_at IS 'Null: pairings that staff alone may see.';

  CREATE TABLE tournament_seat (
    generation    integer NOT NULL,
    tournament_id uuid    NOT NULL,
    round         integer NOT NULL,
    entrant       integer NOT NULL,
    table_number  integer,
    match_id      uuid,
    gets          text,
    PRIMARY KEY (generation, tournament_id, round, entrant)
  );
  COMMENT ON COLUMN tournament_seat.gets IS 'bye or loss, for whoever sits at no table.';
  CREATE INDEX tournament_seat_table ON tournament_seat (generation, tournament_id, round, table_number);
  CREATE INDEX tournament_seat_entrant ON tournament_seat (generation, tournament_id, entrant);

  CREATE TABLE tournament_result (
    generation    integer NOT NULL,
    tournament_id uuid    NOT NULL,
    round         integer NOT NULL,
    table_number  integer NOT NULL,
    result        json    NOT NULL,
    kind          text    NOT NULL,
    winner        integer,
    absent        integer,
    corrected     boolean NOT NULL,
    PRIMARY KEY (generation, tournament_id, round, table_number)
  )`;

const names = ['tournament_list', 'tournament_entry', 'tournament_place', 'tournament_round', 'tournament_seat', 'tournament_result'];

const views = names.map((name) => `CREATE VIEW current_${name} AS SELECT * FROM ${name} WHERE generation = active_generation('${name}')`);

/** All tournaments of a person are found by the players as whom the person plays. */
const persons = 'CREATE INDEX player_of_person ON player (person_id) WHERE person_id IS NOT NULL';

const grants = [
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ${names.join(', ')} TO arbiter_app`,
  `GRANT SELECT ON ${names.map((name) => `current_${name}`).join(', ')} TO arbiter_app`,
];

/** Creates the rows by which tournaments are listed, and a player's events are found, without reading every stream. */
export class CreateTournamentHistory1800000000011 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [tables, ...views, persons, ...grants]) await queryRunner.query(sql);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
