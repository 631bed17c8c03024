import {
  type EncodedEvent,
  type GatheringEntry,
  type InstallationEntry,
  type StreamId,
  gatheringStream,
  installationStream,
  installationStreamType,
} from '@arbiter/contracts';
import type { Sql } from './types.js';

/** One event for a stream that organizers write. */
export interface JournalEntry {
  readonly stream: StreamId;
  readonly event: EncodedEvent;
  /** The command that led to it; null for what follows from another command. */
  readonly commandId: string | null;
}

/** What work in a transaction comes to, and what of it goes on record. */
export interface Journaled<T> {
  readonly value: T;
  readonly records: readonly JournalEntry[];
}

/** Keeps tables and log together: what a command changes and the events that tell of it are committed in one transaction, or neither is. */
export interface Journal {
  /**
   * @param work it may be done more than once: each time in a new transaction, after what it wrote before was undone
   * @throws whatever the work throws; nothing is written then
   */
  record<T>(work: (sql: Sql) => Promise<Journaled<T>>): Promise<T>;
}

/** An entry of a gathering's stream. @throws {UnreadableEvent} data that do not fit their schema (our bug) */
export const entry = (gatheringId: string, event: GatheringEntry, commandId: string | null = null): JournalEntry => ({
  stream: { type: gatheringStream.type, id: gatheringId },
  event: gatheringStream.encode(event),
  commandId,
});

/** An entry of the installation's stream. @throws {UnreadableEvent} data that do not fit their schema (our bug) */
export const installationEntry = (event: InstallationEntry): JournalEntry => ({
  stream: installationStream,
  event: installationStreamType.encode(event),
  commandId: null,
});
