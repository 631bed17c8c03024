import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logOf, matchStream, slotsOfMonth } from '@arbiter/contracts';
import { auditOnce, cellsOf, type LogDatabases } from '@arbiter/event-store';
import { fixedReleases, organisingTables } from '@arbiter/platform';
import { projections, verifyExport } from '@arbiter/recording';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, bootWorker, logOrigin, type Loose, type Rig } from './rig.js';
import { type SilentProxy, silentProxy } from './silent-proxy.js';
import { setTable, type Table } from './table.js';
import { until } from './until.js';

let directory: TestDatabase;
let cells: readonly [TestDatabase, TestDatabase];
/** The way to the second cell, which can be cut. */
let way: SilentProxy;
let databases: LogDatabases<string>;
let environment: { readonly ARBITER_CELLS: string; readonly ARBITER_LOG_SLOTS: string };
let rig: Rig;
let worker: Awaited<ReturnType<typeof bootWorker>>;
let tables: readonly [Table, Table];

const withoutLogin = (url: string): string => url.replace(/\/\/[^/]*@/, '//');
const cellOf = ({ matchId }: Table): 0 | 1 => (logOf(matchStream(matchId)) % slotsOfMonth === 0 ? 0 : 1);

/** Sets tables until each of two cells has a match. */
const tableInEach = async (): Promise<readonly [Table, Table]> => {
  const found: Table[] = [];
  while (found[0] === undefined || found[1] === undefined) {
    const table = await setTable(rig);
    found[cellOf(table)] = table;
  }
  return [found[0], found[1]];
};

const eventsIn = async (database: TestDatabase, { matchId }: Table): Promise<number> =>
  (await database.query('SELECT FROM log_event WHERE stream_id = $1', [matchId])).length;

/** Waits until the list of its gathering shows the match at its end. */
const listedAsEnded = ({ gatheringId, matchId, spectator }: Table): Promise<unknown> =>
  until(
    () => rig.get(`/gatherings/${gatheringId}/matches`, spectator),
    ({ json }) => [...(json['items'] as unknown as Loose[])].some((one) => one['matchId'] === matchId && one['status'] === 'ended'),
  );

/** Audits every database once. @returns what was found */
const audit = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { database: url } of databases.all)
    await auditOnce({
      url,
      directoryUrl: databases.directory,
      holds: (logId) => databases.of(logId) === url,
      projections,
      tables: organisingTables,
      onFinding: ({ code, subject }) => found.push(`${code} ${subject}`),
    });
  return found;
};

beforeAll(async () => {
  directory = await createTestDatabase();
  cells = [await createTestDatabase(), await createTestDatabase()];
  way = await silentProxy(cells[1].appUrl);
  environment = { ARBITER_CELLS: `0=${withoutLogin(cells[0].appUrl)} 1-1023=${withoutLogin(way.url)}`, ARBITER_LOG_SLOTS: '2' };
  databases = cellsOf(environment, directory.appUrl);
  const servers = { appUrl: directory.appUrl, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, probeRuleset, environment);
  worker = await bootWorker(servers, probeRuleset, rig.prefix, environment);
  tables = await tableInEach();
});

afterAll(async () => {
  await worker.close();
  await rig.close();
  await way.close();
  await Promise.all([directory, ...cells].map((database) => database.drop()));
});

describe('matches in cells', () => {
  it('given a match in each of two databases, when they are played, then each is recorded in its own, and nothing of it elsewhere', async () => {
    for (const table of tables) {
      await table.start();
      await table.finish();
    }
    for (const [at, table] of tables.entries()) {
      const counts = await Promise.all([directory, ...cells].map((database) => eventsIn(database, table)));
      expect(counts.map((count) => count > 3)).toEqual([false, at === 0, at === 1]);
      expect(await directory.query('SELECT FROM stream_secret WHERE stream_id = $1', [table.matchId])).toEqual([]);
    }
  });

  it('given both have ended, then they are listed', async () => {
    for (const table of tables) await listedAsEnded(table);
  });

  it('given both have ended, when they are exported, then each bundle verifies with the one key of the installation', async () => {
    const key: string = (
      await until(
        () => rig.get('/evidence/key'),
        ({ status }) => status === 200,
      )
    ).json['key']!;
    for (const table of tables) {
      const { json: accepted } = await rig.post(`/matches/${table.matchId}/exports`, table.seats[0], {});
      await until(
        () => rig.get(`/jobs/${accepted['jobId']}`, table.seats[0]),
        ({ json }) => json['state'] === 'done',
      );
      const bundle = await rig.get(`/jobs/${accepted['jobId']}/output`, table.seats[0]);
      expect(bundle.text).toContain(`"${logOrigin}/${logOf(matchStream(table.matchId))}"`);
      const rulesets = fixedReleases([{ version: rig.rulesetVersion, ruleset: probeRuleset }]);
      expect(await verifyExport(bundle.text, { rulesets, key })).toMatchObject({ ok: true });
    }
  });

  it('given the keepers of both cells, then every log has a public head, and all are listed', async () => {
    const logIds = [0, ...tables.map(({ matchId }) => logOf(matchStream(matchId)))];
    const { json } = await until(
      () => rig.get('/evidence/logs'),
      (answer) => (answer.json['logs'] as unknown as Loose[]).filter((log) => log['publicSize']! > 0).length === logIds.length,
    );
    expect((json['logs'] as unknown as Loose[]).map((log) => Number(log['logId']))).toEqual(logIds);
    for (const logId of logIds) expect((await rig.get(`/evidence/checkpoint?log=${logId}`)).status).toBe(200);
  });

  it('given nobody touched anything, when all is audited, then nothing is found; and a row of a match in a cell that was changed is named', async () => {
    expect(await audit()).toEqual([]);
    await directory.query(`UPDATE match_list SET version = version - 1 WHERE match_id = $1`, [tables[1].matchId]);
    expect(await audit()).toEqual([`projection/differs match_list of match ${tables[1].matchId}`]);
    await directory.query(`UPDATE match_list SET version = version + 1 WHERE match_id = $1`, [tables[1].matchId]);
  });
});

