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

/**
 * Names the file in which a module comes that pages begin with: those of matches, those of tournaments, and what both need. On a slow phone
 * each request takes longer than the few kilobytes in such a file that the page at hand could do without.
 * @returns null for the page itself and for the module that begins it, which must not run on another page, and for styles
 */
function fileOf(id: string, infoOf: (id: string) => { readonly importers: readonly string[] } | null): string | null {
  const isPage = (module: string): boolean => module.endsWith('.html');
  // Styles stay in the order in which they are imported.
  if (id.endsWith('.css')) return null;
  if (isPage(id) || infoOf(id)?.importers.some(isPage) === true) return null;
  const seen = new Set<string>();
  const climb = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    infoOf(module)?.importers.forEach(climb);
  };
  climb(id);
  const begunBy = (page: string): boolean => seen.has(here(page));
  const ofMatches = begunBy('index.html') || begunBy('embed.html');
  if (!ofMatches) return 'tournaments';
  return begunBy('tournaments.html') ? 'shared' : 'matches';
}

/**
 * Puts modules that pages begin with into a file. A file takes with it what its modules import, so what is shared is taken out first.
 */
const fileOfBeginnings = (file: string, priority: number) => ({
  name: (id: string, chunking: { getModuleInfo(id: string): { readonly importers: readonly string[] } | null }) =>
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
        codeSplitting: { groups: [fileOfBeginnings('shared', 2), fileOfBeginnings('matches', 1), fileOfBeginnings('tournaments', 1)] },
      },
    },
  },
});
