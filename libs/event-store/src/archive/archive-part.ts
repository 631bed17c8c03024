import { matchStream } from '@arbiter/contracts';
import { ArchiveFault, StorageUnreachable } from '@arbiter/recording';
import type { AuditPart } from '../audit/audit-part.js';
import { smallestId } from '../audit/journaled-tables.js';
import { projectionFaults } from '../audit/streams.js';
import { streamFinding } from '../record-guard.js';

/**
 * Walks the archived matches of a log whose events are only in the archive: each object must be there and be what was archived, and the rows
 * of the match in projections those that follow from it. Position: the match that was checked last. Where no archive is named, or it does not
 * answer, the sweep ends, and the next one tries again: the other parts go on meanwhile.
 */
export const archivePart: AuditPart = {
  name: 'archive',
  step: async (scope, position) => {
    const over = { position: '', work: 1, findings: [] };
    if ((await scope.archive.dropped(scope.logId)) === null) return over;
    const [indexed] = await scope.archive.matchesAfter(scope.logId, position === '' ? smallestId : position, 1);
    if (indexed === undefined) return over;
    const stream = matchStream(indexed.matchId);
    try {
      const { events } = await scope.archive.read(scope.logId, indexed);
      const findings = await projectionFaults(
        scope,
        stream,
        events.map(({ event }) => event),
      );
      return { position: indexed.matchId, work: events.length + 1, findings };
    } catch (error) {
      if (error instanceof StorageUnreachable) return over;
      if (!(error instanceof ArchiveFault)) throw error;
      const fault = { stream, code: 'chain/archive-differs', version: null, detail: error.message } as const;
      return { position: indexed.matchId, work: 1, findings: [streamFinding(fault)] };
    }
  },
};
