import { randomUUID } from 'node:crypto';
import type { DeckGame, IsoDay, LegalityList, ListEntry, StatedList } from '@arbiter/decks';
import type { Pool, PoolClient } from 'pg';

/** Whose file it is, and what it says. */
export interface FileOfLists {
  readonly game: DeckGame;
  readonly source: string;
  /** SHA-256 of the file, hex. */
  readonly digest: string;
  /** The day on which the file says what it says. */
  readonly knownSince: IsoDay;
  readonly lists: readonly StatedList[];
}

/** A list as it is stored. */
export interface StoredList extends Omit<StatedList, 'entries'> {
  readonly listId: string;
  readonly game: DeckGame;
  readonly source: string;
  readonly digest: string;
  readonly knownSince: IsoDay;
  readonly withdrawn: boolean;
  /** Whether it is the newest of its day; earlier ones were corrected. */
  readonly counts: boolean;
  readonly cards: number;
}

/** What became of a list of a file: `repeated` where the same was said before. */
export interface ImportedList extends Pick<StatedList, 'list' | 'name' | 'from' | 'until'> {
  readonly cards: number;
  readonly kept: 'new' | 'correction' | 'repeated';
}

interface Row {
  readonly listId: string;
  readonly list: string;
  readonly name: string;
  readonly from: IsoDay;
  readonly until: IsoDay | null;
  readonly knownSince: IsoDay;
  readonly source: string;
  readonly digest: string;
  readonly unlisted: LegalityList['unlisted'];
  readonly entries: readonly ListEntry[];
}

const columns = `list_id AS "listId", list, name, in_force_from::text AS "from", in_force_until::text AS "until", known_since::text AS "knownSince",
  source, encode(source_hash, 'hex') AS digest, unlisted`;

/** For so long a process may go on with lists after newer ones were imported, in milliseconds. */
const freshForMs = 2_000;

interface Loaded {
  readonly at: number;
  readonly version: string;
  readonly lists: readonly LegalityList[];
}

/** Dated lists in PostgreSQL, insert only; those of a game are kept in memory until a newer one is imported. */
export class CardLists {
  private readonly loaded = new Map<DeckGame, Loaded>();

  /** @param now milliseconds that only grow */
  constructor(
    private readonly pool: Pool,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Stores the lists of a file, all or none. What was said before of the same list and day, and differs, is corrected by it. */
  async keep({ game, source, digest, knownSince, lists }: FileOfLists): Promise<readonly ImportedList[]> {
    return this.transaction(async (sql) => {
      // Two imports at once would each take the other's list for one that is still to be corrected.
      await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('card_list', 0))`);
      const kept: ImportedList[] = [];
      for (const one of lists) {
        const { list, name, from, until, unlisted, entries } = one;
        const content = JSON.stringify(entries);
        const { rows } = await sql.query<{ same: boolean }>(
          `SELECT NOT withdrawn AND name = $4 AND in_force_until IS NOT DISTINCT FROM $5::date AND unlisted = $6 AND entries = $7::jsonb AS same
           FROM card_list WHERE game = $1 AND list = $2 AND in_force_from = $3 ORDER BY ordinal DESC LIMIT 1`,
          [game, list, from, name, until, unlisted, content],
        );
        const [before] = rows;
        kept.push({
          ...{ list, name, from, until },
          cards: entries.length,
          kept: before === undefined ? 'new' : before.same ? 'repeated' : 'correction',
        });
        if (before?.same === true) continue;
        await sql.query(
          `INSERT INTO card_list (list_id, game, list, name, in_force_from, in_force_until, known_since, source, source_hash, unlisted, entries)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, decode($9, 'hex'), $10, $11)`,
          [randomUUID(), game, list, name, from, until, knownSince, source, digest, unlisted, content],
        );
      }
      return kept;
    });
  }

  /** Withdraws the list of a day, which was a mistake: what is in force then is what was before. @returns false where there is none */
  async withdraw(game: DeckGame, list: string, from: IsoDay, on: IsoDay): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO card_list (list_id, game, list, name, in_force_from, in_force_until, known_since, source, source_hash, unlisted, entries, withdrawn)
       SELECT $1, game, list, name, in_force_from, in_force_until, $5::date, source, source_hash, unlisted, entries, true FROM (
         SELECT * FROM card_list WHERE game = $2 AND list = $3 AND in_force_from = $4 ORDER BY ordinal DESC LIMIT 1
       ) newest WHERE NOT withdrawn`,
      [randomUUID(), game, list, from, on],
    );
    return rowCount === 1;
  }

  /** Returns the lists of a game that count, of all formats and days. */
  async of(game: DeckGame): Promise<readonly LegalityList[]> {
    const known = this.loaded.get(game);
    if (known !== undefined && this.now() - known.at < freshForMs) return known.lists;
    const at = this.now();
    const newest = await this.pool.query<{ version: string }>(
      'SELECT coalesce(max(ordinal), 0)::text AS version FROM card_list WHERE game = $1',
      [game],
    );
    const version = newest.rows[0]?.version ?? '0';
    const lists = known?.version === version ? known.lists : await this.load(game);
    this.loaded.set(game, { at, version, lists });
    return lists;
  }

  /** Lists what was imported, corrected lists too; the newest day first. @param game of this game only; of all games where null */
  async list(game: DeckGame | null): Promise<readonly StoredList[]> {
    const { rows } = await this.pool.query<StoredList>(
      `SELECT ${columns}, game, withdrawn, jsonb_array_length(entries) AS cards,
         row_number() OVER (PARTITION BY game, list, in_force_from ORDER BY ordinal DESC) = 1 AND NOT withdrawn AS counts
       FROM card_list WHERE $1::text IS NULL OR game = $1 ORDER BY game, list, in_force_from DESC, ordinal DESC`,
      [game],
    );
    return rows;
  }

  private async load(game: DeckGame): Promise<readonly LegalityList[]> {
    const { rows } = await this.pool.query<Row>(
      `SELECT ${columns}, entries FROM (
         SELECT DISTINCT ON (list, in_force_from) * FROM card_list WHERE game = $1 ORDER BY list, in_force_from, ordinal DESC
       ) newest WHERE NOT withdrawn`,
      [game],
    );
    return rows.map(({ listId, list, name, from, until, knownSince, source, digest, unlisted, entries }) => ({
      ...{ id: listId, name, format: list, from, unlisted, entries },
      ...(until === null ? {} : { until }),
      stated: { source, knownSince, digest },
    }));
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
