import { describe, expect, it } from '@jest/globals';
import { type Checkpoint, keptOf, stateText } from './checkpoints.js';

const at = (version: number): Checkpoint => ({ version, state: `state ${version}`, lastSeq: version });

/** What is kept when a checkpoint is made every so many versions, one after the other. */
const afterEach = (every: number, last: number, needed: readonly number[] = []): readonly Checkpoint[] => {
  let kept: readonly Checkpoint[] = [];
  for (let version = every; version <= last; version += every) kept = keptOf([...kept, at(version)], new Set(needed));
  return kept;
};

describe('checkpoints that are kept', () => {
  it('given one every 50 versions, then the newest four stay, and of the older ones one every 200', () => {
    expect(afterEach(50, 1_000).map(({ version }) => version)).toEqual([200, 400, 600, 800, 850, 900, 950, 1_000]);
  });

  it('given one that is needed, then it stays wherever it is', () => {
    expect(afterEach(50, 1_000, [250]).map(({ version }) => version)).toContain(250);
  });

  it('given any number of them, then no version is 250 behind the one before, and each has its state', () => {
    const kept = afterEach(50, 5_000);
    for (const [index, one] of kept.entries()) expect(one.version - (kept[index - 1]?.version ?? 0)).toBeLessThanOrEqual(250);
    expect(kept.map(stateText)).toEqual(kept.map(({ version }) => `state ${version}`));
    expect(kept.map(({ state }) => typeof state).lastIndexOf('object')).toBe(kept.length - 2);
  });
});
