import { resolve } from 'node:path';
import { z } from 'zod';
import { databaseUrls } from '@arbiter/event-store';

const count = (fallback: number): z.ZodType<number> => z.coerce.number().int().min(0).default(fallback) as z.ZodType<number>;

const environmentSchema = z.object({
  REDIS_URL: z.string().min(1),
  PORT: count(3000),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_NAME: z.string().optional(),
  TRUST_PROXY: z.stringbool().default(false),
  ARBITER_SIGNING_KEY: z.string().min(1).optional(),
  ARBITER_LOG_ORIGIN: z.string().regex(/^[^\s+]+$/).default('arbiter.local/log'),
  RULESETS_DIR: z.string().default('rulesets'),
  VIEWER_DIR: z.string().default('dist/viewer'),
  BODY_LIMIT_BYTES: count(262_144),
  RATE_LIMIT_PER_ADDRESS: count(12_000),
  RATE_LIMIT_PER_TOKEN: count(2_400),
  MATCHES_IN_MEMORY: z.coerce.number().int().min(1).default(200),
  STREAMS_PER_TOKEN: count(20),
});

/** How one API process runs. Every limit is on by default; 0 turns a rate limit off. */
export interface ApiConfig {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly port: number;
  readonly host: string;
  readonly logLevel: string;
  /** Name of this process among its equals, used as the owner of leases. */
  readonly nodeName: string;
  readonly trustProxy: boolean;
  /** Key that signs heads of the log; null where one is kept in the database. */
  readonly signingKey: string | null;
  readonly logOrigin: string;
  /** Folder of released rulesets. */
  readonly rulesetsDirectory: string;
  /** Folder of the built page. */
  readonly viewerDirectory: string;
  readonly bodyLimitBytes: number;
  /** Requests a minute from one network address. */
  readonly rateLimitPerAddress: number;
  /** Requests a minute with one token. */
  readonly rateLimitPerToken: number;
  /** Matches kept folded for reading. */
  readonly matchesInMemory: number;
  /** Live streams open at a time with one token. */
  readonly streamsPerToken: number;
}

/** Reads the configuration from the environment. @throws {Error} naming every variable that does not fit */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ApiConfig => {
  const read = environmentSchema.safeParse(environment);
  if (!read.success) throw new Error(`The environment does not fit: ${z.prettifyError(read.error)}`);
  const value = read.data;
  return {
    databaseUrl: databaseUrls(environment).app,
    redisUrl: value.REDIS_URL,
    port: value.PORT,
    host: value.HOST,
    logLevel: value.LOG_LEVEL,
    nodeName: value.NODE_NAME ?? `api-${process.pid}-${Date.now().toString(36)}`,
    trustProxy: value.TRUST_PROXY,
    signingKey: value.ARBITER_SIGNING_KEY ?? null,
    logOrigin: value.ARBITER_LOG_ORIGIN,
    rulesetsDirectory: resolve(value.RULESETS_DIR),
    viewerDirectory: resolve(value.VIEWER_DIR),
    bodyLimitBytes: value.BODY_LIMIT_BYTES,
    rateLimitPerAddress: value.RATE_LIMIT_PER_ADDRESS,
    rateLimitPerToken: value.RATE_LIMIT_PER_TOKEN,
    matchesInMemory: value.MATCHES_IN_MEMORY,
    streamsPerToken: value.STREAMS_PER_TOKEN,
  };
};
