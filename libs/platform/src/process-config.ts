import { resolve } from 'node:path';
import { z } from 'zod';
import { messageOf } from '@arbiter/contracts';
import { cellsOf, databaseUrls, type LogDatabases } from '@arbiter/event-store';
import { defaultPrefix, parseRedisUrl } from '@arbiter/jobs';
import { isObjectStorage } from '@arbiter/object-storage';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Environment variables that every process of the service reads.
 * @param port the port to listen on where `PORT` is not set
 */
const processVariables = (port: number) =>
  z.object({
    REDIS_URL: z.string().superRefine((url, context) => {
      try {
        parseRedisUrl(url);
      } catch (error) {
        context.addIssue({ code: 'custom', message: messageOf(error) });
      }
    }),
    REDIS_PREFIX: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/, '1 to 64 letters, digits, "-" or "_"')
      .default(defaultPrefix),
    PORT: z.coerce.number().int().min(0).max(65_535).default(port),
    HOST: z.string().default('127.0.0.1'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    NODE_NAME: z.string().optional(),
    ARBITER_ASYNC_STANDBYS: z.enum(['refuse', 'allow']).default('refuse'),
    RULESETS_DIR: z.string().default('rulesets'),
    ARBITER_ARCHIVE: z.string().min(1).refine(isObjectStorage, 'a folder, or s3://bucket/prefix').optional(),
    WEBHOOKS_ALLOW_PRIVATE: z.enum(['true', 'false']).default('false'),
    METRICS_TOKEN: z
      .string()
      .regex(/^(?:\S{16,})?$/, 'at least 16 characters without spaces')
      .default(''),
  });

/** Configuration that is common to all processes of the service. */
export interface ProcessConfig {
  /** URLs of the databases, with the application's login. */
  readonly databases: LogDatabases<string>;
  /** Names one server, or a cluster (`parseRedisUrl`). */
  readonly redisUrl: string;
  /** Prefix of every key and channel, so that several installations can share one Redis. */
  readonly redisPrefix: string;
  readonly port: number;
  readonly host: string;
  readonly logLevel: string;
  /** Name of this process among its kind, used as the owner of leases. */
  readonly nodeName: string;
  /** Whether the process may start on a database whose standbys are behind what was acknowledged. */
  readonly asyncStandbys: boolean;
  /** Folder of released rulesets. */
  readonly rulesetsDirectory: string;
  /** Where logs are archived, as `openObjectStorage` takes it; null: nowhere. */
  readonly archive: string | null;
  /** Whether webhooks may name addresses of the own machine and network, and `http` too. */
  readonly webhooksAllowPrivate: boolean;
  /** Token with which the metrics can be read; null where nobody may. */
  readonly metricsToken: string | null;
}

/**
 * Reads the configuration of a process from the environment.
 * @param kind kind of the process, with which its name begins: `api`, `worker`
 * @param more variables of this kind of process
 * @throws {Error} naming every variable that does not fit
 */
export function readProcessConfig<More extends z.ZodRawShape>(
  environment: Environment,
  kind: string,
  port: number,
  more: More,
): { readonly common: ProcessConfig; readonly own: z.output<z.ZodObject<More>> } {
  const common = processVariables(port).safeParse(environment);
  const own = z.object(more).safeParse(environment);
  if (!common.success || !own.success)
    throw new Error(
      `The environment does not fit: ${[common, own].flatMap((read) => (read.success ? [] : z.prettifyError(read.error))).join('\n')}`,
    );
  const value = common.data;
  return {
    common: {
      databases: cellsOf(environment, databaseUrls(environment).app),
      redisUrl: value.REDIS_URL,
      redisPrefix: value.REDIS_PREFIX,
      port: value.PORT,
      host: value.HOST,
      logLevel: value.LOG_LEVEL,
      nodeName: value.NODE_NAME ?? `${kind}-${process.pid}-${Date.now().toString(36)}`,
      asyncStandbys: value.ARBITER_ASYNC_STANDBYS === 'allow',
      rulesetsDirectory: resolve(value.RULESETS_DIR),
      archive: value.ARBITER_ARCHIVE ?? null,
      webhooksAllowPrivate: value.WEBHOOKS_ALLOW_PRIVATE === 'true',
      metricsToken: value.METRICS_TOKEN === '' ? null : value.METRICS_TOKEN,
    },
    own: own.data,
  };
}
