import { z } from 'zod';
import { type ProcessConfig, readProcessConfig } from '@arbiter/platform';

/** How one worker process runs. */
export interface WorkerConfig extends ProcessConfig {
  /** Jobs of one queue side by side. */
  readonly concurrency: number;
}

/** Reads the configuration from the environment. @throws {Error} naming every variable that does not fit */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): WorkerConfig => {
  const { common, own } = readProcessConfig(environment, 'worker', 3001, { JOB_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2) });
  return { ...common, concurrency: own.JOB_CONCURRENCY };
};
