import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * Dated lists of what a format bans, restricts, limits or allows. A list never changes: a correction is a further row of the same list and
 * day, and of these the newest counts.
 */
const lists = `
  CREATE TABLE card_list (
    list_id        uuid        NOT NULL PRIMARY KEY,
    game           text        NOT NULL,
    list           text        NOT NULL CHECK (list <> 'none'),
    name           text        NOT NULL,
    in_force_from  date        NOT NULL,
    in_force_until date        CHECK (in_force_until >= in_force_from),
    known_since    date        NOT NULL,
    source         text        NOT NULL,
    source_hash    bytea       NOT NULL CHECK (octet_length(source_hash) = 32),
    unlisted       text        NOT NULL CHECK (unlisted IN ('legal', 'notLegal', 'asFacts')),
    entries        jsonb       NOT NULL CHECK (jsonb_typeof(entries) = 'array'),
    withdrawn      boolean     NOT NULL DEFAULT false,
    ordinal        bigint      GENERATED ALWAYS AS IDENTITY,
    created_at     timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX card_list_editions ON card_list (game, list, in_force_from, ordinal DESC);
  COMMENT ON COLUMN card_list.list IS 'As tournaments name it, such as modern or tcg.';
  COMMENT ON COLUMN card_list.in_force_until IS 'The last day; null until the next list of the format is in force.';
  COMMENT ON COLUMN card_list.known_since IS 'The day on which the source said so.';
  COMMENT ON COLUMN card_list.source_hash IS 'SHA-256 of the file.';
  COMMENT ON COLUMN card_list.withdrawn IS 'The list of that day was a mistake and counts no more.'`;

const insertOnly = `SELECT make_append_only('card_list')`;

const grants = 'GRANT SELECT, INSERT ON card_list TO arbiter_app';

/** Creates the table of dated lists, by which decks are judged. */
export class CreateCardLists1800000000012 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [lists, insertOnly, grants]) await queryRunner.query(sql);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
