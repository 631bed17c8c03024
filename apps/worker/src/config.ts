import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { cellsOf, databaseUrls, type LogDatabases } from '@arbiter/event-store';
import { messageOf } from '@arbiter/contracts';
import { type ProcessConfig, readProcessConfig } from '@arbiter/platform';
import { BadPolicy, type Policy, readPolicy } from '@arbiter/tlog';

/** Configuration of one worker process. */
export interface WorkerConfig extends ProcessConfig {
  /** URLs of the databases with the login of the log's keeper, the only one that may sign. */
  readonly keeperDatabases: LogDatabases<string>;
  /** Keys that sign heads of the log, newest first; null where they are kept in the database. */
  readonly signingKey: string | null;
  /** Name of the log; null for the name with which it was founded. */
  readonly logOrigin: string | null;
  /** Number of jobs of one queue that run at the same time. */
  readonly concurrency: number;
  /** Approximate number of events that the audit checks in a second; 0 turns it off. */
  readonly auditEventsPerSecond: number;
  /** Least time from one audit of a part of the log to the next, in milliseconds. */
  readonly auditEveryMs: number;
  /** Days for which nothing must have been added to a log before it is archived. */
  readonly archiveAfterDays: number;
  /** Folder outside the database for the last signed head; null: none. */
  readonly headsDirectory: string | null;
  /** The witnesses that are asked to cosign heads of the log, and how many are wanted; null: nobody is asked. */
  readonly witnessPolicy: Policy | null;
  /** How long a bot leaves before an answer that does something, in milliseconds. */
  readonly botPauseMs: number;
}

/**
 * Reads the policy about witnesses from a file. Every witness must have an address, since it is there to be asked.
 * @throws {Error} naming the variable, the file and what is wrong with it
 */
const readPolicyFile = (file: string): Policy => {
  const refused = (why: string): Error => new Error(`The environment does not fit: ARBITER_WITNESS_POLICY: ${file}: ${why}`);
  let policy: Policy;
  try {
    policy = readPolicy(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof BadPolicy) throw refused(error.message);
    throw refused(`it can't be read: ${messageOf(error)}`);
  }
  const nowhere = policy.witnesses.filter(({ url }) => url === null).map(({ name }) => name);
  if (nowhere.length > 0) throw refused(`these witnesses have no address: ${nowhere.join(', ')}`);
  return policy;
};

/** Reads the configuration from the environment. @throws {Error} naming every variable that does not fit */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): WorkerConfig => {
  const { common, own } = readProcessConfig(environment, 'worker', 3001, {
    ARBITER_SIGNING_KEY: z.string().min(1).optional(),
    ARBITER_LOG_ORIGIN: z
      .string()
      .regex(/^[^\s+]+$/, 'a name without spaces and plus')
      .optional(),
    JOB_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
    ARBITER_HEADS_DIR: z.string().min(1).optional(),
    ARBITER_WITNESS_POLICY: z.string().min(1).optional(),
    ARCHIVE_AFTER_DAYS: z.coerce.number().min(0).max(3_650).default(30),
    AUDIT_EVENTS_PER_SECOND: z.coerce.number().int().min(0).max(1_000_000).default(500),
    BOT_PAUSE_MS: z.coerce.number().int().min(0).max(60_000).default(600),
    AUDIT_EVERY_SECONDS: z.coerce.number().min(0).max(86_400).default(60),
  });
  const { keeper } = databaseUrls(environment);
  if (keeper === null)
    throw new Error(
      "The environment does not fit: set KEEPER_DATABASE_URL to the login of the log's keeper, or DATABASE_URL, from which it follows",
    );
  return {
    ...common,
    keeperDatabases: cellsOf(environment, keeper),
    signingKey: own.ARBITER_SIGNING_KEY ?? null,
    logOrigin: own.ARBITER_LOG_ORIGIN ?? null,
    concurrency: own.JOB_CONCURRENCY,
    archiveAfterDays: own.ARCHIVE_AFTER_DAYS,
    headsDirectory: own.ARBITER_HEADS_DIR === undefined ? null : resolve(own.ARBITER_HEADS_DIR),
    witnessPolicy: own.ARBITER_WITNESS_POLICY === undefined ? null : readPolicyFile(own.ARBITER_WITNESS_POLICY),
    auditEventsPerSecond: own.AUDIT_EVENTS_PER_SECOND,
    botPauseMs: own.BOT_PAUSE_MS,
    auditEveryMs: own.AUDIT_EVERY_SECONDS * 1_000,
  };
};
