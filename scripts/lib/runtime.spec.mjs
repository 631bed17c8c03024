import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { inCheckout } from './paths.mjs';
import { runtimeNode } from './runtime.mjs';

const manifest = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'));

describe('the Node that runs Arbiter', () => {
  it('is of one version on every system', () => {
    expect(new Set(Object.values(manifest.optionalDependencies)).size).toBe(1);
  });

  it('is the one that package.json pins, where npm has one for this system', () => {
    const { pinned, version } = runtimeNode();
    expect(version).toBe(pinned ? Object.values(manifest.optionalDependencies)[0] : process.versions.node);
  });
});
