import { type MatchEvent, UnreadableEvent, decodeMatchEvent, jsonTextFault, matchStream } from '@arbiter/contracts';
import { type BundleEvent, type BundleHeader, bundleEventSchema, bundleHeaderSchema, hashSchemeOf } from './bundle.js';
import { fail } from './faults.js';
import { type ExportLines, readExportLines } from './file-lines.js';

export interface ReadEvent {
  readonly stored: BundleEvent;
  readonly event: MatchEvent;
}
export type ReadBundle = ExportLines<BundleHeader, ReadEvent>;

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
 * Reads a bundle and checks everything that needs no rules: its form, and every link of the chain.
 * @throws {Faulty} for the first fault
 */
export const readBundle = (file: string | Uint8Array): ReadBundle => {
  const { header, events, intact } = readExportLines(file, {
    header: bundleHeaderSchema,
    event: bundleEventSchema,
    chain: (head) => ({ stream: matchStream(head.matchId), logId: head.logId, scheme: hashSchemeOf(head) }),
  });
  const read = (stored: BundleEvent): ReadEvent => ({ stored, event: decoded(stored) });
  const [first, ...rest] = events;
  return { header, events: [read(first), ...rest.map(read)], intact };
};
