import { type EncodedEvent, type GatheringEntry, gatheringStream } from '@arbiter/contracts';
import type { Sql } from './types.js';

/** One event for the stream of a gathering. */
export interface JournalEntry {
  readonly gatheringId: string;
  readonly event: EncodedEvent;
  /** The command that led to it; null for what follows from another command. */
  readonly commandId: string | null;
}

/** What work in a transaction comes to, and what of it goes on record. */
export interface Journaled<T> {
  readonly value: T;
  readonly entries: readonly JournalEntry[];
}

/** Keeps tables and log together: what a command changes and the events that tell of it are committed in one transaction, or neither is. */
export interface Journal {
  /** @throws whatever the work throws; nothing is written then */
  record<T>(work: (sql: Sql) => Promise<Journaled<T>>): Promise<T>;
}

/** An entry of the gathering's stream. @throws {UnreadableEvent} data that do not fit their schema (our bug) */
export const entry = (gatheringId: string, event: GatheringEntry, commandId: string | null = null): JournalEntry => ({
  gatheringId,
  event: gatheringStream.encode(event),
  commandId,
});
