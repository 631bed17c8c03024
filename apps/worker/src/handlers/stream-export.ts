import { UnreadableEvent } from '@arbiter/contracts';
import { PermanentFailure, type JobHandler } from '@arbiter/jobs';
import { writeStream, type StreamExportPorts } from '@arbiter/recording';
import { exported, whenSigned } from './exported.js';

/**
 * Turns a stream that can't be read or does not exist into a permanent failure, since the next attempt would meet the same.
 * @throws always
 */
const notExported = (error: unknown): never => {
  if (error instanceof UnreadableEvent || error instanceof RangeError) throw new PermanentFailure(error.message);
  throw error;
};

/** Writes a stream as it was when the export was requested, every event with the proof of its place in the log. */
export const streamExport =
  (ports: StreamExportPorts): JobHandler<'stream-export'> =>
  async ({ stream, version }, { jobId }) =>
    exported(jobId, 'application/jsonl', await whenSigned(() => writeStream(ports, stream, version)).catch(notExported));
