import { UnreadableEvent } from '@arbiter/contracts';
import { PermanentFailure, type JobHandler } from '@arbiter/jobs';
import { writeStream, type StreamExportPorts } from '@arbiter/recording';
import { exported, whenSigned } from './exported.js';

/** What can't be read, or is not there, is the same at the next attempt. @throws always */
const notExported = (error: unknown): never => {
  if (error instanceof UnreadableEvent || error instanceof RangeError) throw new PermanentFailure(error.message);
  throw error;
};

/** Writes a stream as it was when it was asked for, every event with the proof that it stands in the log. */
export const streamExport =
  (ports: StreamExportPorts): JobHandler<'stream-export'> =>
  async ({ stream, version }, { jobId }) =>
    exported(jobId, 'application/jsonl', await whenSigned(() => writeStream(ports, stream, version)).catch(notExported));
