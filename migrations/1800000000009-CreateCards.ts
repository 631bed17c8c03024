import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/**
 * Imports of published lists of cards. An import begins with its row, takes the rows of the file in shards, each in a transaction of its own,
 * and counts once its end is there. Whoever imports the same file again goes on with the shards that are missing.
 */
const imports = `
  CREATE TABLE card_import (
    import_id     uuid        NOT NULL PRIMARY KEY,
    game          text        NOT NULL,
    source        text        NOT NULL,
    reader        text        NOT NULL,
    snapshot      bytea       NOT NULL CHECK (octet_length(snapshot) = 32),
    snapshot_date date        NOT NULL,
    created_at    timestamptz NOT NULL DEFAULT now(),
    UNIQUE (game, source, snapshot)
  );
  COMMENT ON COLUMN card_import.source IS 'Whose list it is: the newest import of each source counts.';
  COMMENT ON COLUMN card_import.snapshot IS 'SHA-256 of the file.';
  COMMENT ON COLUMN card_import.snapshot_date IS 'The day on which the file says what it says.';

  CREATE TABLE card_import_shard (
    import_id  uuid        NOT NULL REFERENCES card_import (import_id),
    shard      integer     NOT NULL CHECK (shard >= 0),
    rows       integer     NOT NULL CHECK (rows > 0),
    faults     jsonb       NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(faults) = 'array'),
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (import_id, shard)
  );
  COMMENT ON COLUMN card_import_shard.faults IS 'The rows that could not be read: number, card, field and reason of each.';

  CREATE TABLE card_import_end (
    import_id   uuid        NOT NULL PRIMARY KEY REFERENCES card_import (import_id),
    rows        integer     NOT NULL CHECK (rows >= 0),
    faults      integer     NOT NULL CHECK (faults BETWEEN 0 AND rows),
    cards       integer     NOT NULL CHECK (cards >= 0),
    ordinal     bigint      GENERATED ALWAYS AS IDENTITY,
    finished_at timestamptz NOT NULL DEFAULT now()
  );
  COMMENT ON COLUMN card_import_end.ordinal IS 'Of two imports of one day the later one counts.'`;

/** What rules for decks ask of a card: no printed text, no images, no ids of the source. */
const facts = `
  CREATE TABLE card_fact (
    import_id uuid    NOT NULL,
    shard     integer NOT NULL,
    key       text    NOT NULL,
    facts     jsonb   NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
    PRIMARY KEY (import_id, key, shard),
    FOREIGN KEY (import_id, shard) REFERENCES card_import_shard (import_id, shard)
  );
  COMMENT ON TABLE card_fact IS 'Facts of a card without its legalities; several rows of one card are put together by whoever reads them.';

  CREATE TABLE card_name (
    import_id uuid    NOT NULL,
    shard     integer NOT NULL,
    key       text    NOT NULL,
    zh        text    NOT NULL,
    PRIMARY KEY (import_id, key, zh, shard),
    FOREIGN KEY (import_id, shard) REFERENCES card_import_shard (import_id, shard)
  );
  COMMENT ON TABLE card_name IS 'Chinese names by which cards are found as well, from lists of names alone.'`;

/**
 * How cards stand in formats, as sources state it. A row is written where a source says something else than before, so that the first row
 * that says a thing tells since when it was known. It replaces the table that nothing has ever written.
 */
const legalities = `
  DROP TABLE legality;
  CREATE TABLE card_legality (
    game          text    NOT NULL,
    source        text    NOT NULL,
    format        text    NOT NULL,
    key           text    NOT NULL,
    status        text    NOT NULL,
    copies        integer CHECK (copies >= 0),
    in_force_from date,
    known_since   date    NOT NULL,
    import_id     uuid    NOT NULL REFERENCES card_import (import_id)
  );
  CREATE UNIQUE INDEX card_legality_stated
    ON card_legality (game, source, key, format, known_since, import_id, status, coalesce(in_force_from, '-infinity'::date));
  COMMENT ON COLUMN card_legality.copies IS 'How many a deck may have; null where only the rules for decks count.';
  COMMENT ON COLUMN card_legality.in_force_from IS 'Null where the source does not say.'`;

/**
 * A file that was sent and waits for its import. Its parts hold what was sent, printed texts too, and so they are deleted with the end of the
 * import.
 */
const uploads = `
  CREATE TABLE card_upload_part (
    upload_id uuid    NOT NULL,
    part      integer NOT NULL CHECK (part >= 0),
    bytes     bytea   NOT NULL,
    sent_at   timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (upload_id, part)
  )`;

const tables = ['card_import', 'card_import_shard', 'card_import_end', 'card_fact', 'card_name', 'card_legality'];

const insertOnly = `SELECT ${tables.map((table) => `make_append_only('${table}')`).join(', ')}`;

const grants = [
  `GRANT SELECT, INSERT ON ${tables.join(', ')} TO arbiter_app`,
  'GRANT SELECT, INSERT, DELETE ON card_upload_part TO arbiter_app',
];

/** Creates the tables of facts of real cards, by which decks are judged. */
export class CreateCards1800000000009 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [imports, facts, legalities, uploads, insertOnly, ...grants]) await queryRunner.query(sql);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
