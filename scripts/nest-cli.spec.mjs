import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { bundledApps } from './lib/build.mjs';
import { inCheckout } from './lib/paths.mjs';

/** @type {{ readonly projects: Readonly<Record<string, { readonly type: string, readonly root: string, readonly sourceRoot: string, readonly entryFile: string }>> }} */
const { projects } = JSON.parse(readFileSync(inCheckout('nest-cli.json'), 'utf8'));

describe('nest-cli.json', () => {
  it('names every process that is bundled, and no other', () => {
    const applications = Object.entries(projects)
      .filter(([, { type }]) => type === 'application')
      .map(([name]) => name);
    expect(applications.sort()).toEqual([...bundledApps].sort());
  });

  it('names every library, in whichever folder below libs', () => {
    const roots = new Set(Object.values(projects).map(({ root }) => root));
    const missing = readdirSync(inCheckout('libs'))
      .map((name) => `libs/${name}`)
      .filter((root) => !roots.has(root));
    expect(missing).toEqual([]);
  });
});
