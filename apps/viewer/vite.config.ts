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

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    alias: { '@arbiter/client': here('../../libs/client/src/index.ts'), '@arbiter/patches': here('../../libs/patches/src/index.ts') },
  },
  plugins: [early, script],
  build: {
    target: 'es2022',
    sourcemap: true,
    // Each page loads only what it shows: that of matches nothing of the tournaments, and the other way round.
    rollupOptions: { input: [here('index.html'), here('tournaments.html'), here('embed.html')] },
  },
});
