import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerOf, type Client, createClient, type MatchView, problemOf } from '@arbiter/client';
import { problemSchema } from '@arbiter/contracts';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { build } from 'esbuild';
import ts from 'typescript';
import { checkout } from './released.js';
import { bootRig, type Rig } from './rig.js';
import { newCommand, setTable } from './table.js';

type Watch = (client: Client, matchId: string, show: (view: MatchView) => void) => Promise<void>;
type Play = (url: string, token: string, matchId: string) => Promise<{ readonly winners: readonly number[] } | null>;

let database: TestDatabase;
let rig: Rig;
let page: string;
const blocks = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code!);

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
  page = await readFile(join(checkout, 'docs/client.md'), 'utf8');
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

/** Returns some code of the page as a module, with the client as its source is. */
const moduleOf = async (code: string): Promise<unknown> => {
  const { outputFiles } = await build({
    absWorkingDir: checkout,
    stdin: { contents: code, loader: 'ts', resolveDir: checkout },
    bundle: true,
    format: 'esm',
    platform: 'node',
    tsconfig: 'tsconfig.json',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`);
};
const bot = async (): Promise<{ readonly play: Play }> => (await moduleOf(blocks('ts')[0]!)) as { readonly play: Play };

describe('the code in docs/client.md', () => {
  it('given the bot, then it has forty lines at most', () => {
    expect(blocks('ts')[0]!.trim().split('\n').length).toBeLessThanOrEqual(40);
  });

  it('given all of it, when it is compiled like the code of the project, then no type is wrong', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arbiter-bot-'));
    try {
      const files = blocks('ts').map((code, at) => ({ file: join(folder, `code-${at}.mts`), code }));
      for (const { file, code } of files) await writeFile(file, code);
      const { config } = ts.readConfigFile(join(checkout, 'tsconfig.json'), ts.sys.readFile) as { readonly config: object };
      const { options } = ts.parseJsonConfigFileContent(config, ts.sys, checkout);
      const program = ts.createProgram(
        files.map(({ file }) => file),
        { ...options, rootDir: '/', typeRoots: [join(checkout, 'node_modules/@types')] },
      );
      const faults = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      expect(faults).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('given two bots with the tokens of both players, when they join a match, then they play it until it is over', async () => {
    const { play } = await bot();
    const table = await setTable(rig);
    const results = await Promise.all(table.seats.map((token) => play(rig.url, token, table.matchId)));
    expect((await table.view(table.seats[0])).json['status']).toBe('ended');
    expect(results[0]).not.toBeNull();
    expect(results[1]).toEqual(results[0]);
  });

  it('given somebody who watches by patches, when the match is over, then they have seen its end', async () => {
    const { watch } = (await moduleOf(blocks('ts')[1]!)) as { readonly watch: Watch };
    const table = await setTable(rig);
    await table.start();
    const seen: MatchView[] = [];
    const watching = watch(createClient({ url: rig.url, token: table.spectator }), table.matchId, (view) => seen.push(view));
    await table.finish();
    await watching;
    const { now: _now, ...last } = (await table.view(table.spectator)).json as unknown as MatchView;
    expect(seen.at(-1)).toMatchObject(last);
  });

  it('given a match that has begun, when another bot takes a seat over, then it plays on', async () => {
    const { play } = await bot();
    const table = await setTable(rig);
    await table.start();
    await table.answer(0);
    await Promise.all(table.seats.map((token) => play(rig.url, token, table.matchId)));
    expect((await table.view(table.seats[0])).json['status']).toBe('ended');
  });
});

describe('what docs/client.md says of commands and refusals', () => {
  it('given the same command id, when the same comes again, then it gets the first acknowledgement, and another answer is refused', async () => {
    const table = await setTable(rig);
    await table.start();
    const client = createClient({ url: rig.url, token: table.seats[0] });
    const [commandId, other] = [newCommand(), newCommand()];
    const send = (id: string, pick: string) =>
      answerOf(
        client.POST('/matches/{matchId}/decisions/{decisionId}/answer', {
          params: { path: { matchId: table.matchId, decisionId: 1 } },
          body: { commandId: id, answer: { picks: [pick] } },
        }),
      );
    const first = await send(commandId, 'rock');
    expect(await send(commandId, 'rock')).toMatchObject({ version: first.version, hash: first.hash });
    const refused = async (id: string, pick: string): Promise<unknown> => send(id, pick).catch((error: unknown) => error);
    expect(problemOf(await refused(commandId, 'paper'), 'command/reused')?.status).toBe(409);
    expect(await refused(other, 'paper')).toMatchObject({ status: 409, code: 'decision/closed' });
  });

  it('given the documents that it shows, then they are as the API sends them', async () => {
    const [closed, issue] = blocks('json').map((text) => JSON.parse(text) as object);
    expect(problemSchema.parse(closed)).toEqual(closed);
    const table = await setTable(rig);
    const { json } = await rig.post(`/matches/${table.matchId}/decisions/1/answer`, table.seats[0], {
      commandId: newCommand(),
      answer: { picks: ['rock', 1] },
    });
    expect(json['issues']).toEqual([issue]);
  });
});
