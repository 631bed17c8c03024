import { createHash } from 'node:crypto';
import { type StreamId, decodeWith, exportedStreamType, streamName } from '@arbiter/contracts';
import { type Answered, bad, good } from '../match/problem.js';
import { type RecordPorts, readStreamRecord } from '../match/records.js';
import type { Evidence, InclusionProof, StoredEvent, Version } from '../ports.js';
import { type StreamBundleEvent, type StreamHeader, streamBundleFormat } from './stream-bundle.js';

export interface StreamExportPorts extends RecordPorts {
  readonly evidence: Evidence;
}

const eventLine = (stored: StoredEvent, { leaf, tag, path }: InclusionProof): string => {
  const { version, type, schemaVersion, commandId, keyId, salt, previousHash, hash, payload, sealed } = stored;
  const proof = { leaf, tag, path: [...path] };
  const event: StreamBundleEvent = { version, type, schemaVersion, commandId, keyId, salt, previousHash, hash, payload, sealed, proof };
  return `${JSON.stringify(event)}\n`;
};

/**
 * Exports a stream for offline verification: every event up to a version, each with the proof that it is in the log, and the signed head to
 * which the proofs lead. The stream's secret is not exported.
 *
 * @param version version of the last event in it
 * @returns `evidence/not-yet` where no signed head covers that event
 * @throws {UnreadableEvent} an event that the catalogue of its type does not have: nothing is exported that could not be verified
 * @throws {RecordBroken} the record does not hold
 * @throws {RangeError} streams of this type are not exported, or the stream ends earlier
 */
export const writeStream = async (ports: StreamExportPorts, stream: StreamId, version: Version): Promise<Answered<readonly string[]>> => {
  const type = exportedStreamType(stream.type);
  if (type === null) throw new RangeError(`streams of the type ${stream.type} are not exported as such`);
  const events = (await readStreamRecord(ports, stream, 'export')).slice(0, version);
  const [first] = events;
  if (first === undefined || events.length < version)
    throw new RangeError(`${streamName(stream)} ends at version ${events.length}, before ${version}`);
  for (const event of events) decodeWith(type.catalogue, event);
  const evidence = await ports.evidence.proofs(stream, version);
  if (evidence === null) return bad('evidence/not-yet', 'No signed head covers the stream yet.');
  const { proofs, checkpoint } = evidence;
  const header: StreamHeader = {
    arbiterStream: streamBundleFormat,
    stream: { type: stream.type, id: stream.id },
    logId: first.logId,
    origin: await ports.evidence.origin(stream),
    checkpoint: checkpoint.note,
  };
  const lines = [
    `${JSON.stringify(header)}\n`,
    ...events.map((event, index) => {
      const proof = proofs[index];
      if (proof === undefined) throw new Error(`version ${event.version} of ${streamName(stream)} has no proof`);
      return eventLine(event, proof);
    }),
  ];
  const digest = createHash('sha256');
  for (const line of lines) digest.update(line);
  return good([...lines, `${JSON.stringify({ end: { events: events.length, sha256: digest.digest('hex') } })}\n`]);
};
