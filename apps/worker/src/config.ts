import { resolve } from 'node:path';
import { z } from 'zod';
import { databaseUrls } from '@arbiter/event-store';

const environmentSchema = z.object({
  REDIS_URL: z.string().min(1),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_NAME: z.string().optional(),
  RULESETS_DIR: z.string().default('rulesets'),
  ARBITER_SIGNING_KEY: z.string().min(1).optional(),
  ARBITER_LOG_ORIGIN: z.string().regex(/^[^\s+]+$/).default('arbiter.local/log'),
  JOB_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
});

/** How one worker process runs. */
export interface WorkerConfig {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly port: number;
  readonly host: string;
  readonly logLevel: string;
  readonly nodeName: string;
  readonly rulesetsDirectory: string;
  /** Key that signs heads of the log; null where one is kept in the database. */
  readonly signingKey: string | null;
  readonly logOrigin: string;
  /** Jobs of one queue side by side. */
  readonly concurrency: number;
}

/** Reads the configuration from the environment. @throws {Error} naming every variable that does not fit */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): WorkerConfig => {
  const read = environmentSchema.safeParse(environment);
  if (!read.success) throw new Error(`The environment does not fit: ${z.prettifyError(read.error)}`);
  const value = read.data;
  return {
    databaseUrl: databaseUrls(environment).app,
    redisUrl: value.REDIS_URL,
    port: value.PORT,
    host: value.HOST,
    logLevel: value.LOG_LEVEL,
    nodeName: value.NODE_NAME ?? `worker-${process.pid}-${Date.now().toString(36)}`,
    rulesetsDirectory: resolve(value.RULESETS_DIR),
    signingKey: value.ARBITER_SIGNING_KEY ?? null,
    logOrigin: value.ARBITER_LOG_ORIGIN,
    concurrency: value.JOB_CONCURRENCY,
  };
};
