import type { Projection } from '../ports.js';
import type { Timelines } from '../reading/timelines.js';
import { matchListProjection, participationProjection } from './match-list.js';
import { transcriptProjection } from './transcript.js';

/** Projections whose rows the audit compares with the log. */
export const auditedProjections: readonly Projection[] = [matchListProjection, participationProjection];

/**
 * Returns all projections: the worker follows the log with them, and the command line rebuilds them. The transcript lines of matches are
 * not compared with the log, since nothing reads them.
 * @param trouble called for a match of which no transcript can be made
 */
export const allProjections = (timelines: Timelines, trouble: (error: unknown, matchId: string) => void): readonly Projection[] => [
  ...auditedProjections,
  transcriptProjection(timelines, trouble),
];
