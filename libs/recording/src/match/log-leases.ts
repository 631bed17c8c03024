import { logOf, matchStream } from '@arbiter/contracts';
import type { AddressedOwner, Lease, LeaseStore, LogOwner, NodeAddress, TimeSource } from '../ports.js';
import { preferredOwner } from './preferred-owner.js';

export interface LeaseOptions {
  /** The name of this process, unique among running processes. */
  readonly owner: string;
  /** Where this process takes forwarded commands; null while it takes none. Asked whenever a log is taken. */
  readonly address: () => NodeAddress | null;
  readonly leaseMs: number;
  /** How long to wait for another process's lease to expire, in milliseconds. */
  readonly leaseWaitMs: number;
}

/** Another process owns the log. */
export class OwnedElsewhere extends Error {
  constructor(
    readonly logId: number,
    /** Where the owner takes forwarded commands; null where it takes none. */
    readonly address: NodeAddress | null,
  ) {
    super(`another process owns log ${logId}`);
  }
}

/** The log is sealed, to be archived: nothing is added to its matches any more. */
export class LogSealed extends Error {
  constructor(readonly logId: number) {
    super(`log ${logId} is sealed`);
    this.name = 'LogSealed';
  }
}

/** Returns the id of the log in which a match is recorded. */
export const logOfMatch = (matchId: string): number => logOf(matchStream(matchId));

/** How long it is believed that another process owns a log, in milliseconds, before the database is asked again. */
const believedMs = 1_000;
/** Pause between two attempts to take a log whose owner takes no commands, in milliseconds. */
const retryMs = 25;

/** A lease, and the monotonic time at which it was extended last. */
interface Held {
  readonly lease: Lease;
  extendedAt: number;
}

/** A registration lasts shorter than a lease, so that nobody entrusts a log to a process whose leases have just expired. */
const attendance = 0.75;

/**
 * The logs that this process owns. A log is taken when it is first needed. Processes that take commands divide the logs among them
 * (`preferredOwner`): each gives those away that are another's, and asks the other for what it needs of them.
 */
