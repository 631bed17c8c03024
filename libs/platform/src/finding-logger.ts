import type { Logger } from 'pino';
import { findingScopes } from '@arbiter/contracts';
import type { OnFinding } from '@arbiter/event-store';

const meanings = {
  log: 'the log is not to be trusted as a whole, and /ready says so',
  match: 'the match is set apart, the others go on',
  notice: 'nothing stops',
} as const;

/** Writes a finding to the process's log, once: a notice as a warning, everything else as an error. */
export const findingLogger =
  (logger: Logger): OnFinding =>
  (finding, foundBy) => {
    const scope = findingScopes[finding.code];
    const line = `${finding.code} (${finding.subject}): ${finding.detail}; ${meanings[scope]}. docs/operations.md says what to do`;
    if (scope === 'notice') logger.warn({ finding, foundBy }, line);
    else logger.error({ finding, foundBy }, line);
  };
