import type { Command } from 'commander';
import type { Client } from 'pg';
import { differenceInWords, type TableDifference } from '@arbiter/accounts';
import { databaseUrls, PrimaryClient, RecordBroken } from '@arbiter/event-store';
import { compareOrganisingTables, LogInDoubt, rebuildOrganisingTables } from '@arbiter/platform';
import { applicationUrl } from '../database.js';
import { CommandFailed } from '../failure.js';

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

const line = (difference: TableDifference): string => `${difference.row.table} ${difference.row.key}: ${differenceInWords(difference)}`;

const connected = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new PrimaryClient({ connectionString: url, application_name: 'arbiter tables' });
  await client.connect();
  try {
    return await work(client);
  } catch (error) {
    if (error instanceof RecordBroken || error instanceof LogInDoubt) throw new CommandFailed(error.message);
    throw error;
  } finally {
    await client.end();
  }
};

const compare = async (options: { readonly json?: boolean }): Promise<void> => {
  const found = await connected(applicationUrl(), (client) => compareOrganisingTables(client));
  if (options.json === true) console.log(JSON.stringify(found, null, 2));
  else {
    for (const { subject, detail, stream } of found) console.log(`${subject} (${stream?.type} ${stream?.id}): ${detail}`);
    console.log(
      found.length === 0
        ? 'the tables say what the log says'
        : `${rows(found.length)} ${found.length === 1 ? 'differs' : 'differ'} from the log`,
    );
  }
  if (found.length > 0) process.exitCode = 1;
};

const rebuild = async (): Promise<void> => {
  const { owner } = databaseUrls(process.env);
  if (owner === null) throw new CommandFailed("Only the schema's owner may change these rows: set DATABASE_URL.");
  const { differed, left } = await connected(owner, (client) => rebuildOrganisingTables(client));
  for (const one of differed) console.log(line(one));
  console.log(differed.length === 0 ? 'nothing differed' : `${rows(differed.length)} differed from the log`);
  if (left.length === 0) return;
  for (const one of left) console.log(`NOT MENDED ${line(one)}`);
  console.log('The log does not tell the rest: bring it back from a backup.');
  process.exitCode = 1;
};

/** Adds `arbiter tables`, for the tables that record what organizers do and are written in the same transactions as the log. */
export function addTables(program: Command): void {
  const tables = program
    .command('tables')
    .description('compare the tables of what organizers do (gatherings, players, tokens, matches, decks) with the log, or rebuild them');
  tables
    .command('compare')
    .description(
      'name every row that says something else than the log; exit code 1 when there is one (needs DATABASE_URL or APP_DATABASE_URL)',
    )
    .option('--json', 'print as JSON')
    .action(compare);
  tables
    .command('rebuild')
    .description(
      'make the rows again what the log says; exit code 1 when something can not be mended from it (needs DATABASE_URL, the owner)',
    )
    .action(rebuild);
}
