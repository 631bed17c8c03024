import { randomUUID } from 'node:crypto';
import type { CardFacts, DeckGame, IsoDay, Translation } from '@arbiter/decks';
import type { CardFault } from '../imports/card-fault.js';
import type { Pool, PoolClient } from 'pg';

/** Which file is imported, and as what. */
export interface ImportOf {
  readonly game: DeckGame;
  /** Whose list it is; the newest import of a source counts. */
  readonly source: string;
  /** How its rows are read. */
  readonly reader: string;
  /** SHA-256 of the file, hex. */
  readonly snapshot: string;
  readonly date: IsoDay;
}

/** An import as far as it is. */
export interface StandingImport extends ImportOf {
  readonly importId: string;
  /** Null until it counts. */
  readonly end: ImportEnd | null;
}

/** What an import has come to. */
export interface ImportEnd {
  readonly rows: number;
  /** How many of the rows could not be read. */
  readonly faults: number;
  readonly cards: number;
}

/** Some rows of a file, read: what is stored in one transaction. */
export interface Shard {
  readonly shard: number;
  readonly rows: number;
  readonly facts: readonly CardFacts[];
  readonly names: readonly Translation[];
  readonly faults: readonly CardFault[];
}

interface ImportRow {
  readonly importId: string;
  readonly game: DeckGame;
  readonly source: string;
  readonly reader: string;
  readonly snapshot: string;
  readonly date: IsoDay;
  readonly rows: number | null;
  readonly faults: number | null;
  readonly cards: number | null;
}

const columns = `import_id AS "importId", game, source, reader, encode(snapshot, 'hex') AS snapshot, snapshot_date::text AS date,
  e.rows, e.faults, e.cards`;

const standing = ({ rows, faults, cards, ...of }: ImportRow): StandingImport => ({
  ...of,
  end: rows === null || faults === null || cards === null ? null : { rows, faults, cards },
});

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

/** Imports of lists of cards in PostgreSQL. Insert only: an import that counts stays as it is, and one that was broken off goes on. */
export class CardImports {
  constructor(private readonly pool: Pool) {}

