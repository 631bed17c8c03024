import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chainFault, emptyStreamHash, matchStream, newMatchId } from '@arbiter/contracts';
import { type EventStore, type Head, LeaseLost, VersionConflict } from '@arbiter/recording';
import { MemoryEventStore, type TestDatabase, createTestDatabase, inMatch } from '@arbiter/testing';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { LogDatabases } from './log-databases.js';

/** One append as a client may send it: to some match, expecting some version of it, under some command id. */
interface Try {
  readonly match: number;
  /** How many events the writer has missed. */
  readonly behind: number;
  readonly command: number | null;
  readonly count: number;
}

const tries = fc.array(
  fc.record<Try>({
    match: fc.nat({ max: 2 }),
    behind: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) }),
    command: fc.option(fc.nat({ max: 6 }), { freq: 3 }),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 20 },
);

describe('both event stores', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: PostgresEventStore;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 4 });
    store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'model' });
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  /** Runs appends and returns how an adapter answers them, without anything that is drawn at random. */
  const answers = async (under: EventStore, run: readonly Try[], matches: readonly string[]): Promise<readonly unknown[]> => {
    const told: unknown[] = [];
    for (const [index, one] of run.entries()) {
      const matchId = matches[one.match]!;
      const events = Array.from({ length: one.count }, (_, part) => ({
        type: 'T',
        schemaVersion: 1,
        payload: `{"try":${index},"part":${part}}`,
        commandId: one.command === null ? null : `command-${one.command}`,
      }));
      const expected = await known(under, matchId, one.behind);
      try {
        const stored = await under.append({ ...inMatch(matchId), expected, events, fence: null });
        told.push(stored.map((event) => [event.version, event.payload, event.commandId]));
      } catch (error) {
        told.push(error instanceof VersionConflict ? 'conflict' : error instanceof LeaseLost ? 'lease lost' : error);
      }
    }
    for (const matchId of matches) {
      const events = await under.read(matchStream(matchId));
      expect(chainFault(events)).toBeNull();
      told.push(events.map((event) => [event.version, event.payload, event.commandId]));
    }
    return told;
  };

  const known = async (under: EventStore, matchId: string, behind: number): Promise<Head> => {
    const events = await under.read(matchStream(matchId));
    return events[events.length - 1 - behind] ?? { version: 0, hash: emptyStreamHash };
  };

  it('given any run of appends, stale, resent or good, then the one in memory and the one on PostgreSQL answer alike', async () => {
    await fc.assert(
      fc.asyncProperty(tries, async (run) => {
        const matches = [0, 1, 2].map(() => newMatchId(Date.now()));
        expect(await answers(store, run, matches)).toEqual(await answers(new MemoryEventStore(), run, matches));
      }),
      { numRuns: 60 },
    );
  });
});
