import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Command } from 'commander';
import { Pool } from 'pg';
import { TokenStore } from '@arbiter/accounts';
import { StreamJournal } from '@arbiter/event-store';
import { createTestDatabase, type TestDatabase } from '@arbiter/testing';
import { addOrganizer } from './organizer.js';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.appUrl, max: 1 });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const run = async (...words: readonly string[]): Promise<string> => {
  const before = process.env['APP_DATABASE_URL'];
  const said: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  process.env['APP_DATABASE_URL'] = database.appUrl;
  try {
    const program = new Command('arbiter').exitOverride();
    addOrganizer(program);
    program.commands[0]?.exitOverride().configureOutput({ writeErr: () => undefined });
    await program.parseAsync(['node', 'arbiter', 'organizer', ...words]);
    return said.join('\n');
  } finally {
    log.mockRestore();
    if (before === undefined) delete process.env['APP_DATABASE_URL'];
    else process.env['APP_DATABASE_URL'] = before;
  }
};

describe('an organizer from the command line', () => {
  it('given the application’s login, when a token is minted, then it is a new organizer of everything, good for as long as asked', async () => {
    const secret = await run('--days', '2', '--label', 'Olga');
    const token = await new TokenStore(pool, new StreamJournal(pool)).bySecret(secret);
    expect(token).toMatchObject({ role: 'organizer', gatheringId: null, playerId: null, label: 'Olga', revokedAt: null });
    expect(token === null ? 0 : Math.round((token.expiresAt.getTime() - token.createdAt.getTime()) / 3_600_000)).toBe(48);
    expect(await run()).not.toBe(secret);
  });

  it('given a lifetime that is none, when a token is to be minted, then it is refused', async () => {
    await expect(run('--days', 'for ever')).rejects.toThrow('a whole number of days');
  });
});
