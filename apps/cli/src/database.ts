import { cellsOf, databaseUrls, type LogDatabases } from '@arbiter/event-store';
import { NoSuchStorage, openObjectStorage } from '@arbiter/object-storage';
import { ArchiveReader } from '@arbiter/recording';
import { CommandFailed } from './failure.js';

/**
 * Returns the connection URL of the application, from the environment.
 * @throws {CommandFailed} when the environment has none
 */
export function applicationUrl(): string {
  try {
    return databaseUrls(process.env).app;
  } catch (error) {
    throw new CommandFailed(
      `No database is named: ${error instanceof Error ? error.message : String(error)}, or run this where \`npm start\` runs.`,
    );
  }
}

/**
 * Returns the URLs of the databases that hold logs, from the environment.
 * @throws {CommandFailed} when the environment has none, or cells that don't fit
 */
export function logDatabases(): LogDatabases<string> {
  const url = applicationUrl();
  try {
    return cellsOf(process.env, url);
  } catch (error) {
    throw new CommandFailed(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Opens the archive that the environment names; null where it names none.
 * @throws {CommandFailed} when that is no object storage
 */
export function namedArchive(place = process.env['ARBITER_ARCHIVE']): ArchiveReader | null {
  if (place === undefined || place === '') return null;
  try {
    return new ArchiveReader(openObjectStorage(place));
  } catch (error) {
    throw error instanceof NoSuchStorage ? new CommandFailed(error.message) : error;
  }
}
