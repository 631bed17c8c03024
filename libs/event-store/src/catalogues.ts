import { type Catalogue, canonicalJson, cardText, cardVersion, catalogueOfTexts } from '@arbiter/contracts';
import type { CataloguePins, JsonObject } from '@arbiter/kernel';
import type { CatalogueStore } from '@arbiter/recording';
import type { Pool, PoolClient } from 'pg';

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

/** Catalogues of cards in PostgreSQL. Insert only: what a match pins stays as it was. */
export class PostgresCatalogues implements CatalogueStore {
  constructor(private readonly pool: Pool) {}

  async read(pins: CataloguePins): Promise<Catalogue | null> {
    const found = await this.pool.query<{ game: string; openings: string }>(
      'SELECT game, openings FROM catalogue WHERE root = $1 AND openings_hash = $2',
      [bytes(pins.root), bytes(pins.openings)],
    );
    const [row] = found.rows;
    if (row === undefined) return null;
    const { rows } = await this.pool.query<{ card: string }>(
      'SELECT card FROM catalogue_entry JOIN card_version USING (version) WHERE root = $1',
      [bytes(pins.root)],
    );
    const texts = rows.map(({ card }) => card);
    const catalogue = catalogueOfTexts(row.game, texts, JSON.parse(row.openings) as JsonObject);
    if (catalogue.pins.root !== pins.root || catalogue.pins.openings !== pins.openings)
      throw new Error(`the cards that are kept are not those of the catalogue ${pins.root}`);
    return catalogue;
  }

  /**
   * Stores a catalogue, as a whole or not at all. Several processes may store the same one at the same time.
   * @param origin how its cards were made: written by hand, or compiled from their texts
   * @returns whether the catalogue was new
   */
  async keep(catalogue: Catalogue, origin: 'hand' | 'compiled'): Promise<boolean> {
    const { pins, game, cards } = catalogue;
    const known = await this.pool.query('SELECT FROM catalogue WHERE root = $1 AND openings_hash = $2', [
      bytes(pins.root),
      bytes(pins.openings),
    ]);
    if (known.rowCount !== 0) return false;
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      await keepCards(client, pins.root, game, [...cards.values()], origin);
      const { rowCount } = await client.query(
        'INSERT INTO catalogue (root, openings_hash, game, size, openings) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
        [bytes(pins.root), bytes(pins.openings), game, cards.size, canonicalJson(catalogue.openings)],
      );
      await client.query('COMMIT');
      return rowCount === 1;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  }
}

/** Stores cards in the order of their versions, so that two processes that store the same cards wait for each other and don't deadlock. */
async function keepCards(client: PoolClient, root: string, game: string, cards: readonly JsonObject[], origin: string): Promise<void> {
  const rows = cards
    .map((card) => ({ key: String(card['id']), version: cardVersion(game, card), text: cardText(game, card), ...namesOf(card) }))
    .sort((one, other) => (one.version < other.version ? -1 : 1));
  const versions = rows.map(({ version }) => bytes(version));
  await client.query(
    `INSERT INTO card_version (version, game, name_en, name_zh, origin, card)
     SELECT version, $2, name_en, name_zh, $3, card FROM unnest($1::bytea[], $4::text[], $5::text[], $6::text[]) AS given (version, name_en, name_zh, card)
     ON CONFLICT DO NOTHING`,
    [versions, game, origin, rows.map(({ en }) => en), rows.map(({ zh }) => zh), rows.map(({ text }) => text)],
  );
  await client.query(
    `INSERT INTO catalogue_entry (root, key, version) SELECT $1, key, version FROM unnest($2::text[], $3::bytea[]) AS given (key, version)
     ON CONFLICT DO NOTHING`,
    [bytes(root), rows.map(({ key }) => key), versions],
  );
}

function namesOf(card: JsonObject): { readonly en: string; readonly zh: string } {
  const names = (card['names'] ?? {}) as { readonly en?: string; readonly zh?: string };
  return { en: names.en ?? '', zh: names.zh ?? '' };
}
