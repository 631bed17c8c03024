import type { StreamId } from './stream-id.js';

/** The log of an installation in which all streams are recorded. */
const foundingLog = 0;

/** Returns the id of the log in which a stream is recorded. It follows from the stream alone, so that nobody has to look it up. */
export const logOf = (_stream: StreamId): number => foundingLog;
