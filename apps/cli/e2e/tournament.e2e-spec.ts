import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, bootWorker, type Rig } from '../../api/e2e/rig.js';
import { createGathering } from '../../api/e2e/table.js';
import { until } from '../../api/e2e/tournament.js';

const checkout = join(import.meta.dirname, '../../..');

let database: TestDatabase;
let rig: Rig;
let worker: { close(): Promise<void> };
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const servers = { ...database, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, probeRuleset);
  worker = await bootWorker(servers, probeRuleset, rig.prefix);
  folder = await mkdtemp(join(tmpdir(), 'arbiter-tournament-'));
});

afterAll(async () => {
  await worker.close();
  await rig.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

interface Said {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

const run = (environment: Readonly<Record<string, string>>, words: readonly string[]): Promise<Said> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', ...environment };
    execFile(process.execPath, [join(checkout, 'dist/cli/main.js'), ...words], { cwd: checkout, env }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), out, errors }),
    );
  });

describe('arbiter tournament', () => {
  it('given an organizer at the command line, when a tournament is run from its creation to its end, then all of it is done, and its record verifies', async () => {
    const gatheringId = await createGathering(rig);
    const environment: Record<string, string> = { ARBITER_URL: rig.url, ARBITER_TOKEN: rig.organizer };
    const says = (...words: readonly string[]): Promise<Said> => run(environment, ['tournament', ...words]);
    const does = async (...words: readonly string[]): Promise<string> => {
      const said = await says(...words);
      if (said.code !== 0) throw new Error(`${words.join(' ')}: ${said.out}${said.errors}`);
      return said.out;
    };
    const created = await does('create', 'Friday Cup', '--gathering', gatheringId, '--format', 'single', '--offline');
    expect(created).toMatch(/^[0-9a-f-]{36}\n$/);
    environment['ARBITER_TOURNAMENT'] = created.trim();
    await does('structure', '--swiss', '2', '--best-of', '3', '--cut', '2');
    await does('registration', 'open');
    expect(await does('register', 'Ann', 'Doe, Jane')).toBe('#1  Ann        registered\n#2  Doe, Jane  registered\n');
    const file = join(folder, 'players.csv');
    await writeFile(file, '\ufeffclub;name\r\nX;Cem\r\nY;\r\nZ;Ann\r\nX;Dora\r\n');
    expect(await says('register', '--csv', file)).toEqual({
      code: 1,
      out: '#3  Cem   registered\n#4  Dora  registered\n',
      errors: expect.stringMatching(/^not read: club\nline 3: name\/empty: .*\nline 4: name\/registered: Entrant 1 has this name\..*\n$/),
    });
    await does('registration', 'close');
    for (const round of [1, 2]) {
      await does('pair');
      await does('publish');
      await does('start');
      await does('result', '1', '2-1');
      expect(await says('close')).toEqual({
        code: 1,
        out: '',
        errors: `round/unfinished: 1 of 2 tables have no confirmed result. {"round":${round},"missing":[2],"disputed":[]}\n`,
      });
      await does('result', '2', '0-2');
      await does('close');
    }
    expect(await does('round', '2')).toMatch(/^round 2: closed\n1  #\d .* {2}2-1\n2  #\d .* {2}0-2\n$/);
    await does('result', '2', '1-2', '--round', '2', '--correct', 'the slip says so');
    expect(await does('standings')).toMatch(/^after round 2, .*\nrank  entrant  name +points +omw/);
    await does('cut', '--by-lot');
    for (const word of ['pair', 'publish']) await does(word);
    expect(await says('result', '1', '1-1-1')).toMatchObject({ code: 1, errors: expect.stringMatching(/^result\/draw-not-allowed: /) });
    await does('result', '1', '2-0');
    await does('close');
    await does('finish');
    expect(await does('show')).toMatch(/^Friday Cup \(probe, single, magic\): finished\n/);
    expect(JSON.parse(await does('show', '--json'))).toMatchObject({ status: 'finished' });
    const events = (await does('events'))
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { type: string });
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['TournamentCreated', 'CutMade', 'SeedRevealed']));
    expect((await does('events', '--from', String(events.length))).split('\n')).toHaveLength(2);
    expect(await does('csv', 'entrants')).toMatch(/^\ufeffentrant,name,/);

    const tournamentId = created.trim();
    const { json } = await rig.send('POST', `/tournaments/${tournamentId}/exports`, { secret: rig.organizer });
    const text = await until('the export', async () => {
      const output = await rig.get(`/jobs/${json['jobId']!}/output`, rig.organizer);
      return output.status === 200 ? output.text : null;
    });
    const record = join(folder, 'record.jsonl');
    await writeFile(record, text);
    expect(await run({}, ['verify', record])).toMatchObject({
      code: 0,
      out: expect.stringContaining('played again (finished): 4 entrants, 3 rounds paired again, 5 results'),
    });
    await writeFile(record, text.replace('\\"place\\":1', '\\"place\\":2'));
    expect(await run({}, ['verify', record])).toMatchObject({
      code: 1,
      out: expect.stringContaining('NOT VERIFIED: chain/wrong-hash at event'),
    });
  }, 400_000);

  it('given a draft and a round that everybody plays, when pods are drawn, then who sits where is shown, and drawing again needs a reason', async () => {
    const gatheringId = await createGathering(rig);
    const environment: Record<string, string> = { ARBITER_URL: rig.url, ARBITER_TOKEN: rig.organizer };
    const says = (...words: readonly string[]): Promise<Said> => run(environment, ['tournament', ...words]);
    const created = await says('create', 'Draft', '--gathering', gatheringId, '--format', 'single', '--offline');
    environment['ARBITER_TOURNAMENT'] = created.out.trim();
    expect(await says('structure', '--phases', 'draft:1,cup:2')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('draft:3,swiss:5,draft:3'),
    });
    expect(await says('structure', '--phases', 'draft:1,swiss:1', '--cut', '2')).toMatchObject({ code: 0 });
    await says('register', 'Ann', 'Bob', 'Cem', 'Dora', 'Eve', 'Fay');
    await says('registration', 'close');
    expect(await says('pair')).toMatchObject({ code: 1, errors: expect.stringMatching(/^draft\/pods-missing: /) });
    expect((await says('pods')).out).toMatch(/^pod 1: (#\d \w+(, |\n)){6}$/);
    expect(await says('pods')).toMatchObject({ code: 1, errors: expect.stringMatching(/^draft\/pods-drawn: /) });
    expect(await says('pods', '--again', 'one sat wrongly')).toMatchObject({ code: 0 });
    for (const word of ['pair', 'publish']) expect(await says(word)).toMatchObject({ code: 0 });
    expect((await says('round')).out.split('\n')).toHaveLength(5);
  }, 400_000);

  it('given no address, no tournament, another token, or nobody who answers, when something is asked, then one line says what is wrong', async () => {
    const line = async (environment: Record<string, string>, ...words: readonly string[]): Promise<string> => {
      const said = await run(environment, ['tournament', ...words]);
      expect([said.code, said.out, said.errors.split('\n').length]).toEqual([1, '', 2]);
      return said.errors;
    };
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await line({}, 'show')).toContain('--url');
    expect(await line({ ARBITER_URL: rig.url }, 'show')).toContain('--tournament');
    expect(await line({ ARBITER_URL: rig.url }, 'show', '-t', nobody)).toMatch(/^access\/token-missing: /);
    expect(await line({ ARBITER_URL: rig.url }, 'show', '-t', nobody, '--token', rig.organizer)).toMatch(/^tournament\/not-found: /);
    expect(await line({ ARBITER_URL: rig.url }, 'pair', '-t', 'x', '--token', rig.organizer)).toMatch(/^request\/malformed: /);
    expect(await line({ ARBITER_URL: 'http://127.0.0.1:9' }, 'show', '-t', nobody)).toContain("can't be reached");
  });
});
