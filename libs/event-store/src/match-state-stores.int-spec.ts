import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { logOf, matchIdOfSlot, matchStream, newMatchId } from '@arbiter/contracts';
import type { AddressedOwner, Lease, LeaseAnswer } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import type { Pool } from 'pg';
import { PostgresLeaseStore, sealLog, unsealLog } from './lease-store.js';
import { PostgresClockStore, PostgresSecretStore, PostgresSnapshotStore } from './match-state-stores.js';
import { openPool } from './pool.js';
import { LogDatabases } from './log-databases.js';

describe('state beside the log', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  const freshMatch = (): string => newMatchId(Date.now());

  describe('leases of logs', () => {
    let logId = 100;
    beforeEach(() => {
      logId += 1;
    });
    const leases = (): PostgresLeaseStore => new PostgresLeaseStore(LogDatabases.one(pool));
    const addressed = (name: string): AddressedOwner => ({ name, address: { url: `http://${name}`, key: `key of ${name}` } });
    const granted = (answer: LeaseAnswer): Lease => {
      if (answer.kind !== 'granted') throw new Error('refused');
      return answer.lease;
    };

    it('given many nodes that want one log, when they ask at once, then exactly one gets it, and the others are told where it is', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, node) => leases().acquire(logId, addressed(`node-${node}`), 60_000)),
      );
      const [lease, ...others] = answers.flatMap((answer) => (answer.kind === 'granted' ? [answer.lease] : []));
      expect(others).toEqual([]);
      for (const answer of answers) if (answer.kind === 'refused') expect(answer.address).toEqual(addressed(lease!.owner).address);
    });

    it('given an owner that takes no commands, when another asks, then it is refused without an address', async () => {
      await leases().acquire(logId, { name: 'worker', address: null }, 60_000);
      expect(await leases().acquire(logId, addressed('node-1'), 60_000)).toEqual({ kind: 'refused', address: null });
    });

    it('given a lease that ran out, when another node asks, then it gets it with a greater fence, and the old one cannot be renewed', async () => {
      const first = granted(await leases().acquire(logId, addressed('node-1'), 0));
      const second = granted(await leases().acquire(logId, addressed('node-2'), 60_000));
      expect(second.fence).toBeGreaterThan(first.fence);
      expect(await leases().renew([first], 60_000)).toEqual([]);
      expect(await leases().renew([second], 60_000)).toEqual([logId]);
      await leases().release(first);
      expect((await leases().acquire(logId, addressed('node-3'), 60_000)).kind).toBe('refused');
    });

    it('given leases of several logs, when they are renewed together, then those that others have taken are missing', async () => {
      const kept = granted(await leases().acquire(logId, addressed('node-1'), 60_000));
      const lost = granted(await leases().acquire((logId += 1), addressed('node-1'), 0));
      await leases().acquire(logId, addressed('node-2'), 60_000);
      expect(await leases().renew([kept, lost], 60_000)).toEqual([kept.logId]);
    });

    it('given a released lease, when it is taken again and again, then the fence only grows', async () => {
      const fences: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const lease = granted(await leases().acquire(logId, addressed(`node-${round}`), 60_000));
        fences.push(lease.fence);
        await leases().release(lease);
      }
      expect(fences).toEqual([1, 2, 3, 4, 5]);
    });

    it('given processes that register, then each hears of those that are registered now, and of none that has left or whose time is over', async () => {
      const [one, two, late] = ['api-1', 'api-2', 'api-late'].map(addressed);
      expect(await leases().attend(one!, 60_000)).toEqual([one]);
      await leases().attend(late!, 0);
      expect(await leases().attend(two!, 60_000)).toEqual([two, one]);
      const moved = { ...one!, address: { url: 'http://elsewhere', key: 'new' } };
      expect(await leases().attend(moved, 60_000)).toEqual([moved, two]);
      await leases().leave('api-2');
      expect(await leases().attend(moved, 60_000)).toEqual([moved]);
      await leases().leave('api-1');
    });

    it('given a log that nobody holds, when it is entrusted to a registered process, then that one holds it; to one that is not registered, then nobody', async () => {
      const [one, stranger] = ['api-1', 'api-stranger'].map(addressed);
      await leases().attend(one!, 60_000);
      expect(await leases().entrust(logId, stranger!, 60_000)).toBeNull();
      expect(await leases().entrust(logId, one!, 60_000)).toEqual(one!.address);
      const lease = granted(await leases().acquire(logId, one!, 60_000));
      // What somebody holds is not given away by others.
      await leases().attend(stranger!, 60_000);
      expect(await leases().entrust(logId, stranger!, 60_000)).toEqual(one!.address);
      expect(await leases().renew([lease], 60_000)).toEqual([logId]);
      for (const { name } of [one!, stranger!]) await leases().leave(name);
    });

    it('given a lease, when its holder hands it over, then it is the other one’s, and a lease that is not held hands nothing over', async () => {
      const [one, two] = ['api-1', 'api-2'].map(addressed);
      const lease = granted(await leases().acquire(logId, one!, 60_000));
      expect(await leases().handOver(lease, two!, 60_000)).toBe(true);
      expect(await leases().renew([lease], 60_000)).toEqual([]);
      expect(await leases().acquire(logId, one!, 60_000)).toEqual({ kind: 'refused', address: two!.address });
      expect(granted(await leases().acquire(logId, two!, 60_000)).fence).toBeGreaterThan(lease.fence);
      expect(await leases().handOver(lease, one!, 60_000)).toBe(false);
    });

    // Before version 17, PostgreSQL subtracts no infinity: `npm run scale:citus` tries this on an older one.
    it('given a sealed log, when it is asked for or entrusted to another, then nobody gets it until it is unsealed', async () => {
      const one = addressed('api-1');
      const lease = granted(await leases().acquire(logId, one, 60_000));
      await sealLog(pool, logId);
      await leases().attend(one, 60_000);
      expect(await leases().acquire(logId, one, 60_000)).toEqual({ kind: 'sealed' });
      expect(await leases().entrust(logId, one, 60_000)).toBeNull();
      expect(await leases().renew([lease], 60_000)).toEqual([]);
      await unsealLog(pool, logId);
      expect(granted(await leases().acquire(logId, one, 60_000)).fence).toBeGreaterThan(lease.fence);
      await leases().leave(one.name);
    });

    it('given a lease that ran out while nobody else asked, when it is renewed, then it holds again', async () => {
      const lease = granted(await leases().acquire(logId, addressed('node-1'), 0));
      expect(await leases().renew([lease], 60_000)).toEqual([logId]);
      expect((await leases().acquire(logId, addressed('node-2'), 60_000)).kind).toBe('refused');
    });
  });

  it('given snapshots of a match, then the newest at or below a version is found, and saving again replaces', async () => {
    const snapshots = new PostgresSnapshotStore(LogDatabases.one(pool));
    const matchId = freshMatch();
    for (const version of [10, 20, 30]) await snapshots.save({ matchId, version, engineHash: 'engine', state: `{"at":${version}}` });
    await snapshots.save({ matchId, version: 20, engineHash: 'engine-2', state: '{"at":"twenty"}' });
    expect(await snapshots.latest(matchId)).toEqual({ matchId, version: 30, engineHash: 'engine', state: '{"at":30}' });
    expect(await snapshots.latest(matchId, 29)).toEqual({ matchId, version: 20, engineHash: 'engine-2', state: '{"at":"twenty"}' });
    expect(await snapshots.latest(matchId, 9)).toBeNull();
    expect(await snapshots.latest(freshMatch())).toBeNull();
  });

  it('given many snapshots of a match, then the newest two are kept, and none once they are dropped; other matches keep theirs', async () => {
    const snapshots = new PostgresSnapshotStore(LogDatabases.one(pool));
    const [matchId, other] = [freshMatch(), freshMatch()];
    const save = (of: string, version: number): Promise<void> =>
      snapshots.save({ matchId: of, version, engineHash: 'h', state: `${version}` });
    await save(other, 1);
    for (const version of [50, 100, 150, 200]) await save(matchId, version);
    const versions = async (of: string): Promise<readonly number[]> =>
      (await database.query<{ version: number }>('SELECT version FROM match_snapshot WHERE match_id = $1 ORDER BY version', [of])).map(
        ({ version }) => version,
      );
    expect(await versions(matchId)).toEqual([150, 200]);
    await snapshots.drop(matchId);
    expect([await versions(matchId), await versions(other)]).toEqual([[], [1]]);
  });

  it('given a secret that two nodes draw at once, then both get the one that is kept', async () => {
    const secrets = new PostgresSecretStore(LogDatabases.one(pool));
    const matchId = freshMatch();
    const kept = await Promise.all(['aa', 'bb', 'cc'].map((value) => secrets.keep(matchId, 'seed', value)));
    expect(new Set(kept).size).toBe(1);
    expect(await secrets.read(matchId, 'seed')).toBe(kept[0]);
    expect(await secrets.read(matchId, 'other')).toBeNull();
  });

  it('given clocks, then those that are due come earliest first, and a beat moves only its own', async () => {
    const clocks = new PostgresClockStore(LogDatabases.one(pool), () => undefined);
    const [early, late, far] = [freshMatch(), freshMatch(), freshMatch()] as const;
    await clocks.set({ matchId: late, deadline: 2_000, aliveAt: 1 });
    await clocks.set({ matchId: early, deadline: 1_000, aliveAt: 1 });
    await clocks.set({ matchId: far, deadline: 9_000_000_000_000, aliveAt: 1 });
    await clocks.beat([early, far], 7);
    expect(await clocks.due(2_000, 10)).toEqual([
      { matchId: early, deadline: 1_000, aliveAt: 7 },
      { matchId: late, deadline: 2_000, aliveAt: 1 },
    ]);
    expect(await clocks.due(2_000, 1)).toEqual([{ matchId: early, deadline: 1_000, aliveAt: 7 }]);
    await clocks.set({ matchId: early, deadline: 5_000, aliveAt: 8 });
    await clocks.clear(late);
    expect(await clocks.due(2_000, 10)).toEqual([]);
    expect(await clocks.get(far)).toEqual({ matchId: far, deadline: 9_000_000_000_000, aliveAt: 7 });
    expect(await clocks.get(late)).toBeNull();
  });

  it('given a cell that can not be reached, then clocks and leases of the other go on, and the failure is told by name', async () => {
    const nowhere = new URL(database.appUrl);
    nowhere.port = '1';
    const away = openPool(nowhere.toString(), { max: 1 });
    const databases = LogDatabases.ofCells(pool, [
      { from: 0, to: 511, database: pool },
      { from: 512, to: 1_023, database: away },
    ]);
    const told: string[] = [];
    const clocks = new PostgresClockStore(databases, ({ message }) => told.push(message));
    const [here, there] = [matchIdOfSlot(Date.now(), 0), matchIdOfSlot(Date.now(), 512)];
    await clocks.set({ matchId: here, deadline: 1_000, aliveAt: 1 });
    await expect(clocks.set({ matchId: there, deadline: 1_000, aliveAt: 1 })).rejects.toThrow(/ECONNREFUSED/);
    await expect(clocks.beat([there, here], 7)).rejects.toThrow(/ECONNREFUSED/);
    expect(await clocks.due(2_000, 10)).toEqual([{ matchId: here, deadline: 1_000, aliveAt: 7 }]);
    expect(told).toEqual([expect.stringMatching(/^cell 512-1023 failed: .*ECONNREFUSED/)]);
    await clocks.clear(here);

    const leases = new PostgresLeaseStore(databases);
    const [logHere, logThere] = [logOf(matchStream(here)), logOf(matchStream(there))];
    expect([leases.placeOf(logHere) === leases.placeOf(logThere), leases.placeOf(logHere) === leases.placeOf(0)]).toEqual([false, true]);
    expect(await leases.acquire(logHere, { name: 'a', address: null }, 60_000)).toMatchObject({ kind: 'granted' });
    await expect(leases.acquire(logThere, { name: 'a', address: null }, 60_000)).rejects.toThrow(/ECONNREFUSED/);
    await away.end();
  });
});
