import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import { newCommand, setTable, type Table } from './table.js';

const hour = 3_600_000;
const clock = { bankMs: 10 * 60_000, decisionMs: 0, incrementMs: 0 };

/** Source of a module that makes a process under test read its time from a file whenever it asks for the time. */
const clockModule = (file: string): string => `import { readFileSync } from 'node:fs';
const now = Date.now;
Date.now = () => now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
`;

let database: TestDatabase;
let directory: string;
let rig: Rig;
let worker: Awaited<ReturnType<typeof bootWorker>>;
let environment: { readonly NODE_OPTIONS: string };
let offset = 0;

/** Moves the clock of all processes under test at once by so many milliseconds. */
const setClock = async (byMs: number): Promise<void> => {
  offset += byMs;
  await writeFile(join(directory, 'next'), String(offset));
  await rename(join(directory, 'next'), join(directory, 'offset'));
};

const happened = async (table: Table): Promise<readonly Loose[]> =>
  (await rig.get(`/matches/${table.matchId}/events?limit=1000`, table.seats[0])).json['items'] as unknown as readonly Loose[];
const typesOf = async (table: Table): Promise<readonly string[]> => (await happened(table)).map((item) => item['type']!);
/** Milliseconds that each player has left until their deadline, by the clock of the processes under test. */
const left = async (table: Table): Promise<readonly number[]> => {
  const { json } = await rig.get(`/matches/${table.matchId}/clocks`, table.seats[0]);
  const at = Math.max(...(await happened(table)).map((item) => Number(item['at'])));
  return (json['clocks'] as unknown as readonly Loose[]).map((one) =>
    (one['running'] as unknown) === null ? Number(one['bankMs']) : Number(one['running']!['deadline']) - at,
  );
};
const until = async (enough: () => Promise<boolean>): Promise<void> => {
  while (!(await enough())) await setTimeout(50);
};

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'arbiter-clock-'));
  await setClock(0);
  await writeFile(join(directory, 'clock.mjs'), clockModule(join(directory, 'offset')));
  environment = { NODE_OPTIONS: `--import=${join(directory, 'clock.mjs')}` };
  const servers = { appUrl: database.appUrl, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, probeRuleset, environment);
  worker = await bootWorker(servers, probeRuleset, rig.prefix, environment);
});

afterAll(async () => {
  await worker.close();
  await rig.close();
  await database.drop();
  await rm(directory, { recursive: true });
});

describe("the machine's clock is set while API and worker serve a match with clocks", () => {
  it('given it is set forward by an hour, when nobody does anything, then the hour is credited and no clock runs out', async () => {
    const table = await setTable(rig, { match: { clock } });
    await table.start();
    await setClock(hour);
    await until(async () => (await typesOf(table)).includes('ClockCredited'));
    expect(await typesOf(table)).not.toContain('ClockExpired');
    expect((await table.view(table.seats[0])).json).toMatchObject({ status: 'running' });
    for (const ms of await left(table)) expect(ms).toBeGreaterThan(9 * 60_000);
    const credit = (await happened(table)).find((item) => (item['type'] as string) === 'ClockCredited');
    expect(Math.abs(Number(credit?.['facts']!['ms']) - hour)).toBeLessThan(60_000);
    expect(await table.answer(0)).toMatchObject({ status: 200 });
  });

  it('given it is set forward by an hour, when a player answers at once, then they have lost no time', async () => {
    const table = await setTable(rig, { match: { clock } });
    await table.start();
    await setClock(hour);
    for (const seat of [0, 1] as const) expect(await table.answer(seat)).toMatchObject({ status: 200 });
    expect(await typesOf(table)).not.toContain('ClockExpired');
    for (const ms of await left(table)) expect(ms).toBeGreaterThan(9 * 60_000);
  });

  it('given it is set back by an hour, when the match goes on, then no time is negative, none goes back, and nothing runs out', async () => {
    const table = await setTable(rig, { match: { clock } });
    await table.start();
    await setClock(-hour);
    for (const seat of [0, 1] as const) expect(await table.answer(seat)).toMatchObject({ status: 200 });
    const times = (await happened(table)).map((item) => Number(item['at']));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    for (const ms of await left(table)) {
      expect(ms).toBeGreaterThan(9 * 60_000);
      expect(ms).toBeLessThanOrEqual(10 * 60_000);
    }
    await table.finish();
    expect((await table.view(table.seats[0])).json).toMatchObject({ status: 'ended' });
  });

  it('given it is set forward while the API is down, when another API takes over, then that counts as downtime', async () => {
    const table = await setTable(rig, { match: { clock } });
    await table.start();
    await rig.close();
    await setClock(hour);
    rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset, environment, rig.prefix);
    const conceded = await rig.post(`/matches/${table.matchId}/concession`, table.seats[0], { commandId: newCommand(), scope: 'match' });
    expect(conceded).toMatchObject({ status: 200 });
    expect((await rig.get(`/matches/${table.matchId}/view`, table.seats[1])).json).toMatchObject({
      status: 'ended',
      result: { winners: [1] },
    });
    const types = await typesOf(table);
    expect(types).toContain('ClockCredited');
    expect(types).not.toContain('ClockExpired');
  });
});
