import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logOf, matchStream, provesConsistency, slotsOfMonth } from '@arbiter/contracts';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { checkout, releaseIntoFolder, type ReleaseFolder } from './released.js';
import { bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import { newCommand, setTable, type Table } from './table.js';
import { until } from './until.js';

/** A process with this runs forty days ago, in a month that is over by now. */
const fortyDaysAgo = {
  NODE_OPTIONS: '--import "data:text/javascript,const now = Date.now; Date.now = () => now() - 40 * 864e5"',
};

let database: TestDatabase;
let folder: string;
let releases: ReleaseFolder;
let rig: Rig;
let worker: Awaited<ReturnType<typeof bootWorker>>;
let tables: readonly Table[];
let logId: number;
let before: { readonly view: unknown; readonly early: unknown; readonly transcript: string; readonly list: Loose };
let early: { readonly size: number; readonly root: string };

const servers = (): { readonly appUrl: string; readonly redisUrl: string } => ({ appUrl: database.appUrl, redisUrl: testRedisUrl() });
const archived = (): { readonly ARBITER_ARCHIVE: string } => ({ ARBITER_ARCHIVE: folder });

interface Said {
  readonly code: number;
  readonly text: string;
}

/** Runs the built command line. @param login environment that names the database, if any */
const arbiter = (login: Readonly<Record<string, string>>, ...words: readonly string[]): Promise<Said> => {
  const { DATABASE_URL: _owner, APP_DATABASE_URL: _app, ...environment } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(checkout, 'dist/cli/main.js'), 'archive', ...words],
      { cwd: checkout, env: { ...environment, ARBITER_ARCHIVE: folder, RULESETS_DIR: releases.directory, ...login } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), text: `${stdout}${stderr}` }),
    );
  });
};
const asApp = (): { readonly APP_DATABASE_URL: string } => ({ APP_DATABASE_URL: database.appUrl });
const asOwner = (): { readonly DATABASE_URL: string } => ({ DATABASE_URL: database.ownerUrl });

const checkpoint = async (): Promise<{ readonly size: number; readonly root: string }> => {
  const { status, json } = await rig.get(`/evidence/checkpoint?log=${logId}`);
  return status === 200 ? { size: Number(json['size']), root: String(json['root']) } : { size: 0, root: '' };
};

const sizeOfLog = async (): Promise<number> =>
  Number((await database.query<{ size: string }>('SELECT max(leaf) + 1 AS size FROM log_event WHERE log_id = $1', [logId]))[0]?.size ?? 0);

/** What the organizer sees of a match; not the time at which they look. */
const viewOf = async (at: Rig, table: Table, query = ''): Promise<unknown> => ({
  ...((await at.get(`/matches/${table.matchId}/view${query}`, rig.organizer)).json as object),
  now: null,
});

const read = async (table: Table): Promise<typeof before> => ({
  view: await viewOf(rig, table),
  early: await viewOf(rig, table, '?version=7'),
  transcript: (await rig.get(`/matches/${table.matchId}/transcript?language=en`, rig.organizer)).text,
  list: (await rig.get(`/gatherings/${table.gatheringId}/matches`, rig.organizer)).json,
});

const startWorker = async (afterDays: number): Promise<void> => {
  worker = await bootWorker(servers(), probeRuleset, rig.prefix, { ...archived(), ARCHIVE_AFTER_DAYS: afterDays });
};

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'arbiter-archive-'));
  releases = await releaseIntoFolder(probeRuleset);
  const then = await bootRig(servers(), probeRuleset, fortyDaysAgo);
  rig = then;
  await startWorker(30);
  tables = [await setTable(then), await setTable(then)];
  for (const table of tables) await table.start();
  await tables[0]?.finish();
  logId = logOf(matchStream(tables[0]?.matchId ?? ''));
  early = await until(checkpoint, ({ size }) => size > 0);
  await tables[1]?.finish();
  await then.close();
  rig = { ...(await bootRig(servers(), probeRuleset, archived(), then.prefix)), organizer: then.organizer };
  await until(async () => (await checkpoint()).size === (await sizeOfLog()), Boolean);
  before = await read(tables[0] as Table);
});
afterAll(async () => {
  await worker.close();
  await rig.close();
  await releases.remove();
  await database.drop();
  await rm(folder, { recursive: true });
});

