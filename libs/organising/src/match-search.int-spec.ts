import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openPool } from '@arbiter/event-store';
import { createTestDatabase, type TestDatabase } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { findFew, type MatchFilter, type MatchReach, matchSearchStatement, searchMatches } from './match-search.js';

const everything: MatchFilter = {
  gatheringId: null,
  player: null,
  game: null,
  from: null,
  to: null,
  status: null,
  tournament: null,
  deck: null,
};
const organizer: MatchReach = { gatherings: 'all', isStaff: true, only: null, live: null };
const nobody: MatchReach = { gatherings: null, isStaff: false, only: null, live: null };
const id = (kind: string, number: number): string => `01890000-00${kind}-7000-8000-${String(number).padStart(12, '0')}`;
const idSql = (kind: string, number: string): string => `('01890000-00${kind}-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

const matches = 100_000;
/** A hundred gatherings of ten thousand players, and a hundred thousand matches: one in fifty is published, few are live. */
const manyMatches = [
  `INSERT INTO projection (name, tables, active_generation) VALUES
     ('match_list', '{match_list}', 1), ('match_finding', '{match_deck,match_time}', 1), ('tournaments', '{tournament_list}', 1)
   ON CONFLICT (name) DO UPDATE SET tables = excluded.tables`,
  `INSERT INTO gathering (gathering_id, name, game, created_at)
   SELECT ${idSql('01', 'n')}, 'G' || n, CASE WHEN n % 100 = 7 THEN 'rare' WHEN n % 2 = 0 THEN 'probe' ELSE 'other' END, '2026-01-01' FROM generate_series(0, 99) n`,
  `INSERT INTO player (player_id, gathering_id, name, created_at)
   SELECT ${idSql('02', 'n')}, ${idSql('01', 'n / 100')}, CASE WHEN n % 5000 = 17 THEN 'Anna Smith' WHEN n % 5000 = 27 THEN '欧阳 张三' ELSE 'Player ' || n END, '2026-01-01' FROM generate_series(0, 9999) n`,
  `INSERT INTO tournament (tournament_id, gathering_id, name) SELECT ${idSql('03', 'n')}, ${idSql('01', 'n')}, 'Cup ' || n FROM generate_series(0, 99) n`,
  `INSERT INTO tournament_list (generation, tournament_id, gathering_id, game, format, policy, visibility, status, created_at)
   SELECT 1, ${idSql('03', 'n')}, ${idSql('01', 'n')}, 'probe', 'single', 'magic', CASE WHEN n % 2 = 0 THEN 'public' ELSE 'gathering' END,
     CASE WHEN n % 4 = 0 THEN 'finished' ELSE 'running' END, '2026-01-01' FROM generate_series(0, 99) n`,
  `INSERT INTO match_registration (match_id, gathering_id, format, command_id, created_at, published_at, tournament_id, round, table_number)
   SELECT ${idSql('04', 'n')}, ${idSql('01', 'n % 100')}, 'single', n::text, timestamptz '2026-01-01 00:00Z' + n * interval '4 minutes',
     CASE WHEN n % 50 = 0 THEN now() END, CASE WHEN n % 10 < 2 THEN ${idSql('03', 'n % 100')} END, CASE WHEN n % 10 < 2 THEN 1 END, CASE WHEN n % 10 < 2 THEN 1 END
   FROM generate_series(0, ${matches - 1}) n`,
  `INSERT INTO match_seat (match_id, seat, player_id)
   SELECT ${idSql('04', 'n')}, seat, ${idSql('02', '(n % 100) * 100 + (n / 100 + seat) % 100')} FROM generate_series(0, ${matches - 1}) n, generate_series(0, 1) seat`,
  `INSERT INTO match_list (generation, match_id, gathering_id, game, format, ruleset, phase, version, created_at, started_at, ended_at)
   SELECT 1, ${idSql('04', 'n')}, ${idSql('01', 'n % 100')}, 'probe', 'single', 'r', CASE WHEN n % 2000 = 0 THEN 'running' WHEN n % 2000 = 1 THEN 'created' ELSE 'ended' END,
     9, '2026-01-01', CASE WHEN n % 2000 <> 1 THEN timestamptz '2026-01-01' END, CASE WHEN n % 2000 > 1 THEN timestamptz '2026-01-02' END
   FROM generate_series(0, ${matches - 1}) n`,
  `INSERT INTO match_deck (generation, match_id, version, seat, cards)
   SELECT 1, ${idSql('04', 'n')}, 1, seat, CASE WHEN n % 1000 = 100 THEN '["ace", "rare"]'::jsonb ELSE to_jsonb(ARRAY['ace', 'c' || n % 300, 'd' || n % 40]) END
   FROM generate_series(0, ${matches - 1}) n, generate_series(0, 1) seat`,
  `INSERT INTO match_time (generation, match_id, thought)
   SELECT 1, ${idSql('04', 'n')}, '[60000, 90000]' FROM generate_series(0, ${matches - 1}) n`,
  'ANALYZE',
];

describe('searching a hundred thousand matches', () => {
  let database: TestDatabase;
  let pool: Pool;
  let owner: Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 2 });
    owner = new Client({ connectionString: database.ownerUrl });
    await owner.connect();
    for (const sql of manyMatches) await owner.query(sql);
  }, 240_000);
  afterAll(async () => {
    await pool.end();
    await owner.end();
    await database.drop();
  });

  const numbers = async (reach: MatchReach, filter: Partial<MatchFilter>, limit = 50): Promise<readonly number[]> =>
    (await searchMatches(pool, reach, { ...everything, ...filter }, null, limit)).map(({ matchId }) => Number(matchId.slice(-12)));

  /** Each with a bound of the blocks that are read, which is a third above what was measured. */
  const cases: readonly (readonly [string, MatchReach, Partial<MatchFilter>, number])[] = [
    ['everything', organizer, {}, 2_000],
    ['what is published', nobody, {}, 2_100],
    ['a gathering', { ...organizer, gatherings: id('01', 30) }, {}, 2_100],
    ['what runs', organizer, { status: 'running' }, 1_800],
    ['what is to come', organizer, { status: 'created' }, 1_800],
    ['what has ended', organizer, { status: 'ended' }, 2_000],
    ['what was cancelled, which is nothing', organizer, { status: 'cancelled' }, 20],
    ['a rare game', organizer, { game: 'rare' }, 2_000],
    ['a common game that runs', organizer, { game: 'probe', status: 'running' }, 1_800],
    ['a name', organizer, { player: { words: ['anna', 'smi'] } }, 2_000],
    ['a name that nobody has', organizer, { player: { words: ['zoe'] } }, 20],
    ['a Chinese name by its last character', organizer, { player: { words: ['三'] } }, 2_000],
    ['a player', organizer, { player: { id: id('02', 17), asPerson: true } }, 1_000],
    ['a week', organizer, { from: '2026-03-01', to: '2026-03-07' }, 2_000],
    ['a tournament', organizer, { tournament: { id: id('03', 20) } }, 2_100],
    ['a tournament by name', organizer, { tournament: { name: 'cup 20' } }, 9_700],
    ['a rare card', organizer, { deck: { cards: ['rare'], decks: [] } }, 2_500],
    ['a card of every deck, to somebody without a token', nobody, { deck: { cards: ['ace'], decks: [] } }, 4_000],
    ['a whole deck', organizer, { deck: { cards: [], decks: [['ace', 'rare']] } }, 2_500],
  ];

  /** A node of a plan, as PostgreSQL tells it. */
  interface Node {
    readonly 'Node Type': string;
    readonly 'Relation Name'?: string;
    readonly 'Shared Hit Blocks': number;
    readonly 'Shared Read Blocks': number;
    readonly Plans?: readonly Node[];
  }
  const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  const large = new Set(['match_registration', 'match_list', 'match_seat', 'match_deck', 'player']);

  it.each(cases)(
    'given a search for %s, when a page is read, then indexes lead to it, and few pages of tables are read',
    async (_, reach, filter, most) => {
      for (const after of [null, { at: '2026-06-01 00:00:00+00', id: id('04', 5) }]) {
        const { text, values } = matchSearchStatement(
          reach,
          { ...everything, ...filter },
          after,
          51,
          await findFew(pool, reach, { ...everything, ...filter }),
        );
        const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Node }] }>(
          `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
          [...values],
        );
        const plan = rows[0]!['QUERY PLAN'][0].Plan;
        const scanned = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''));
        expect(scanned.map((node) => node['Relation Name'])).toEqual([]);
        expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(most);
      }
    },
  );

  it('given each filter, then it finds what fits and nothing else, the newest first', async () => {
    expect(await numbers(organizer, {}, 3)).toEqual([99_999, 99_998, 99_997]);
    expect(await numbers(nobody, {}, 3)).toEqual([99_950, 99_900, 99_850]);
    expect(await numbers(organizer, { status: 'running' }, 3)).toEqual([98_000, 96_000, 94_000]);
    expect(await numbers(organizer, { status: 'created' }, 2)).toEqual([98_001, 96_001]);
    expect(await numbers(organizer, { status: 'cancelled' })).toEqual([]);
    expect(await numbers(organizer, { game: 'rare' }, 2)).toEqual([99_907, 99_807]);
    // Player 17 of the first gathering sits in the matches whose number, in hundreds, is 16 or 17 in its hundred.
    expect(await numbers(organizer, { player: { id: id('02', 17), asPerson: false } }, 4)).toEqual([91_700, 91_600, 81_700, 81_600]);
    expect(await numbers(organizer, { player: { words: ['smith', 'ann'] } }, 4)).toEqual([91_750, 91_700, 91_650, 91_600]);
    expect(await numbers(organizer, { player: { words: ['mith'] } })).toEqual([]);
    // Player 27 of the gatherings 0 and 50 sits in the matches whose number, in hundreds, is 26 or 27 in its hundred.
    for (const words of [['张三'], ['三'], ['阳'], ['张', '欧'], ['欧阳', '三']])
      expect([words, await numbers(organizer, { player: { words } }, 2)]).toEqual([words, [92_750, 92_700]]);
    expect(await numbers(organizer, { player: { words: ['三张'] } })).toEqual([]);
    expect(await numbers(organizer, { player: { words: [`it's`, '\\'] } })).toEqual([]);
    expect(await numbers(organizer, { from: '2026-01-01', to: '2026-01-01' }, 200)).toHaveLength(200);
    expect((await numbers(organizer, { from: '2026-01-02', to: '2026-01-02' }, 400)).at(-1)).toBe(360);
    expect(await numbers(organizer, { tournament: { name: 'cup 20' } }, 2)).toEqual([99_920, 99_820]);
  });

  it('given decks, then only those of published matches are searched, and of tournaments only when they are over', async () => {
    // Each thousand has a match with the rare card at its hundredth place: published, and in the tournament 0, which is over.
    expect(await numbers(organizer, { deck: { cards: ['rare'], decks: [] } }, 2)).toEqual([99_100, 98_100]);
    expect(await numbers(organizer, { deck: { cards: [], decks: [['ace', 'rare']] } }, 2)).toEqual([99_100, 98_100]);
    expect(await numbers(organizer, { deck: { cards: [], decks: [['ace']] } })).toEqual([]);
    await owner.query(`UPDATE tournament_list SET status = 'running' WHERE tournament_id = '${id('03', 0)}'`);
    expect(await numbers(organizer, { deck: { cards: ['rare'], decks: [] } })).toEqual([]);
    await owner.query(`UPDATE tournament_list SET status = 'finished' WHERE tournament_id = '${id('03', 0)}'`);
    await owner.query(`UPDATE match_deck SET cards = '["secret"]' WHERE match_id IN ('${id('04', 97_101)}', '${id('04', 97_100)}')`);
    expect(await numbers(organizer, { deck: { cards: ['secret'], decks: [] } })).toEqual([97_100]);
  });

  it('given a tournament that is its gathering’s alone, then others find no match by it, and are not told of it', async () => {
    const own: MatchReach = { gatherings: id('01', 51), isStaff: false, only: null, live: null };
    const other = { tournament: { id: id('03', 51) } };
    expect(await numbers(own, other, 1)).toEqual([99_951]);
    await owner.query(`UPDATE match_registration SET published_at = now() WHERE match_id = '${id('04', 99_951)}'`);
    expect(await numbers(nobody, other)).toEqual([]);
    expect(await numbers(nobody, { tournament: { name: 'cup 51' } })).toEqual([]);
    const shown = await searchMatches(pool, nobody, everything, null, 1);
    expect(shown).toMatchObject([{ matchId: id('04', 99_951), tournament: null }]);
    expect((await searchMatches(pool, own, everything, null, 1))[0]).toMatchObject({ tournament: { name: 'Cup 51', round: 1, table: 1 } });
  });

  it('given a gathering with a delay, when a match has just begun or ended, then spectators find it as it was, judges and its players as it is', async () => {
    const late = { gatheringId: id('01', 60) };
    const spectator: MatchReach = { gatherings: id('01', 60), isStaff: false, only: null, live: null };
    const [begun, over] = [99_960, 99_860];
    await owner.query(`UPDATE gathering SET spectator_delay_seconds = 600 WHERE gathering_id = '${late.gatheringId}'`);
    const set = (number: number, values: string): Promise<unknown> =>
      owner.query(`UPDATE match_list SET ${values} WHERE match_id = '${id('04', number)}'`);
    await set(begun, `phase = 'running', started_at = now() - interval '1 minute', ended_at = NULL`);
    await set(
      over,
      `phase = 'ended', started_at = now() - interval '1 hour', ended_at = now(), result = '{"winners":[0],"reason":"x","rule":"1"}'`,
    );
    expect(await numbers(spectator, { status: 'created' }, 1)).toEqual([begun]);
    expect(await numbers(spectator, { status: 'running' }, 1)).toEqual([over]);
    expect(await numbers(spectator, { status: 'ended' }, 1)).toEqual([99_760]);
    const seen = await searchMatches(pool, spectator, everything, null, 2);
    expect(seen).toMatchObject([
      { status: 'created', startedAt: null },
      { status: 'running', result: null, endedAt: null },
    ]);
    const judge: MatchReach = { ...spectator, live: 'all' };
    expect(await numbers(judge, { status: 'running' }, 1)).toEqual([begun]);
    expect(await numbers(judge, { status: 'ended' }, 1)).toEqual([over]);
    // Players 6098 and 6099 sit in match 99,860, and not in 99,960.
    const player: MatchReach = { ...spectator, live: { playerId: id('02', 6_098) } };
    expect(await numbers(player, { status: 'ended' }, 1)).toEqual([over]);
    expect(await numbers(player, { status: 'created' }, 1)).toEqual([begun]);
    expect(await numbers({ ...spectator, only: id('04', over) }, {})).toEqual([over]);
  });
});
