import type { Lease, LeaseAnswer, LeaseStore, LogOwner } from '@arbiter/recording';

/** Leases in memory, on the test's own time. */
export class MemoryLeases implements LeaseStore {
  private readonly held = new Map<number, { readonly lease: Lease; readonly owner: LogOwner; until: number }>();
  private fences = 0;

  constructor(private readonly now: () => number) {}

  async acquire(logId: number, owner: LogOwner, ttlMs: number): Promise<LeaseAnswer> {
    const current = this.held.get(logId);
    if (current !== undefined && current.lease.owner !== owner.name && current.until > this.now())
      return { kind: 'refused', address: current.owner.address };
    this.fences += 1;
    const lease = { logId, owner: owner.name, fence: this.fences };
    this.held.set(logId, { lease, owner, until: this.now() + ttlMs });
    return { kind: 'granted', lease };
  }

  async renew(leases: readonly Lease[], ttlMs: number): Promise<readonly number[]> {
    return leases.flatMap(({ logId, fence }) => {
      const current = this.held.get(logId);
      if (current?.lease.fence !== fence) return [];
      current.until = this.now() + ttlMs;
      return [logId];
    });
  }

  async release(lease: Lease): Promise<void> {
    const current = this.held.get(lease.logId);
    if (current?.lease.fence === lease.fence) current.until = Number.NEGATIVE_INFINITY;
  }

  /** Whether a writer with this fence may still write. */
  isCurrent(logId: number, fence: number): boolean {
    const current = this.held.get(logId);
    return current === undefined || current.lease.fence === fence;
  }
}
