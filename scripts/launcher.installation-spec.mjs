import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { inCheckout } from './lib/paths.mjs';
import { serverUser, temporaryHome } from './lib/postgres-place.mjs';
import { identify, isRunning, waitUntilGone } from './lib/processes.mjs';
import { recorded, stopRecorded } from './lib/records.mjs';

// One run of `npm start` from beginning to end, in order: each test continues where the one before it stopped.
const home = temporaryHome(serverUser());

/**
 * @typedef {{ readonly child: import('node:child_process').ChildProcess, readonly output: () => string, readonly ended: Promise<number | null> }} Launcher
 * @returns {Launcher}
 */
const launch = () => {
  const env = {
    ...process.env,
    ARBITER_STATE: home,
    DATABASE_URL: '',
    APP_DATABASE_URL: '',
    REDIS_URL: '',
    PORT: '',
    RULESETS_DIR: path.join(home, 'rulesets'),
    npm_lifecycle_event: undefined,
  };
  const child = spawn(process.execPath, [inCheckout('scripts', 'start.mjs')], { stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code) };
};

/** @param {Launcher} launcher @param {string} text @returns {Promise<void>} resolves once the launcher has printed the text */
const until = async ({ child, output, ended }, text) => {
  const printed = /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const look = () => void (output().includes(text) && resolve());
      child.stdout?.on('data', look);
      look();
    })
  );
  const finished = ended.then((code) => {
    throw new Error(`the launcher ended with ${code} before it printed "${text}":\n${output()}`);
  });
  await Promise.race([printed, finished]);
};

/** @returns {{ readonly apiPort: number, readonly postgresPort: number }} */
const ports = () => JSON.parse(readFileSync(path.join(home, 'settings.json'), 'utf8'));

const status = (/** @type {string} */ where) => fetch(`http://127.0.0.1:${ports().apiPort}${where}`).then((response) => response.status);

