import type { PostgresCatalogues } from '@arbiter/event-store';
import { FileCatalogues, FileRulesets } from '@arbiter/recording';

/**
 * Puts the catalogues that were released together with the rules into PostgreSQL, where matches, deck checks and card pages read them.
 * Those that are stored already are left alone, so that every process can do this when it starts.
 * @param folder folder of the released rulesets
 */
export async function keepReleasedCatalogues(folder: string, catalogues: PostgresCatalogues): Promise<void> {
  const files = new FileCatalogues(folder);
  const releases = await new FileRulesets(folder, { presentationOf: () => null, catalogues: files }).releases();
  for (const { game, catalogue: pins } of releases) {
    if (pins === undefined) continue;
    const catalogue = await files.read(pins);
    if (catalogue === null) throw new Error(`${game}: the catalogue ${pins.root} is listed and its file is missing`);
    await catalogues.keep(catalogue, 'hand');
  }
}