describe('the archive', () => {
  it('given a month that is over and whose matches have ended, then the worker archives it', async () => {
    // It looks when it starts, and every hour.
    await worker.close();
    await startWorker(0);
    const { text } = await until(
      () => arbiter(asApp(), 'status'),
      (said) => said.text.includes('archived, and still'),
    );
    expect(text).toMatch(
      new RegExp(`^log ${logId} \\(\\d{4}-\\d{2}\\), ${await sizeOfLog()} events: archived, and still in the database$`, 'm'),
    );
  });

  it('given an archived match, when somebody adds to it, then 409 match/archived; reading goes on', async () => {
    const [table] = tables;
    const cancelled = await rig.post(`/matches/${table?.matchId}/cancellation`, rig.organizer, {
      commandId: newCommand(),
      reason: 'Late.',
    });
    expect(cancelled).toMatchObject({ status: 409, json: { code: 'match/archived', params: { matchId: table?.matchId } } });
    expect(await read(table as Table)).toEqual(before);
  });

  it('given the events are dropped, then only the schema’s owner could do it, and it is on record', async () => {
    const month = Math.floor(logId / slotsOfMonth) - 1;
    const name = `${1970 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    expect(await arbiter(asApp(), 'drop', '--month', name)).toMatchObject({ code: 1, text: expect.stringContaining('Only the owner') });
    expect(await arbiter({ DATABASE_URL: database.appUrl }, 'drop', '--month', name)).toMatchObject({ code: 1 });
    expect(await sizeOfLog()).toBeGreaterThan(0);
    const dropped = await until(
      () => arbiter(asOwner(), 'drop', '--month', name),
      ({ text }) => !text.includes('a keeper still keeps'),
    );
    expect(dropped).toMatchObject({ code: 0, text: expect.stringContaining(`log ${logId}: `) });
    expect(await sizeOfLog()).toBe(0);
    const recorded = await database.query<{ type: string }>(`SELECT type FROM log_event WHERE stream_type = 'log' ORDER BY version`);
    expect(recorded.map(({ type }) => type)).toEqual(['LogArchived', 'LogRowsDropped']);
  });

  it('given only the archive has a match, then it is listed, viewed at any version and told as before', async () => {
    const fresh = await bootRig(servers(), probeRuleset, archived(), rig.prefix);
    await rig.close();
    rig = { ...fresh, organizer: rig.organizer };
    expect(before.transcript).toContain('\n');
    expect(await read(tables[0] as Table)).toEqual(before);
  });

  it('given only the archive has a match, then it is exported and verified with the log’s key', async () => {
    const [table] = tables;
    const job = await rig.post(`/matches/${table?.matchId}/exports`, rig.organizer, { content: 'bundle' });
    expect([job.status, job.json['code']]).toEqual([202, undefined]);
    const done = await until(
      () => rig.get(job.json['location']!, rig.organizer),
      ({ json }) => ['done', 'dead'].includes(json['state']!),
    );
    expect(done.json['state']).toBe('done');
    const bundle = await rig.get(`${job.json['location']!}/output`, rig.organizer);
    await writeFile(join(folder, 'bundle.jsonl'), bundle.text);
    const key: string = (await rig.get('/evidence/key')).json['key']!;
    const said = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [join(checkout, 'dist/cli/main.js'), 'verify', join(folder, 'bundle.jsonl'), '--key', key],
        { cwd: checkout, env: { ...process.env, RULESETS_DIR: releases.directory } },
        (_error, stdout, stderr) => resolve(`${stdout}${stderr}`),
      );
    });
    expect(said).toContain('authentic');
  });

  it('given a head of before, then the last head of the log is shown to continue it', async () => {
    const { json } = await rig.get(`/evidence/consistency?log=${logId}&from=${early.size}`);
    const last = await checkpoint();
    expect(provesConsistency(early, last, json['path'] as unknown as string[])).toBe(true);
    const logs = (await rig.get('/evidence/logs')).json['logs'] as unknown as Loose[];
    expect(logs.find((log) => Number(log['logId']) === logId)).toMatchObject({ publicSize: last.size });
  });

  it('given the archive alone, without a database, then the whole log is verified, and one that is not there is named', async () => {
    const key: string = (await rig.get('/evidence/key')).json['key']!;
    expect(await arbiter({}, 'verify', '--log', String(logId), '--key', key)).toMatchObject({
      code: 0,
      text: expect.stringMatching(new RegExp(`^log ${logId}: 2 matches, .* all verified; signed by `)),
    });
    expect(await arbiter({}, 'verify', '--log', '5')).toMatchObject({ code: 1, text: expect.stringContaining('log 5') });
    expect(await arbiter(asApp(), 'verify')).toMatchObject({ code: 0, text: expect.stringContaining('signer unknown') });
  });

  it('given a process that does not know the archive, then its matches are out of reach with 503, and new ones go on', async () => {
    const blind = await bootRig(servers(), probeRuleset, {}, rig.prefix);
    const answer = await blind.get(`/matches/${tables[0]?.matchId}/view`, rig.organizer);
    expect(answer).toMatchObject({ status: 503, json: { code: 'server/archive-unreachable' } });
    await (await setTable(blind)).start();
    await blind.close();
  });

  it('given the log is restored, then the same process reads it from the database', async () => {
    expect(await arbiter(asOwner(), 'restore', '--log', String(logId))).toMatchObject({ code: 0 });
    const blind = await bootRig(servers(), probeRuleset, {}, rig.prefix);
    expect(await viewOf(blind, tables[0] as Table)).toEqual(before.view);
    await blind.close();
  });
});