/** @param {string} sql @returns {Promise<readonly Record<string, unknown>[]>} */
const asOwner = async (sql) => {
  const password = readFileSync(path.join(home, 'postgres', 'password'), 'utf8');
  const client = new pg.Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:${ports().postgresPort}/arbiter` });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

beforeAll(() => {
  const released = spawnSync(process.execPath, [inCheckout('scripts', 'ruleset-release.mjs'), '--out', path.join(home, 'rulesets')], {
    encoding: 'utf8',
  });
  if (released.status !== 0) throw new Error(released.stderr);
});

afterAll(async () => {
  await stopRecorded(home);
  rmSync(home, { recursive: true, force: true });
});

/**
 * @returns {{ readonly organizer: string | null, readonly games: Readonly<Record<string, { readonly finished?: { readonly matchId: string }, readonly verified?: string, readonly page?: string, readonly cup?: { readonly tournamentId: string }, readonly cupRounds?: readonly number[] }>> } | null}
 *   content of the demo's file
 */
const demo = () => {
  try {
    return JSON.parse(readFileSync(path.join(home, 'demo.json'), 'utf8'));
  } catch {
    return null;
  }
};

/** @param {() => boolean} holds checked whenever a file in the state folder changes @param {AbortSignal} [signal] */
const untilHeld = async (holds, signal) => {
  if (holds()) return;
  for await (const _change of watch(home, signal === undefined ? {} : { signal })) if (holds()) return;
};

/**
 * @param {Launcher} launcher
 * @param {() => boolean} holds
 * @returns {Promise<void>} resolves once the condition holds; it is checked whenever a file in the state folder changes
 */
const untilFiles = async (launcher, holds) => {
  const changes = new AbortController();
  const held = untilHeld(holds, changes.signal);
  const tooLate = until(launcher, 'up after').then(() => {
    if (!holds()) throw new Error(`the launcher came up without what was waited for:\n${launcher.output()}`);
  });
  try {
    await Promise.race([held, tooLate]);
  } finally {
    changes.abort();
    await Promise.allSettled([held]);
    tooLate.catch(() => undefined);
  }
};

/** Returns the links that a launcher printed, without the address of the server. @param {Launcher} launcher */
const linksOf = ({ output }) => [...output().matchAll(/\/matches\/\S+#token=\S+/g)].map(([link]) => link);

/** Milliseconds allowed for seeding, five demo matches on a busy machine; and for two rounds of the demo's tournament. */
const seedingMs = 300_000;
const demoGames = ['starline', 'magic', 'yugioh', 'force-of-will', 'grand-archive'];

describe('npm start', () => {
  /** @type {Launcher} */
  let launcher;
  /** @type {readonly string[]} */
  let links;

  it(
    'given an empty state folder, when the launcher is killed in the middle of seeding, then nothing that it started stays',
    async () => {
      launcher = launch();
      // Once this match is recorded, it has been created, and the bots are playing it.
      await untilFiles(launcher, () => demo()?.games['magic']?.finished !== undefined);
      const left = recorded(home);
      expect(left.map(({ name }) => name)).toContain('seed');
      launcher.child.kill('SIGKILL');
      await launcher.ended;
      expect(await Promise.all(left.map((entry) => waitUntilGone(entry, 60_000)))).toEqual(left.map(() => true));
      expect(demo()?.games['magic']?.verified).toBeUndefined();
    },
    seedingMs,
  );

  it(
    'given the seeding was killed, when started again, then the demo is completed, nothing of it is there twice, and the organizer has a token',
    async () => {
      const begun = demo()?.games;
      launcher = launch();
      await until(launcher, 'up after');
      expect(
        await asOwner(
          'select game, count(*)::int as matches from match_registration join gathering using (gathering_id) where tournament_id is null group by gathering_id, game order by game',
        ),
      ).toEqual([...demoGames].sort().map((game) => ({ game, matches: 2 })));
      expect(demo()?.games['starline']).toMatchObject(begun?.['starline'] ?? {});
      expect(demo()?.games['magic']?.finished).toEqual(begun?.['magic']?.finished);
      expect(statSync(path.join(home, 'demo.json')).mode & 0o777).toBe(0o600);
      links = linksOf(launcher);
      expect(links).toHaveLength(2 * demoGames.length);
      expect(await status('/ready')).toBe(200);
      expect(await status('/docs')).toBe(200);
      expect(recorded(home).map(({ name }) => name)).toEqual(['bots', 'api', 'worker', 'redis', 'postgres']);
      expect(launcher.output()).toContain('verified: authentic');
      const [, token] = /organizer's token \(shown once\) (\S+)/.exec(launcher.output()) ?? [];
      const [, matchId] = /finished match.*\/matches\/([0-9a-f-]+)/.exec(launcher.output()) ?? [];
      const match = await fetch(`http://127.0.0.1:${ports().apiPort}/matches/${matchId}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await match.json()).toMatchObject({ matchId, status: 'ended' });
      expect(demo()?.organizer).toBeNull();
      await asOwner('create table kept as select 1 as n');
    },
    seedingMs,
  );

  it('given it runs, when started a second time, then the second says so and leaves the first alone', async () => {
    const second = launch();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`already runs from this checkout (process ${launcher.child.pid}`);
    expect(await status('/ready')).toBe(200);
  });

  it.each(['api', 'worker', 'redis', 'postgres'])('given it runs, when its %s is killed, then it comes back', async (name) => {
    const before = recorded(home).find((entry) => entry.name === name)?.pid;
    if (before === undefined) throw new Error(`no ${name} runs`);
    process.kill(before, 'SIGKILL');
    await until(launcher, `[${name}] is back`);
    expect(recorded(home).find((entry) => entry.name === name)?.pid).not.toBe(before);
    expect(recorded(home).every(isRunning)).toBe(true);
  });

  it('given it runs, when the launcher is killed, then nothing that it started stays', async () => {
    const left = recorded(home);
    launcher.child.kill('SIGKILL');
    await launcher.ended;
    expect(await Promise.all(left.map((entry) => waitUntilGone(entry, 60_000)))).toEqual(left.map(() => true));
  });

  it('given the launcher was killed, when started again, then it takes over with the same ports and the same data', async () => {
    const before = ports();
    launcher = launch();
    await until(launcher, 'up after');
    expect(launcher.output()).toContain('taking over');
    expect(launcher.output()).not.toContain('shown once');
    expect(linksOf(launcher)).toEqual(links);
    expect(ports()).toEqual(before);
    expect(await asOwner('select n from kept')).toEqual([{ n: 1 }]);
  });

  it(
    'given bots that were stopped in the middle of the tournament, when they go on, then its third round is under way, with one result in dispute',
    async () => {
      await untilHeld(() => demo()?.games['starline']?.cupRounds?.includes(3) === true);
      const tournamentId = demo()?.games['starline']?.cup?.tournamentId;
      const shown = await fetch(`http://127.0.0.1:${ports().apiPort}/tournaments/${tournamentId}`);
      expect(await shown.json()).toMatchObject({
        status: 'running',
        entrants: { playing: 16 },
        rounds: [{ stage: 'closed' }, { stage: 'closed' }, { stage: 'running', tables: 8, disputed: [8] }],
      });
      expect(launcher.output()).toContain(`/organize/${tournamentId}#token=`);
      expect(
        await asOwner(
          'select round, count(*)::int as matches from match_registration where tournament_id is not null group by round order by round',
        ),
      ).toEqual([1, 2, 3].map((round) => ({ round, matches: 8 })));
    },
    seedingMs,
  );

  it('given it runs, when asked to stop, then it ends well and nothing stays', async () => {
    const left = [...recorded(home), identify(/** @type {number} */ (launcher.child.pid))];
    launcher.child.kill('SIGTERM');
    expect(await launcher.ended).toBe(0);
    expect(left.filter(isRunning)).toEqual([]);
    expect(recorded(home)).toEqual([]);
  });
});
