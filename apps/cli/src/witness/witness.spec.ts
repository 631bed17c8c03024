import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cosignatureOf, headOfNote, readWitnessKey } from '@arbiter/tlog';
import { build } from 'esbuild';
import { grownLog } from '../specs/grown-log.js';
import { drawKeyFile, readKeyFile, readLogsFile } from './witness-files.js';
import { Witness } from './witness-server.js';
import { originHash, WitnessStateUnreadable, WitnessStore } from './witness-store.js';

const origin = 'example.org/tlog';
const entries = 900;
const log = grownLog(origin, entries);

let folder: string;
let key: string;
let logs: string;
let state: string;
let verifierKey: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-witness-'));
  [key, logs, state] = [join(folder, 'key'), join(folder, 'logs.json'), join(folder, 'state')];
  verifierKey = await drawKeyFile(key, 'example.org/w1');
  await writeFile(logs, JSON.stringify([{ origin, keys: [log.verifierKey], below: true }]));
});
afterEach(() => rm(folder, { recursive: true }));

const open = async (tell: (line: string) => void = () => undefined): Promise<Witness> =>
  new Witness({ signer: await readKeyFile(key), logs: await readLogsFile(logs), folder: state, now: () => 1_700_000_000_500, tell });
const stored = async (): Promise<number> =>
  (await new WitnessStore(state, readWitnessKey(verifierKey)).last(originHash(origin)))?.head.size ?? 0;

describe('a witness', () => {
  it('cosigns checkpoints that continue the last one, and serves the last with the signatures of both', async () => {
    const witness = await open();
    expect(await witness.latest(originHash(origin))).toMatchObject({ status: 404 });
    for (const [from, to] of [
      [0, 7],
      [7, 7],
      [7, 300],
      [300, 900],
    ] as const) {
      const { status, body } = await witness.addCheckpoint(await log.request(from, to));
      expect(status).toBe(200);
      expect(cosignatureOf(log.note(to) + body, readWitnessKey(verifierKey))).toMatchObject({ kind: 'valid', time: 1_700_000_000 });
      expect(await witness.latest(originHash(origin))).toMatchObject({ status: 200, body: log.note(to) + body });
    }
  });

  it('refuses a tree that shrank, a wrong old size, a wrong path, another root and an unknown log; its state stays', async () => {
    const told: string[] = [];
    const witness = await open((line) => told.push(line));
    expect((await witness.addCheckpoint(await log.request(0, 300))).status).toBe(200);
    const before = await witness.latest(originHash(origin));
    const forked = grownLog(origin, 900, 'other', undefined);
    const wrongPath = (await log.request(300, 700)).replace(/\n.{43}=\n/, `\n${'A'.repeat(43)}=\n`);
    const otherRoot = `old 300\n\n${log.note(300, log.head(301).root)}`;
    const attempts = [
      [400, await log.request(300, 7)],
      [409, await log.request(7, 7)],
      [409, await log.request(299, 700)],
      [422, wrongPath],
      [422, otherRoot],
      [403, await forked.request(300, 700)],
      [404, await grownLog('example.org/other', 10).request(0, 7)],
      [400, 'old 300\n'],
    ] as const;
    for (const [status, body] of attempts) expect(await witness.addCheckpoint(body)).toMatchObject({ status });
    expect(await witness.addCheckpoint(await log.request(7, 700))).toEqual({ status: 409, type: 'text/x.tlog.size', body: '300\n' });
    expect(await witness.latest(originHash(origin))).toEqual(before);
    // Two roots of one size are told with what proves them.
    expect(told.some((line) => line.includes(otherRoot))).toBe(true);
  });

  it('keeps logs apart', async () => {
    const witness = await open();
    const below = grownLog(`${origin}/700001`, 20, 'match', undefined);
    await writeFile(
      logs,
      JSON.stringify([
        { origin, keys: [log.verifierKey] },
        { origin: below.origin, keys: [below.verifierKey] },
      ]),
    );
    const both = await open();
    expect((await witness.addCheckpoint(await below.request(0, 7))).status).toBe(403);
    expect((await both.addCheckpoint(await below.request(0, 7))).status).toBe(200);
    expect((await both.addCheckpoint(await log.request(0, 20))).status).toBe(200);
    expect((await both.addCheckpoint(await below.request(7, 20))).status).toBe(200);
  });

  it('cosigns nothing on a state that it did not sign', async () => {
    const witness = await open();
    await witness.addCheckpoint(await log.request(0, 300));
    const file = join(state, `${originHash(origin)}.checkpoint`);
    const note = await readFile(file, 'utf8');
    for (const wrong of ['', log.note(300), note.replace('\n300\n', '\n200\n')]) {
      await writeFile(file, wrong);
      await expect(witness.addCheckpoint(await log.request(300, 700))).rejects.toThrow(WitnessStateUnreadable);
    }
  });
});

describe('a witness that is killed', () => {
  const bundle = resolve('.arbiter', `witness-child-${process.pid}.mjs`);
  afterEach(() => rm(bundle, { force: true }));

  const start = async (
    deadlyStep: number,
  ): Promise<{ readonly child: ChildProcess; readonly port: number; readonly gone: Promise<unknown> }> => {
    const child = spawn(process.execPath, [bundle, key, logs, state, String(deadlyStep)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(child, 'exit');
    const [line] = (await once(child.stdout!, 'data')) as [Buffer];
    return { child, port: Number(line.toString()), gone };
  };

  /** Asks until the size is cosigned, somebody else was further, or nobody answers. @returns the sizes that were cosigned */
  const insist = async (port: number, from: number, to: number): Promise<readonly number[]> => {
    for (let known = from; known <= to; ) {
      let answer: Response;
      let text: string;
      try {
        answer = await fetch(`http://127.0.0.1:${port}/add-checkpoint`, { method: 'POST', body: await log.request(known, to) });
        text = await answer.text();
      } catch {
        return [];
      }
      if (answer.status === 200) {
        expect(cosignatureOf(log.note(to) + text, readWitnessKey(verifierKey)).kind).toBe('valid');
        return [to];
      }
      expect(answer.status).toBe(409);
      known = Number(text);
    }
    return [];
  };

  it('at any step of a write, while 64 ask: the size never falls below one that was cosigned', async () => {
    await build({
      entryPoints: [resolve('apps/cli/src/specs/witness-child.ts')],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      alias: { '@arbiter/contracts': resolve('libs/contracts/src/index.ts'), '@arbiter/tlog': resolve('libs/tlog/src/index.ts') },
      tsconfig: resolve('tsconfig.json'),
    });
    let size = 0;
    // A write has six steps. In the last round the process is killed when all have been answered.
    for (const deadlyStep of [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 0]) {
      const { child, port, gone } = await start(deadlyStep);
      const asked = await Promise.all(Array.from({ length: 64 }, (_, at) => insist(port, size, size + 1 + ((at * 29) % 64))));
      const cosigned = Math.max(size, ...asked.flat());
      child.kill('SIGKILL');
      await gone;
      expect(await stored()).toBeGreaterThanOrEqual(cosigned);
      expect(headOfNote(log.note(await stored()))).toMatchObject(log.head(await stored()));
      size = await stored();
    }
    expect(size).toBeGreaterThan(64);
  });
});
