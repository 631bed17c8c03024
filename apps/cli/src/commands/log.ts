import { InvalidArgumentError, type Command } from 'commander';
import { organisingTables } from '@arbiter/platform';
import { BadKey, type FindingCode, findingScopes, foundingLog } from '@arbiter/contracts';
import {
  auditOnce,
  databaseUrls,
  Findings,
  KeptHeads,
  LogIdentityRefused,
  logKeys,
  logOrigin,
  newestHead,
  openPool,
  rotateKey,
  signedByOne,
  type StoredFinding,
  verifiersOf,
} from '@arbiter/event-store';
import { projections } from '@arbiter/recording';
import type { Pool } from 'pg';
import { applicationUrl, logDatabases, namedArchive } from '../database.js';
import { CommandFailed } from '../failure.js';

const reason = (text: string): string => {
  if (text.trim() === '') throw new InvalidArgumentError('say why: it is written down');
  return text.trim();
};

/** Checks a finding's row number and returns it as text, since it may be too large for a number. */
const findingNumber = (text: string): string => {
  if (!/^[1-9][0-9]{0,17}$/.test(text)) throw new InvalidArgumentError('the number of a finding, as `arbiter log findings` lists it');
  return text;
};

const withPool = async <T>(work: (pool: ReturnType<typeof openPool>) => Promise<T>): Promise<T> => {
  const pool = openPool(applicationUrl(), { max: 2, name: 'arbiter log' });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
};

const line = (one: StoredFinding): string => {
  const settled = one.settledAt === null ? '' : ` (settled ${one.settledAt.toISOString()}: ${one.settledBecause})`;
  return `${one.findingId}  ${one.foundAt.toISOString()}  ${findingScopes[one.code]}  ${one.code}  ${one.logId === foundingLog ? '' : `log ${one.logId}, `}${one.subject}${one.version === null ? '' : ` version ${one.version}`}: ${one.detail}, found by ${one.foundBy}${settled}`;
};

const listFindings = async (options: { readonly all?: boolean; readonly json?: boolean }): Promise<void> => {
  const found = await withPool((pool) => new Findings(pool).list(options.all === true));
  if (options.json === true) console.log(JSON.stringify(found, null, 2));
  else console.log(found.length === 0 ? 'nothing was found wrong' : found.map(line).join('\n'));
  if (found.some(({ settledAt }) => settledAt === null)) process.exitCode = 1;
};

const settle = async (findingId: string, because: string): Promise<void> => {
  if (!(await withPool((pool) => new Findings(pool).settle(findingId, because))))
    throw new CommandFailed(`There is no open finding ${findingId}.`);
  console.log(`finding ${findingId} is settled. What is still wrong will be found again.`);
};

/** Audits the whole log once, as fast as possible. */
const audit = async (): Promise<void> => {
  const told: string[] = [];
  const databases = logDatabases();
  let count = 0;
  for (const { database: url } of databases.all)
    count += await auditOnce({
      url,
      ...(url === databases.directory ? {} : { directoryUrl: databases.directory }),
      holds: (logId) => databases.of(logId) === url,
      projections,
      tables: organisingTables,
      archive: namedArchive(),
      onFinding: ({ code, subject, detail }) => told.push(`${code} (${subject}): ${detail}`),
    });
  for (const one of told) console.log(one);
  console.log(count === 0 ? 'nothing new was found wrong' : `${count} new finding${count === 1 ? '' : 's'}`);
  if (count > 0) process.exitCode = 1;
};

/** What accepting the log as it is in the database settles. */
const acceptable: readonly FindingCode[] = ['log/rolled-back', 'log/changed', 'kept-head/unreadable'];

interface AcceptOptions {
  readonly heads?: string;
  readonly because: string;
}

