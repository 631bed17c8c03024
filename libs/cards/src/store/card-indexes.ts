import {
  buildCardIndex,
  type CardFacts,
  type CardIndex,
  type DeckGame,
  type IsoDay,
  type Legality,
  type Translation,
} from '@arbiter/decks';
import type { Pool } from 'pg';

/** An import whose facts count. */
interface Counting {
  readonly importId: string;
  readonly source: string;
}

interface Loaded {
  /** Which imports it was made of. */
  readonly version: string;
  readonly index: CardIndex | null;
}

/** How long a process may go on with facts after newer ones were imported, in milliseconds. */
const freshForMs = 2_000;
/** How many rows are read at a time. */
const pageRows = 2_000;

/** Facts of cards of all games, each game's in memory from its first use until a newer import counts. */
export class CardIndexes {
  private readonly loaded = new Map<DeckGame, Promise<Loaded>>();
  private readonly lookedAt = new Map<DeckGame, number>();

  /** @param now milliseconds that only grow */
  constructor(
    private readonly pool: Pool,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns the cards of a game: of each source those of its newest import, put together. @returns null where nothing was imported */
  async of(game: DeckGame): Promise<CardIndex | null> {
    const known = this.loaded.get(game);
    if (known !== undefined && this.now() - (this.lookedAt.get(game) ?? -Infinity) < freshForMs) return (await known).index;
    const counting = await this.counting(game);
    const version = JSON.stringify(counting);
    this.lookedAt.set(game, this.now());
    const standing = this.loaded.get(game);
    if (standing !== undefined && (await standing).version === version) return (await standing).index;
    const loading = this.load(game, counting, version);
    this.loaded.set(game, loading);
    // What could not be loaded is tried again.
    loading.catch(() => this.loaded.get(game) === loading && this.loaded.delete(game));
    return (await loading).index;
  }

  /** Returns the newest import of each source, the newest first: where sources differ, the newer one is right. */
  private async counting(game: DeckGame): Promise<readonly Counting[]> {
    const { rows } = await this.pool.query<Counting>(
      `SELECT import_id AS "importId", source FROM (
         SELECT DISTINCT ON (source) import_id, source, snapshot_date, ordinal
         FROM card_import JOIN card_import_end USING (import_id) WHERE game = $1
         ORDER BY source, snapshot_date DESC, ordinal DESC
       ) newest ORDER BY snapshot_date DESC, ordinal DESC`,
      [game],
    );
    return rows;
  }

  private async load(game: DeckGame, counting: readonly Counting[], version: string): Promise<Loaded> {
    if (counting.length === 0) return { version, index: null };
    const facts: CardFacts[] = [];
    const names: Translation[] = [];
    for (const { importId, source } of counting) {
      for await (const page of this.pages(importId, game, source)) facts.push(...page);
      const found = await this.pool.query<Translation>('SELECT key, zh FROM card_name WHERE import_id = $1 ORDER BY key, zh', [importId]);
      names.push(...found.rows);
    }
    return { version, index: buildCardIndex(game, facts, names) };
  }

  /** Reads the facts of an import page by page, so that no query takes long however many cards there are. */
  private async *pages(importId: string, game: DeckGame, source: string): AsyncGenerator<readonly CardFacts[]> {
    let after: { readonly key: string | null; readonly shard: number } = { key: null, shard: 0 };
    for (;;) {
      const { rows }: { readonly rows: readonly FactRow[] } = await this.pool.query<FactRow>(
        `SELECT key, shard, facts FROM card_fact WHERE import_id = $1 AND ($2::text IS NULL OR (key, shard) > ($2, $3::int))
         ORDER BY key, shard LIMIT $4`,
        [importId, after.key, after.shard, pageRows],
      );
      const last = rows.at(-1);
      if (last === undefined) return;
      const legalities = await this.legalities(game, source, [...new Set(rows.map(({ key }) => key))]);
      let before = after.key;
      yield rows.map(({ key, facts }) => {
        // Several rows of one card become one card: the first of them has the legalities.
        const first = key !== before;
        before = key;
        return first ? { ...facts, legalities: legalities.get(key) ?? [] } : facts;
      });
      after = last;
    }
  }

  /** Returns what a source has ever stated of some cards, by card. */
  private async legalities(game: DeckGame, source: string, keys: readonly string[]): Promise<ReadonlyMap<string, readonly Legality[]>> {
    const { rows } = await this.pool.query<{ key: string; stated: readonly Stated[] }>(
      `SELECT key, json_agg(json_build_array(format, status, copies, in_force_from, known_since) ORDER BY known_since, format) AS stated
       FROM card_legality JOIN card_import_end USING (import_id) WHERE game = $1 AND source = $2 AND key = ANY ($3::text[]) GROUP BY key`,
      [game, source, keys],
    );
    return new Map(rows.map(({ key, stated }) => [key, stated.map(legalityOf)]));
  }
}

interface FactRow {
  readonly key: string;
  readonly shard: number;
  readonly facts: CardFacts;
}

type Stated = readonly [format: string, status: Legality['status'], copies: number | null, from: IsoDay | null, knownSince: IsoDay];

const legalityOf = ([format, status, copies, from, knownSince]: Stated): Legality => ({ format, status, copies, from, knownSince });
