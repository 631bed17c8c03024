import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const library = (name: string): string => fileURLToPath(new URL(`../../libs/${name}/src/index.ts`, import.meta.url));

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { alias: { '@arbiter/client': library('client') } },
  build: { target: 'es2022', sourcemap: true },
});
