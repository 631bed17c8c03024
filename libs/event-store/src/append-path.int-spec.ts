import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { chainFault, emptyStreamHash, newMatchId, matchStream } from '@arbiter/contracts';
import { type Head, OutcomeUnknown, type StoredEvent, VersionConflict } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase, inMatch, matchLog } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { appendOneParameters, appendOneSql } from './append-one-statement.js';
import { appendParameters, appendSql } from './append-statement.js';
import { appendSettings, Flusher } from './flusher.js';
import { UnstorableEvent, sealEvents } from './new-events.js';
import { openPool } from './pool.js';
import { type EventStoreOptions, PostgresEventStore } from './postgres-event-store.js';
import { cuttingProxy } from './specs/cutting-proxy.js';
import { LogDatabases } from './log-databases.js';

const start: Head = { version: 0, hash: emptyStreamHash };
const freshMatch = (): string => newMatchId(Date.now());
const event = (payload: unknown, commandId: string | null = null) => ({
  type: 'ActionTaken',
  schemaVersion: 1,
  payload: JSON.stringify(payload),
  commandId,
});

describe('append path', () => {
  let database: TestDatabase;
  let pool: Pool;
  let admin: Client;
  const stores: PostgresEventStore[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 6 });
    admin = new Client({ connectionString: database.ownerUrl });
    await admin.connect();
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
  });
  afterAll(async () => {
    await admin.end();
    await pool.end();
    await database.drop();
  });

  const node = (writer: string, options: Partial<EventStoreOptions> = {}): PostgresEventStore => {
    const store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer, ...options });
    stores.push(store);
    return store;
  };

  it('given three nodes that write the same matches, when all go on until each wrote its part, then every acknowledged event stands once', async () => {
    const nodes = ['one', 'two', 'three'].map((name) => node(name));
    const matches = Array.from({ length: 12 }, freshMatch);
    const acknowledged: string[] = [];
    let conflicts = 0;
    const writer = async (store: PostgresEventStore, name: string, matchId: string): Promise<void> => {
      for (let number = 0; number < 8; ) {
        const head = (await store.head(matchStream(matchId))) ?? start;
        const command = `${name}-${number}`;
        try {
          const [first] = await store.append({
            ...inMatch(matchId),
            expected: head,
            events: [event({ command, part: 1 }, command), event({ command, part: 2 }, command)],
            fence: null,
          });
          acknowledged.push(`${matchId} ${command} ${first?.hash}`);
          number += 1;
        } catch (error) {
          if (!(error instanceof VersionConflict)) throw error;
          conflicts += 1;
        }
      }
    };
    await Promise.all(nodes.flatMap((store, index) => matches.map((matchId) => writer(store, `node-${index}`, matchId))));
    const stored: string[] = [];
    for (const matchId of matches) {
      const events = await nodes[0]!.read(matchStream(matchId));
      expect(chainFault(events)).toBeNull();
      expect(events.length).toBe(3 * 8 * 2);
      const parts = events.map((one) => JSON.parse(one.payload) as { command: string; part: number });
      expect(parts.every((part, index) => part.part === (index % 2) + 1 && part.command === parts[index - (index % 2)]?.command)).toBe(
        true,
      );
      stored.push(...events.filter((_, index) => index % 2 === 0).map((one) => `${matchId} ${one.commandId} ${one.hash}`));
    }
    expect(stored.sort()).toEqual(acknowledged.sort());
    expect(conflicts).toBeGreaterThan(0);
  });

  it('given fifty appends in one block, when one writer is stale, then only that one fails', async () => {
    const blocks: number[] = [];
    const store = node('batch', { onBlock: (block) => blocks.push(block.streams) });
    const stale = freshMatch();
    await store.append({ ...inMatch(stale), expected: start, events: [event({ n: 1 })], fence: null });
    blocks.length = 0;
    const matches = [...Array.from({ length: 49 }, freshMatch), stale];
    const results = await Promise.allSettled(
      matches.map((matchId) =>
        store.append({ ...inMatch(matchId), expected: start, events: [event({ a: 1 }), event({ b: 2 })], fence: null }),
      ),
    );
    expect(blocks).toEqual([50]);
    expect(results.filter((result) => result.status === 'fulfilled').length).toBe(49);
    expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: expect.any(VersionConflict) });
    expect((await store.read(matchStream(stale))).length).toBe(1);
    for (const matchId of matches.slice(0, 49)) expect((await store.read(matchStream(matchId))).length).toBe(2);
  });

  it('given two writers who both pass the probe, when the first one commits, then the second loses all its events and its neighbours none', async () => {
    const store = node('late');
    const contested = freshMatch();
    const others = Array.from({ length: 5 }, freshMatch);
    // The rival has written version 1 and not committed: the probe of the other block does not see it.
    const rival = new Client({ connectionString: database.appUrl });
    await rival.connect();
    await rival.query('BEGIN');
    const sealed = sealEvents({ ...inMatch(contested), expected: start, events: [event({ by: 'rival' })], fence: null });
    await rival.query(appendSql, [...appendParameters(matchLog, [sealed], false)]);
    const losing = store.append({
      ...inMatch(contested),
      expected: start,
      events: [event({ by: 'late', n: 1 }), event({ by: 'late', n: 2 })],
      fence: null,
    });
    const lost = expect(losing).rejects.toBeInstanceOf(VersionConflict);
    const winning = others.map((matchId) => store.append({ ...inMatch(matchId), expected: start, events: [event({ n: 1 })], fence: null }));
    await waitsForLock(admin, 'arbiter-append late');
    await rival.query('COMMIT');
    await rival.end();
    await lost;
    await Promise.all(winning);
    expect((await store.read(matchStream(contested))).map((one) => one.payload)).toEqual(['{"by":"rival"}']);
  });

  it('given another process takes the leaf of a single event, when it commits, then the event goes behind it, and the server had no error to tell', async () => {
    const rival = new Client({ connectionString: database.appUrl });
    await rival.connect();
    await rival.query('BEGIN');
    const [theirs, ours] = [freshMatch(), freshMatch()].map((matchId, n) =>
      sealEvents({ ...inMatch(matchId), expected: start, events: [event({ n })], fence: null }),
    );
    await rival.query(appendOneSql, [...appendOneParameters([theirs!])!]);
    const flusher = new Flusher(database.appUrl, 'second');
    // If the server reported an error, the flusher would report a `CallRefused`.
    const written = flusher.write([ours!], false);
    await waitsForLock(admin, 'arbiter-append second');
    await rival.query('COMMIT');
    await rival.end();
    expect(await written).toMatchObject({ verdicts: ['written'] });
    await flusher.close();
    const { rows } = await admin.query<{ id: string }>('SELECT stream_id AS id FROM log_event ORDER BY leaf DESC LIMIT 2');
    expect(rows.map(({ id }) => id)).toEqual([ours!.stream.id, theirs!.stream.id]);
  });

  it('given another process writes the same command in the same moment, then the command is known, and stands once', async () => {
    const [first, second] = [node('one'), node('two')];
    const request = { ...inMatch(freshMatch()), expected: start, events: [event({ n: 1 }, 'once')], fence: null };
    const answers = await Promise.all([first, second, first, second].map((one) => one.append(request)));
    expect(new Set(answers.map(([stored]) => stored?.hash)).size).toBe(1);
    expect(await first.read(request.stream)).toHaveLength(1);
  });

  it('given a payload that only the database refuses, when it shares a block, then its neighbours are written', async () => {
    const store = node('poison');
    const depth = 100_000;
    const poison = store.append({
      ...inMatch(freshMatch()),
      expected: start,
      events: [{ ...event(0), payload: '['.repeat(depth) + ']'.repeat(depth) }],
      fence: null,
    });
    const refused = expect(poison).rejects.toThrow(/stack depth/);
    const neighbours = Array.from({ length: 7 }, freshMatch);
    await Promise.all(
      neighbours.map((matchId) => store.append({ ...inMatch(matchId), expected: start, events: [event({ n: 1 })], fence: null })),
    );
    await refused;
    for (const matchId of neighbours) expect((await store.head(matchStream(matchId)))?.version).toBe(1);
  });

  it('given a request that can never be stored, when it is appended, then it is refused before anything is sent', async () => {
    const store = node('checks');
    const good = { ...inMatch(freshMatch()), expected: start, events: [event({})], fence: null };
    const bad = [
      { ...good, stream: matchStream('no-uuid') },
      { ...good, stream: matchStream(good.stream.id.toUpperCase()) },
      { ...good, stream: { ...good.stream, type: 'Match' } },
      { ...good, tagKey: 'short' },
      { ...good, events: [] },
      { ...good, events: [{ ...event({}), payload: '{"open":' }] },
      { ...good, events: [{ ...event({}), payload: '"\ud800"' }] },
      { ...good, events: [{ ...event({}), commandId: 'a\u0000b' }] },
      { ...good, events: [{ ...event({}), type: '' }] },
      { ...good, events: [{ ...event({}), schemaVersion: 0 }] },
      { ...good, events: [event({}, 'one'), event({}, 'two')] },
      { ...good, events: [event({}, null), event({}, 'two')] },
      { ...good, expected: { version: -1, hash: emptyStreamHash } },
      { ...good, expected: { version: 0, hash: 'short' } },
    ];
    for (const request of bad) await expect(store.append(request)).rejects.toBeInstanceOf(UnstorableEvent);
    expect((await store.append(good)).length).toBe(1);
  });

  it('given connections that are killed again and again, when writers resend their commands, then no acknowledged event is lost and none is doubled', async () => {
    const store = node('killed', { retryForMs: 20_000 });
    const matches = Array.from({ length: 16 }, freshMatch);
    const rounds = 25;
    const acknowledged = new Map<string, string>();
    let done = 0;
    const writer = async (matchId: string): Promise<void> => {
      let head: Head = start;
      for (let number = 1; number <= rounds; number += 1) {
        const stored = await resent(() =>
          store.append({ ...inMatch(matchId), expected: head, events: [event({ number }, `command-${number}`)], fence: null }),
        );
        head = stored.at(-1)!;
        acknowledged.set(`${matchId} command-${number}`, head.hash);
        done += 1;
      }
    };
    let kills = 0;
    const killer = async (): Promise<void> => {
      for (let next = 5; done < matches.length * rounds; ) {
        const { rowCount } = await admin.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'arbiter-append killed' AND state = 'active' AND $1`,
          [done >= next],
        );
        kills += rowCount ?? 0;
        if (rowCount !== 0) next = done + 15;
      }
    };
    const writers = Promise.all(matches.map(writer)).finally(() => (done = Number.POSITIVE_INFINITY));
    await Promise.all([writers, killer()]);
    expect(kills).toBeGreaterThan(3);
    for (const matchId of matches) {
      const events = await store.read(matchStream(matchId));
      expect(chainFault(events)).toBeNull();
      expect(events.map((one) => one.commandId)).toEqual(Array.from({ length: rounds }, (_, index) => `command-${index + 1}`));
      expect(events.every((one) => acknowledged.get(`${matchId} ${one.commandId}`) === one.hash)).toBe(true);
    }
  });

  it('given a connection that breaks between commit and answer, when the append is tried again, then it is acknowledged once, with its own hash', async () => {
    const proxy = await cuttingProxy(database.appUrl);
    const store = node('cut', { databases: LogDatabases.one({ pool, url: proxy.url }) });
    const matchId = freshMatch();
    const head = (await store.append({ ...inMatch(matchId), expected: start, events: [event({ n: 1 })], fence: null })).at(-1)!;
    proxy.cutNextAnswer();
    const stored = await store.append({ ...inMatch(matchId), expected: head, events: [event({ n: 2 }), event({ n: 3 })], fence: null });
    expect(proxy.cuts()).toBe(1);
    expect((await store.read(matchStream(matchId))).slice(1)).toEqual(stored);
    expect((await store.head(matchStream(matchId)))?.version).toBe(3);
    await store.close();
    await proxy.close();
  });

  it('given a server that says of another one that the connection to it broke, as Citus does, then the append is tried again, and stands once', async () => {
    await admin.query(`
      CREATE SEQUENCE breaks;
      CREATE FUNCTION break_once() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        IF nextval('breaks') = 1 THEN RAISE EXCEPTION 'connection not open' USING ERRCODE = 'connection_failure'; END IF;
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER break_once AFTER INSERT ON log_event FOR EACH STATEMENT EXECUTE FUNCTION break_once()`);
    const store = node('broken');
    const matchId = freshMatch();
    const stored = await store.append({ ...inMatch(matchId), expected: start, events: [event({ n: 1 }), event({ n: 2 })], fence: null });
    await admin.query('DROP TRIGGER break_once ON log_event');
    expect(await store.read(matchStream(matchId))).toEqual(stored);
  });

  it('given a database that stays away, when an append runs out of tries, then its outcome is called unknown', async () => {
    const unreachable = new URL(database.appUrl);
    unreachable.port = '1';
    const store = node('away', { databases: LogDatabases.one({ pool, url: unreachable.toString() }), retryForMs: 0 });
    await expect(store.append({ ...inMatch(freshMatch()), expected: start, events: [event({})], fence: null })).rejects.toBeInstanceOf(
      OutcomeUnknown,
    );
  });

  it('given more events than one block takes, when they wait together, then they go in several blocks and all arrive', async () => {
    const sizes: number[] = [];
    const store = node('limits', { maxEventsPerBlock: 10, onBlock: (block) => sizes.push(block.events) });
    const many = await Promise.all(
      Array.from({ length: 9 }, () =>
        store.append({ ...inMatch(freshMatch()), expected: start, events: Array.from({ length: 4 }, (_, n) => event({ n })), fence: null }),
      ),
    );
    expect(many.flat().length).toBe(36);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(10);
    const large = await store.append({
      ...inMatch(freshMatch()),
      expected: start,
      events: Array.from({ length: 30 }, (_, n) => event({ n })),
      fence: null,
    });
    expect(large.length).toBe(30);
  });

  it('given tables of one page, when the append is planned once for all, then its plan reads no table whole', async () => {
    await node('few').append({ ...inMatch(freshMatch()), expected: start, events: [event({})], fence: null });
    await admin.query('ANALYZE log_event');
    const planner = new Client({ connectionString: database.appUrl, options: appendSettings });
    await planner.connect();
    for (const sql of [appendSql, appendOneSql]) {
      const { rows } = await planner.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${sql}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Scan Backward using log_event_founding_log_id_stream_id_version_key/);
      expect(plan).not.toMatch(/Seq Scan/);
    }
    await planner.end();
  });

  it('given a head whose version and hash do not belong together, when it is appended to, then that is a conflict and nothing is written', async () => {
    const store = node('heads');
    const matchId = freshMatch();
    const [first, second] = await store.append({ ...inMatch(matchId), expected: start, events: [event(1), event(2)], fence: null });
    const wrong: readonly Head[] = [
      { version: 1, hash: second!.hash },
      { version: 2, hash: first!.hash },
      { version: 3, hash: second!.hash },
      { version: 3, hash: emptyStreamHash },
      { version: 0, hash: second!.hash },
    ];
    for (const expected of wrong)
      await expect(store.append({ ...inMatch(matchId), expected, events: [event(3)], fence: null })).rejects.toBeInstanceOf(
        VersionConflict,
      );
    await expect(
      store.append({ ...inMatch(freshMatch()), expected: { version: 1, hash: emptyStreamHash }, events: [event(1)], fence: null }),
    ).rejects.toBeInstanceOf(VersionConflict);
    expect(await store.head(matchStream(matchId))).toEqual({ version: 2, hash: second!.hash });
  });

  it('given many appends that come at once, then they go together in one block', async () => {
    const blocks: number[] = [];
    const store = node('shares', { onBlock: (block) => blocks.push(block.streams) });
    const together = async (appends: number): Promise<readonly number[]> => {
      await Promise.all(
        Array.from({ length: appends }, () =>
          store.append({ ...inMatch(freshMatch()), expected: start, events: [event({})], fence: null }),
        ),
      );
      return blocks.splice(0);
    };
    expect(await together(300)).toEqual([300]);
  });

  it('given a store that is closed while appends wait, then they are still written, and later ones are refused', async () => {
    const store = node('closing');
    const waiting = Array.from({ length: 5 }, () =>
      store.append({ ...inMatch(freshMatch()), expected: start, events: [event({})], fence: null }),
    );
    await store.close();
    expect((await Promise.all(waiting)).length).toBe(5);
    await expect(store.append({ ...inMatch(freshMatch()), expected: start, events: [event({})], fence: null })).rejects.toThrow(/closed/);
  });
});

/** Sends the same command again for as long as its outcome is unknown, as a client does. */
async function resent(send: () => Promise<readonly StoredEvent[]>): Promise<readonly StoredEvent[]> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error;
    }
  }
}

/** Resolves when a session waits for the lock of another one. */
async function waitsForLock(admin: Client, applicationName: string): Promise<void> {
  for (;;) {
    const { rowCount } = await admin.query(`SELECT FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'`, [
      applicationName,
    ]);
    if (rowCount === 1) return;
  }
}
