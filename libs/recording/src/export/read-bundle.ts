import { type MatchEvent, matchEventCatalogue, matchStream } from '@arbiter/contracts';
import { type BundleEvent, type BundleHeader, bundleEventSchema, bundleHeaderSchema, hashSchemeOf, usualEvent } from './bundle.js';
import { type ExportLines, readExportLines, readPayload } from './file-lines.js';

export interface ReadEvent {
  readonly stored: BundleEvent;
  readonly event: MatchEvent;
}
export type ReadBundle = ExportLines<BundleHeader, ReadEvent>;

/**
 * Reads a bundle and checks everything that needs no rules: its form, and every link of the chain.
 * @throws {Faulty} for the first fault
 */
export const readBundle = (file: string | Uint8Array): ReadBundle => {
  const { header, events, intact } = readExportLines(file, {
    header: bundleHeaderSchema,
    event: bundleEventSchema,
    usualEvent,
    chain: (head) => ({ stream: matchStream(head.matchId), logId: head.logId, scheme: hashSchemeOf(head) }),
  });
  const read = (stored: BundleEvent): ReadEvent => ({ stored, event: readPayload(matchEventCatalogue, stored) as MatchEvent });
  const [first, ...rest] = events;
  return { header, events: [read(first), ...rest.map(read)], intact };
};
