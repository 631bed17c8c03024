import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Ruleset } from '@arbiter/kernel';
import { probeRuleset } from '@arbiter/testing';

export const checkout = join(import.meta.dirname, '../../..');

/** Where a ruleset's source is. The processes under test load a bundle built from it, as they load every release. */
export interface RulesetSource {
  readonly game: string;
  /** Path of the module, relative to the checkout. */
  readonly file: string;
  /** Name under which the module exports it: a whole ruleset, or `rules` of contract 2. */
  readonly name: string;
  /** For `rules` only: path of the module that exports the `catalogue` of cards. */
  readonly cards?: string;
}

const probe: RulesetSource = { game: 'probe', file: 'libs/testing/src/probe-ruleset.ts', name: 'probeRuleset' };

/** @throws {Error} for a ruleset that exists only in this process: another process can't load it */
const sourceOf = (ruleset: Ruleset | RulesetSource): RulesetSource => {
  if ('file' in ruleset) return ruleset;
  if (ruleset === probeRuleset) return probe;
  throw new Error(
    `the processes under test load rulesets from bundles: export this ruleset of ${ruleset.game} from a module of its own and give { game, file, name }`,
  );
};

interface Bundle {
  readonly game: string;
  /** SHA-256 of `bytes`. */
  readonly version: string;
  readonly bytes: Buffer;
  readonly catalogue?: { readonly root: string; readonly openings: string };
  /** Content of the catalogue's file; null where the bundle contains its cards. */
  readonly cards: Buffer | null;
}

const runFile = promisify(execFile);

/** Releases a ruleset as `npm run ruleset:release` does, into a temporary folder, and reads the result. */
const release = async ({ game, file, name, cards }: RulesetSource): Promise<Bundle> => {
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-release-'));
  try {
    const entry = join(folder, 'entry.ts');
    const exported = cards === undefined ? 'ruleset' : 'rules';
    await writeFile(entry, `export { ${name} as ${exported} } from ${JSON.stringify(join(checkout, file))};\n`);
    const from = cards === undefined ? [] : ['--cards', join(checkout, cards)];
    await runFile(process.execPath, [join(checkout, 'scripts/ruleset-release.mjs'), game, '--entry', entry, ...from, '--out', folder]);
    const { releases } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
      readonly releases: readonly Pick<Bundle, 'version' | 'catalogue'>[];
    };
    const { version, catalogue } = releases[0]!;
    const bytes = await readFile(join(folder, game, `${version}.mjs`));
    if (catalogue === undefined) return { game, version, bytes, cards: null };
    return { game, version, bytes, catalogue, cards: await readFile(join(folder, game, `${catalogue.root}.catalogue.jsonl`)) };
  } finally {
    await rm(folder, { recursive: true });
  }
};

const bundles = new Map<string, Promise<Bundle>>();

/** A folder like `rulesets/` that holds one release. */
export interface ReleaseFolder {
  readonly directory: string;
  /** Version of the release, which matches pin. */
  readonly version: string;
  /** Releases the same rules once more under another version, which becomes the current one. @returns the version */
  releaseAnew(): Promise<string>;
  remove(): Promise<void>;
}

/** Releases a ruleset into a folder of its own, to be given as `RULESETS_DIR`. */
export const releaseIntoFolder = async (ruleset: Ruleset | RulesetSource): Promise<ReleaseFolder> => {
  const source = sourceOf(ruleset);
  const key = `${source.file}#${source.name}`;
  const bundle = bundles.get(key) ?? release(source);
  bundles.set(key, bundle);
  const { game, version, bytes, catalogue, cards } = await bundle;
  const directory = await mkdtemp(join(tmpdir(), 'arbiter-rulesets-'));
  await mkdir(join(directory, game));
  if (catalogue !== undefined && cards !== null) await writeFile(join(directory, game, `${catalogue.root}.catalogue.jsonl`), cards);
  const releases: object[] = [];
  const put = async (version: string, bytes: Buffer): Promise<void> => {
    await writeFile(join(directory, game, `${version}.mjs`), bytes);
    releases.push({ game, version, channel: 'dev', ...(catalogue === undefined ? {} : { catalogue }) });
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
