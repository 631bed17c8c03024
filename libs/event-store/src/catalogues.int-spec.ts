import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Catalogue, catalogueOf } from '@arbiter/contracts';
import { createTestDatabase, type TestDatabase } from '@arbiter/testing';
import { Client } from 'pg';
import { PostgresCatalogues } from './catalogues.js';
import { openPool } from './pool.js';

const bear = { id: 'bear', names: { en: 'Bear', zh: '熊' }, printed: { power: 2 }, abilities: [] };
let games = 0;
const ox = { id: 'ox', names: { en: 'Ox', zh: '牛' }, printed: { power: 4 }, abilities: [] };

describe('catalogues in PostgreSQL', () => {
  let database: TestDatabase;
  let pool: ReturnType<typeof openPool>;
  let catalogues: PostgresCatalogues;

  /** Every test has its own game, for which no catalogue is stored yet. */
  let game = '';
  let catalogue: Catalogue;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 4, name: 'catalogues' });
    catalogues = new PostgresCatalogues(pool);
  });
  beforeEach(() => {
    game = `probe${games}`;
    games += 1;
    catalogue = catalogueOf(game, [ox, bear], { awaited: ['enters'] });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const countOf = async (sql: string): Promise<number | null> => (await pool.query(sql, [game])).rowCount;
  const cardsOf = (one: Catalogue | null): unknown => (one === null ? null : [...one.cards]);

  it('given a catalogue that is kept, when it is read by its pins, then it is the same, in the order of its keys', async () => {
    expect(await catalogues.keep(catalogue, 'hand')).toBe(true);
    const read = await catalogues.read(catalogue.pins);
    expect(cardsOf(read)).toEqual([
      ['bear', bear],
      ['ox', ox],
    ]);
    expect(read?.openings).toEqual({ awaited: ['enters'] });
    expect(read?.pins).toEqual(catalogue.pins);
  });

  it('given other openings or another root, when it is asked for, then there is none', async () => {
    await catalogues.keep(catalogue, 'hand');
    expect(await catalogues.read({ ...catalogue.pins, openings: 'ab'.repeat(32) })).toBeNull();
    expect(await catalogues.read({ ...catalogue.pins, root: 'ab'.repeat(32) })).toBeNull();
  });

  it('given two processes that keep it at once, and one that comes later, then it is kept once', async () => {
    const kept = await Promise.all([1, 2, 3, 4].map(() => catalogues.keep(catalogue, 'hand')));
    expect(kept.filter((isNew) => isNew)).toHaveLength(1);
    expect(await catalogues.keep(catalogue, 'hand')).toBe(false);
    expect(await countOf('SELECT FROM catalogue_entry JOIN card_version USING (version) WHERE game = $1')).toBe(2);
  });

  it('given a corrected card, then the new catalogue has it and the old one stays what it was; what did not change is kept once', async () => {
    const corrected = catalogueOf(game, [{ ...ox, printed: { power: 5 } }, bear], { awaited: ['enters'] });
    await catalogues.keep(catalogue, 'hand');
    await catalogues.keep(corrected, 'hand');
    expect((await catalogues.read(catalogue.pins))?.cards.get('ox')).toEqual(ox);
    expect((await catalogues.read(corrected.pins))?.cards.get('ox')).toMatchObject({ printed: { power: 5 } });
    expect(await countOf('SELECT FROM card_version WHERE game = $1')).toBe(3);
  });

  it('given a card that is not what its version says, then PostgreSQL does not take it', async () => {
    const insert = `INSERT INTO card_version (version, game, name_en, name_zh, origin, card) VALUES ($1, 'probe', '', '', 'hand', '{}')`;
    await expect(pool.query(insert, [Buffer.alloc(32)])).rejects.toMatchObject({ code: '23514' });
  });

  it('given an entry that was taken out behind its back, when the catalogue is read, then that is an error and no catalogue of fewer cards', async () => {
    await catalogues.keep(catalogue, 'hand');
    const owner = new Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query(
      `ALTER TABLE catalogue_entry DISABLE TRIGGER USER; DELETE FROM catalogue_entry WHERE key = 'ox'; ALTER TABLE catalogue_entry ENABLE ALWAYS TRIGGER append_only`,
    );
    await owner.end();
    await expect(catalogues.read(catalogue.pins)).rejects.toThrow('not those of the catalogue');
  });

  /** Writes a row of each table that an import fills. */
  const importOne = async (): Promise<void> => {
    const [version] = (await pool.query<{ version: Buffer }>('SELECT version FROM card_version WHERE game = $1 LIMIT 1', [game])).rows;
    const hash = Buffer.alloc(32, 7);
    await pool.query(
      `INSERT INTO card_source (game, source, snapshot, snapshot_date, key, raw, printed, printed_hash)
       VALUES ($1, 'list', $2, '2026-01-01', 'ox', '{}', 'Ox', sha256('Ox'))`,
      [game, hash],
    );
    await pool.query(`INSERT INTO card_verdict (version, ruleset, status) VALUES ($1, $2, 'enforced')`, [version?.version, hash]);
  };

  it.each([
    ['card_version', 'game'],
    ['catalogue', 'game'],
    ['catalogue_entry', 'key'],
    ['card_source', 'key'],
    ['card_verdict', 'status'],
  ])('given a row of %s, when the application deletes or changes it, then it is refused', async (table, column) => {
    await catalogues.keep(catalogue, 'hand');
    await importOne();
    const refusal = { message: expect.stringMatching(/permission denied|append/) as unknown };
    await expect(pool.query(`DELETE FROM ${table}`)).rejects.toMatchObject(refusal);
    await expect(pool.query(`UPDATE ${table} SET ${column} = 'other'`)).rejects.toMatchObject(refusal);
  });

  it('given a printed text that is not the one of its hash, then PostgreSQL does not take it', async () => {
    const printed = `INSERT INTO card_source (game, source, snapshot, snapshot_date, key, raw, printed, printed_hash)
      VALUES ($1, 'list', sha256('list'), '2026-01-01', 'bear', '{}', 'Bear', sha256('Boar'))`;
    await expect(pool.query(printed, [game])).rejects.toMatchObject({ code: '23514' });
  });

  it('given a verdict that says that all is enforced and names what is not, then PostgreSQL does not take it', async () => {
    await catalogues.keep(catalogue, 'hand');
    const verdict = `INSERT INTO card_verdict (version, ruleset, status, declines)
      SELECT version, sha256('rules'), 'enforced', '[{ "line": 1 }]' FROM card_version WHERE game = $1`;
    await expect(pool.query(verdict, [game])).rejects.toMatchObject({ code: '23514' });
  });
});
