import { describe, expect, it } from '@jest/globals';
import { preferredOwner } from './preferred-owner.js';

const nodes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `api-${at}`, address: { url: `http://10.0.0.${at}`, key: `${at}` } }));
const logs = Array.from({ length: 1_024 }, (_, slot) => 700_000 + slot);

describe('which process owns a log', () => {
  it('given four processes, then each has about a quarter of the logs, in whatever order they are known', () => {
    const all = nodes(4);
    const counts = new Map<string, number>();
    for (const logId of logs) {
      const owner = preferredOwner(logId, all)!;
      expect(preferredOwner(logId, [...all].reverse())).toBe(owner);
      counts.set(owner.name, (counts.get(owner.name) ?? 0) + 1);
    }
    for (const { name } of all) expect(Math.abs(counts.get(name)! - 256)).toBeLessThan(60);
  });

  it('given a process that goes, then only its own logs get another owner', () => {
    const all = nodes(4);
    const left = all.slice(0, 3);
    for (const logId of logs) {
      const owner = preferredOwner(logId, all)!;
      if (owner !== all[3]) expect(preferredOwner(logId, left)).toBe(owner);
    }
  });

  it('given nobody, then nobody', () => {
    expect(preferredOwner(1, [])).toBeNull();
  });
});
