import type { Ruleset } from '@arbiter/kernel';
import { type MatchEvent, decodeMatchEvent } from '@arbiter/contracts';
import { seedCommitment, startingKey } from '../chance.js';
import { sha256 } from '../hashing.js';
import type { Head, Lease, RulesetRegistry, SecretStore, SnapshotStore, StoredEvent, TimeSource } from '../ports.js';
import type { Ack } from './commands.js';
import { GameTable } from './game-table.js';
import { intentOf } from './intent.js';
import { actionOf, aftermathOf } from './kernel-action.js';
import { MatchTime } from './match-time.js';
import { type MatchMeta, foldMeta } from './meta.js';
import { readRecord, type RecordPorts } from './records.js';

/** Name under which the secret store keeps a match's seed. */
export const seedName = 'seed';

/** A match in its owner's memory. Only the owner's queue touches it. */
export interface LiveMatch {
  readonly matchId: string;
  readonly lease: Lease;
  readonly ruleset: Ruleset;
  /** 64 hex digits. Never leaves this object except in `SeedRevealed`. */
  readonly seed: string;
  readonly time: MatchTime;
  head: Head;
  meta: MatchMeta;
  /** Null before the start. */
  table: GameTable | null;
  /** Acknowledgements of commands that led to events, with the intent of each. */
  readonly commands: Map<string, { readonly ack: Ack; readonly intent: string | null }>;
}

export interface LoadPorts extends RecordPorts {
  readonly snapshots: SnapshotStore;
  readonly secrets: SecretStore;
  readonly rulesets: RulesetRegistry;
  readonly time: TimeSource;
}

/** A seed is missing, or is not the one that the pins committed to. The match can't go on. */
export class SeedLost extends Error {
  constructor(readonly matchId: string) {
    super(`the seed of match ${matchId} is not the one that it was created with`);
    this.name = 'SeedLost';
  }
}

export interface DecodedEvent {
  readonly stored: StoredEvent;
  readonly event: MatchEvent;
}

/**
 * Decodes stored events.
 * @throws {UnreadableEvent}
 */
export const decodeAll = (stored: readonly StoredEvent[]): readonly DecodedEvent[] =>
  stored.map((entry) => ({ stored: entry, event: decodeMatchEvent(entry) }));

/**
 * Reads the seed of a match and checks it against the pins.
 * @throws {SeedLost}
 */
export const readSeed = async (secrets: SecretStore, meta: MatchMeta): Promise<string> => {
  const seed = await secrets.read(meta.pins.matchId, seedName);
  if (seed === null || seedCommitment(seed) !== meta.pins.seedCommitment) throw new SeedLost(meta.pins.matchId);
  return seed;
};

/** Restores the game from the newest snapshot, if the state hash in the log confirms it. */
const fromSnapshot = async (
  ports: LoadPorts,
  ruleset: Ruleset,
  meta: MatchMeta,
  events: readonly DecodedEvent[],
): Promise<{ table: GameTable; version: number } | null> => {
  const snapshot = await ports.snapshots.latest(meta.pins.matchId);
  if (snapshot === null || snapshot.engineHash !== meta.pins.ruleset) return null;
  const event = events[snapshot.version - 1]?.event;
  const recorded = event === undefined ? null : aftermathOf(event);
  if (recorded === null || recorded.stateHash !== sha256(snapshot.state)) return null;
  const table = GameTable.restore(
    ruleset,
    meta.pins,
    JSON.parse(snapshot.state) as ReturnType<GameTable['state']>,
    recorded.gameEvents.last,
  );
  return { table, version: snapshot.version };
};

const replayTable = async (
  ports: LoadPorts,
  ruleset: Ruleset,
  meta: MatchMeta,
  events: readonly DecodedEvent[],
  seed: string,
): Promise<GameTable | null> => {
  if (meta.aftermath === null) return null;
  const snapshot = await fromSnapshot(ports, ruleset, meta, events);
  let table = snapshot?.table ?? null;
  for (const { stored, event } of events.slice(snapshot?.version ?? 0)) {
    if (event.type === 'MatchStarted') {
      const started = GameTable.start(ruleset, meta.pins, startingKey(seed, meta.pins.matchId, meta.entropy));
      table = started.table;
      table.check(stored.version, event.data.aftermath, started.events);
      continue;
    }
    const action = actionOf(event);
    const recorded = aftermathOf(event);
    if (action !== null && recorded !== null) table?.replay(stored.version, action, recorded);
  }
  return table;
};

/**
 * Remembers the commands that led to these events: each with its last event as the acknowledgement, and with the intent that follows from
 * its first event.
 */
export const rememberCommands = (commands: LiveMatch['commands'], events: readonly DecodedEvent[]): void => {
  for (const { stored, event } of events) {
    if (stored.commandId === null) continue;
    const first = commands.get(stored.commandId);
    commands.set(stored.commandId, {
      ack: { matchId: stored.stream.id, version: stored.version, hash: stored.hash },
      intent: first === undefined ? intentOf(event) : first.intent,
    });
  }
};

/**
 * Takes a match over: reads its log, and rebuilds the game from the newest snapshot and the events after it.
 * @returns null when there is no such match
 * @throws {RecordBroken} when the record does not hold
 * @throws {Diverged} when the rules do not lead to what was recorded
 * @throws {UnknownRuleset}
 */
export const loadLive = async (ports: LoadPorts, lease: Lease): Promise<LiveMatch | null> => {
  const events = decodeAll(await readRecord(ports, lease.matchId));
  const last = events.at(-1);
  const meta = events.reduce<MatchMeta | null>((folded, { event }) => foldMeta(folded, event), null);
  if (last === undefined || meta === null) return null;
  const ruleset = await ports.rulesets.load(meta.pins.ruleset, meta.pins.catalogue);
  const seed = await readSeed(ports.secrets, meta);
  const table = await replayTable(ports, ruleset, meta, events, seed);
  const commands: LiveMatch['commands'] = new Map();
  rememberCommands(commands, events);
  return {
    matchId: lease.matchId,
    lease,
    ruleset,
    seed,
    time: new MatchTime(ports.time, meta.at),
    head: { version: last.stored.version, hash: last.stored.hash },
    meta,
    table,
    commands,
  };
};
