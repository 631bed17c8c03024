import { describe, expect, it } from '@jest/globals';
import { logOf, matchIdOfSlot, matchStream } from '@arbiter/contracts';
import type { AddressedOwner } from '@arbiter/recording';
import { distributedTables } from './distribute-logs.js';
import type { Queryable } from './feed.js';
import { PostgresLeaseStore, sealLog, unsealLog } from './lease-store.js';
import { LogDatabases } from './log-databases.js';
import { PostgresClockStore, PostgresSecretStore, PostgresSnapshotStore } from './match-state-stores.js';

const matchId = matchIdOfSlot(Date.UTC(2026, 0), 7);
const logId = logOf(matchStream(matchId));
const owner: AddressedOwner = { name: 'one', address: { url: 'http://one', key: 'key' } };
const lease = { logId, owner: owner.name, fence: 1 };

/** Sends every statement about leases and the state of matches to a connection that only writes down what it was sent. */
const statements = async (): Promise<readonly string[]> => {
  const sent: string[] = [];
  const query = async (statement: string | { readonly text: string }) => {
    sent.push(typeof statement === 'string' ? statement : statement.text);
    return { rows: [{ fence: '1', value: '', url: 'http://one', link_key: 'key', deadline: '0', alive_at: '0' }], rowCount: 1 };
  };
  const database = { query } as unknown as Queryable;
  const databases = LogDatabases.one(database);
  const leases = new PostgresLeaseStore(databases);
  await leases.acquire(logId, owner, 1);
  await leases.renew([lease], 1);
  await leases.release(lease);
  await leases.entrust(logId, owner, 1);
  await leases.handOver(lease, owner, 1);
  await sealLog(database, logId);
  await unsealLog(database, logId);
  const snapshots = new PostgresSnapshotStore(databases);
  await snapshots.save({ matchId, version: 1, engineHash: '', state: '' });
  await snapshots.latest(matchId);
  await snapshots.drop(matchId);
  await new PostgresSecretStore(databases).keep(matchId, 'name', 'value');
  const clocks = new PostgresClockStore(databases, () => undefined);
  await clocks.set({ matchId, deadline: 0, aliveAt: 0 });
  await clocks.get(matchId);
  await clocks.beat([matchId], 0);
  await clocks.clear(matchId);
  const aboutLogs = new RegExp(`\\b(?:${distributedTables.join('|')})\\b`);
  return sent.filter((text) => aboutLogs.test(text));
};

/** The part of a statement that changes rows which are there. Values of an insert are found before it is sent to the log's server. */
const change = (text: string): string => (text.startsWith('INSERT') ? text.slice(text.indexOf('ON CONFLICT')) : text);

// What Citus refuses or sends to every server shows in `npm run scale:citus` alone, which needs one.
describe('statements about tables that may be distributed', () => {
  it('given one that changes rows, then it calls no function whose value changes while it runs: Citus refuses that', async () => {
    const changes = (await statements()).filter((text) => !text.startsWith('SELECT')).map(change);
    expect(changes.length).toBeGreaterThan(10);
    expect(changes.filter((text) => /\b(?:clock_timestamp|timeofday|random|gen_random_uuid|nextval)\s*\(/.test(text))).toEqual([]);
  });

  it('given one about rows that are there, then it names their logs by a parameter: otherwise Citus asks every server', async () => {
    const about = (await statements()).filter((text) => !text.startsWith('INSERT'));
    expect(about.filter((text) => !/\blog_id = (?:\$1|ANY \(\$1::int4\[\]\))/.test(text))).toEqual([]);
  });
});
