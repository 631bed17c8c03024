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
  /** Id of the command that led to the event; null for what follows from another command. */
  readonly commandId: string | null;
}

/** The result of work in a transaction, and the entries of the log that the work leads to. */
export interface Journaled<T> {
  readonly value: T;
  readonly records: readonly JournalEntry[];
  readonly appends?: readonly JournalAppend[];
}

/** Events of one command that are written behind exactly this head of their stream, or not at all. */
export interface JournalAppend {
  readonly stream: StreamId;
  readonly expected: { readonly version: number; readonly hash: string };
  readonly events: readonly EncodedEvent[];
  readonly commandId: string | null;
}

/** Keeps tables and log together: a command's changes of rows and the events about them are committed in one transaction or not at all. */
export interface Journal {
  /**
   * Does work on the tables and records its events in one transaction.
   * @param work may be called more than once: each time in a new transaction, after what it wrote before was undone
   * @throws whatever the work throws; nothing is written then
   */
  record<T>(work: (sql: Sql) => Promise<Journaled<T>>): Promise<T>;
}

/** Types of the events after which a token may give less than before. */
export const changesAccess: ReadonlySet<string> = new Set<GatheringEntry['type']>(['PlayerRegistered', 'PlayerBound', 'TokenRevoked']);

/**
 * Makes an entry of a gathering's stream.
 * @throws {UnreadableEvent} data that do not fit their schema (our bug)
 */
export const entry = (gatheringId: string, event: GatheringEntry, commandId: string | null = null): JournalEntry => ({
  stream: { type: gatheringStream.type, id: gatheringId },
  event: gatheringStream.encode(event),
  commandId,
});

/**
 * Makes an entry of the installation's stream.
 * @throws {UnreadableEvent} data that do not fit their schema (our bug)
 */
export const installationEntry = (event: InstallationEntry): JournalEntry => ({
  stream: installationStream,
  event: installationStreamType.encode(event),
  commandId: null,
});
