import type { Lease, LeaseStore } from '@arbiter/recording';

/** Leases in memory, on the test's own time. */
export class MemoryLeases implements LeaseStore {
  private readonly held = new Map<string, { readonly lease: Lease; until: number }>();
  private fences = 0;

  constructor(private readonly now: () => number) {}

  async acquire(matchId: string, owner: string, ttlMs: number): Promise<Lease | null> {
    const current = this.held.get(matchId);
    if (current !== undefined && current.lease.owner !== owner && current.until > this.now()) return null;
    this.fences += 1;
    const lease = { matchId, owner, fence: this.fences };
    this.held.set(matchId, { lease, until: this.now() + ttlMs });
    return lease;
  }

  async renew(lease: Lease, ttlMs: number): Promise<boolean> {
    const current = this.held.get(lease.matchId);
    if (current?.lease.fence !== lease.fence) return false;
    current.until = this.now() + ttlMs;
    return true;
  }

  async release(lease: Lease): Promise<void> {
    if (this.held.get(lease.matchId)?.lease.fence === lease.fence) this.held.delete(lease.matchId);
  }

  /** Whether a writer with this fence may still write. */
  isCurrent(matchId: string, fence: number): boolean {
    const current = this.held.get(matchId);
    return current === undefined || current.lease.fence === fence;
  }
}
