import { emptyStreamHash, matchStream, newMatchId } from '@arbiter/contracts';
import type { Head } from '@arbiter/recording';
import { Pool } from 'pg';
import { PostgresEventStore } from '../postgres-event-store.js';
import { type Load, type Measured, measure, payloadOf } from './workload.js';
import { LogDatabases } from '../log-databases.js';

/** Measures appends through the event store: each caller plays a match of its own, chained by hash. */
export async function measureEventStore(url: string, load: Load): Promise<Measured & { readonly eventsPerBlock: number }> {
  const pool = new Pool({ connectionString: url, max: 2 });
  let blocks = 0;
  let events = 0;
  const store = new PostgresEventStore({
    databases: LogDatabases.one({ pool, url }),
    writer: 'bench',
    onBlock: (block) => void ((blocks += 1), (events += block.events)),
  });
  const heads = new Map<number, { readonly matchId: string; readonly head: Head }>();
  try {
    const measured = await measure(load, async (caller, number) => {
      const { matchId, head } = heads.get(caller) ?? { matchId: newMatchId(Date.now()), head: { version: 0, hash: emptyStreamHash } };
      const event = { type: 'ActionTaken', schemaVersion: 1, payload: payloadOf(caller, number), commandId: `command-${caller}-${number}` };
      const [stored] = await store.append({
        stream: matchStream(matchId),
        tagKey: '5e'.repeat(32),
        expected: head,
        events: [event],
        fence: null,
      });
      heads.set(caller, { matchId, head: stored! });
    });
    return { ...measured, eventsPerBlock: blocks === 0 ? 0 : events / blocks };
  } finally {
    await store.close();
    await pool.end();
  }
}

/** Measures what group commit is compared with: one prepared INSERT of the same payload in a transaction of its own, on 32 connections. */
export async function measureSingleInserts(url: string, load: Load, connections = 32): Promise<Measured> {
  const pool = new Pool({ connectionString: url, max: connections });
  try {
    await pool.query(
      'CREATE TABLE IF NOT EXISTS bench_event (stream_id uuid, version integer, type text NOT NULL, command_id text, payload json NOT NULL, recorded_at timestamptz DEFAULT now(), PRIMARY KEY (stream_id, version))',
    );
    const streams = new Map<number, string>();
    return await measure(load, async (caller, number) => {
      const stream = streams.get(caller) ?? newMatchId(Date.now());
      streams.set(caller, stream);
      await pool.query({
        name: 'bench-insert',
        text: 'INSERT INTO bench_event (stream_id, version, type, command_id, payload) VALUES ($1, $2, $3, $4, $5)',
        values: [stream, number, 'ActionTaken', `command-${caller}-${number}`, payloadOf(caller, number)],
      });
    });
  } finally {
    await pool.end();
  }
}
