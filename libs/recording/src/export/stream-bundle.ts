import { hash32Schema } from '@arbiter/contracts';
import { z } from 'zod';
import { bundleEventSchema } from './bundle.js';
import { type ExportLines, readExportLines } from './file-lines.js';

/**
 * An exported stream as JSON Lines: one header, the events in order, one end line (`bundleEndSchema`). Every line is exactly what `JSON.stringify`
 * writes. `docs/export-format.md` describes it.
 */

export const streamBundleFormat = 1;

/** The beginning of an exported stream; no other file begins like this. */
const streamBundleBegin = '{"arbiterStream"';

/** Whether a file claims to be an exported stream. */
export const isStreamExport = (file: string | Uint8Array): boolean =>
  (typeof file === 'string' ? file : Buffer.from(file.subarray(0, streamBundleBegin.length)).toString('latin1')).startsWith(
    streamBundleBegin,
  );

export const streamHeaderSchema = z.strictObject({
  arbiterStream: z.literal(streamBundleFormat),
  stream: z.strictObject({ type: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/), id: z.uuid().lowercase() }),
  logId: z.int().min(0),
  /** Name of the log. */
  origin: z.string().regex(/^[^\s+]{1,500}$/),
  /** The signed head, as a signed note; every proof leads to this head. */
  checkpoint: z.string().max(10_000),
});
export type StreamHeader = z.infer<typeof streamHeaderSchema>;

/** An event with its leaf in the log. The size of the tree is that of the head. */
export const streamEventSchema = bundleEventSchema.extend({
  proof: z.strictObject({
    leaf: z.int().min(0),
    /** Tag of the event; the leaf's data is the event's hash followed by this tag. */
    tag: z.string().regex(/^[0-9a-f]{32}$/),
    path: z.array(hash32Schema).max(64),
  }),
});
export type StreamBundleEvent = z.infer<typeof streamEventSchema>;

/**
 * Reads the file and checks its form and every link of the chain.
 * @throws {Faulty} for the first fault
 */
export const readStreamBundle = (file: string | Uint8Array): ExportLines<StreamHeader, StreamBundleEvent> =>
  readExportLines(file, {
    header: streamHeaderSchema,
    event: streamEventSchema,
    chain: ({ stream, logId }) => ({ stream, logId }),
  });
