import type { AddressedOwner, Lease, LeaseAnswer, LeaseStore, LogOwner, NodeAddress } from '@arbiter/recording';

/** Leases in memory, on the test's own time. */
export class MemoryLeases implements LeaseStore {
  private readonly held = new Map<number, { readonly lease: Lease; readonly owner: LogOwner; until: number }>();
  private readonly nodes = new Map<string, { readonly node: AddressedOwner; readonly until: number }>();
  private fences = 0;

  constructor(private readonly now: () => number) {}

  async acquire(logId: number, owner: LogOwner, ttlMs: number): Promise<LeaseAnswer> {
    const current = this.held.get(logId);
    if (current !== undefined && current.lease.owner !== owner.name && current.until > this.now())
      return { kind: 'refused', address: current.owner.address };
    return { kind: 'granted', lease: this.give(logId, owner, ttlMs) };
  }

  placeOf(): unknown {
    return this;
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

  async attend(node: AddressedOwner, ttlMs: number): Promise<readonly AddressedOwner[]> {
    this.nodes.set(node.name, { node, until: this.now() + ttlMs });
    return [...this.nodes.values()].filter(({ until }) => until > this.now()).map((one) => one.node);
  }

  async leave(name: string): Promise<void> {
    this.nodes.delete(name);
  }

  async entrust(logId: number, node: AddressedOwner, ttlMs: number): Promise<NodeAddress | null> {
    const current = this.held.get(logId);
    const isFree = current === undefined || current.until <= this.now();
    if (isFree && (this.nodes.get(node.name)?.until ?? 0) > this.now()) this.give(logId, node, ttlMs);
    const holder = this.held.get(logId);
    return holder === undefined || holder.until <= this.now() ? null : holder.owner.address;
  }

  async handOver(lease: Lease, node: AddressedOwner, ttlMs: number): Promise<boolean> {
    if (this.held.get(lease.logId)?.lease.fence !== lease.fence) return false;
    this.give(lease.logId, node, ttlMs);
    return true;
  }

  /** Whether a writer with this fence may still write. */
  isCurrent(logId: number, fence: number): boolean {
    const current = this.held.get(logId);
    return current === undefined || current.lease.fence === fence;
  }

  private give(logId: number, owner: LogOwner, ttlMs: number): Lease {
    this.fences += 1;
    const lease = { logId, owner: owner.name, fence: this.fences };
    this.held.set(logId, { lease, owner, until: this.now() + ttlMs });
    return lease;
  }
}