describe('a cell that is down', () => {
  it.each([
    ['is not there', () => way.hangUp()],
    ['is connected and silent', () => way.silence()],
  ])(
    'given a cell that %s, when matches are played, then those of the other go on to their end and are listed, and its own wait',
    async (_, stop) => {
      const [here, there] = await tableInEach();
      for (const table of [here, there]) await table.start();
      await until(
        () => eventsIn(cells[1], there),
        (count) => count > 0,
      );
      stop();
      const refused = await there.answer(0).then(
        ({ status, json }) => [status, json['code']],
        // Nothing is told of what is asked.
        (error: Error) => [503, error.message],
      );
      expect(refused[0]).toBe(503);
      expect(await rig.get('/ready')).toMatchObject({ status: 200 });
      await here.finish();
      await listedAsEnded(here);
      way.speak();
      await until(
        () => there.view(there.seats[0]),
        ({ status }) => status === 200,
      );
      await there.finish();
      expect(await eventsIn(cells[1], there)).toBeGreaterThan(3);
      await listedAsEnded(there);
    },
  );
});

describe('databases that do not belong together', () => {
  const start = (cellList: string, appUrl = directory.appUrl): Promise<unknown> =>
    bootRig({ appUrl, redisUrl: testRedisUrl() }, probeRuleset, { ...environment, ARBITER_CELLS: cellList });
  const [first, second] = [(): string => withoutLogin(cells[0].appUrl), (): string => withoutLogin(cells[1].appUrl)];

  it('given slots that are in other cells than their logs, when a process starts, then it refuses', async () => {
    await expect(start(`0=${second()} 1-1023=${first()}`)).rejects.toThrow(
      /cell 0 has log \d+, which by ARBITER_CELLS would be looked for elsewhere/,
    );
  });

  it('given a cell of another installation, or one without a schema, when a process starts, then it refuses', async () => {
    const other = await createTestDatabase();
    await expect(start(environment.ARBITER_CELLS, other.appUrl)).rejects.toThrow(
      `belongs to the installation ${logOrigin}, and this one is new`,
    );
    await other.query('DROP SCHEMA public CASCADE');
    await expect(start(`0=${first()} 1-1023=${withoutLogin(other.appUrl)}`)).rejects.toThrow(
      'cell 1-1023 (ARBITER_CELLS) has no schema yet',
    );
    await other.drop();
  });
});

describe('a cell that somebody changed', () => {
  it('given an event of a match in a cell is gone, when the cell is audited, then the match is named', async () => {
    const [table] = tables;
    await cells[0].query(
      `BEGIN; SET LOCAL session_replication_role = replica;
       ALTER TABLE log_event DISABLE TRIGGER append_only; DO $$ DECLARE part text; BEGIN
         SELECT tableoid::regclass::text INTO part FROM log_event WHERE stream_id = '${table.matchId}' LIMIT 1;
         EXECUTE format('ALTER TABLE %s DISABLE TRIGGER append_only', part);
         EXECUTE format('DELETE FROM %s WHERE stream_id = %L AND version = (SELECT max(version) FROM %s WHERE stream_id = %L)', part, '${table.matchId}', part, '${table.matchId}');
       END $$; COMMIT`,
    );
    expect(await audit()).toContainEqual(`chain/cut match ${table.matchId}`);
  });
});
