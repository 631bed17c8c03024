import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ruleset } from '@arbiter/kernel';
import { z } from 'zod';
import { sha256 } from '../hashing.js';
import { type RulesetRegistry, UnknownRuleset } from '../ports.js';
import { runBundle } from './bare-context.js';

const releaseSchema = z.strictObject({
  game: z.string().regex(/^[a-z0-9-]+$/),
  /** SHA-256 (hex) of the file. */
  version: z.string().regex(/^[0-9a-f]{64}$/),
});
const indexSchema = z.strictObject({ releases: z.array(releaseSchema) });

/** A ruleset that was released: its bytes never change. */
export interface Release {
  readonly game: string;
  readonly version: string;
}

/** Knows what was released, besides loading it. */
export interface ReleasedRulesets extends RulesetRegistry {
  /** In the order of release. */
  releases(): Promise<readonly Release[]>;
  /** The newest release of a game; null when it has none. */
  newest(game: string): Promise<string | null>;
}

const isMissing = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const isRuleset = (value: unknown): value is Ruleset =>
  typeof value === 'object' && value !== null && 'contract' in value && value.contract === 1 && 'game' in value;

/**
 * Rulesets from a folder: `index.json` and `<game>/<sha256>.mjs`. What is executed is what was hashed: the checked bytes
 * themselves are loaded, not the file a second time, each into a context of its own (`bare-context.ts`).
 */
export class FileRulesets implements ReleasedRulesets {
  private readonly loaded = new Map<string, Promise<Ruleset>>();

  /**
   * @param folder the repository's `rulesets/`
   * @param kept how many stay loaded; one more lets the one go that was asked for longest ago, as soon as no match uses it
   */
  constructor(
    private readonly folder: string,
    private readonly kept = 32,
  ) {}

  async releases(): Promise<readonly Release[]> {
    try {
      return indexSchema.parse(JSON.parse(await readFile(join(this.folder, 'index.json'), 'utf8'))).releases;
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async newest(game: string): Promise<string | null> {
    return (await this.releases()).findLast((release) => release.game === game)?.version ?? null;
  }

  load(version: string): Promise<Ruleset> {
    const known = this.loaded.get(version);
    const loading = known ?? this.read(version);
    // The one that was asked for last stands last.
    this.loaded.delete(version);
    this.loaded.set(version, loading);
    if (known !== undefined) return known;
    for (const oldest of this.loaded.keys()) if (this.loaded.size > this.kept) this.loaded.delete(oldest);
    // A release that is installed later is found later.
    loading.catch(() => this.loaded.delete(version));
    return loading;
  }

  private async read(version: string): Promise<Ruleset> {
    const release = (await this.releases()).find((entry) => entry.version === version);
    if (release === undefined) throw new UnknownRuleset(version);
    const bytes = await readFile(join(this.folder, release.game, `${version}.mjs`)).catch((error: unknown) => {
      if (isMissing(error)) throw new UnknownRuleset(version, 'its file is missing');
      throw error;
    });
    if (sha256(bytes) !== version) throw new UnknownRuleset(version, 'its file is not what was released');
    const ruleset = runBundle(bytes.toString('utf8'), `${release.game}/${version}.mjs`)?.['ruleset'];
    if (!isRuleset(ruleset) || ruleset.game !== release.game) throw new UnknownRuleset(version, 'its file is no ruleset of this contract');
    return ruleset;
  }
}

/** Rulesets that are at hand already: sources that were not released, for tests, scenarios and fuzzing. */
export const fixedRulesets = (known: { readonly [version: string]: Ruleset }): RulesetRegistry => ({
  load: async (version) => {
    const ruleset = Object.hasOwn(known, version) ? known[version] : undefined;
    if (ruleset === undefined) throw new UnknownRuleset(version);
    return ruleset;
  },
});
