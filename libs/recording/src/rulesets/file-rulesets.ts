import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CardPresentation, CardSource, CataloguePins, Rules, Ruleset, WholeRuleset } from '@arbiter/kernel';
import { assembleRuleset } from '@arbiter/kernel';
import { type Catalogue, isMissing } from '@arbiter/contracts';
import { z } from 'zod';
import { sha256 } from '../hashing.js';
import { type CatalogueStore, type RulesetCards, type RulesetRegistry, UnknownRuleset } from '../ports.js';
import { runBundle } from './bare-context.js';
import { FileCatalogues } from './file-catalogues.js';
import { KeptPromises } from '../kept-newest.js';

const hash32 = z.string().regex(/^[0-9a-f]{64}$/);
const releaseSchema = z.strictObject({
  game: z.string().regex(/^[a-z0-9-]+$/),
  /** SHA-256 (hex) of the file. */
  version: hash32,
  /** `dev`: a game has one such release, which its next release replaces. `released`: the release stays for ever. */
  channel: z.enum(['dev', 'released']),
  /** The catalogue that a new match pins; absent for a bundle of contract 1, which contains its cards. */
  catalogue: z.strictObject({ root: hash32, openings: hash32 }).optional(),
});
const indexSchema = z.strictObject({ releases: z.array(releaseSchema) });

/** Rules that were released: their bytes never change. */
export interface Release {
  readonly game: string;
  readonly version: string;
  readonly channel: 'dev' | 'released';
  readonly catalogue?: CataloguePins | undefined;
}

/** A registry of rulesets that also tells which were released. */
export interface ReleasedRulesets extends RulesetRegistry {
  /** Lists the releases, in the order of release. */
  releases(): Promise<readonly Release[]>;
  /** Returns the newest release of a game; null when it has none. */
  newest(game: string): Promise<string | null>;
}

export interface FileRulesetsOptions {
  /** Returns the presentation of a game; null where there is none. Rules of contract 2 contain no words. */
  readonly presentationOf: (game: string) => CardPresentation | null;
  /** Where catalogues are read from; absent: the files beside the rules. */
  readonly catalogues?: CatalogueStore;
  /** How many bundles, and how many rulesets with their cards, stay loaded. */
  readonly kept?: number;
}

type Bundle = Rules | WholeRuleset;
interface Assembled {
  readonly catalogue: Catalogue;
  readonly ruleset: Ruleset;
}

const isBundle = (value: unknown): value is Bundle =>
  typeof value === 'object' && value !== null && 'contract' in value && (value.contract === 1 || value.contract === 2) && 'game' in value;

/**
 * Rulesets from a folder: `index.json` and `<game>/<sha256>.mjs`. The code that is executed is exactly what was hashed: the checked bytes
 * are loaded, not the file a second time, each bundle in a context of its own (`bare-context.ts`).
 */
export class FileRulesets implements ReleasedRulesets {
  private readonly bundles: KeptPromises<Bundle>;
  private readonly assembled: KeptPromises<Assembled>;
  private readonly catalogues: CatalogueStore;

  /**
   * Reads rulesets from a folder.
   * @param folder the repository's `rulesets/`
   */
  constructor(
    private readonly folder: string,
    private readonly options: FileRulesetsOptions,
  ) {
    this.bundles = new KeptPromises(options.kept ?? 32);
    this.assembled = new KeptPromises(options.kept ?? 32);
    this.catalogues = options.catalogues ?? new FileCatalogues(folder);
  }

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

  async load(version: string, catalogue?: CataloguePins): Promise<Ruleset> {
    const bundle = await this.bundle(version);
    if (bundle.contract === 1) return bundle;
    return (await this.assembledOf(version, bundle, catalogue)).ruleset;
  }

  async loadWith(version: string, cards: CardSource): Promise<Ruleset> {
    const bundle = await this.bundle(version);
    if (bundle.contract === 1) throw new UnknownRuleset(version, 'it has its cards inside and takes no others');
    return this.withCards(version, bundle, cards);
  }

