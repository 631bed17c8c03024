import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** What matches were played with and how much of their clocks was used: rows that follow the log, beside those of the list. */
const tables = `
  CREATE TABLE match_deck (
    generation integer  NOT NULL,
    match_id   uuid     NOT NULL,
    version    integer  NOT NULL,
    seat       smallint NOT NULL,
    cards      jsonb    NOT NULL,
    PRIMARY KEY (generation, match_id, version, seat)
  );
  COMMENT ON COLUMN match_deck.cards IS 'Every text in the deck once, in order: ids of cards, and what else the game writes into decks.';
  COMMENT ON COLUMN match_deck.version IS 'The event that the deck is in: 1 for decks that the match was created with.';
  CREATE INDEX match_deck_cards ON match_deck USING gin (cards);

  CREATE TABLE match_time (
    generation integer NOT NULL,
    match_id   uuid    NOT NULL,
    rules      json    NOT NULL,
    clocks     json,
    PRIMARY KEY (generation, match_id)
  );
  COMMENT ON TABLE match_time IS 'Matches with clocks alone.';
  COMMENT ON COLUMN match_time.clocks IS 'Every clock as the newest event has it; null before the first.'`;

const names = ['match_deck', 'match_time'];
const views = names.map((name) => `CREATE VIEW current_${name} AS SELECT * FROM ${name} WHERE generation = active_generation('${name}')`);

/** Lists of matches are read from the newest on, and found by a state, a name or a tournament without reading all. */
const indexes = `
  CREATE INDEX match_registration_order ON match_registration (created_at, match_id);
  CREATE INDEX match_registration_published ON match_registration (created_at, match_id) WHERE published_at IS NOT NULL;
  CREATE INDEX match_registration_tournament ON match_registration (tournament_id, created_at, match_id) WHERE tournament_id IS NOT NULL;
  CREATE INDEX match_list_phase ON match_list (generation, phase);
  CREATE INDEX match_list_started ON match_list (generation, started_at);
  CREATE INDEX player_name_words ON player USING gin (array_to_tsvector(array_remove(string_to_array(lower(name), ' '), '')))`;

const grants = [
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ${names.join(', ')} TO arbiter_app`,
  `GRANT SELECT ON ${names.map((name) => `current_${name}`).join(', ')} TO arbiter_app`,
];

/** Creates the rows and indexes by which matches are searched. */
export class CreateMatchSearch1800000000015 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [tables, ...views, indexes, ...grants]) await queryRunner.query(sql);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
