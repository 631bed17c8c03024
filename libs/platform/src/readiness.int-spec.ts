import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { foundingLog, newMatchId, matchStream } from '@arbiter/contracts';
import { Findings, logFinding, openPool } from '@arbiter/event-store';
import { createTestDatabase, matchLog, type TestDatabase } from '@arbiter/testing';
import { readiness } from './readiness.js';

let database: TestDatabase;
let silent: Server;
const sockets = new Set<Socket>();
const redisAnswers = (): Promise<boolean> => Promise.resolve(true);

beforeAll(async () => {
  database = await createTestDatabase();
  silent = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  await database.drop();
});

describe('readiness', () => {
  it('given PostgreSQL with the schema, when asked, then it is ready', async () => {
    const pool = openPool(database.appUrl, { max: 1 });
    expect(await readiness({ pool, redisAnswers })).toEqual({
      ready: true,
      checks: { database: true, migrations: true, log: true, redis: true },
      findings: [],
    });
    await pool.end();
  });

  it('given findings about single matches, then it stays ready and tells how many; given one about the log, then it is not, until that is settled', async () => {
    const pool = openPool(database.appUrl, { max: 1 });
    const findings = new Findings(pool);
    for (const match of ['one', 'two'])
      await findings.report(
        matchLog,
        { ...logFinding('chain/wrong-hash', `match ${match}`, 'x'), stream: matchStream(newMatchId(1)) },
        'audit',
      );
    const broken = { code: 'chain/wrong-hash', scope: 'match', count: 2 };
    expect(await readiness({ pool, redisAnswers })).toMatchObject({ ready: true, checks: { log: true }, findings: [broken] });
    await findings.report(foundingLog, logFinding('log/rolled-back', 'log', 'x'), 'keeper');
    await findings.report(foundingLog, logFinding('log/rolled-back', 'log', 'again'), 'audit');
    expect(await readiness({ pool, redisAnswers })).toEqual({
      ready: false,
      checks: { database: true, migrations: true, log: false, redis: true },
      findings: [broken, { code: 'log/rolled-back', scope: 'log', count: 1 }],
    });
    await findings.settle((await findings.list()).at(-1)!.findingId, 'restored');
    expect(await readiness({ pool, redisAnswers })).toMatchObject({ ready: true, findings: [broken] });
    await pool.end();
  });

  it('given a server that takes the connection and says nothing, when asked, then it is not ready, and says so', async () => {
    const pool = openPool(`postgres://somebody@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`, { max: 1 });
    const connected = once(silent, 'connection');
    expect(await readiness({ pool, redisAnswers }, 1)).toEqual({
      ready: false,
      checks: { database: false, migrations: false, log: false, redis: true },
      findings: [],
    });
    await connected;
    for (const socket of sockets) socket.destroy();
    await pool.end();
  });
});
