import type { Ruleset } from '@arbiter/kernel';
import type { Head, Lease, SecretStore, TimeSource } from '../ports.js';
import type { Timeline } from '../reading/timeline.js';
import type { Ack } from './commands.js';
import { type DecodedEvent, readSeed } from './decoded-events.js';
import type { GameTable } from './game-table.js';
import { intentOf } from './intent.js';
import { MatchTime } from './match-time.js';
import type { MatchMeta } from './meta.js';

/** A match in its owner's memory. Only the owner's queue touches it. */
export interface LiveMatch {
  readonly matchId: string;
  readonly lease: Lease;
  readonly ruleset: Ruleset;
  /** 64 hex digits. Never leaves this object except in `SeedRevealed`. */
  readonly seed: string;
  readonly time: MatchTime;
  /** Everything that is committed, for whoever reads the match here. Its table is ahead of that while an append is under way. */
  readonly timeline: Timeline;
  readonly head: Head;
  readonly meta: MatchMeta;
  /** Null before the start. */
  readonly table: GameTable | null;
  /** Acknowledgements of commands that led to events, with the intent of each. */
  readonly commands: Map<string, { readonly ack: Ack; readonly intent: string | null }>;
}

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
 * Takes a match over.
 * @param timeline the match as the log has it now
 * @throws {SeedLost}
 */
export const liveMatch = async (
  ports: { readonly secrets: SecretStore; readonly time: TimeSource },
  lease: Lease,
  timeline: Timeline,
): Promise<LiveMatch> => {
  const commands: LiveMatch['commands'] = new Map();
  for (let version = 1; version <= timeline.head(); version += 1) rememberCommands(commands, [timeline.at(version)]);
  return {
    matchId: timeline.matchId,
    lease,
    ruleset: timeline.ruleset,
    seed: await readSeed(ports.secrets, timeline.meta),
    time: new MatchTime(ports.time, timeline.meta.at),
    timeline,
    commands,
    get head() {
      return timeline.place();
    },
    get meta() {
      return timeline.meta;
    },
    get table() {
      return timeline.table;
    },
  };
};
