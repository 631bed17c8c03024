import type { Command } from 'commander';
import { ArchivedLogs, openPool, PostgresFeed, ProjectionRunner } from '@arbiter/event-store';
import { projections } from '@arbiter/recording';
import { logDatabases, namedArchive } from '../database.js';
import { CommandFailed } from '../failure.js';

/** Adds `arbiter projections rebuild [NAME]`: computes projections anew beside the old rows, then switches to the new rows. */
export function addProjections(program: Command): void {
  program
    .command('projections')
    .description('work with projections')
    .command('rebuild')
    .description('rebuild a projection (or all) from the log while readers go on (needs DATABASE_URL)')
    .argument('[name]')
    .action(async (name: string | undefined) => rebuild(name));
}

async function rebuild(name: string | undefined): Promise<void> {
  const logs = logDatabases().map((url) => openPool(url, { max: 4, name: 'arbiter projections rebuild' }));
  const pool = logs.directory;
  try {
    const names = projections.map((one) => one.name);
    if (name !== undefined && !names.includes(name))
      throw new CommandFailed(`There is no projection ${name}. There are: ${names.join(', ')}.`);
    const runner = new ProjectionRunner({
      pool,
      logs,
      feed: new PostgresFeed(logs),
      projections,
      archive: new ArchivedLogs(pool, namedArchive()),
    });
    for (const one of name === undefined ? names : [name]) {
      const { entries, generation } = await runner.rebuild(one);
      console.log(`${one}: ${entries} events read, generation ${generation} is in use`);
    }
  } finally {
    await logs.together((one) => one.end());
  }
}
