import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyStreamHash, newMatchId, type NoteSigner, readVerifierKey, splitNote } from '@arbiter/contracts';
import {
  type AskedWitness,
  keepOnce,
  LogDatabases,
  LogKeeper,
  LogWitnesses,
  openPool,
  PostgresEvidence,
  PostgresEventStore,
  type WitnessNews,
} from '@arbiter/event-store';
import { createTestDatabase, inMatch, matchLog, type TestDatabase } from '@arbiter/testing';
import {
  addCheckpointText,
  checkQuorum,
  cosign,
  cosignatureOf,
  newCosigningKey,
  readCosigningKey,
  readWitnessKey,
  type WitnessPolicy,
} from '@arbiter/tlog';
import { Client, type Pool } from 'pg';
import { witnessServer } from './witness-server.js';
import { originHash, WitnessStore } from './witness-store.js';

const origin = 'example.org/tlog';
const logOrigin = `${origin}/${matchLog}`;
const nobody: WitnessPolicy = { witnesses: [], quorum: 0 };

describe('witnesses that the keeper asks', () => {
  let migrated: TestDatabase;
  let database: TestDatabase;
  let pool: Pool;
  let keeper: Client;
  let store: PostgresEventStore;
  let evidence: PostgresEvidence;
  let folder: string;
  let servers: Server[];
  let loops: { stop(): Promise<void> }[];

  beforeAll(async () => {
    migrated = await createTestDatabase();
  });
  afterAll(() => migrated.drop());
  beforeEach(async () => {
    database = await migrated.copy();
    pool = openPool(database.appUrl, { max: 4 });
    keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
    store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'writer' });
    evidence = new PostgresEvidence(LogDatabases.one(pool));
    folder = await mkdtemp(join(tmpdir(), 'arbiter-witness-'));
    servers = [];
    loops = [];
  });
  afterEach(async () => {
    for (const loop of loops) await loop.stop();
    for (const server of servers) await stopped(server);
    await store.close();
    await Promise.all([keeper.end(), pool.end()]);
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const stopped = async (server: Server): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const listening = async (server: Server): Promise<string> => {
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  /** Records events of a match. */
  const record = async (count: number): Promise<void> => {
    const events = Array.from({ length: count }, (_, n) => ({ type: 'T', schemaVersion: 1, payload: `{"n":${n}}`, commandId: null }));
    const matchId = newMatchId(Date.now());
    await store.append({ ...inMatch(matchId), expected: { version: 0, hash: emptyStreamHash }, events, fence: null });
  };
  /** Records events of a match, signs the head over them, and makes it public. */
  const grow = async (count: number): Promise<void> => {
    await record(count);
    await keepOnce(keeper, { logId: matchLog, origin });
  };
  interface Real extends AskedWitness {
    readonly signer: NoteSigner;
    readonly server: Server;
    readonly state: string;
  }
  /** Starts a witness as `arbiter witness serve` does. */
  const startWitness = async (name: string, tell: (line: string) => void = () => undefined): Promise<Real> => {
    const state = join(folder, name);
    const signer = readCosigningKey(newCosigningKey(`example.org/${name}`));
    const keys = (await evidence.keys()).map(({ verifierKey }) => readVerifierKey(verifierKey));
    const logs = [{ origin, keys, below: true }];
    const server = witnessServer({ signer, logs, folder: state, now: Date.now, tell });
    return { key: readWitnessKey(signer.verifierKey), url: await listening(server), signer, server, state };
  };
  const lastOf = async ({ key, state }: Real): Promise<number> =>
    (await new WitnessStore(state, key).last(originHash(logOrigin)))?.head.size ?? 0;
  const asking = (witnesses: readonly AskedWitness[], news: WitnessNews[] = [], quorum = nobody): LogWitnesses =>
    new LogWitnesses({ url: database.keeperUrl, witnesses, quorum, onNews: (one) => news.push(one) });
  const rows = async (): Promise<readonly (readonly [string, number])[]> =>
    (await database.query<{ witness: string; size: string }>('SELECT witness, size FROM log_cosignature ORDER BY size, witness')).map(
      ({ witness, size }) => [witness, Number(size)],
    );
  const served = async (): Promise<string> => (await evidence.cosignedCheckpoint(matchLog))!.note;

  it('cosign every public head, and the note that is served carries what they signed', async () => {
    await grow(7);
    const [one, two] = [await startWitness('w1'), await startWitness('w2')];
    const news: WitnessNews[] = [];
    const witnesses = asking([one, two], news, { witnesses: [one.key, two.key], quorum: 2 });
    // More leaves than a tile has, so that a proof has nodes above leaves.
    for (const [count, size] of [
      [0, 7],
      [300, 307],
      [1, 308],
    ] as const) {
      if (count > 0) await grow(count);
      await witnesses.lookAtAll(keeper);
      const note = await served();
      for (const { key } of [one, two]) expect(cosignatureOf(note, key)).toMatchObject({ kind: 'valid' });
      expect(checkQuorum(note, { witnesses: [one.key, two.key], quorum: 2 })).toMatchObject({ ok: true, wrong: [] });
      // The log's own signature is first.
      expect(splitNote(note)?.signatures.map(({ name }) => name)).toEqual([origin, 'example.org/w1', 'example.org/w2']);
      expect([await lastOf(one), await lastOf(two)]).toEqual([size, size]);
    }
    expect(await rows()).toEqual([7, 307, 308].flatMap((size) => [one, two].map(({ key }) => [key.name, size])));
    expect(news).toEqual([
      { kind: 'cosigned', witness: 'example.org/w1', logId: matchLog, size: 7 },
      { kind: 'cosigned', witness: 'example.org/w2', logId: matchLog, size: 7 },
      { kind: 'quorum', logId: matchLog, size: 7, cosigned: ['example.org/w1', 'example.org/w2'] },
    ]);
  });

  it('that are down stop nothing: the others cosign, it is told once, and they are caught up when they are back', async () => {
    await grow(7);
    const [up, down] = [await startWitness('up'), await startWitness('down')];
    const { port } = down.server.address() as AddressInfo;
    await stopped(down.server);
    const news: WitnessNews[] = [];
    const witnesses = asking([up, down], news, { witnesses: [up.key, down.key], quorum: 2 });
    await witnesses.lookAtAll(keeper);
    await grow(10);
    await witnesses.lookAtAll(keeper);
    expect(cosignatureOf(await served(), up.key).kind).toBe('valid');
    expect(cosignatureOf(await served(), down.key).kind).toBe('absent');
    expect(news).toEqual([
      { kind: 'cosigned', witness: 'example.org/up', logId: matchLog, size: 7 },
      { kind: 'silent', witness: 'example.org/down', because: expect.stringContaining('does not answer') },
      { kind: 'no-quorum', logId: matchLog, size: 7, cosigned: ['example.org/up'] },
    ]);
    down.server.listen(port, '127.0.0.1');
    await once(down.server, 'listening');
    await witnesses.lookAtAll(keeper);
    expect(cosignatureOf(await served(), down.key).kind).toBe('valid');
    expect(news.slice(3)).toEqual([
      { kind: 'cosigned', witness: 'example.org/down', logId: matchLog, size: 17 },
      { kind: 'quorum', logId: matchLog, size: 17, cosigned: ['example.org/up', 'example.org/down'] },
    ]);
  });

  it('that accept a request and never answer are given up after a while', async () => {
    await grow(7);
    const { key } = await startWitness('mute');
    const mute = { key, url: await listening(createServer(() => undefined)) };
    const news: WitnessNews[] = [];
    const witnesses = new LogWitnesses({
      url: database.keeperUrl,
      witnesses: [mute],
      quorum: nobody,
      patienceMs: 50,
      onNews: (one) => news.push(one),
    });
    await witnesses.lookAtAll(keeper);
    expect(news).toEqual([{ kind: 'silent', witness: 'example.org/mute', because: expect.stringContaining('does not answer') }]);
    expect(await rows()).toEqual([]);
  });

  it('whose signature is wrong are refused by name, and nothing of theirs is stored or served', async () => {
    await grow(7);
    const honest = await startWitness('honest');
    const { note } = (await evidence.publicCheckpoint(matchLog))!;
    const text = splitNote(note)!.text;
    const stranger = readCosigningKey(newCosigningKey('example.org/liar'));
    const liar = readCosigningKey(newCosigningKey('example.org/liar'));
    const lies = [cosign(`${text}and more\n`, liar, 1), cosign(text, stranger, 1), note, ''];
    for (const lie of lies) {
      const url = await listening(createServer((_, response) => void response.end(lie)));
      const news: WitnessNews[] = [];
      await asking([{ key: readWitnessKey(liar.verifierKey), url }, honest], news).lookAtAll(keeper);
      expect(news.filter(({ kind }) => kind === 'refused')).toEqual([
        {
          kind: 'refused',
          witness: 'example.org/liar',
          logId: matchLog,
          size: 7,
          because: expect.stringContaining('no valid cosignature of this witness'),
        },
      ]);
    }
    expect(await rows()).toEqual([['example.org/honest', 7]]);
    expect(splitNote(await served())?.signatures.map(({ name }) => name)).toEqual([origin, 'example.org/honest']);
  });

  it('that have cosigned more or less than is known here are asked again from there', async () => {
    await grow(7);
    const witness = await startWitness('w1');
    const byHand = addCheckpointText({ oldSize: 0, path: [], note: (await evidence.publicCheckpoint(matchLog))!.note });
    expect((await fetch(`${witness.url}/add-checkpoint`, { method: 'POST', body: byHand })).status).toBe(200);
    await grow(300);
    // Nothing is known here of what it has cosigned.
    await asking([witness]).lookAtAll(keeper);
    expect([await lastOf(witness), await rows()]).toEqual([307, [['example.org/w1', 307]]]);
    // It has lost what it knew: here it is said to have cosigned 307.
    await rm(witness.state, { recursive: true });
    await grow(5);
    await asking([witness]).lookAtAll(keeper);
    expect(await lastOf(witness)).toBe(312);
    expect(cosignatureOf(await served(), witness.key).kind).toBe('valid');
  });

  it('that have cosigned more than the log shows are told as such', async () => {
    await grow(7);
    const { key } = await startWitness('w1');
    const url = await listening(createServer((_, response) => void response.writeHead(409).end('900\n')));
    const news: WitnessNews[] = [];
    await asking([{ key, url }], news).lookAtAll(keeper);
    expect(news).toEqual([{ kind: 'ahead', witness: 'example.org/w1', logId: matchLog, size: 7, cosigned: 900 }]);
  });

  it('are not asked again about what they have cosigned, and two who ask at once store one row', async () => {
    await grow(7);
    const witness = await startWitness('w1');
    const other = new Client({ connectionString: database.keeperUrl });
    await other.connect();
    await Promise.all([asking([witness]).lookAtAll(keeper), asking([witness]).lookAtAll(other)]);
    await other.end();
    expect(await rows()).toEqual([['example.org/w1', 7]]);
    const before = await served();
    await stopped(witness.server);
    const news: WitnessNews[] = [];
    await asking([witness], news).lookAtAll(keeper);
    expect([news, await served()]).toEqual([[], before]);
  });

  it('are asked as soon as a keeper has made a head public, long before the next look at all logs', async () => {
    await grow(7);
    const cosigned = new Map<number, () => void>();
    const has = (size: number): Promise<void> => new Promise((resolve) => cosigned.set(size, resolve));
    const witness = await startWitness('w1', (line) => cosigned.get(Number(/cosigned (\d+) entries/.exec(line)?.[1]))?.());
    const options = { url: database.keeperUrl, witnesses: [witness], quorum: nobody, everyMs: 3_600_000 };
    const witnesses = new LogWitnesses(options);
    loops.push(witnesses);
    const first = has(7);
    witnesses.start();
    await first;
    const keeping = new LogKeeper({
      url: database.keeperUrl,
      logId: matchLog,
      origin,
      signingKey: null,
      keptHeads: null,
      onPublished: (logId) => witnesses.wake(logId),
    });
    loops.push(keeping);
    const second = has(12);
    await record(5);
    keeping.start();
    await second;
    await Promise.all([keeping.stop(), witnesses.stop()]);
    expect(await rows()).toEqual([
      ['example.org/w1', 7],
      ['example.org/w1', 12],
    ]);
  });

  it('see no head that spectators may not see yet', async () => {
    await grow(7);
    const witness = await startWitness('w1');
    await grow(5);
    await database.query('ALTER TABLE log_public_head DISABLE TRIGGER ALL');
    await database.query('DELETE FROM log_public_head WHERE log_id = $1 AND size = 12', [matchLog]);
    await asking([witness]).lookAtAll(keeper);
    expect([await lastOf(witness), await rows()]).toEqual([7, [['example.org/w1', 7]]]);
  });

  it('write through the keeper alone: the application reads cosignatures and adds none', async () => {
    await expect(
      pool.query(
        `INSERT INTO log_cosignature (log_id, size, witness, key_id, line, cosigned_at) VALUES (0, 1, 'w', '00000000', '— w AAAA\n', now())`,
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
