import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const checkout = join(import.meta.dirname, '../../..');

let folder: string;
let matches: readonly string[];

interface Said {
  readonly code: number;
  readonly text: string;
}

/** Runs the built command line. */
const arbiter = (...words: readonly string[]): Promise<Said> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(checkout, 'dist/cli/main.js'), ...words], { cwd: checkout }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: `${stdout}${stderr}` }),
    );
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-archive-'));
  const replays = join(checkout, 'fixtures/replays');
  const names = (await readdir(replays)).filter((name) => /^(?:starline|yugioh|grand-archive)-.*\.gz$/.test(name));
  matches = names.map((name) => name.replace(/\.gz$/, ''));
  await mkdir(join(folder, '2026', '11'), { recursive: true });
  for (const [at, name] of names.entries()) {
    const text = gunzipSync(await readFile(join(replays, name)));
    await writeFile(join(folder, at % 2 === 0 ? '2026/11' : '.', name.replace(/\.gz$/, '')), text);
  }
  await writeFile(join(folder, 'README.md'), 'no export');
});

afterAll(() => rm(folder, { recursive: true }));

describe('arbiter verify --all', () => {
  it('given a folder of exports, at any depth, then each is verified, and nothing else is looked at', async () => {
    const { code, text } = await arbiter('verify', '--all', folder, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ files: matches.length, authentic: 0, consistent: matches.length, failed: [] });
    expect((await arbiter('verify', '--all', '--threads', '1', folder)).text).toMatch(
      new RegExp(`^${matches.length} files in .* s: 0 authentic, ${matches.length} consistent with an unknown signer, 0 not verified`),
    );
  });

  it('given one forged byte in one of them, and a file that is no export, then both are named, and the others are verified all the same', async () => {
    const [name] = matches;
    const forged = join(folder, 'forged.jsonl');
    const text = await readFile(join(folder, '2026/11', name!), 'utf8');
    // Payloads are texts inside the lines.
    const mark = String.raw`\"at\":`;
    const at = text.lastIndexOf(mark) + mark.length;
    await writeFile(forged, `${text.slice(0, at)}${text[at] === '1' ? '2' : '1'}${text.slice(at + 1)}`);
    const empty = join(folder, 'empty.ndjson');
    await writeFile(empty, '');
    const { code, text: said } = await arbiter('verify', '--all', folder);
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^${forged}: NOT VERIFIED: \\S+ at event \\d+`, 'm'));
    expect(said).toMatch(new RegExp(`^${empty}: NOT VERIFIED: `, 'm'));
    expect(said).toMatch(
      new RegExp(`^${matches.length + 2} files in .*, ${matches.length} consistent with an unknown signer, 2 not verified`, 'm'),
    );
    await Promise.all([rm(forged), rm(empty)]);
  });

  it('given nothing to verify, or several files without --all, then that is refused by name', async () => {
    expect(await arbiter('verify', '--all', join(folder, 'nowhere'))).toMatchObject({
      code: 1,
      text: expect.stringContaining('is not there'),
    });
    expect(await arbiter('verify', 'one.jsonl', 'two.jsonl')).toMatchObject({ code: 1, text: expect.stringContaining('--all') });
    expect(await arbiter('verify', '--all', '--threads', '0', folder)).toMatchObject({
      text: expect.stringContaining('a whole number from 1'),
    });
  });
});
