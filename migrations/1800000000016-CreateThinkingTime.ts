import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** How long players thought. Rows that stand already have nulls until the projection is rebuilt. */
const thinking = `
  ALTER TABLE match_time ALTER COLUMN rules DROP NOT NULL;
  ALTER TABLE match_time ADD COLUMN thought json, ADD COLUMN changed_at bigint, ADD COLUMN paused_at bigint;
  COMMENT ON TABLE match_time IS 'The time of matches: clocks, where they have some, and how long each player thought.';
  COMMENT ON COLUMN match_time.rules IS 'How the clocks are set; null without clocks.';
  COMMENT ON COLUMN match_time.thought IS 'Milliseconds by seat that each player has thought so far; null for rows that are older than this column.';
  COMMENT ON COLUMN match_time.changed_at IS 'When the table last changed, in milliseconds since 1970-01-01 UTC and moved on by pauses; null before the start and after the end.';
  COMMENT ON COLUMN match_time.paused_at IS 'Since when the match is paused, in the same way; null while it is not.';
  DROP VIEW current_match_time;
  CREATE VIEW current_match_time AS SELECT * FROM match_time WHERE generation = active_generation('match_time');
  GRANT SELECT ON current_match_time TO arbiter_app`;

/**
 * The beginnings by which a name is found: of each of its words, and within a word of each character of a script that is written without
 * blanks between words (from U+2E80 on: Chinese, Japanese, Korean), since nobody can see where a word begins there.
 */
const names = `
  CREATE FUNCTION name_beginnings(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(DISTINCT substr(word, place)), '{}')
    FROM unnest(string_to_array(lower(name), ' ')) AS word, generate_series(1, length(word)) AS place
    WHERE place = 1 OR ascii(substr(word, place, 1)) >= 11904
  $$;
  DROP INDEX player_name_words;
  CREATE INDEX player_name_words ON player USING gin (array_to_tsvector(name_beginnings(name)))`;

/** Adds how long players thought, and finds Chinese names by any part of them. */
export class CreateThinkingTime1800000000016 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [thinking, names]) await queryRunner.query(sql);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
