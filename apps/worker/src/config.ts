import { resolve } from 'node:path';
import { z } from 'zod';
import { type ProcessConfig, readProcessConfig } from '@arbiter/platform';

/** How one worker process runs. */
export interface WorkerConfig extends ProcessConfig {
  /** Jobs of one queue side by side. */
  readonly concurrency: number;
  /** Folder outside the database for the last signed head; null: none. */
  readonly headsDirectory: string | null;
}

/** Reads the configuration from the environment. @throws {Error} naming every variable that does not fit */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): WorkerConfig => {
  const { common, own } = readProcessConfig(environment, 'worker', 3001, {
    JOB_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
    ARBITER_HEADS_DIR: z.string().min(1).optional(),
  });
  return { ...common, concurrency: own.JOB_CONCURRENCY, headsDirectory: own.ARBITER_HEADS_DIR === undefined ? null : resolve(own.ARBITER_HEADS_DIR) };
};