export class LogLeases {
  private readonly held = new Map<number, Held>();
  private readonly elsewhere = new Map<number, { readonly since: number; readonly address: NodeAddress }>();
  private readonly asking = new Map<number, Promise<Lease>>();
  /** What is under way to extend leases, by the place where they are kept. */
  private readonly renewing = new Map<unknown, Promise<void>>();
  /** The processes that divide the logs among them, as they were registered last; none where this one takes no commands. */
  private nodes: readonly AddressedOwner[] = [];
  private attendedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly ports: { readonly leases: LeaseStore; readonly time: TimeSource },
    private readonly options: LeaseOptions,
  ) {}

  /**
   * Returns this process's lease of a log, which it takes if nobody has it.
   * @param wait whether to wait for an owner that takes no forwarded commands
   * @throws {OwnedElsewhere} {LogSealed}
   */
  async obtain(logId: number, wait: boolean): Promise<Lease> {
    const until = this.ports.time.monotonic() + this.options.leaseWaitMs;
    for (;;) {
      const standing = await this.standing(logId);
      if (standing !== null) return standing;
      try {
        return await this.ask(logId);
      } catch (error) {
        const mayWait = error instanceof OwnedElsewhere && error.address === null && wait && this.ports.time.monotonic() < until;
        if (!mayWait) throw error;
        await this.ports.time.sleep(retryMs);
      }
    }
  }

  /** Returns the lease of a log that this process holds, extended when it is time to; null when it holds none. */
  async standing(logId: number): Promise<Lease | null> {
    const held = this.held.get(logId);
    if (held === undefined) return null;
    if (this.isDue(held)) await this.renew(this.ports.leases.placeOf(logId));
    return this.held.get(logId)?.lease ?? null;
  }

  /** Whether this is a lease that this process holds and that has not expired. */
  isValid(lease: Lease): boolean {
    const held = this.held.get(lease.logId);
    return held?.lease === lease && this.age(held) < this.options.leaseMs;
  }

  /** Returns where the process takes commands that is believed to own a log; null when this process may own it, or nothing is known. */
  ownerElsewhere(logId: number): NodeAddress | null {
    const known = this.elsewhere.get(logId);
    return known !== undefined && this.ports.time.monotonic() - known.since < believedMs ? known.address : null;
  }

  /** Goes on believing in an owner that has just answered. */
  confirm(logId: number, address: NodeAddress): void {
    if (!this.held.has(logId)) this.elsewhere.set(logId, { since: this.ports.time.monotonic(), address });
  }

  /** Forgets who owns a log: the owner did not answer, or said that it is not the owner. */
  forget(logId: number): void {
    this.elsewhere.delete(logId);
  }

  /** Forgets a lease that the store refused. */
  lose(lease: Lease): void {
    if (this.held.get(lease.logId)?.lease === lease) this.held.delete(lease.logId);
  }

  /**
   * Extends the leases if it is time to, and gives logs away that are to be another's.
   * @param onFailed called where leases could not be extended; those that are kept elsewhere are
   */
  async beat(onFailed: (error: unknown) => void): Promise<void> {
    const due = [...this.held.values()].filter((held) => this.isDue(held));
    const places = new Set(due.map(({ lease }) => this.ports.leases.placeOf(lease.logId)));
    await Promise.all([...places].map((place) => this.renew(place).catch(onFailed)));
    const now = this.ports.time.monotonic();
    const address = this.options.address();
    if (address === null || now - this.attendedAt < this.options.leaseMs / 3) return;
    this.nodes = await this.ports.leases.attend({ name: this.options.owner, address }, this.options.leaseMs * attendance);
    this.attendedAt = now;
    for (const { lease } of [...this.held.values()]) {
      const other = this.otherOwner(lease.logId);
      if (other !== null) await this.handOver(lease, other);
    }
  }

  /** Releases every lease. */
  async close(): Promise<void> {
    const leases = [...this.held.values()].map(({ lease }) => lease);
    this.held.clear();
    if (this.nodes.length > 0) await this.ports.leases.leave(this.options.owner);
    this.nodes = [];
    this.attendedAt = Number.NEGATIVE_INFINITY;
    for (const lease of leases) await this.ports.leases.release(lease);
  }

  private age(held: Held): number {
    return this.ports.time.monotonic() - held.extendedAt;
  }

  private isDue(held: Held): boolean {
    return this.age(held) >= this.options.leaseMs / 3;
  }

  /** Asks for a log once, however many ask for it at the same time: each answer would end the lease of the one before. */
  private ask(logId: number): Promise<Lease> {
    const address = this.ownerElsewhere(logId);
    if (address !== null) return Promise.reject(new OwnedElsewhere(logId, address));
    const asking = this.asking.get(logId) ?? this.acquire(logId).finally(() => this.asking.delete(logId));
    this.asking.set(logId, asking);
    return asking;
  }

  /** Returns the process that is to own a log, if that is another one. */
  private otherOwner(logId: number): AddressedOwner | null {
    if (this.ports.time.monotonic() - this.attendedAt >= this.options.leaseMs) return null;
    const preferred = preferredOwner(logId, this.nodes);
    return preferred?.name === this.options.owner ? null : preferred;
  }

  private async handOver(lease: Lease, other: AddressedOwner): Promise<void> {
    this.lose(lease);
    if (await this.ports.leases.handOver(lease, other, this.options.leaseMs)) this.confirm(lease.logId, other.address);
  }

  private async acquire(logId: number): Promise<Lease> {
    const { owner, address, leaseMs } = this.options;
    const from = this.ports.time.monotonic();
    const other = this.otherOwner(logId);
    const elsewhere = other === null ? null : await this.ports.leases.entrust(logId, other, leaseMs);
    if (elsewhere !== null && elsewhere.key !== address()?.key) {
      this.elsewhere.set(logId, { since: from, address: elsewhere });
      throw new OwnedElsewhere(logId, elsewhere);
    }
    const me: LogOwner = { name: owner, address: address() };
    const answer = await this.ports.leases.acquire(logId, me, leaseMs);
    if (answer.kind === 'granted') {
      this.elsewhere.delete(logId);
      this.held.set(logId, { lease: answer.lease, extendedAt: from });
      return answer.lease;
    }
    if (answer.kind === 'sealed') throw new LogSealed(logId);
    if (answer.address !== null) this.elsewhere.set(logId, { since: from, address: answer.address });
    throw new OwnedElsewhere(logId, answer.address);
  }

  /** Extends all leases of a place in one call, and forgets those that another process has taken. */
  private renew(place: unknown): Promise<void> {
    const renewing = this.renewing.get(place) ?? this.extend(place).finally(() => this.renewing.delete(place));
    this.renewing.set(place, renewing);
    return renewing;
  }

  private async extend(place: unknown): Promise<void> {
    const all = [...this.held.values()].filter(({ lease }) => this.ports.leases.placeOf(lease.logId) === place);
    const from = this.ports.time.monotonic();
    const extended = new Set(
      await this.ports.leases.renew(
        all.map(({ lease }) => lease),
        this.options.leaseMs,
      ),
    );
    for (const held of all) {
      if (extended.has(held.lease.logId)) held.extendedAt = from;
      else this.lose(held.lease);
    }
  }
}
