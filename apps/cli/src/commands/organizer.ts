import { InvalidArgumentError, type Command } from 'commander';
import type { Pool } from 'pg';
import { mintBootstrapOrganizer } from '@arbiter/accounts';
import { openPool, StreamJournal } from '@arbiter/event-store';
import { applicationUrl } from '../database.js';
import { CommandFailed } from '../failure.js';

const secondsADay = 86_400;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const person = (text: string): string => {
  if (!uuid.test(text)) throw new InvalidArgumentError("a person's id, as GET /me shows it");
  return text;
};

const days = (text: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 3_650) throw new InvalidArgumentError('a whole number of days from 1 to 3650');
  return count;
};

const checkPerson = async (pool: Pool, personId: string): Promise<void> => {
  const { rowCount } = await pool.query('SELECT FROM person WHERE person_id = $1', [personId]);
  if (rowCount === 0) throw new CommandFailed(`Nobody here has the id ${personId}.`);
};

/**
 * Adds `arbiter organizer`: mints a token that may create gatherings, for whoever can connect to the database. The secret is shown once and
 * stored nowhere.
 */
export function addOrganizer(program: Command): void {
  program
    .command('organizer')
    .description("mint an organizer's token that may create gatherings (needs DATABASE_URL or APP_DATABASE_URL)")
    .option('--days <number>', 'for how long it is good', days, 365)
    .option('--label <text>', 'what lists of tokens call it, and its holder where that is somebody new', 'organizer from the command line')
    .option('--person <id>', 'who holds it: somebody who is known (GET /me shows the id); somebody new unless given', person)
    .action(async (options: { readonly days: number; readonly label: string; readonly person?: string }) => {
      const pool = openPool(applicationUrl(), { max: 1, name: 'arbiter organizer' });
      try {
        if (options.person !== undefined) await checkPerson(pool, options.person);
        console.log(
          (await mintBootstrapOrganizer(pool, new StreamJournal(pool), options.label, options.days * secondsADay, options.person ?? null))
            .secret,
        );
      } finally {
        await pool.end();
      }
    });
}
