import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openPool } from '@arbiter/event-store';
import { createTestDatabase, type TestDatabase } from '@arbiter/testing';
import type { Pool } from 'pg';
import { CardImports } from '../store/card-imports.js';
import { CardIndexes } from '../store/card-indexes.js';
import { type CardFile, importCards, type ImportOutcome } from './import-cards.js';

let database: TestDatabase;
let pool: Pool;
let imports: CardImports;
/** Moves on by a minute whenever it is looked at, so that indexes are never fresh. */
let clock = 0;
let indexes: CardIndexes;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.appUrl, { max: 4 });
  imports = new CardImports(pool);
});
beforeEach(() => {
  indexes = new CardIndexes(pool, () => (clock += 60_000));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A file that arrives in chunks; it breaks off after some of them. */
const fileOf = (text: string, more: Partial<CardFile> = {}, chunks = Infinity): CardFile => ({
  open: async function* () {
    const bytes = Buffer.from(text, 'utf8');
    for (let at = 0, sent = 0; at < bytes.length; at += 4_096, sent += 1) {
      if (sent >= chunks) throw new Error('the disk is gone');
      yield bytes.subarray(at, at + 4_096);
    }
  },
  snapshot: createHash('sha256').update(text).digest('hex'),
  game: null,
  reader: null,
  source: null,
  date: '2026-11-30',
  ...more,
});

const yugioh = (name: string, passcode: number, more: object = {}): object => ({
  konami_id: 1_000 + passcode,
  password: passcode,
  card_type: 'Monster',
  monster_type_line: 'Dragon / Normal',
  limit_regulation: { tcg: 'Unlimited', ocg: 'Unlimited' },
  name: { en: name },
  text_en: 'Printed words of the card.',
  ...more,
});
const linesOf = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const imported = (outcome: ImportOutcome) => {
  if (outcome.kind !== 'imported') throw new Error(outcome.detail);
  return outcome;
};

describe('imports of cards', () => {
  it('given a file with bad rows, when it is imported, then cards are found, bad rows are named, and no printed text or id is stored', async () => {
    const rows = [
      yugioh('Blue-Eyes White Dragon', 89631139),
      { card_type: 'Monster', name: { en: 'Nameless' } },
      yugioh('Dark Magician', 46986414),
    ];
    const { found, end } = imported(await importCards(imports, fileOf(`${linesOf(rows)}{"broken": \n`)));
    expect(found).toMatchObject({ game: 'yugioh', source: 'yamlYugi', reader: 'yamlYugi', date: '2026-11-30' });
    expect(end).toEqual({ rows: 4, faults: 2, cards: 2 });
    expect(await imports.faults(found.importId, 10)).toMatchObject([
      { code: expect.stringMatching(/^row\/field/), row: 2, key: 'Nameless' },
      { code: 'row/unreadable', row: 4, key: null },
    ]);
    const index = await indexes.of('yugioh');
    expect(index?.byPasscode(89631139)).toMatchObject({
      key: 'Blue-Eyes White Dragon',
      legalities: [
        { format: 'ocg', status: 'legal', copies: null, from: null, knownSince: '2026-11-30' },
        { format: 'tcg', status: 'legal' },
      ],
    });
    const { rows: stored } = await pool.query<{ all: string }>('SELECT facts::text AS all FROM card_fact');
    expect(stored.map(({ all }) => all).join()).not.toMatch(/Printed words|konami/);
  });

  it('given the same file again, then nothing is done; a newer file of the source takes its place, and tells since when a card stands so', async () => {
    const [banned, free] = ['Forbidden', 'Unlimited'].map((tcg) => ({ limit_regulation: { tcg } }));
    const file = (more: object | undefined, date: string): CardFile =>
      fileOf(linesOf([yugioh('Pot of Greed', 55144522, more), yugioh('Kuriboh', 40640057, { series: [date] })]), { source: 'lists', date });
    const first = imported(await importCards(imports, file(free, '2026-01-01')));
    expect(imported(await importCards(imports, file(free, '2026-01-01')))).toMatchObject({
      repeated: true,
      found: { importId: first.found.importId },
    });
    for (const date of ['2026-04-01', '2026-07-01']) await importCards(imports, file(banned, date));
    expect((await indexes.of('yugioh'))?.byPasscode(55144522)?.legalities).toEqual([
      { format: 'tcg', status: 'legal', copies: null, from: null, knownSince: '2026-01-01' },
      { format: 'tcg', status: 'forbidden', copies: 0, from: null, knownSince: '2026-04-01' },
    ]);
    expect(await importCards(imports, file(banned, '2026-02-01'))).toMatchObject({ kind: 'refused', code: 'cards/older-snapshot' });
  });

  it('given an import that was broken off, when the file is imported again, then only the missing shards are stored, and none before it ends counts', async () => {
    const rows = Array.from({ length: 2_500 }, (_, at) => ({ name: `Card ${at}`, typeLine: 'Instant', oracleText: '-'.repeat(250) }));
    const text = linesOf(rows);
    await expect(importCards(imports, fileOf(text, {}, 100))).rejects.toThrow('the disk is gone');
    expect(await indexes.of('magic')).toBeNull();
    const begun = await imports.find('magic', 'magicRows', fileOf(text).snapshot);
    expect([...(await imports.shards(begun!.importId))]).toEqual([[0, 1_000]]);
    const looked: number[] = [];
    const resumed = imported(await importCards(imports, fileOf(text), (count) => void looked.push(count)));
    expect(resumed).toMatchObject({ resumed: 1_000, repeated: false, end: { rows: 2_500, faults: 0, cards: 2_500 } });
    expect(looked).toEqual([1_000, 2_000, 2_500]);
    expect((await indexes.of('magic'))?.cards).toHaveLength(2_500);
  });

  it('given four processes that import one file at once, then it is imported once', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => ({ name: `Card ${at}`, classes: [], element: 'FIRE', types: ['ALLY'] }));
    const file = fileOf(JSON.stringify({ data: rows }));
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => importCards(imports, file)));
    expect(new Set(outcomes.map((outcome) => imported(outcome).found.importId)).size).toBe(1);
    expect((await indexes.of('grand-archive'))?.cards).toHaveLength(3_000);
  });

  it('given several sources, when cards are looked up, then the newest import of each counts, and lists of names find cards', async () => {
    const card = (name: string, more: object = {}): object => ({
      id: 'TSW-001',
      name,
      type: ['Resonator'],
      race: [],
      colour: [],
      abilities: [],
      ...more,
    });
    await importCards(imports, fileOf(linesOf([card('Old'), card('Both')]), { date: '2026-01-01' }));
    await importCards(imports, fileOf(linesOf([card('New'), card('Both')]), { date: '2026-02-01' }));
    await importCards(imports, fileOf('zh\ten\n两者\tBoth\n', { game: 'force-of-will' }));
    const index = await indexes.of('force-of-will');
    expect(index?.cards.map(({ key }) => key).sort()).toEqual(['Both', 'New']);
    expect(index?.byName('两者')).toMatchObject({ found: 'card', facts: { key: 'Both' } });
    expect((await imports.list('force-of-will', 10)).map(({ source }) => source)).toEqual(['names', 'fowsim', 'fowsim']);
  });

  it('given an index that was looked at a moment ago, when a newer import ends, then the next look a little later has it', async () => {
    let now = 0;
    const cached = new CardIndexes(pool, () => now);
    const unit = (name: string): string => linesOf([{ name, type: 'unit', race: '中立', tribute: 0 }]);
    await importCards(imports, fileOf(unit('一')));
    const before = await cached.of('starline');
    await importCards(imports, fileOf(unit('二'), { date: '2026-12-01' }));
    expect(await cached.of('starline')).toBe(before);
    now += 5_000;
    expect((await cached.of('starline'))?.cards.map(({ key }) => key)).toEqual(['二']);
    const again = await cached.of('starline');
    now += 5_000;
    expect(await cached.of('starline')).toBe(again);
  });

  it('given files that nobody can import, then each is refused and says why', async () => {
    const codes = async (file: CardFile) => {
      const outcome = await importCards(imports, file);
      return outcome.kind === 'refused' ? outcome.code : null;
    };
    expect(await codes(fileOf('{"a":1}\n'))).toBe('cards/source-unknown');
    expect(await codes(fileOf('[]'))).toBe('cards/no-card');
    expect(await codes(fileOf('[{"name":"A","zh":"B"}]'))).toBe('cards/game-unknown');
    expect(await codes(fileOf(linesOf([yugioh('X', 1)]), { game: 'magic' }))).toBe('cards/other-game');
    expect(await codes(fileOf('[{"name":"A","typeLine":"Instant"},'))).toBe('cards/broken-file');
  });
});
