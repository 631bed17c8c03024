import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Command } from 'commander';
import { Pool } from 'pg';
import { mintBootstrapOrganizer } from '@arbiter/accounts';
import { StreamJournal } from '@arbiter/event-store';
import { createTestDatabase, type TestDatabase } from '@arbiter/testing';
import { addTables } from './tables.js';

let database: TestDatabase;
let token: string;
const environment = { ...process.env };

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.appUrl, max: 1 });
  token = (await mintBootstrapOrganizer(pool, new StreamJournal(pool))).token.tokenId;
  await pool.end();
});
afterAll(() => database.drop());

beforeEach(() => void Object.assign(process.env, { DATABASE_URL: database.ownerUrl, APP_DATABASE_URL: database.appUrl }));
afterEach(() => {
  for (const name of ['DATABASE_URL', 'APP_DATABASE_URL']) {
    if (environment[name] === undefined) delete process.env[name];
    else process.env[name] = environment[name];
  }
});

/** Runs a command and returns what it prints and whether it sets a failing exit code. */
const run = async (command: 'compare' | 'rebuild'): Promise<{ readonly said: string; readonly failed: boolean }> => {
  const said: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  try {
    const program = new Command('arbiter');
    addTables(program);
    await program.parseAsync(['node', 'arbiter', 'tables', command]);
    return { said: said.join('\n'), failed: process.exitCode === 1 };
  } finally {
    process.exitCode = 0;
    log.mockRestore();
  }
};

describe('arbiter tables', () => {
  it('given nobody changed a row by hand, when tables and log are compared, then nothing differs', async () => {
    expect(await run('compare')).toEqual({ said: 'the tables say what the log says', failed: false });
  });

  it('given a token was ended by hand, when they are compared, then the row is named; rebuilt, then it says again what the log says', async () => {
    await database.query('UPDATE access_token SET expires_at = created_at WHERE token_id = $1', [token]);
    const { said, failed } = await run('compare');
    expect(failed).toBe(true);
    expect(said).toMatch(new RegExp(`^access_token ${token} \\(installation .+\\): expires_at is .+, and by the log .+\n1 row differ`));
    expect(await run('rebuild')).toMatchObject({ said: expect.stringMatching(/1 row differed from the log$/), failed: false });
    expect((await run('compare')).failed).toBe(false);
  });

  it("given the application's login alone, when they are to be rebuilt, then it is said whose connection that takes", async () => {
    delete process.env['DATABASE_URL'];
    await expect(run('rebuild')).rejects.toThrow("the schema's owner");
  });
});
