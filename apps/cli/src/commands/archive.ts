import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { slotsOfMonth } from '@arbiter/contracts';
import {
  ArchivedLogs,
  archiveLog,
  dropMonth,
  DropRefused,
  LogDatabases,
  openPool,
  PostgresCatalogues,
  PostgresEvidence,
  restoreLog,
  standings,
} from '@arbiter/event-store';
import { presentationOf } from '@arbiter/presentations';
import { ArchiveFault, type ArchiveReader, FileRulesets, StorageUnreachable, UnknownRuleset, verifyArchivedLog } from '@arbiter/recording';
import type { Pool } from 'pg';
import { applicationUrl, namedArchive } from '../database.js';
import { CommandFailed } from '../failure.js';
import { releasedRulesets } from '../rulesets.js';
import { checkKey } from '../verifier-key.js';

/** Reads a month, such as 2026-09, as its number in the ids of logs. */
const monthFrom = (text: string): number => {
  const [, year, month] = /^([0-9]{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined) throw new InvalidArgumentError('a month, such as 2026-09');
  return (Number(year) - 1970) * 12 + Number(month);
};

/** Returns the month of a log, such as 2026-09. */
const monthName = (logId: number): string => {
  const month = Math.floor(logId / slotsOfMonth) - 1;
  return `${1970 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
};

const logFrom = (text: string): number => {
  if (!/^[1-9][0-9]{0,9}$/.test(text)) throw new InvalidArgumentError('the id of a log, as `arbiter archive status` lists it');
  return Number(text);
};

const daysFrom = (text: string): number => {
  if (!/^[0-9]{1,4}$/.test(text)) throw new InvalidArgumentError('a number of days');
  return Number(text);
};

const archiveOf = (place?: string): ArchiveReader => {
  const archive = namedArchive(place);
  if (archive === null) throw new CommandFailed('Say where the archive is: --archive PLACE or ARBITER_ARCHIVE.');
  return archive;
};

/** Does work with connections of a login, and tells an operator's errors as such. */
const withPool = async (url: string, work: (pool: Pool) => Promise<void>): Promise<void> => {
  const pool = openPool(url, { max: 4, name: 'arbiter archive' });
  try {
    await plainly(() => work(pool));
  } finally {
    await pool.end();
  }
};

const plainly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const isTold = [ArchiveFault, StorageUnreachable, DropRefused, UnknownRuleset].some((kind) => error instanceof kind);
    throw isTold ? new CommandFailed((error as Error).message) : error;
  }
};

const rulesetsWith = (pool: Pool): FileRulesets =>
  new FileRulesets(resolve(process.env.RULESETS_DIR ?? 'rulesets'), { presentationOf, catalogues: new PostgresCatalogues(pool) });

/** Only the schema's owner may remove events, or bring them back. */
const ownerUrl = (): string => {
  const url = process.env['DATABASE_URL'] ?? '';
  if (url === '') throw new CommandFailed('Only the owner of the schema may do this: set DATABASE_URL to their login.');
  return url;
};

interface Place {
  readonly archive?: string;
}

const status = ({ afterDays }: { readonly afterDays: number }): Promise<void> =>
  withPool(applicationUrl(), async (pool) => {
    const standing = await standings(pool, afterDays, Date.now());
    const archived = await new ArchivedLogs(pool, null).list();
    for (const [logId, one] of standing) {
      const rest = one.kind === 'waits' ? one.why : one.kind === 'due' ? 'can be archived' : 'archived, and still in the database';
      console.log(`log ${logId} (${monthName(logId)}), ${one.size} events: ${rest}`);
    }
    for (const { logId, size } of archived.filter((log) => !standing.has(log.logId)))
      console.log(`log ${logId} (${monthName(logId)}), ${size} events: only in the archive`);
    if (standing.size === 0 && archived.length === 0) console.log('there are no logs of matches');
  });

const run = ({ afterDays, log, archive }: Place & { readonly afterDays: number; readonly log?: number }): Promise<void> =>
  withPool(applicationUrl(), async (pool) => {
    const reader = archiveOf(archive);
    const archived = new ArchivedLogs(pool, reader);
    const due = [...(await standings(pool, afterDays, Date.now()))].flatMap(([logId, { kind }]) => (kind === 'due' ? [logId] : []));
    for (const logId of log === undefined ? due : [log]) {
      const evidence = new PostgresEvidence(LogDatabases.one(pool), null, archived);
      const options = { pool, url: applicationUrl(), evidence, reader, rulesets: rulesetsWith(pool), quietDays: afterDays, now: Date.now };
      const outcome = await archiveLog(options, logId);
      if (outcome.kind === 'waits') {
        console.log(`log ${logId} waits: ${outcome.why}`);
        if (log !== undefined) process.exitCode = 1;
        continue;
      }
      const { index, bytes } = outcome.archive;
      console.log(
        `log ${logId}: ${index.matches.length} matches, ${index.size} events in ${bytes} bytes (${(bytes / index.size).toFixed(0)} an event), read back and verified`,
      );
    }
    if (log === undefined && due.length === 0) console.log('no log can be archived now: arbiter archive status tells what each waits for');
  });

const verify = async ({ archive, log, key }: Place & { readonly log?: number; readonly key?: string }): Promise<void> => {
  const reader = archiveOf(archive);
  if (key !== undefined) checkKey(key);
  const check = async (logId: number, rulesets: FileRulesets, indexHash?: string): Promise<void> => {
    const { index, signer } = await verifyArchivedLog(reader, logId, { rulesets, key, indexHash });
    const by = signer === null ? 'signer unknown: give --key' : `signed by ${signer}`;
    console.log(`log ${logId}: ${index.matches.length} matches, ${index.size} events, all verified; ${by}`);
  };
  if (log !== undefined) return plainly(() => check(log, releasedRulesets()));
  await withPool(applicationUrl(), async (pool) => {
    const logs = await new ArchivedLogs(pool, reader).list();
    for (const { logId, indexHash } of logs) await check(logId, rulesetsWith(pool), indexHash);
    if (logs.length === 0) console.log('no log is archived');
  });
};

const drop = ({ archive, month }: Place & { readonly month: number }): Promise<void> =>
  withPool(ownerUrl(), async (pool) => {
    const logs = await dropMonth({ pool, reader: archiveOf(archive), rulesets: rulesetsWith(pool), now: Date.now }, month);
    for (const { logId, size } of logs) console.log(`log ${logId}: ${size} events are only in the archive now`);
  });

const restore = ({ archive, log }: Place & { readonly log: number }): Promise<void> =>
  withPool(ownerUrl(), async (pool) => {
    const { size } = await restoreLog({ pool, reader: archiveOf(archive), now: Date.now }, log);
    console.log(`log ${log}: ${size} events are in the database again, under the root that was signed`);
  });

/** Adds `arbiter archive`: moves logs whose matches have all ended to object storage, and checks them there. */
export function addArchive(program: Command): void {
  const archive = program
    .command('archive')
    .description('logs whose matches have all ended: move them to a folder or an S3 bucket, and check them there');
  const place = ['--archive <place>', 'a folder, or s3://bucket/prefix (ARBITER_ARCHIVE)'] as const;
  const days = ['--after-days <days>', 'days for which nothing must have been added to a log', daysFrom, 30] as const;
  archive
    .command('status')
    .description('list the logs of matches, and what each waits for (needs DATABASE_URL or APP_DATABASE_URL)')
    .option(...days)
    .action(status);
  archive
    .command('run')
    .description(
      'archive the logs that may be, as the worker does every hour: write, read back, verify, record (needs DATABASE_URL or APP_DATABASE_URL)',
    )
    .option('--log <id>', 'this log only', logFrom)
    .option(...days)
    .option(...place)
    .action(run);
  archive
    .command('verify')
    .description('read archived logs where they are: root and every match; with --log no database is needed')
    .option('--log <id>', 'this log only', logFrom)
    .option('--key <key>', "the installation's verifier key, <name>+<id>+<key>")
    .option(...place)
    .action(verify);
  archive
    .command('drop')
    .description(
      "drop a month's events from the database after they were read from the archive and verified once more (needs DATABASE_URL of the schema's owner)",
    )
    .requiredOption('--month <month>', 'such as 2026-09', monthFrom)
    .option(...place)
    .action(drop);
  archive
    .command('restore')
    .description("bring a log's events back into the database (needs DATABASE_URL of the schema's owner)")
    .requiredOption('--log <id>', 'this log', logFrom)
    .option(...place)
    .action(restore);
}
