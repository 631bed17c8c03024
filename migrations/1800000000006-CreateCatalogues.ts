import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** A card as matches pin it: the text whose SHA-256 is the card's version. A corrected card is another version. */
const versions = `
  CREATE TABLE card_version (
    version    bytea       NOT NULL PRIMARY KEY CHECK (octet_length(version) = 32),
    game       text        NOT NULL,
    name_en    text        NOT NULL,
    name_zh    text        NOT NULL,
    origin     text        NOT NULL CHECK (origin IN ('hand', 'compiled')),
    card       text        NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (sha256(convert_to(card, 'UTF8')) = version)
  );
  CREATE INDEX card_version_name ON card_version (game, name_en);
  COMMENT ON COLUMN card_version.card IS 'Canonical JSON of game and program.'`;

/**
 * Under other rules the same cards can open other windows, so a catalogue is identified by two hashes: that of its cards and that of its
 * openings.
 */
const catalogues = `
  CREATE TABLE catalogue (
    root          bytea       NOT NULL CHECK (octet_length(root) = 32),
    openings_hash bytea       NOT NULL CHECK (octet_length(openings_hash) = 32),
    game          text        NOT NULL,
    size          integer     NOT NULL CHECK (size > 0),
    openings      text        NOT NULL,
    created_at    timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (root, openings_hash),
    CHECK (sha256(convert_to(openings, 'UTF8')) = openings_hash)
  );
  COMMENT ON COLUMN catalogue.root IS 'RFC 6962 root over the entries, in the order of their keys.';

  CREATE TABLE catalogue_entry (
    root    bytea NOT NULL,
    key     text  NOT NULL,
    version bytea NOT NULL REFERENCES card_version (version),
    PRIMARY KEY (root, key)
  );
  CREATE INDEX catalogue_entry_version ON catalogue_entry (version)`;

const insertOnly = `SELECT make_append_only('card_version'), make_append_only('catalogue'), make_append_only('catalogue_entry')`;

const grants = 'GRANT SELECT, INSERT ON card_version, catalogue, catalogue_entry TO arbiter_app';

/**
 * Creates the tables of the cards that matches pin. No row is ever changed: running matches keep their cards, whatever is corrected later.
 */
export class CreateCatalogues1800000000006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [versions, catalogues, insertOnly, grants]) await queryRunner.query(sql);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
