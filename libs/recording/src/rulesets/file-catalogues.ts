import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Catalogue, isMissing, readCatalogue } from '@arbiter/contracts';
import type { CataloguePins } from '@arbiter/kernel';
import type { CatalogueStore } from '../ports.js';

/** Returns the name of the file as which a catalogue is released. */
export const catalogueFileName = (root: string): string => `${root}.catalogue.jsonl`;

/** The catalogues that were released together with the rules, read from the repository's `rulesets/`. */
export class FileCatalogues implements CatalogueStore {
  constructor(private readonly folder: string) {}

  async read(pins: CataloguePins): Promise<Catalogue | null> {
    for (const game of await this.games()) {
      const catalogue = await this.readFile(game, pins.root);
      if (catalogue?.pins.openings === pins.openings) return catalogue;
    }
    return null;
  }

  private async games(): Promise<readonly string[]> {
    const entries = await readdir(this.folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  private async readFile(game: string, root: string): Promise<Catalogue | null> {
    try {
      const catalogue = readCatalogue(await readFile(join(this.folder, game, catalogueFileName(root)), 'utf8'));
      if (catalogue.pins.root !== root || catalogue.game !== game)
        throw new TypeError(`${game}/${root} is another catalogue than its name says`);
      return catalogue;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}