/** Moves kept heads aside, so that the keeper continues from the logs as they are in the database. */
const accept = async ({ heads = process.env['ARBITER_HEADS_DIR'], because }: AcceptOptions): Promise<void> => {
  if (heads === undefined || heads === '')
    throw new CommandFailed('Say where the worker keeps the last signed head: --heads FOLDER or ARBITER_HEADS_DIR.');
  await withPool(async (pool) => {
    const findings = new Findings(pool);
    const waiting = (await findings.list()).filter(({ code, foundBy }) => foundBy === 'keeper' && acceptable.includes(code));
    // Without a finding it is the founding log that is meant: its keeper may not have looked yet.
    const logIds = waiting.length === 0 ? [foundingLog] : [...new Set(waiting.map(({ logId }) => logId))];
    const logs = logDatabases().map((url) => openPool(url, { max: 1, name: 'arbiter log accept' }));
    try {
      for (const logId of logIds) await acceptLog({ log: logs.of(logId), directory: pool }, findings, logId, new KeptHeads(heads), because);
    } finally {
      await logs.together((one) => one.end());
    }
    console.log('The worker goes on within seconds. Whoever holds a head that was set aside can show that its log was set back.');
    console.log('If that head was public, begin a log of another name in a new database: docs/operations.md.');
  });
};

/** Moves the kept head of one log aside. */
const acceptLog = async (
  { log, directory }: { readonly log: Pool; readonly directory: Pool },
  findings: Findings,
  logId: number,
  kept: KeptHeads,
  because: string,
): Promise<void> => {
  const origin = await logOrigin(log, logId);
  if (origin === null) throw new CommandFailed('The log has no name yet: its worker has never run.');
  const verifiers = verifiersOf(await logKeys(directory));
  const before = await kept.read(logId, origin, (note) => signedByOne(note, verifiers)).catch(() => null);
  const aside = await kept.setAside(logId, origin, new Date());
  if (aside === null) throw new CommandFailed(`${kept.fileOf(logId, origin)} is not there: there is nothing to accept.`);
  const settled = await findings.settleOf(logId, 'keeper', acceptable, because);
  const standing = await newestHead(log, logId);
  console.log(
    `log ${logId}: ${before === null ? 'what was kept' : `the head over ${before.size} events`} is now ${aside}: keep it, it is evidence`,
  );
  console.log(
    `the newest head in the database is over ${standing?.size ?? 0} events; ${settled} finding${settled === 1 ? '' : 's'} settled`,
  );
};

/** Changes the key that signs the log's heads. */
const rotate = async (): Promise<void> => {
  const { keeper } = databaseUrls(process.env);
  if (keeper === null) throw new CommandFailed("Only the log's keeper may sign: set KEEPER_DATABASE_URL, or DATABASE_URL.");
  const pool = openPool(keeper, { max: 1, name: 'arbiter log rotate-key' });
  try {
    const key = await rotateKey(pool, process.env['ARBITER_SIGNING_KEY'] ?? null);
    console.log(`from now on ${key.verifierKey} signs; the key before it signs too for 30 days`);
    console.log('/evidence/key gives both, with the announcement that both have signed.');
  } catch (error) {
    if (error instanceof LogIdentityRefused || error instanceof BadKey) throw new CommandFailed(error.message);
    throw error;
  } finally {
    await pool.end();
  }
};

/** Adds `arbiter log`: lists what was found wrong with the log, and records an operator's decisions about it. */
export function addLog(program: Command): void {
  const log = program
    .command('log')
    .description('what was found wrong with the log, and decisions about it (needs DATABASE_URL or APP_DATABASE_URL)');
  log
    .command('findings')
    .description('list what was found wrong and is not settled; exit code 1 when there is something')
    .option('--all', 'with what was settled')
    .option('--json', 'print as JSON')
    .action(listFindings);
  log
    .command('audit')
    .description(
      'look at everything that is stored once: heads, tiles, feed, every stream and the rows that follow from it; exit code 1 when something new is found',
    )
    .action(audit);
  log
    .command('settle')
    .description('settle a finding after its cause was mended, so that what it stopped goes on')
    .argument('<finding>', 'its number', findingNumber)
    .requiredOption('--because <text>', 'why, for the record', reason)
    .action((finding: string, { because }: { readonly because: string }) => settle(finding, because));
  log
    .command('rotate-key')
    .description(
      "change the key that signs heads: the new one is drawn, or is the first of ARBITER_SIGNING_KEY (needs the keeper's connection: KEEPER_DATABASE_URL or DATABASE_URL)",
    )
    .action(rotate);
  log
    .command('accept')
    .description('go on with the log as the database has it, though a later head was signed: sets the kept head aside')
    .requiredOption('--because <text>', 'why, for the record', reason)
    .option('--heads <folder>', 'where the worker keeps the last signed head (ARBITER_HEADS_DIR)')
    .action(accept);
}
