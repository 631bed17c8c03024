import { createHash } from 'node:crypto';
import { matchStream, showCards } from '@arbiter/contracts';
import { type Answered, bad, good } from '../match/problem.js';
import type { Evidence, StoredEvent, Version } from '../ports.js';
import type { Timeline } from '../reading/timeline.js';
import type { Timelines } from '../reading/timelines.js';
import type { BundleEvent, BundleHeader } from './bundle.js';
import { reachedCards } from './reached-cards.js';

export interface ExportPorts {
  readonly timelines: Timelines;
  readonly evidence: Evidence;
}

const eventLine = (stored: StoredEvent): string => {
  const { version, type, schemaVersion, commandId, keyId, salt, previousHash, hash, payload, sealed } = stored;
  const event: BundleEvent = { version, type, schemaVersion, commandId, keyId, salt, previousHash, hash, payload, sealed };
  return `${JSON.stringify(event)}\n`;
};

const headerOf = async (
  timeline: Timeline,
  origin: string,
  seed: string,
  evidence: Awaited<ReturnType<Evidence['proof']>>,
): Promise<BundleHeader> => {
  const first = timeline.at(1);
  const { pins } = first.meta;
  const proof =
    evidence === null
      ? null
      : { leaf: evidence.proof.leaf, tag: evidence.proof.tag, treeSize: evidence.proof.treeSize, path: [...evidence.proof.path] };
  const cards = await timeline.rulesets.cardsOf(pins.ruleset, pins.catalogue);
  const header = {
    matchId: pins.matchId,
    logId: first.stored.logId,
    origin,
    pins,
    seed,
    proof,
    checkpoint: evidence?.checkpoint.note ?? null,
  };
  return cards.kind === 'bundled'
    ? { arbiterExport: 1, ...header, catalogue: cards.text }
    : { arbiterExport: 2, ...header, cards: showCards(cards.catalogue, await reachedCards(cards.catalogue, timeline, seed)) };
};

/**
 * Writes the lines of the bundle, each with its newline.
 * @param progress called after every event with the number of events written and the total
 */
function* lines(
  timeline: Timeline,
  header: BundleHeader,
  total: Version,
  progress: (done: number, total: number) => void,
): Generator<string> {
  const digest = createHash('sha256');
  const counted = (line: string): string => {
    digest.update(line);
    return line;
  };
  yield counted(`${JSON.stringify(header)}\n`);
  for (let version = 1; version <= total; version += 1) {
    yield counted(eventLine(timeline.at(version).stored));
    progress(version, total);
  }
  yield `${JSON.stringify({ end: { events: total, sha256: digest.digest('hex') } })}\n`;
}

/**
 * Exports a match that is over, for offline verification. The record is re-executed first: one that diverges is not exported.
 *
 * @param options.version version of the last event in it; absent: the newest
 * @param options.unsigned exports a match even when no signed head covers it; otherwise the answer is `evidence/not-yet`
 * @throws {Diverged} {UnknownRuleset} {UnreadableEvent}
 */
export const writeBundle = async (
  ports: ExportPorts,
  matchId: string,
  options: { readonly version?: Version; readonly unsigned?: boolean; readonly progress?: (done: number, total: number) => void } = {},
): Promise<Answered<Iterable<string>>> => {
  const timeline = await ports.timelines.checked(matchId);
  if (timeline === null) return bad('match/not-found', 'There is no such match.', { matchId });
  const version = Math.min(options.version ?? timeline.head(), timeline.head());
  const { revealedSeed } = timeline.at(version).meta;
  if (revealedSeed === null) return bad('read/closed-while-running', 'A match is exported when it is over.');
  const evidence = await ports.evidence.proof(matchStream(matchId), version);
  if (evidence === null && options.unsigned !== true) return bad('evidence/not-yet', 'No signed head covers the match yet.');
  return good(
    lines(
      timeline,
      await headerOf(timeline, await ports.evidence.origin(matchStream(matchId)), revealedSeed, evidence),
      version,
      options.progress ?? (() => undefined),
    ),
  );
};
