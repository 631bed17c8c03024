import type { Projection } from '@arbiter/recording';
import type { ArchivedLogs } from '../archive/archived-logs.js';
import type { Queryable } from '../feed.js';
import type { Finding } from '../findings.js';
import type { JournaledTables } from './journaled-tables.js';

/** What an audit checks. */
export interface AuditScope {
  /** To the database of the log. */
  readonly connection: Queryable;
  /** To the directory, which has the projections; the same connection where it is the same database. */
  readonly directory: Queryable;
  readonly logId: number;
  /** Projections whose rows are compared with the events; the rows of a stream must follow from the events of that stream alone. */
  readonly projections: readonly Projection[];
  /** Tables that are written together with the log and compared with it. */
  readonly tables: readonly JournaledTables[];
  /** Finds what is only in the archive. */
  readonly archive: ArchivedLogs;
}

/** The result of one step. */
export interface AuditStep {
  /** Where the next step continues; empty when the step reached the end of the part. */
  readonly position: string;
  /** The amount of work, measured in events, roughly. */
  readonly work: number;
  readonly findings: readonly Finding[];
}

/** One part of the stored data, which the audit walks through from beginning to end, again and again, step by step. */
export interface AuditPart {
  readonly name: string;
  /**
   * Checks the next piece of the part.
   * @param position where the previous step ended; empty at the beginning
   */
  step(scope: AuditScope, position: string): Promise<AuditStep>;
}

/**
 * Returns SQL for whether a match is recorded in a log (`matchesOfLog`), with three parameters: the first id, the first one after, the slot.
 * Where the log has no matches, all three are null and the answer is not true.
 */
export const ofLog = (matchId: string, parameter: number): string =>
  `(${matchId} >= $${parameter} AND ${matchId} < $${parameter + 1} AND
    (((get_byte(uuid_send(${matchId}), 6) & 3) << 8) | get_byte(uuid_send(${matchId}), 7)) = $${parameter + 2}::integer)`;
