import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { TokenStore } from '@arbiter/accounts';
import { migrations } from '../../../migrations/index.js';
import { derivedAppUrl } from './database-urls.js';
import { migrate } from './migrate.js';

const id = (digit: string): string => `00000000-0000-4000-8000-0000000000${digit.repeat(2)}`;
const [event, alice, bob, root, judge, playing, player, spectator] = ['0', '1', '2', '3', '4', '5', '6', '7'].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const secret = `arb_${'s'.repeat(43)}`;

/** A database as an installation has it that stopped after the first migrations. */
describe('an installation from before persons', () => {
  const name = `upgrade_${randomBytes(6).toString('hex')}`;
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const ownerUrl = Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  let admin: Client;
  let app: Client;

  beforeAll(async () => {
    admin = new Client({ connectionString: server });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    const source = new DataSource({
      type: 'postgres',
      url: ownerUrl,
      migrations: migrations.slice(0, 5),
      migrationsTableName: 'schema_migration',
      migrationsTransactionMode: 'each',
    });
    await source.initialize();
    await source.runMigrations();
    await source.query(`INSERT INTO organised_event (event_id, name, game) VALUES ($1, 'Evening', 'probe')`, [event]);
    for (const [playerId, called] of [
      [alice, 'Alice'],
      [bob, 'Bob'],
    ])
      await source.query('INSERT INTO player (player_id, event_id, name) VALUES ($1, $2, $3)', [playerId, event, called]);
    const rows = [
      [root, 'organizer', null, null, 'root'],
      [judge, 'judge', event, null, 'Judy'],
      [playing, 'judge', event, alice, null],
      [player, 'player', event, bob, null],
      [spectator, 'spectator', event, null, null],
    ] as const;
    for (const [tokenId, role, eventId, playerId, label] of rows)
      await source.query(
        `INSERT INTO access_token (token_id, secret_hash, role, event_id, player_id, label, expires_at) VALUES ($1, $2, $3, $4, $5, $6, now() + interval '1 day')`,
        [
          tokenId,
          createHash('sha256')
            .update(tokenId === judge ? secret : tokenId)
            .digest(),
          role,
          eventId,
          playerId,
          label,
        ],
      );
    await source.query(`INSERT INTO job (job_id, queue, input, state, result) VALUES ('deck-1', 'deck-validation', '{}', 'done', '{}')`);
    await source.destroy();
    await migrate({ ownerUrl });
    app = new Client({ connectionString: derivedAppUrl(ownerUrl) });
    await app.connect();
  });
  afterAll(async () => {
    await app.end();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });

  it('given staff tokens, when it is migrated, then their persons are the ids that matches have on record: of the player, else of the token', async () => {
    const { rows } = await app.query<{ token_id: string; person_id: string | null; name: string | null }>(
      'SELECT token_id, person_id, name FROM access_token LEFT JOIN person USING (person_id) ORDER BY token_id',
    );
    expect(rows).toEqual([
      { token_id: root, person_id: root, name: 'root' },
      { token_id: judge, person_id: judge, name: 'Judy' },
      { token_id: playing, person_id: alice, name: 'Alice' },
      { token_id: player, person_id: null, name: null },
      { token_id: spectator, person_id: null, name: null },
    ]);
    expect((await app.query('SELECT player_id, person_id FROM player ORDER BY player_id')).rows).toEqual([
      { player_id: alice, person_id: alice },
      { player_id: bob, person_id: null },
    ]);
  });

  it('given a token of before, when it is used, then it is what it was; a judge who plays in the event is impartial no more', async () => {
    const tokens = new TokenStore(app);
    expect(await tokens.bySecret(secret)).toMatchObject({
      tokenId: judge,
      role: 'judge',
      personId: judge,
      mintedBy: null,
      impartial: true,
      revokedAt: null,
    });
    const listed = await tokens.ofEvent(event, 10, null);
    expect(listed.filter(({ impartial }) => impartial === false).map(({ tokenId }) => tokenId)).toEqual([playing]);
  });

  it('given a job that is done, when later migrations fill columns of it, then they may, and what came of it stays', async () => {
    expect((await app.query('SELECT state, result FROM job')).rows).toEqual([{ state: 'done', result: {} }]);
  });

  it('given the wide rights of before, when it is migrated, then the application may no longer make an organizer of a judge', async () => {
    await expect(app.query(`UPDATE access_token SET role = 'organizer'`)).rejects.toMatchObject({ code: '42501' });
  });
});
