import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Ruleset } from '@arbiter/kernel';
import { probeRuleset } from '@arbiter/testing';

export const checkout = join(import.meta.dirname, '../../..');

/** Where a ruleset is written down: the processes under test load a bundle of it, as they do of every release. */
export interface RulesetSource {
  readonly game: string;
  /** A module below the checkout. */
  readonly file: string;
  /** What the module exports it as. */
  readonly name: string;
}

const probe: RulesetSource = { game: 'probe', file: 'libs/testing/src/probe-ruleset.ts', name: 'probeRuleset' };

/** @throws {Error} for a ruleset that is in this process only: another process can't run it */
const sourceOf = (ruleset: Ruleset | RulesetSource): RulesetSource => {
  if ('file' in ruleset) return ruleset;
  if (ruleset === probeRuleset) return probe;
  throw new Error(
    `the processes under test load rulesets from bundles: export this ruleset of ${ruleset.game} from a module of its own and give { game, file, name }`,
  );
};

interface Bundle {
  readonly game: string;
  /** SHA-256 of the bytes. */
  readonly version: string;
  readonly bytes: Buffer;
}

const runFile = promisify(execFile);

/** Releases a ruleset as `npm run ruleset:release` does, into a folder that is removed again. */
const release = async ({ game, file, name }: RulesetSource): Promise<Bundle> => {
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-release-'));
  try {
    const entry = join(folder, 'entry.ts');
    await writeFile(entry, `export { ${name} as ruleset } from ${JSON.stringify(join(checkout, file))};\n`);
    await runFile(process.execPath, [join(checkout, 'scripts/ruleset-release.mjs'), game, '--entry', entry, '--out', folder]);
    const { releases } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
      readonly releases: readonly { readonly version: string }[];
    };
    const { version } = releases[0]!;
    return { game, version, bytes: await readFile(join(folder, game, `${version}.mjs`)) };
  } finally {
    await rm(folder, { recursive: true });
  }
};

const bundles = new Map<string, Promise<Bundle>>();

/** A folder like `rulesets/` that holds one release. */
export interface Shelf {
  readonly directory: string;
  /** Version that matches pin. */
  readonly version: string;
  /** Releases the same rules once more under another version, which is current from now on. @returns the version */
  releaseAnew(): Promise<string>;
  remove(): Promise<void>;
}

/** Puts a ruleset into a folder of its own, for `RULESETS_DIR`. */
export const shelve = async (ruleset: Ruleset | RulesetSource): Promise<Shelf> => {
  const source = sourceOf(ruleset);
  const key = `${source.file}#${source.name}`;
  const bundle = bundles.get(key) ?? release(source);
  bundles.set(key, bundle);
  const { game, version, bytes } = await bundle;
  const directory = await mkdtemp(join(tmpdir(), 'arbiter-rulesets-'));
  await mkdir(join(directory, game));
  const releases: { readonly game: string; readonly version: string }[] = [];
  const put = async (version: string, bytes: Buffer): Promise<void> => {
    await writeFile(join(directory, game, `${version}.mjs`), bytes);
    releases.push({ game, version });
    await writeFile(join(directory, 'index.json'), JSON.stringify({ releases }));
  };
  await put(version, bytes);
  return {
    directory,
    version,
    releaseAnew: async () => {
      const anew = Buffer.concat([bytes, Buffer.from(`\n// release ${releases.length + 1}\n`)]);
      const next = createHash('sha256').update(anew).digest('hex');
      await put(next, anew);
      return next;
    },
    remove: () => rm(directory, { recursive: true }),
  };
};
