import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSigningKey } from '@arbiter/contracts';
import { readTilePath } from '@arbiter/tlog';
import { Command } from 'commander';
import { addMonitor } from '../commands/monitor.js';
import { CommandFailed } from '../failure.js';
import { type GrownLog, grownLog } from '../specs/grown-log.js';
import { drawKeyFile, readKeyFile, readLogs } from '../witness/witness-files.js';
import { witnessServer } from '../witness/witness-server.js';

const origin = 'example.org/tlog';
const signingKey = newSigningKey(origin);
const honest = grownLog(origin, 700, 'entry', signingKey);
/** Another tree, signed with the same key. */
const other = grownLog(origin, 700, 'other', signingKey);

let folder: string;
let servers: Server[];
/** What the log serves now. */
let shown: { readonly log: GrownLog; readonly size: number };

const listening = async (server: Server): Promise<string> => {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

/** Serves a log as C2SP tlog-tiles has it. */
const serving = (): Server =>
  createServer((request, response) => {
    const path = request.url ?? '';
    const tile = readTilePath(path.replace('/tlog/tile/', ''));
    if (path === '/tlog/checkpoint') response.end(shown.log.note(shown.size));
    else if (tile === null) response.writeHead(404).end();
    else void shown.log.readTile(tile).then((bytes) => response.end(bytes));
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-monitor-'));
  servers = [];
  shown = { log: honest, size: 300 };
});
afterEach(async () => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  await rm(folder, { recursive: true });
});

/** Runs the command line. @returns what it said, and its exit code */
const said = async (...args: readonly string[]): Promise<{ readonly text: string; readonly code: number }> => {
  const lines: string[] = [];
  process.exitCode = undefined;
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((line: unknown) => void lines.push(String(line)));
  const program = new Command('arbiter').exitOverride();
  addMonitor(program);
  try {
    await program.parseAsync(['node', 'arbiter', 'monitor', ...args]);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return { text: error.message, code: 1 };
  }
  return { text: lines.join('\n'), code: Number(process.exitCode ?? 0) };
};

const look = (url: string, state: string, ...more: readonly string[]) =>
  said(`${url}/tlog/`, '--origin', origin, '--key', honest.verifierKey, '--state', join(folder, state), '--once', ...more);

const proofIn = (text: string): string => /; (\S+fork-\S+\.json)/.exec(text)?.[1] ?? '';

describe('arbiter monitor', () => {
  it('follows a log that grows', async () => {
    const url = await listening(serving());
    expect(await look(url, 'a')).toMatchObject({ text: expect.stringContaining('300 entries, right'), code: 0 });
    shown = { log: honest, size: 700 };
    expect(await look(url, 'a')).toMatchObject({ text: expect.stringContaining('700 entries, right'), code: 0 });
    expect(await look(url, 'a')).toMatchObject({ code: 0 });
    shown = { log: honest, size: 299 };
    expect(await look(url, 'a')).toMatchObject({ text: expect.stringContaining('WRONG'), code: 1 });
  });

  it.each([300, 600])('proves that a log has signed another tree of %i entries, in a file that is checked elsewhere', async (size) => {
    const url = await listening(serving());
    await look(url, 'a');
    shown = { log: other, size };
    const { text, code } = await look(url, 'a');
    expect([code, text]).toEqual([1, expect.stringContaining('FORKED')]);
    const elsewhere = join(folder, 'handed-over.json');
    await writeFile(elsewhere, await readFile(proofIn(text)));
    expect(await said('check', elsewhere, '--key', honest.verifierKey)).toMatchObject({ text: expect.stringContaining('proven'), code: 0 });
    // Not against another log, and not when anything is changed.
    expect(await said('check', elsewhere, '--key', grownLog(origin, 1).verifierKey)).toMatchObject({ code: 1 });
    await writeFile(elsewhere, (await readFile(elsewhere, 'utf8')).replaceAll(`\\n${size}\\n`, `\\n${size + 1}\\n`));
    expect(await said('check', elsewhere, '--key', honest.verifierKey)).toMatchObject({ code: 1 });
  });

  it('finds out by a witness that the log has shown it another tree', async () => {
    const url = await listening(serving());
    const verifierKey = await drawKeyFile(join(folder, 'key'), 'example.org/w1');
    const witness = await listening(
      witnessServer({
        signer: await readKeyFile(join(folder, 'key')),
        logs: readLogs(JSON.stringify([{ origin, keys: [honest.verifierKey] }]), 'logs'),
        folder: join(folder, 'witness'),
        now: Date.now,
        tell: () => undefined,
      }),
    );
    const ask = (body: string) => fetch(`${witness}/add-checkpoint`, { method: 'POST', body });
    const asked = ['--witness', `${witness}/=${verifierKey}`] as const;
    expect(await look(url, 'a', ...asked)).toMatchObject({ text: expect.stringContaining('not looked at'), code: 1 });
    expect((await ask(await honest.request(0, 200))).status).toBe(200);
    expect(await look(url, 'a', ...asked)).toMatchObject({ text: expect.stringContaining('example.org/w1 agrees'), code: 0 });
    expect(await look(url, 'a', ...asked, '--quorum', '1')).toMatchObject({
      text: expect.stringContaining('0 of the 1 witnesses'),
      code: 1,
    });
    // Two readers, two trees: the second one has never seen the first tree, and the witness has.
    shown = { log: other, size: 300 };
    const { text, code } = await look(url, 'b', ...asked);
    expect([code, text]).toEqual([1, expect.stringContaining('FORKED')]);
    expect(await said('check', proofIn(text), '--key', honest.verifierKey)).toMatchObject({ code: 0 });
  });

  it('says so when nobody answers, which proves nothing', async () => {
    expect(await look('http://127.0.0.1:9', 'a')).toMatchObject({ text: expect.stringContaining('not looked at'), code: 1 });
  });
});
