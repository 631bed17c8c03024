import { databaseUrls } from '@arbiter/event-store';
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