  /**
   * Begins the import of a file, or finds the one that was begun. Several processes may begin the same one.
   * @returns the import; null where the source was imported as of a later day already, after which an earlier one would change the past
   */
  async begin({ game, source, reader, snapshot, date }: ImportOf): Promise<StandingImport | null> {
    const known = await this.find(game, source, snapshot);
    if (known !== null) return known;
    const { rows } = await this.pool.query<{ later: boolean }>(
      `SELECT EXISTS (SELECT FROM card_import JOIN card_import_end USING (import_id)
         WHERE game = $1 AND source = $2 AND snapshot_date > $3::date) AS later`,
      [game, source, date],
    );
    if (rows[0]?.later === true) return null;
    await this.pool.query(
      `INSERT INTO card_import (import_id, game, source, reader, snapshot, snapshot_date) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [randomUUID(), game, source, reader, bytes(snapshot), date],
    );
    const begun = await this.find(game, source, snapshot);
    if (begun === null) throw new Error(`the import of ${snapshot} was begun and can't be read`);
    return begun;
  }

  /** Returns an import by its file; null where none was begun. */
  async find(game: string, source: string, snapshot: string): Promise<StandingImport | null> {
    const { rows } = await this.pool.query<ImportRow>(
      `SELECT ${columns} FROM card_import LEFT JOIN card_import_end e USING (import_id) WHERE game = $1 AND source = $2 AND snapshot = $3`,
      [game, source, bytes(snapshot)],
    );
    return rows[0] === undefined ? null : standing(rows[0]);
  }

  /** Returns the import of a file that counts, whatever it was imported as; null where there is none. */
  async ended(snapshot: string): Promise<StandingImport | null> {
    const { rows } = await this.pool.query<ImportRow>(
      `SELECT ${columns} FROM card_import JOIN card_import_end e USING (import_id) WHERE snapshot = $1 ORDER BY e.ordinal DESC LIMIT 1`,
      [bytes(snapshot)],
    );
    return rows[0] === undefined ? null : standing(rows[0]);
  }

  /** Lists imports, the newest first. @param game of this game only; of all games where null */
  async list(game: string | null, limit: number): Promise<readonly StandingImport[]> {
    const { rows } = await this.pool.query<ImportRow>(
      `SELECT ${columns} FROM card_import LEFT JOIN card_import_end e USING (import_id)
       WHERE $1::text IS NULL OR game = $1 ORDER BY created_at DESC, import_id LIMIT $2`,
      [game, limit],
    );
    return rows.map(standing);
  }

  /** Returns the shards of an import that are stored, with the number of rows of each. */
  async shards(importId: string): Promise<ReadonlyMap<number, number>> {
    const { rows } = await this.pool.query<{ shard: number; rows: number }>(
      'SELECT shard, rows FROM card_import_shard WHERE import_id = $1',
      [importId],
    );
    return new Map(rows.map(({ shard, rows: count }) => [shard, count]));
  }

  /** Returns the rows of an import that could not be read, by their numbers. */
  async faults(importId: string, limit: number): Promise<readonly CardFault[]> {
    const { rows } = await this.pool.query<{ fault: CardFault }>(
      `SELECT fault FROM card_import_shard, jsonb_array_elements(faults) AS fault WHERE import_id = $1
       ORDER BY shard, (fault->>'row')::int LIMIT $2`,
      [importId, limit],
    );
    return rows.map(({ fault }) => fault);
  }

  /** Stores a shard whole or not at all. @returns false where it is stored already */
  async keep({ importId, game, source, date }: StandingImport, { shard, rows, facts, names, faults }: Shard): Promise<boolean> {
    return this.transaction(async (sql) => {
      const { rowCount } = await sql.query(
        'INSERT INTO card_import_shard (import_id, shard, rows, faults) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [importId, shard, rows, JSON.stringify(faults)],
      );
      if (rowCount !== 1) return false;
      await sql.query(
        `INSERT INTO card_fact (import_id, shard, key, facts) SELECT $1, $2, key, facts FROM unnest($3::text[], $4::jsonb[]) AS given (key, facts)`,
        [importId, shard, facts.map(({ key }) => key), facts.map((one) => JSON.stringify({ ...one, legalities: [] }))],
      );
      await sql.query(
        `INSERT INTO card_name (import_id, shard, key, zh) SELECT $1, $2, key, zh FROM unnest($3::text[], $4::text[]) AS given (key, zh)
         ON CONFLICT DO NOTHING`,
        [importId, shard, names.map(({ key }) => key), names.map(({ zh }) => zh)],
      );
      await keepLegalities(sql, { importId, game, source, date }, facts);
      return true;
    });
  }

  /** Ends an import, from which moment it counts; once. */
  async end(importId: string): Promise<ImportEnd> {
    const { rows } = await this.pool.query<ImportEnd>(
      `INSERT INTO card_import_end (import_id, rows, faults, cards)
       SELECT $1::uuid, coalesce(sum(rows), 0), coalesce(sum(jsonb_array_length(faults)), 0),
         (SELECT count(DISTINCT key) FROM card_fact WHERE import_id = $1::uuid)
       FROM card_import_shard WHERE import_id = $1::uuid
       ON CONFLICT (import_id) DO NOTHING RETURNING rows, faults, cards`,
      [importId],
    );
    const known = rows[0] ?? (await this.endOf(importId));
    if (known === undefined) throw new Error(`the import ${importId} was ended and can't be read`);
    return known;
  }

  private async endOf(importId: string): Promise<ImportEnd | undefined> {
    const { rows } = await this.pool.query<ImportEnd>('SELECT rows, faults, cards FROM card_import_end WHERE import_id = $1', [importId]);
    return rows[0];
  }

  private async transaction<Value>(work: (sql: PoolClient) => Promise<Value>): Promise<Value> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const value = await work(client);
      await client.query('COMMIT');
      return value;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}

/** Stores how cards stand, where the source has not said the same before. */
async function keepLegalities(
  sql: PoolClient,
  { importId, game, source, date }: Pick<StandingImport, 'importId' | 'game' | 'source' | 'date'>,
  facts: readonly CardFacts[],
): Promise<void> {
  const stated = facts.flatMap(({ key, legalities }) => legalities.map((one) => ({ key, ...one })));
  if (stated.length === 0) return;
  await sql.query(
    `WITH given AS (
       SELECT DISTINCT * FROM unnest($5::text[], $6::text[], $7::text[], $8::int[], $9::date[]) AS stated (format, key, status, copies, since)
     ), before AS (
       SELECT DISTINCT ON (key, format) key, format, status, copies, in_force_from AS since
       FROM card_legality LEFT JOIN card_import_end e USING (import_id)
       WHERE game = $2 AND source = $3 AND key = ANY ($10::text[]) AND (e.import_id IS NOT NULL OR import_id = $1::uuid)
       ORDER BY key, format, known_since DESC, ordinal DESC NULLS FIRST
     )
     INSERT INTO card_legality (game, source, format, key, status, copies, in_force_from, known_since, import_id)
     SELECT $2, $3, format, key, given.status, given.copies, given.since, $4::date, $1::uuid
     FROM given LEFT JOIN before USING (key, format)
     WHERE (before.status, before.copies, before.since) IS DISTINCT FROM (given.status, given.copies, given.since)
     ON CONFLICT DO NOTHING`,
    [
      importId,
      game,
      source,
      date,
      stated.map(({ format }) => format),
      stated.map(({ key }) => key),
      stated.map(({ status }) => status),
      stated.map(({ copies }) => copies),
      stated.map(({ from }) => from),
      facts.map(({ key }) => key),
    ],
  );
}
