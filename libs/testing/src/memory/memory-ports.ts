import type { StreamId } from '@arbiter/contracts';
import type { WholeRuleset } from '@arbiter/kernel';
import {
  type ClockEntry,
  type ClockStore,
  type RecordFault,
  type RecordGuard,
  type RulesetRegistry,
  type SecretStore,
  type ServicePorts,
  type Snapshot,
  type SnapshotStore,
  type TimeSource,
  type Version,
  fixedRulesets,
} from '@arbiter/recording';
import { MemoryEventStore } from './memory-event-store.js';
import { MemoryLeases } from './memory-leases.js';

/** Time that only the test moves; sleeping moves it too. */
export class ManualTime implements TimeSource {
  private passed = 0;
  constructor(private current = 1_800_000_000_000) {}
  now(): number {
    return this.current;
  }
  monotonic(): number {
    return this.passed;
  }
  /** Lets time pass. */
  advance(ms: number): void {
    this.current += ms;
    this.passed += ms;
  }
  /** Sets the wall clock forward or back, while no time passes. */
  set(byMs: number): void {
    this.current += byMs;
  }
  async sleep(ms: number): Promise<void> {
    this.advance(ms);
  }
}

export class MemorySnapshots implements SnapshotStore {
  readonly saved: Snapshot[] = [];
  async save(snapshot: Snapshot): Promise<void> {
    this.saved.push(snapshot);
  }
  async drop(matchId: string): Promise<void> {
    for (let at = this.saved.length - 1; at >= 0; at -= 1) if (this.saved[at]?.matchId === matchId) this.saved.splice(at, 1);
  }
  async latest(matchId: string, atMost: Version = Infinity): Promise<Snapshot | null> {
    const fitting = this.saved.filter((snapshot) => snapshot.matchId === matchId && snapshot.version <= atMost);
    return fitting.reduce<Snapshot | null>((best, snapshot) => (best === null || snapshot.version > best.version ? snapshot : best), null);
  }
}

export class MemorySecrets implements SecretStore {
  private readonly kept = new Map<string, string>();
  async keep(matchId: string, name: string, value: string): Promise<string> {
    const key = `${matchId}/${name}`;
    if (!this.kept.has(key)) this.kept.set(key, value);
    return this.kept.get(key) ?? value;
  }
  async read(matchId: string, name: string): Promise<string | null> {
    return this.kept.get(`${matchId}/${name}`) ?? null;
  }
}

export class MemoryClocks implements ClockStore {
  readonly entries = new Map<string, ClockEntry>();
  async set(entry: ClockEntry): Promise<void> {
    this.entries.set(entry.matchId, entry);
  }
  async clear(matchId: string): Promise<void> {
    this.entries.delete(matchId);
  }
  async get(matchId: string): Promise<ClockEntry | null> {
    return this.entries.get(matchId) ?? null;
  }
  async beat(matchIds: readonly string[], aliveAt: number): Promise<void> {
    for (const matchId of matchIds) {
      const entry = this.entries.get(matchId);
      if (entry !== undefined) this.entries.set(matchId, { ...entry, aliveAt });
    }
  }
  async due(now: number, limit: number): Promise<readonly ClockEntry[]> {
    return [...this.entries.values()]
      .filter((entry) => entry.deadline <= now)
      .sort((left, right) => left.deadline - right.deadline)
      .slice(0, limit);
  }
}

/** Sets matches apart in memory; a test may also enter a fault itself. */
export class MemoryGuard implements RecordGuard {
  readonly apart = new Map<string, RecordFault>();
  async standing(stream: StreamId): Promise<RecordFault | null> {
    return this.apart.get(stream.id) ?? null;
  }
  async check(): Promise<RecordFault | null> {
    return null;
  }
  async setApart(fault: RecordFault): Promise<void> {
    this.apart.set(fault.stream.id, fault);
  }
}

export interface MemoryWorld {
  readonly time: ManualTime;
  readonly store: MemoryEventStore;
  readonly leases: MemoryLeases;
  readonly snapshots: MemorySnapshots;
  readonly secrets: MemorySecrets;
  readonly clocks: MemoryClocks;
  readonly guard: MemoryGuard;
  readonly rulesets: RulesetRegistry;
  readonly announced: { readonly matchId: string; readonly version: Version; readonly hash: string }[];
  readonly troubles: unknown[];
  /** Everything that a `MatchService` needs; seeds come from a counter, so that runs can be repeated. */
  readonly ports: ServicePorts;
}

const isRegistry = (rulesets: object): rulesets is RulesetRegistry => 'load' in rulesets && typeof rulesets.load === 'function';

/** Makes the equivalent of one database: services on the same world see each other's matches. */
export const memoryWorld = (rulesets: { readonly [version: string]: WholeRuleset } | RulesetRegistry): MemoryWorld => {
  const time = new ManualTime();
  const leases = new MemoryLeases(() => time.now());
  const store = new MemoryEventStore(() => time.now(), leases);
  const parts = {
    time,
    store,
    leases,
    snapshots: new MemorySnapshots(),
    secrets: new MemorySecrets(),
    clocks: new MemoryClocks(),
    guard: new MemoryGuard(),
    rulesets: isRegistry(rulesets) ? rulesets : fixedRulesets(rulesets),
  };
  const announced: MemoryWorld['announced'] = [];
  const troubles: unknown[] = [];
  let seeds = 0;
  const seed = (): string => {
    seeds += 1;
    return seeds.toString(16).padStart(64, '5');
  };
  const ports: ServicePorts = {
    ...parts,
    announcer: { announce: (news) => announced.push(news) },
    trouble: (error) => troubles.push(error),
    randomness: { seed },
  };
  return { ...parts, announced, troubles, ports };
};
