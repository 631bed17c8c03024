import { describe, expect, it } from '@jest/globals';
import { MemoryLeases } from '@arbiter/testing';
import type { Lease, TimeSource } from '../ports.js';
import { LogLeases } from './log-leases.js';

/** Leases that are kept at two places, odd and even logs, of which one can fail. */
class LeasesOfTwoPlaces extends MemoryLeases {
  failing: number | null = null;

  override placeOf(logId = 0): unknown {
    return logId % 2;
  }

  override async renew(leases: readonly Lease[], ttlMs: number): Promise<readonly number[]> {
    if (leases.some(({ logId }) => logId % 2 === this.failing)) throw new Error(`place ${this.failing} is down`);
    return super.renew(leases, ttlMs);
  }
}

const leaseMs = 6_000;

const ownerOfTwo = async () => {
  let now = 0;
  const time: TimeSource = { now: () => now, monotonic: () => now, sleep: async (ms) => void (now += ms) };
  const store = new LeasesOfTwoPlaces(() => now);
  const leases = new LogLeases({ leases: store, time }, { owner: 'one', address: () => null, leaseMs, leaseWaitMs: 0 });
  const [even, odd] = [await leases.obtain(2_000, false), await leases.obtain(2_001, false)];
  return { leases, store, even, odd, pass: (ms: number) => void (now += ms) };
};

describe('leases that are kept in several databases', () => {
  it('given one that can not be reached, when time passes, then the leases of the other stay, and the failure is told', async () => {
    const { leases, store, even, odd, pass } = await ownerOfTwo();
    store.failing = 1;
    const told: string[] = [];
    for (let beats = 0; beats < 4; beats += 1) {
      pass(leaseMs / 2);
      await leases.beat((error) => told.push(String(error)));
    }
    expect([leases.isValid(even), leases.isValid(odd)]).toEqual([true, false]);
    expect(await leases.standing(even.logId)).toBe(even);
    await expect(leases.standing(odd.logId)).rejects.toThrow('place 1 is down');
    expect(told).toEqual(Array.from({ length: 4 }, () => 'Error: place 1 is down'));
  });

  it('given it can be reached again, and nobody took its logs, then their leases are extended as they were', async () => {
    const { leases, store, odd, pass } = await ownerOfTwo();
    store.failing = 1;
    pass(leaseMs * 2);
    await leases.beat(() => undefined);
    store.failing = null;
    await leases.beat(() => expect(true).toBe(false));
    expect([leases.isValid(odd), await leases.standing(odd.logId)]).toEqual([true, odd]);
  });
});
