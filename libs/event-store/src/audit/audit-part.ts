import type { Projection } from '@arbiter/recording';
import type { Queryable } from '../feed.js';
import type { Finding } from '../findings.js';
import type { JournaledTables } from './journaled-tables.js';

/** What an audit looks at. */
export interface AuditScope {
  readonly connection: Queryable;
  readonly logId: number;
  /** Whose rows are compared with the events; each must come to a stream's rows from that stream's events alone. */
  readonly projections: readonly Projection[];
  /** Tables that are written with the log, whose rows are compared with it. */
  readonly tables: readonly JournaledTables[];
}

/** What one step came to. */
export interface AuditStep {
  /** Where the next step goes on; empty when the part has been looked at to its end. */
  readonly position: string;
  /** About how many events' worth of work it was. */
  readonly work: number;
  readonly findings: readonly Finding[];
}

/** One thing that is walked from its beginning to its end, again and again, a step at a time. */
export interface AuditPart {
  readonly name: string;
  /** @param position where the step before ended; empty at the beginning */
  step(scope: AuditScope, position: string): Promise<AuditStep>;
}
