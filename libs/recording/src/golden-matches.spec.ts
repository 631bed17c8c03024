import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { presentationOf } from '@arbiter/presentations';
import { z } from 'zod';
import { compareRules } from './export/compare-rules.js';
import { readBundle } from './export/read-bundle.js';
import { verifyExport } from './export/verify.js';
import { FileRulesets } from './rulesets/file-rulesets.js';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'fixtures/replays');
const rulesets = new FileRulesets(join(root, 'rulesets'), { presentationOf });

/** By file name and release: the first version at which a corrected rule leads to something else, and why. */
const differencesSchema = z.record(
  z.string(),
  z.record(z.string(), z.strictObject({ version: z.int(), what: z.enum(['refusal', 'gameEvents']), why: z.string().min(10) })),
);

const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl.gz')).sort();
const read = async (name: string): Promise<Buffer> => gunzipSync(await readFile(join(folder, name)));

describe('golden matches', () => {
  it('given every game that was released, then its newest release has a golden match', async () => {
    const releases = (await rulesets.releases()).filter(({ channel }) => channel === 'released');
    const newest = new Map(releases.map(({ game, version }) => [game, version]));
    for (const [game, version] of newest) expect(files.some((name) => name.startsWith(`${game}-${version.slice(0, 12)}-`))).toBe(true);
  });

  for (const name of files) {
    it(`given ${name}, when it is replayed under its own bundle, then everything is as it was`, async () => {
      expect(await verifyExport(await read(name), { rulesets })).toMatchObject({ ok: true });
    });

    it(`given ${name}, when its actions are played under the newest release, then the same happens, but for what is explained`, async () => {
      const file = await read(name);
      const { pins } = readBundle(file).header;
      const newest = (await rulesets.newest(pins.game)) ?? '';
      const known = differencesSchema.parse(JSON.parse(await readFile(join(folder, 'differences.json'), 'utf8')))[name]?.[newest];
      const expected = known === undefined ? null : { version: known.version, what: known.what };
      expect(compareRules(file, await rulesets.load(newest))).toEqual(expected);
    });
  }
});