  async cardsOf(version: string, catalogue?: CataloguePins): Promise<RulesetCards> {
    const bundle = await this.bundle(version);
    if (bundle.contract === 1) return bundledCards(bundle);
    return { kind: 'catalogue', catalogue: (await this.assembledOf(version, bundle, catalogue)).catalogue };
  }

  /** Rules with the cards of one catalogue are assembled once, for all matches. */
  private async assembledOf(version: string, rules: Rules, pinned: CataloguePins | undefined): Promise<Assembled> {
    const pins = await this.pinsOf(version, pinned);
    return this.assembled.get(`${version} ${pins.root} ${pins.openings}`, async () => {
      const catalogue = await this.catalogue(version, rules.game, pins);
      return { catalogue, ruleset: this.withCards(version, rules, catalogue) };
    });
  }

  private withCards(version: string, rules: Rules, cards: CardSource): Ruleset {
    const presentation = this.options.presentationOf(rules.game);
    if (presentation === null) throw new UnknownRuleset(version, `no presentation is installed for the game ${rules.game}`);
    return assembleRuleset(rules, cards, presentation);
  }

  private async pinsOf(version: string, pinned: CataloguePins | undefined): Promise<CataloguePins> {
    const pins = pinned ?? (await this.releases()).findLast((release) => release.version === version)?.catalogue;
    if (pins === undefined) throw new UnknownRuleset(version, 'no catalogue was released for it');
    return pins;
  }

  private async catalogue(version: string, game: string, pins: CataloguePins): Promise<Catalogue> {
    const catalogue = await this.catalogues.read(pins);
    if (catalogue === null) throw new UnknownRuleset(version, `its catalogue ${pins.root} is not here`);
    if (catalogue.game !== game) throw new UnknownRuleset(version, `the catalogue ${pins.root} is of another game`);
    return catalogue;
  }

  private bundle(version: string): Promise<Bundle> {
    return this.bundles.get(version, () => this.read(version));
  }

  private async read(version: string): Promise<Bundle> {
    const release = (await this.releases()).find((entry) => entry.version === version);
    if (release === undefined) throw new UnknownRuleset(version);
    const bytes = await readFile(join(this.folder, release.game, `${version}.mjs`)).catch((error: unknown) => {
      if (isMissing(error)) throw new UnknownRuleset(version, 'its file is missing');
      throw error;
    });
    if (sha256(bytes) !== version) throw new UnknownRuleset(version, 'its file is not what was released');
    const exported = runBundle(bytes.toString('utf8'), `${release.game}/${version}.mjs`);
    const bundle = exported?.['rules'] ?? exported?.['ruleset'];
    if (!isBundle(bundle) || bundle.game !== release.game) throw new UnknownRuleset(version, 'its file is no ruleset of a known contract');
    return bundle;
  }
}

const hashes = new WeakMap<WholeRuleset, RulesetCards>();

/** Returns the cards inside a whole ruleset; their text is written and hashed only once. */
function bundledCards(ruleset: WholeRuleset): RulesetCards {
  let known = hashes.get(ruleset);
  if (known === undefined) {
    const text = ruleset.catalogue();
    hashes.set(ruleset, (known = { kind: 'bundled', text, hash: sha256(text) }));
  }
  return known;
}

/** Makes a registry of whole rulesets that are in memory already: sources that were not released, for tests, scenarios and fuzzing. */
export function fixedRulesets(known: { readonly [version: string]: WholeRuleset }): RulesetRegistry {
  const of = (version: string): WholeRuleset => {
    const ruleset = Object.hasOwn(known, version) ? known[version] : undefined;
    if (ruleset === undefined) throw new UnknownRuleset(version);
    return ruleset;
  };
  return {
    load: async (version) => of(version),
    loadWith: async (version) => {
      of(version);
      throw new UnknownRuleset(version, 'it has its cards inside and takes no others');
    },
    cardsOf: async (version) => bundledCards(of(version)),
  };
}
