import { InvalidArgumentError, type Command } from 'commander';
import { mintBootstrapOrganizer } from '@arbiter/accounts';
import { openPool } from '@arbiter/event-store';
import { applicationUrl } from '../database.js';

const secondsADay = 86_400;

const days = (text: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 3_650) throw new InvalidArgumentError('a whole number of days from 1 to 3650');
  return count;
};

/** `arbiter organizer`: mints a token that may create events, for whoever may reach the database. It is shown once and stored nowhere. */
export function addOrganizer(program: Command): void {
  program
    .command('organizer')
    .description('mint an organizer\'s token that may create events (needs DATABASE_URL or APP_DATABASE_URL)')
    .option('--days <number>', 'for how long it is good', days, 365)
    .option('--label <text>', 'what lists of tokens call it', 'organizer from the command line')
    .action(async (options: { readonly days: number; readonly label: string }) => {
      const pool = openPool(applicationUrl(), { max: 1, name: 'arbiter organizer' });
      try {
        console.log((await mintBootstrapOrganizer(pool, options.label, options.days * secondsADay)).secret);
      } finally {
        await pool.end();
      }
    });
}
