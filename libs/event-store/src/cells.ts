import { foundingLog } from '@arbiter/contracts';
import type { Client } from 'pg';
import { logsWithEvents } from './feed.js';
import { UnfitDatabase } from './fit-database.js';
import { type Cell, LogDatabases, type NamedDatabase } from './log-databases.js';
import { logOrigin } from './log-keys.js';
import { appRoleFault } from './pool.js';
import { addressesOf, loginOf, placeOf, withLogin } from './primary/addresses.js';
import { PrimaryClient } from './primary/primary-client.js';

/** What stands for the directory in the list of cells. */
const directoryWord = 'directory';

const entryPattern = /^(?<from>\d{1,4})(?:-(?<to>\d{1,4}))?=(?<where>.+)$/s;

/** Servers and database of a URL, whatever its login and options. */
const databaseOf = (url: string): string =>
  addressesOf(url)
    .map((address) => `${placeOf(address)}${new URL(address).pathname}`)
    .sort()
    .join(' ');

const cellOf = (entry: string, directory: string): Cell<string> => {
  const { from, to, where } = entryPattern.exec(entry)?.groups ?? {};
  if (from === undefined || where === undefined)
    throw new Error('an entry of ARBITER_CELLS is slots=URL, such as 0-511=postgres://one:5432/arbiter, or slots=directory');
  const slots = { from: Number(from), to: Number(to ?? from) };
  if (where === directoryWord) return { ...slots, database: directory };
  const login = loginOf(where);
  if (login.user !== '' || login.password !== '')
    throw new Error(`the URL of slots ${from}-${to ?? from} in ARBITER_CELLS has a login: leave it out, those of the other URLs are used`);
  if (databaseOf(where) === databaseOf(directory))
    throw new Error(`slots ${from}-${to ?? from} in ARBITER_CELLS name the directory's own database: write ${directoryWord}`);
  const { user, password } = loginOf(directory);
  return { ...slots, database: withLogin(where, user, password) };
};

/**
 * Reads `ARBITER_CELLS`: which database holds the logs of which slots, as `0-511=postgres://one:5432/arbiter 512-1023=postgres://two:5432/arbiter`.
 * One for everything where it is not set.
 * @param directory URL of the directory, with the login that is used for every cell
 * @throws {Error} naming the slots that are in no cell or in two, and what can't be read; without passwords
 */
export const cellsOf = (environment: { readonly [name: string]: string | undefined }, directory: string): LogDatabases<string> => {
  const entries = (environment['ARBITER_CELLS'] ?? '').split(/\s+/).filter((entry) => entry !== '');
  const cells = entries.map((entry) => cellOf(entry, directory));
  const known = new Set<string>();
  for (const { from, to, database } of cells) {
    const name = databaseOf(database);
    if (known.has(name))
      throw new Error(`slots ${from}-${to} in ARBITER_CELLS name a database that another cell has: a cell is one range of slots`);
    known.add(name);
  }
  return LogDatabases.ofCells(directory, cells);
};

/** What stands in a database about the installation that it belongs to, and which logs it has. */
interface Standing {
  readonly installation: string | null;
  readonly logIds: readonly number[];
  /** Why the application's login should not work there; null if it may. */
  readonly roleFault: string | null;
}

const standingOf = async (url: string): Promise<Standing> => {
  const client: Client = new PrimaryClient({ connectionString: url, application_name: 'arbiter-check', connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return {
      installation: await logOrigin(client, foundingLog),
      logIds: await logsWithEvents(client),
      roleFault: await appRoleFault(client),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** PostgreSQL's undefined_table. */
const isWithoutSchema = (error: unknown): boolean => (error as { readonly code?: unknown }).code === '42P01';

/**
 * Checks that each cell belongs to this installation, and that every log is where it is looked for.
 * @param onUnreachable called for each cell that does not answer: matches of the others can be played all the same
 * @throws {UnfitDatabase}
 */
export async function assertCells(databases: LogDatabases<string>, onUnreachable: (name: string, error: unknown) => void): Promise<void> {
  const [directory, ...cells] = databases.all;
  if (directory === undefined || cells.length === 0) return;
  const own = await standingOf(directory.database);
  refuseStrays(databases, directory, own);
  for (const cell of cells) {
    let standing: Standing;
    try {
      standing = await standingOf(cell.database);
    } catch (error) {
      if (isWithoutSchema(error)) throw new UnfitDatabase(`${cell.name} (ARBITER_CELLS) has no schema yet: run the migrations`);
      onUnreachable(cell.name, error);
      continue;
    }
    if (standing.installation !== null && standing.installation !== own.installation)
      throw new UnfitDatabase(
        `${cell.name} (ARBITER_CELLS) belongs to the installation ${standing.installation}, and this one is ${own.installation ?? 'new'}`,
      );
    if (standing.roleFault !== null) throw new UnfitDatabase(`${cell.name}: ${standing.roleFault}`);
    refuseStrays(databases, cell, standing);
  }
}

/** Refuses a database that has logs which would be looked for elsewhere. */
const refuseStrays = (databases: LogDatabases<string>, { name, database }: NamedDatabase<string>, { logIds }: Standing): void => {
  const stray = logIds.find((logId) => databases.of(logId) !== database);
  if (stray !== undefined)
    throw new UnfitDatabase(
      `${name} has log ${stray}, which by ARBITER_CELLS would be looked for elsewhere: slots can't change their database once matches were recorded in them`,
    );
};
