import type { Projection } from '../ports.js';
import { matchFindingProjection } from './match-finding.js';
import { matchListProjection, participationProjection } from './match-list.js';
import { tournamentProjection } from './tournaments.js';

/** All projections: the worker follows the log with them, the command line rebuilds them, and the audit compares their rows with the log. */
export const projections: readonly Projection[] = [
  matchListProjection,
  participationProjection,
  matchFindingProjection,
  tournamentProjection,
];
