import { databaseUrls } from '@arbiter/event-store';
import { CommandFailed } from './failure.js';

/** The application's connection, as the environment names it. @throws {CommandFailed} when it names none */
export function applicationUrl(): string {
  try {
    return databaseUrls(process.env).app;
  } catch (error) {
    throw new CommandFailed(
      `No database is named: ${error instanceof Error ? error.message : String(error)}, or run this where \`npm start\` runs.`,
    );
  }
}
