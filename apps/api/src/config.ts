import { resolve } from 'node:path';
import { z } from 'zod';
import { slotsOfMonth } from '@arbiter/contracts';
import { type ProcessConfig, readProcessConfig } from '@arbiter/platform';
import { type CardImages, readCardImages } from './site/card-images.js';

const count = (fallback: number): z.ZodType<number> => z.coerce.number().int().min(0).default(fallback) as z.ZodType<number>;

/** The number of proxies in front of the API, or their addresses and networks. Not `true`: that would believe every client's header. */
const trustedProxies = z
  .string()
  .trim()
  .regex(
    /^(?:\d{1,2}|[0-9A-Fa-f.:/]*[.:][0-9A-Fa-f.:/]*(?:\s*,\s*[0-9A-Fa-f.:/]+)*)$/,
    'expected the number of proxies in front of the API, or their addresses and networks, separated by commas',
  );

const ownVariables = {
  TRUST_PROXY: trustedProxies.default('0'),
  VIEWER_DIR: z.string().default('dist/viewer'),
  BODY_LIMIT_BYTES: count(262_144),
  CARD_IMAGES: z.string().default(''),
  CARD_FILE_LIMIT_MB: z.coerce.number().int().min(1).max(4_096).default(512),
  RATE_LIMIT_PER_ADDRESS: count(12_000),
  RATE_LIMIT_PER_TOKEN: count(2_400),
  MATCH_MEMORY_MB: z.coerce.number().int().min(1).default(512),
  MATCHES_IN_MEMORY: z.coerce.number().int().min(1).default(200),
  STREAMS_PER_TOKEN: count(20),
  BOT_MATCHES_AT_ONCE: count(0),
  BOT_MATCHES_PER_ADDRESS: count(10),
  ARBITER_LOG_SLOTS: z.coerce.number().int().min(1).max(slotsOfMonth).optional(),
  ARBITER_NODE_URL: z.url({ protocol: /^https?$/ }).optional(),
};

/** Logs of a month for each database, where there are several: every cell is to have matches. */
const slotsOfDatabase = 4;

/** Configuration of one API process. Every limit is on by default; 0 turns a rate limit off. */
export interface ApiConfig extends ProcessConfig {
  /**
   * The proxies whose word on a client's address is believed: a number of proxies, counted from the API outwards (then nobody but the first
   * of them may reach the API), or proxies of these addresses and networks.
   */
  readonly trustedProxies: number | readonly string[];
  /** Folder of the built page. */
  readonly viewerDirectory: string;
  /** Where images of cards are, by game; none unless the installation names any. */
  readonly cardImages: CardImages;
  readonly bodyLimitBytes: number;
  /** How large a file of cards may be, in bytes, as it is sent. */
  readonly cardFileLimitBytes: number;
  /** Budget of one network address for a minute; the costs of requests are in `limits/request-budgets.ts`. */
  readonly rateLimitPerAddress: number;
  /** Budget of one token for a minute. */
  readonly rateLimitPerToken: number;
  /** Number of matches whose folded state is kept in memory for reading. */
  readonly matchesInMemory: number;
  /** Memory for matches that are played or read here, in bytes. */
  readonly matchMemoryBytes: number;
  /** Number of live streams that may be open at a time with one token. */
  readonly streamsPerToken: number;
  /** Matches that guests may play against bots at a time, in the whole installation; 0: none, which is the default. */
  readonly botMatchesAtOnce: number;
  /** Matches against bots that one network address may begin in an hour; 0 turns the limit off. */
  readonly botMatchesPerAddress: number;
  /** Number of logs among which the matches of a month are divided; an API process owns whole logs. */
  readonly logSlots: number;
  /** How long PostgreSQL may take to answer, in milliseconds, before a request is answered with 503. */
  readonly databasePatienceMs: number;
  /** Base URL at which other API processes reach this one; null: it follows from host and port. */
  readonly nodeUrl: string | null;
}

/** Reads the configuration from the environment. @throws {Error} naming every variable that does not fit */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ApiConfig => {
  const { common, own } = readProcessConfig(environment, 'api', 3000, ownVariables);
  const databases = common.databases.all.length;
  return {
    ...common,
    trustedProxies: /^\d+$/.test(own.TRUST_PROXY) ? Number(own.TRUST_PROXY) : own.TRUST_PROXY.split(',').map((network) => network.trim()),
    viewerDirectory: resolve(own.VIEWER_DIR),
    cardImages: readCardImages(own.CARD_IMAGES),
    bodyLimitBytes: own.BODY_LIMIT_BYTES,
    cardFileLimitBytes: own.CARD_FILE_LIMIT_MB * 1024 * 1024,
    rateLimitPerAddress: own.RATE_LIMIT_PER_ADDRESS,
    rateLimitPerToken: own.RATE_LIMIT_PER_TOKEN,
    matchMemoryBytes: own.MATCH_MEMORY_MB * 1024 * 1024,
    matchesInMemory: own.MATCHES_IN_MEMORY,
    streamsPerToken: own.STREAMS_PER_TOKEN,
    botMatchesAtOnce: own.BOT_MATCHES_AT_ONCE,
    botMatchesPerAddress: own.BOT_MATCHES_PER_ADDRESS,
    databasePatienceMs: 5_000,
    logSlots: own.ARBITER_LOG_SLOTS ?? (databases === 1 ? 1 : databases * slotsOfDatabase),
    nodeUrl: own.ARBITER_NODE_URL ?? null,
  };
};
