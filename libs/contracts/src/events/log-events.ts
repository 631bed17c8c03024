import { z } from 'zod';
import type { StreamId } from '../stream-id.js';
import { atSchema, hash32Schema } from './parts.js';
import { type EventOf, defineStreamType } from './stream-type.js';

const log = { at: atSchema, logId: z.int().min(1) };

/** What becomes of whole logs. It is recorded in the founding log, one stream for each log, so that nothing leaves a database unseen. */
const schemas = {
  /** Every match of the log has ended, no event follows, and all of it was read back from the archive and verified. */
  LogArchived: z.strictObject({
    ...log,
    /** Number of events, and the root over them: those of the log's last signed head. */
    size: z.int().min(1),
    root: hash32Schema,
    /** Number of matches. */
    matches: z.int().min(1),
    /** SHA-256 of the index, which has the hashes of all other objects. */
    index: hash32Schema,
  }),
  /** The events of the log are only in the archive from now on; they were read from there and compared once more. */
  LogRowsDropped: z.strictObject({ ...log, size: z.int().min(1), index: hash32Schema }),
  /** The events of the log are in the database again. */
  LogRestored: z.strictObject({ ...log, size: z.int().min(1), root: hash32Schema }),
} as const;

export const logStreamType = defineStreamType('log', schemas);
export type LogEntry = EventOf<typeof schemas>;

/** Returns the stream about a log. Its id is a UUID of version 7 of time 0, which ends in the log's id. */
export const logStream = (logId: number): StreamId => ({
  type: logStreamType.type,
  id: `00000000-0000-7000-8000-${logId.toString(16).padStart(12, '0')}`,
});
