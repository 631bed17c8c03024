import { trustingGuard } from '../match/records.js';
import type { Evidence, RulesetRegistry } from '../ports.js';
import { secretsOfRecord, storeOfRecord } from '../reading/recorded-match.js';
import { Timelines } from '../reading/timelines.js';
import { writeBundle } from '../export/write-bundle.js';
import { ArchiveFault } from './archive-fault.js';
import { archiveKeys, type ArchiveIndex } from './archive-index.js';
import type { ArchivedMatch } from './archived-match.js';

/** Proves the last event of an archived match under the last head of its log. */
export const archivedProof = (
  match: ArchivedMatch,
  { size, root, checkpoint }: Pick<ArchiveIndex, 'size' | 'root' | 'checkpoint'>,
): NonNullable<Awaited<ReturnType<Evidence['proof']>>> => {
  const last = match.events.at(-1);
  if (last === undefined) throw new Error('an archived match has events');
  const { logId, path } = match;
  return {
    proof: { logId, leaf: last.leaf, tag: last.event.tag, treeSize: size, path },
    checkpoint: { logId, size, root, note: checkpoint },
  };
};

/**
 * Writes an archived match as an export, which `verifyExport` checks.
 * @throws {ArchiveFault} when it can't be exported
 * @throws {Diverged} {UnknownRuleset} {UnreadableEvent}
 */
export const bundleOfArchived = async (match: ArchivedMatch, index: ArchiveIndex, rulesets: RulesetRegistry): Promise<string> => {
  const { matchId, seed } = match;
  const timelines = new Timelines({
    store: storeOfRecord(match.events.map(({ event }) => event)),
    secrets: secretsOfRecord(seed),
    rulesets,
    guard: trustingGuard,
  });
  const proven = archivedProof(match, index);
  const evidence: Evidence = {
    origin: async () => index.origin,
    proof: async () => proven,
    proofs: () => Promise.reject(new Error('only the last event of an archived match is proven by itself')),
  };
  const written = await writeBundle({ timelines, evidence }, matchId);
  if (!written.ok) throw new ArchiveFault(match.logId, archiveKeys.match(match.logId, matchId), written.problem.detail);
  return [...written.value].join('');
};
