import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AddressInfo, createServer } from 'node:net';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import { Client } from 'pg';
import { assertFitDatabase, UnfitDatabase } from './fit-database.js';
import { settingsDropper } from './specs/settings-dropper.js';

const refuse = { asyncStandbys: false };

describe('a database that Arbiter can keep its promises on', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('given PostgreSQL itself, then it is fit', async () => {
    await assertFitDatabase(database.appUrl, refuse);
  });

  it('given a pooler that drops the settings of connections, then it is refused by name', async () => {
    const pooler = await settingsDropper(database.appUrl);
    const checked = assertFitDatabase(pooler.url, refuse);
    await expect(checked).rejects.toBeInstanceOf(UnfitDatabase);
    await expect(checked).rejects.toThrow(/PgBouncer/);
    await pooler.close();
  });

  it('given a pooler that refuses the settings of connections, then it is refused by name, with what it said', async () => {
    const message = 'unsupported startup parameter: options';
    const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
    const refusal = Buffer.alloc(5);
    refusal.write('E');
    refusal.writeInt32BE(4 + fields.length, 1);
    const pooler = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([refusal, fields]))));
    await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
    const url = new URL(database.appUrl);
    url.port = String((pooler.address() as AddressInfo).port);
    await expect(assertFitDatabase(url.toString(), refuse)).rejects.toThrow(new RegExp(`PgBouncer.*${message}`));
    await pooler.close();
  });

  it('given a database that is not there, then that is no question of fitness', async () => {
    const url = new URL(database.appUrl);
    url.pathname = '/nowhere';
    await expect(assertFitDatabase(url.toString(), refuse)).rejects.toMatchObject({ code: '3D000' });
  });

  it('given somebody replicates the database and no standby is synchronous, then it is refused, unless that may be', async () => {
    const standby = new Client({ connectionString: database.ownerUrl, replication: 'true' } as ConstructorParameters<typeof Client>[0]);
    standby.on('error', () => undefined);
    await standby.connect();
    const { rows } = await standby.query<{ xlogpos: string }>('IDENTIFY_SYSTEM');
    // It streams until it is closed, and so never answers.
    void standby.query(`START_REPLICATION ${rows[0]!.xlogpos}`).catch(() => undefined);
    while ((await database.query(`SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'`)).length === 0);
    for (const url of [database.appUrl, database.ownerUrl]) {
      const checked = assertFitDatabase(url, refuse);
      await expect(checked).rejects.toBeInstanceOf(UnfitDatabase);
      await expect(checked).rejects.toThrow(/synchronous_standby_names.*ARBITER_ASYNC_STANDBYS/);
      await assertFitDatabase(url, { asyncStandbys: true });
    }
    const { connection } = standby as unknown as { readonly connection: { readonly stream: { destroy(): void } } };
    connection.stream.destroy();
    while ((await database.query('SELECT 1 FROM pg_stat_replication')).length > 0);
    await assertFitDatabase(database.appUrl, refuse);
  });
});
