import { resolve } from 'node:path';
import { z } from 'zod';
import { type ProcessConfig, readProcessConfig } from '@arbiter/platform';

const count = (fallback: number): z.ZodType<number> => z.coerce.number().int().min(0).default(fallback) as z.ZodType<number>;

const ownVariables = {
  TRUST_PROXY: z.stringbool().default(false),
  VIEWER_DIR: z.string().default('dist/viewer'),
  BODY_LIMIT_BYTES: count(262_144),
  RATE_LIMIT_PER_ADDRESS: count(12_000),
  RATE_LIMIT_PER_TOKEN: count(2_400),
  MATCHES_IN_MEMORY: z.coerce.number().int().min(1).default(200),
  STREAMS_PER_TOKEN: count(20),
};

/** How one API process runs. Every limit is on by default; 0 turns a rate limit off. */
export interface ApiConfig extends ProcessConfig {
  readonly trustProxy: boolean;
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
  const { common, own } = readProcessConfig(environment, 'api', 3000, ownVariables);
  return {
    ...common,
    trustProxy: own.TRUST_PROXY,
    viewerDirectory: resolve(own.VIEWER_DIR),
    bodyLimitBytes: own.BODY_LIMIT_BYTES,
    rateLimitPerAddress: own.RATE_LIMIT_PER_ADDRESS,
    rateLimitPerToken: own.RATE_LIMIT_PER_TOKEN,
    matchesInMemory: own.MATCHES_IN_MEMORY,
    streamsPerToken: own.STREAMS_PER_TOKEN,
  };
};
