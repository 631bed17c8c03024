import type { FindingCode } from '@arbiter/contracts';
import { type Finding, logFinding } from './findings.js';

/** The log as a whole is not what was signed; nothing more is signed until this is settled. */
export class LogFault extends Error {
  constructor(
    readonly code: FindingCode,
    readonly subject: string,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options);
    this.name = new.target.name;
  }

  finding(): Finding {
    return logFinding(this.code, this.subject, this.message);
  }
}

/** A signed head no longer follows from the events. */
export class LogChanged extends LogFault {
  constructor(logId: number, size: number) {
    super(
      'log/changed',
      'log',
      `log ${logId} no longer has the root that was signed for its first ${size} events: events were changed behind the database's back, or the log forked`,
    );
  }
}

/** The database ends before the end of a signed head: it was set back, or its last events were deleted. */
export class LogRolledBack extends LogFault {
  constructor(logId: number, signed: number, size: number) {
    super(
      'log/rolled-back',
      'log',
      `log ${logId} has ${size} events, and a head over its first ${signed} was signed: the database was set back, or its end was deleted`,
    );
  }
}
