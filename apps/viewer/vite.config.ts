import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { scriptTable } from './build/script-table.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Puts a script into the match page itself, so that it runs while the page's files are still on their way. */
const early: Plugin = {
  name: 'arbiter-early',
  transformIndexHtml: {
    order: 'post',
    async handler(_html, { path }) {
      if (path !== '/index.html') return [];
      const made = await build({
        entryPoints: [here('src/early.ts')],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        write: false,
      });
      const children = made.outputFiles[0]?.text.trim() ?? '';
      return [{ tag: 'script', children, injectTo: 'head-prepend' }];
    },
  },
};

/** Puts the table of traditional script, made of the texts of all sources, in the place of the empty one. */
const script: Plugin = {
  name: 'arbiter-script',
  load: (id) => (id === here('src/script/table.ts') ? `export const table = ${JSON.stringify(scriptTable(here('../..')))};` : null),
};

/** What the bundler knows of who imports a module. */
interface Imported {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
type InfoOf = (id: string) => Imported | null;

const pagesOfMatches = ['index.html', 'embed.html'].map(here);
const pagesOfTournaments = [here('tournaments.html')];

/** Returns the modules that import a module, directly or not. @param later whether also those that import it only when they need it */
function above(id: string, infoOf: InfoOf, later: boolean): ReadonlySet<string> {
  const seen = new Set<string>();
  const climb = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const { importers = [], dynamicImporters = [] } = infoOf(module) ?? {};
    for (const one of later ? [...importers, ...dynamicImporters] : importers) climb(one);
  };
  climb(id);
  return seen;
}

/**
 * Names the file in which a module comes that pages begin with: those of matches, those of tournaments, what both begin with, and what one
 * begins with and the other may need later. On a slow phone each request takes longer than the few kilobytes in such a file that the page at
 * hand could do without.
 * @returns null for the page itself and for the module that begins it, which must not run on another page
 */
function fileOf(id: string, infoOf: InfoOf): string | null {
  const isPage = (module: string): boolean => module.endsWith('.html');
  if (isPage(id) || infoOf(id)?.importers.some(isPage) === true) return null;
  const [first, ever] = [above(id, infoOf, false), above(id, infoOf, true)];
  const [ofMatches, ofTournaments] = [pagesOfMatches, pagesOfTournaments].map((pages) => pages.some((page) => first.has(page)));
  const isLent = [pagesOfMatches, pagesOfTournaments].every((pages) => pages.some((page) => ever.has(page)));
  if (ofMatches && ofTournaments) return 'shared';
  if (isLent) return 'lent';
  return ofMatches ? 'matches' : 'tournaments';
}

/** Puts modules that pages begin with into a file. A file takes with it what its modules import, so what others need is taken out first. */
const fileOfBeginnings = (file: string, priority: number) => ({
  name: (id: string, chunking: { getModuleInfo(id: string): Imported | null }) =>
    fileOf(id, (module) => chunking.getModuleInfo(module)) === file ? file : null,
  debugName: file,
  tags: ['$initial' as const],
  priority,
});

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    alias: { '@arbiter/client': here('../../libs/client/src/index.ts'), '@arbiter/patches': here('../../libs/patches/src/index.ts') },
  },
  plugins: [early, script],
  build: {
    target: 'es2022',
    sourcemap: true,
    // Every browser that reads es2022 knows it.
    modulePreload: { polyfill: false },
    // Each page loads only what it shows: that of matches nothing of the tournaments, and the other way round.
    rolldownOptions: {
      input: [here('index.html'), here('tournaments.html'), here('embed.html')],
      output: {
        codeSplitting: {
          groups: [
            fileOfBeginnings('shared', 3),
            fileOfBeginnings('lent', 2),
            fileOfBeginnings('matches', 1),
            fileOfBeginnings('tournaments', 1),
          ],
        },
      },
    },
  },
});
