import { cellsOf, databaseUrls, type LogDatabases } from '@arbiter/event-store';
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
