import { messageOf } from '@arbiter/contracts';
import type { Command } from 'commander';
import {
  Findings,
  openPool,
  PostgresEventStore,
  PostgresFeed,
  PostgresRecordGuard,
  PostgresSecretStore,
  ProjectionRunner,
} from '@arbiter/event-store';
import { allProjections, Timelines } from '@arbiter/recording';
import { applicationUrl } from '../database.js';
import { CommandFailed } from '../failure.js';
import { releasedRulesets } from '../rulesets.js';

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
  const url = applicationUrl();
  const pool = openPool(url, { max: 4, name: 'arbiter projections rebuild' });
  const store = new PostgresEventStore({ pool, url, writer: `projections-rebuild-${process.pid}` });
  try {
    const timelines = new Timelines({
      store,
      guard: new PostgresRecordGuard(pool, new Findings(pool, 0)),
      secrets: new PostgresSecretStore(pool),
      rulesets: releasedRulesets(),
    });
    const projections = allProjections(timelines, (error, matchId) =>
      console.error(`match ${matchId} can't be told in words: ${messageOf(error)}`),
    );
    const names = projections.map((one) => one.name);
    if (name !== undefined && !names.includes(name))
      throw new CommandFailed(`There is no projection ${name}. There are: ${names.join(', ')}.`);
    const runner = new ProjectionRunner({ pool, feed: new PostgresFeed(pool), projections });
    for (const one of name === undefined ? names : [name]) {
      const { entries, generation } = await runner.rebuild(one);
      console.log(`${one}: ${entries} events read, generation ${generation} is in use`);
    }
  } finally {
    await store.close();
    await pool.end();
  }
}
