import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { probeFormat } from '@arbiter/testing';
import type { Pins } from '@arbiter/kernel';
import { sha256 } from '../hashing.js';
import { UnknownRuleset } from '../ports.js';
import { FileRulesets } from './file-rulesets.js';

const root = resolve(import.meta.dirname, '../../../..');
const probeSource = join(root, 'libs/testing/src/probe-ruleset.ts');
const run = promisify(execFile);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-rulesets-'));
  await writeFile(join(folder, 'entry.ts'), `export { probeRuleset as ruleset } from ${JSON.stringify(probeSource)};`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The probe game contains its own words (contract 1), so no presentation is needed. */
const rulesetsIn = (directory: string): FileRulesets => new FileRulesets(directory, { presentationOf: () => null });

const release = (...more: string[]): Promise<{ stdout: string }> =>
  run(
    'node',
    [join(root, 'scripts/ruleset-release.mjs'), 'probe', '--entry', join(folder, 'entry.ts'), '--out', join(folder, 'rulesets'), ...more],
    { cwd: tmpdir() },
  );

describe('releasing a ruleset', () => {
  it('given sources, when they are released, then the file is named by its hash, carries no path, and plays', async () => {
    await release();
    const rulesets = rulesetsIn(join(folder, 'rulesets'));
    const version = (await rulesets.newest('probe')) ?? '';
    const bytes = await readFile(join(folder, 'rulesets/probe', `${version}.mjs`));
    expect(sha256(bytes)).toBe(version);
    expect(bytes.toString('utf8')).not.toContain(root);
    expect(bytes.toString('utf8')).not.toContain(folder);
    const ruleset = await rulesets.load(version);
    const pins: Pins = {
      matchId: 'm',
      game: 'probe',
      ruleset: version,
      catalogueHash: '0'.repeat(64),
      format: probeFormat(),
      seats: 2,
      seedCommitment: null,
    };
    expect(ruleset.start(pins, '12'.repeat(32)).pending).toHaveLength(2);
  });

  it('given a release, when the same sources are released again, then nothing changes', async () => {
    await release();
    const index = await readFile(join(folder, 'rulesets/index.json'), 'utf8');
    expect((await release()).stdout).toContain('is released already');
    expect((await release('--check')).stdout).toContain('released as');
    expect(await readFile(join(folder, 'rulesets/index.json'), 'utf8')).toBe(index);
  });

  it('given only other comments, when the sources are released again, then it is the same release', async () => {
    const saying = (comment: string): Promise<void> =>
      writeFile(
        join(folder, 'entry.ts'),
        `import { probeRuleset } from ${JSON.stringify(probeSource)};\nexport const ruleset = {\n  ...probeRuleset,\n  /** ${comment} */\n  presetDecks: () => [],\n};`,
      );
    await saying('No decks.');
    await release('--released');
    await saying('The game has no preset decks,\n * since it has few cards.');
    expect((await release('--released')).stdout).toContain('is released already');
    const [bundle] = await rulesetsIn(join(folder, 'rulesets')).releases();
    expect(await readFile(join(folder, 'rulesets/probe', `${bundle?.version}.mjs`), 'utf8')).not.toContain('No decks');
  });

  it('given other sources, when they are checked, then the check fails; when released for good, then both can be loaded', async () => {
    await release('--released');
    await writeFile(
      join(folder, 'entry.ts'),
      `import { probeRuleset } from ${JSON.stringify(probeSource)};\nexport const ruleset = { ...probeRuleset, presetDecks: () => [] };`,
    );
    await expect(release('--check')).rejects.toThrow();
    await release('--released');
    const rulesets = rulesetsIn(join(folder, 'rulesets'));
    const releases = await rulesets.releases();
    expect(releases).toHaveLength(2);
    for (const { version } of releases) expect((await rulesets.load(version)).game).toBe('probe');
    expect(await rulesets.newest('probe')).toBe(releases[1]?.version);
  });

  it('given a released file that was touched, then it is neither loaded nor released over', async () => {
    await release();
    const rulesets = rulesetsIn(join(folder, 'rulesets'));
    const version = (await rulesets.newest('probe')) ?? '';
    const file = join(folder, 'rulesets/probe', `${version}.mjs`);
    await writeFile(file, `${await readFile(file, 'utf8')}\n`);
    await expect(rulesets.load(version)).rejects.toThrow(UnknownRuleset);
    await expect(release()).rejects.toThrow('was changed');
    await rm(file);
    await expect(rulesets.load(version)).rejects.toThrow('missing');
  });

  it('given rules that reach outside, when they are released, then that is refused', async () => {
    await writeFile(
      join(folder, 'entry.ts'),
      `import { probeRuleset } from ${JSON.stringify(probeSource)};\nimport 'node:fs';\nexport const ruleset = probeRuleset;`,
    );
    await expect(release()).rejects.toThrow();
    expect(await rulesetsIn(join(folder, 'rulesets')).releases()).toEqual([]);
  });
});

describe('loading a ruleset', () => {
  it('given a version that was never released, then it fails by name', async () => {
    const rulesets = rulesetsIn(join(folder, 'nowhere'));
    await expect(rulesets.load('ab'.repeat(32))).rejects.toThrow(`unknown ruleset ${'ab'.repeat(32)}`);
    await expect(rulesets.load('../../etc/passwd')).rejects.toThrow(UnknownRuleset);
  });
});
