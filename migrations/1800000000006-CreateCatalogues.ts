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
    text_hash  bytea       CHECK (octet_length(text_hash) = 32),
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (sha256(convert_to(card, 'UTF8')) = version)
  );
  CREATE INDEX card_version_name ON card_version (game, name_en);
  COMMENT ON COLUMN card_version.card IS 'Canonical JSON of game and program.';
  COMMENT ON COLUMN card_version.text_hash IS 'SHA-256 of the printed text that the program was made from (card_source); null where it was written by hand.'`;

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
    parent        bytea       CHECK (octet_length(parent) = 32 AND parent <> root),
    created_at    timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (root, openings_hash),
    CHECK (sha256(convert_to(openings, 'UTF8')) = openings_hash)
  );
  COMMENT ON COLUMN catalogue.root IS 'RFC 6962 root over the entries, in the order of their keys.';
  COMMENT ON COLUMN catalogue.parent IS 'Root of the catalogue that this one corrects or continues.';

  CREATE TABLE catalogue_entry (
    root    bytea NOT NULL,
    key     text  NOT NULL,
    version bytea NOT NULL REFERENCES card_version (version),
    PRIMARY KEY (root, key)
  );
  CREATE INDEX catalogue_entry_version ON catalogue_entry (version)`;

/** Where an imported card comes from: one row of a published list of cards, as it was read. Exports never contain it. */
const sources = `
  CREATE TABLE card_source (
    game          text        NOT NULL,
    source        text        NOT NULL,
    snapshot      bytea       NOT NULL CHECK (octet_length(snapshot) = 32),
    snapshot_date date        NOT NULL,
    key           text        NOT NULL,
    raw           jsonb       NOT NULL,
    printed       text        NOT NULL,
    printed_hash  bytea       NOT NULL,
    created_at    timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game, source, snapshot, key),
    CHECK (sha256(convert_to(printed, 'UTF8')) = printed_hash)
  );
  CREATE INDEX card_source_printed ON card_source (printed_hash);
  COMMENT ON COLUMN card_source.snapshot IS 'SHA-256 of the list of cards.';
  COMMENT ON COLUMN card_source.key IS 'The name or number of the card in that list.'`;

/** What rules can do with a card: all of it, all but abilities that people carry out, or nothing but know its facts. */
const verdicts = `
  CREATE TABLE card_verdict (
    version    bytea       NOT NULL REFERENCES card_version (version),
    ruleset    bytea       NOT NULL CHECK (octet_length(ruleset) = 32),
    status     text        NOT NULL CHECK (status IN ('enforced', 'partial', 'manual')),
    declines   jsonb       NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(declines) = 'array'),
    checks     jsonb       NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(checks) = 'object'),
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (version, ruleset),
    CHECK ((status = 'enforced') = (declines = '[]'))
  );
  COMMENT ON COLUMN card_verdict.declines IS 'The lines of the text that the rules do not carry out, each with its place and what was expected there.'`;

/** Which cards a format allows, from when to when. A decision that is taken back is another row, known later. */
const legality = `
  CREATE TABLE legality (
    game          text        NOT NULL,
    format        text        NOT NULL,
    card          text        NOT NULL,
    status        text        NOT NULL,
    in_force_from date        NOT NULL,
    in_force_to   date        CHECK (in_force_to >= in_force_from),
    known_since   timestamptz NOT NULL DEFAULT now(),
    source        text        NOT NULL,
    PRIMARY KEY (game, format, card, in_force_from, known_since)
  );
  COMMENT ON COLUMN legality.status IS 'A word of the format: legal, banned, restricted, limited ...'`;

const tables = ['card_version', 'catalogue', 'catalogue_entry', 'card_source', 'card_verdict', 'legality'];

const insertOnly = `SELECT ${tables.map((table) => `make_append_only('${table}')`).join(', ')}`;

const grants = `GRANT SELECT, INSERT ON ${tables.join(', ')} TO arbiter_app`;

/**
 * Creates the tables of the cards that matches pin, and those that an import of cards fills (sources, verdicts, legality, a catalogue's
 * parent), which nothing writes yet. No row is ever changed: running matches keep their cards, whatever is corrected later.
 */
export class CreateCatalogues1800000000006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [versions, catalogues, sources, verdicts, legality, insertOnly, grants]) await queryRunner.query(sql);
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
