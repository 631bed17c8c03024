import { resolve } from 'node:path';
import { z } from 'zod';
import { type ProcessConfig, readProcessConfig } from '@arbiter/platform';

/** How one worker process runs. */
export interface WorkerConfig extends ProcessConfig {
  /** Jobs of one queue side by side. */
  readonly concurrency: number;
  /** About how many events the audit looks at in a second; 0 turns it off. */
  readonly auditEventsPerSecond: number;
  /** Least time from one audit of a part of the log to the next, in milliseconds. */
  readonly auditEveryMs: number;
  /** Folder outside the database for the last signed head; null: none. */
  readonly headsDirectory: string | null;
}

/** Reads the configuration from the environment. @throws {Error} naming every variable that does not fit */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): WorkerConfig => {
  const { common, own } = readProcessConfig(environment, 'worker', 3001, {
    JOB_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
    ARBITER_HEADS_DIR: z.string().min(1).optional(),
    AUDIT_EVENTS_PER_SECOND: z.coerce.number().int().min(0).max(1_000_000).default(500),
    AUDIT_EVERY_SECONDS: z.coerce.number().min(0).max(86_400).default(60),
  });
  return {
    ...common,
    concurrency: own.JOB_CONCURRENCY,
    headsDirectory: own.ARBITER_HEADS_DIR === undefined ? null : resolve(own.ARBITER_HEADS_DIR),
    auditEventsPerSecond: own.AUDIT_EVENTS_PER_SECOND,
    auditEveryMs: own.AUDIT_EVERY_SECONDS * 1_000,
  };
};
