import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openPool } from '@arbiter/event-store';
import { createTestDatabase, type TestDatabase } from '@arbiter/testing';
import type { Pool } from 'pg';
import { importLists, type ListFile, type ListOutcome } from '../imports/import-lists.js';
import { CardLists } from './card-lists.js';

let database: TestDatabase;
let pool: Pool;
/** Moves on by a minute whenever it is looked at, so that lists are never fresh. */
let clock = 0;
let lists: CardLists;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.appUrl, { max: 4 });
  lists = new CardLists(pool, () => (clock += 60_000));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const file = (document: object | string, more: Partial<ListFile> = {}): ListFile => ({
  ...{ list: null, name: null, from: null, until: null, unlisted: null },
  bytes: Buffer.from(typeof document === 'string' ? document : JSON.stringify(document)),
  game: 'magic',
  source: 'house',
  date: '2026-02-20',
  ...more,
});
const kept = (outcome: ListOutcome): readonly string[] =>
  outcome.kind === 'refused' ? outcome.faults.map(({ code }) => code) : outcome.lists.map((one) => `${one.list} ${one.from} ${one.kept}`);
const counting = async () =>
  (await lists.of('magic')).map(({ format, from, entries }) => `${format} ${from} ${entries.map(({ card }) => card).join()}`);

describe('dated lists', () => {
  const modern = { list: 'modern', from: '2026-03-30', cards: { Bear: 'banned' } };

  it('given a file, when it is imported twice, then it is kept once, with its source, its hash and since when it is known', async () => {
    expect(kept(await importLists(lists, file(modern)))).toEqual(['modern 2026-03-30 new']);
    expect(kept(await importLists(lists, file(modern, { date: '2026-05-01' })))).toEqual(['modern 2026-03-30 repeated']);
    const [one, ...others] = await lists.of('magic');
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      format: 'modern',
      from: '2026-03-30',
      entries: [{ card: 'Bear', status: 'banned', copies: 0 }],
      stated: { source: 'house', knownSince: '2026-02-20', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(await lists.of('yugioh')).toEqual([]);
  });

  it('given another list of the same day, when it is imported, then it corrects the first, which stays to be read', async () => {
    expect(kept(await importLists(lists, file({ ...modern, cards: { Bolt: 'banned' } })))).toEqual(['modern 2026-03-30 correction']);
    expect(await counting()).toEqual(['modern 2026-03-30 Bolt']);
    // What was said first may be right after all.
    expect(kept(await importLists(lists, file(modern)))).toEqual(['modern 2026-03-30 correction']);
    expect(await counting()).toEqual(['modern 2026-03-30 Bear']);
    expect((await lists.list('magic')).map(({ counts, cards }) => [counts, cards])).toEqual([
      [true, 1],
      [false, 1],
      [false, 1],
    ]);
  });

  it('given a list that was a mistake, when it is withdrawn, then it counts no more, once, and can be imported again', async () => {
    await importLists(lists, file({ list: 'pauper', from: '2026-01-01', cards: {} }));
    expect(await lists.withdraw('magic', 'pauper', '2026-01-01', '2026-03-01')).toBe(true);
    expect(await lists.withdraw('magic', 'pauper', '2026-01-01', '2026-03-01')).toBe(false);
    expect(await counting()).toEqual(['modern 2026-03-30 Bear']);
    expect(kept(await importLists(lists, file({ list: 'pauper', from: '2026-01-01', cards: {} })))).toEqual([
      'pauper 2026-01-01 correction',
    ]);
    expect(await counting()).toEqual(['modern 2026-03-30 Bear', 'pauper 2026-01-01 ']);
  });

  it('given a file with a fault, when it is imported, then nothing of it is kept, and nobody changes what is', async () => {
    const both = [
      { ...modern, list: 'legacy' },
      { ...modern, list: 'vintage', cards: { Bear: 'awful' } },
    ];
    expect(kept(await importLists(lists, file(both)))).toEqual(['list/status-unknown']);
    expect(kept(await importLists(lists, file('\0')))).toEqual(['list/unreadable']);
    expect((await counting()).some((one) => one.startsWith('legacy'))).toBe(false);
    await expect(pool.query("UPDATE card_list SET name = 'x'")).rejects.toThrow();
    await expect(pool.query('DELETE FROM card_list')).rejects.toThrow();
  });

  it('given four processes that import one file at once, then one of them keeps it', async () => {
    const premodern = file({ list: 'premodern', from: '2026-01-01', cards: { Bear: 'banned' } });
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => importLists(new CardLists(pool), premodern)));
    expect(outcomes.flatMap(kept).sort()).toEqual([
      'premodern 2026-01-01 new',
      ...Array.from({ length: 3 }, () => 'premodern 2026-01-01 repeated'),
    ]);
  });

  it('given lists that were looked at a moment ago, when another is imported, then the next look a little later has it', async () => {
    let now = 0;
    const cached = new CardLists(pool, () => now);
    const before = await cached.of('starline');
    await importLists(cached, file({ list: 'standard', from: '2026-01-01', cards: { A: 'banned' } }, { game: 'starline' }));
    expect(await cached.of('starline')).toBe(before);
    now += 5_000;
    expect(await cached.of('starline')).toHaveLength(1);
  });
});
