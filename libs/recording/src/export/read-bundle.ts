import { type MatchEvent, UnreadableEvent, chainFault, decodeMatchEvent, jsonTextFault, matchStream } from '@arbiter/contracts';
import { sha256 } from '../hashing.js';
import { type BundleEvent, type BundleHeader, bundleEndSchema, bundleEventSchema, bundleHeaderSchema, hashSchemeOf } from './bundle.js';
import { fail } from './faults.js';
import { fileText, linesOf, readLine } from './file-lines.js';

export interface ReadEvent {
  readonly stored: BundleEvent;
  readonly event: MatchEvent;
}
export interface ReadBundle {
  readonly header: BundleHeader;
  readonly events: readonly [ReadEvent, ...ReadEvent[]];
  /** Whether the end line's digest fits the bytes before it. */
  readonly intact: boolean;
}

const decoded = (stored: BundleEvent): MatchEvent => {
  const fault = jsonTextFault(stored.payload);
  if (fault !== null) return fail(`file/${fault.fault}`, stored.version, `the payload of event ${stored.version}: ${fault.detail}`);
  try {
    return decodeMatchEvent(stored);
  } catch (error) {
    if (error instanceof UnreadableEvent) return fail('event/unreadable', stored.version, error.message);
    throw error;
  }
};

/**
 * Reads a bundle and checks all that needs no rules: its form, and every link of the chain.
 * @throws {Faulty} for the first fault
 */
export const readBundle = (file: string | Uint8Array): ReadBundle => {
  const content = fileText(file);
  const lines = linesOf(content);
  if (lines.pop() !== '' || lines.length < 3) return fail('file/malformed', null, 'the file ends too early');
  const [first = '', ...rest] = lines;
  const last = rest.pop() ?? '';
  const header = readLine(bundleHeaderSchema, first, null, 'the header');
  const stored = rest.map((raw, index) => readLine(bundleEventSchema, raw, index + 1, `event ${index + 1}`));
  const end = readLine(bundleEndSchema, last, null, 'the last line');
  const [stream, scheme] = [matchStream(header.matchId), hashSchemeOf(header)];
  const fault = chainFault(
    stored.map((event) => ({ ...event, stream, logId: header.logId })),
    undefined,
    scheme,
  );
  if (fault !== null)
    return fail(`chain/${fault.fault}`, fault.version, `the hash chain is wrong at version ${fault.version}: ${fault.fault}`);
  if (end.end.events !== stored.length)
    return fail('file/damaged', null, `the file has ${stored.length} events and says ${end.end.events}`);
  const [head, ...tail] = stored.map((event) => ({ stored: event, event: decoded(event) }));
  if (head === undefined) return fail('file/malformed', null, 'the file has no events');
  return { header, events: [head, ...tail], intact: sha256(content.slice(0, content.length - last.length - 1)) === end.end.sha256 };
};
