import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { newSigningKey, readCheckpoint, readSigningKey, splitNote } from '@arbiter/contracts';
import { createTestDatabase, probeRuleset, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import { cosign, cosignatureOf, newCosigningKey, readCosigningKey, readWitnessKey } from '@arbiter/tlog';
import { checkout } from './released.js';
import { bootRig, bootWorker, logOrigin, metricsToken, type Rig } from './rig.js';
import { endsWithUs, freePort, type Service } from './service.js';
import { until } from './until.js';

const cli = join(checkout, 'dist/cli/main.js');
const logKey = newSigningKey(logOrigin);
const { verifierKey } = readSigningKey(logKey);
const cosigningKey = newCosigningKey('example.org/w1');
const witnessKey = readCosigningKey(cosigningKey).verifierKey;

let database: TestDatabase;
let rig: Rig;
let worker: Pick<Service, 'url' | 'close'>;
let witness: ChildProcess;
let witnessUrl: string;
let folder: string;

/** Starts `arbiter witness`, and waits until it listens. */
const startWitness = async (port: number): Promise<ChildProcess> => {
  const [key, logs] = [join(folder, 'w1.key'), join(folder, 'logs.json')];
  await writeFile(key, cosigningKey);
  await writeFile(logs, JSON.stringify([{ origin: logOrigin, keys: [verifierKey], below: true }]));
  const words = ['witness', 'serve', '--key', key, '--logs', logs, '--state', join(folder, 'state'), '--port', String(port)];
  const child = spawn(process.execPath, [...endsWithUs, cli, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(createInterface({ input: child.stdout! }), 'line');
  return child;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-witnesses-'));
  const port = await freePort();
  witnessUrl = `http://127.0.0.1:${port}`;
  witness = await startWitness(port);
  const policy = join(folder, 'policy');
  await writeFile(policy, `witness w1 ${witnessKey} ${witnessUrl}\nquorum w1\n`);
  database = await createTestDatabase();
  const servers = { appUrl: database.appUrl, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, probeRuleset);
  worker = await bootWorker(servers, probeRuleset, rig.prefix, { ARBITER_SIGNING_KEY: logKey, ARBITER_WITNESS_POLICY: policy });
});
afterAll(async () => {
  witness.kill('SIGKILL');
  await worker.close();
  await rig.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Creates a gathering: events of the founding log. */
const record = async (): Promise<void> => {
  const { status } = await rig.post('/gatherings', rig.organizer, { name: 'Cup', game: 'probe', commandId: crypto.randomUUID() });
  expect(status).toBe(201);
};
const signersOf = (note: string): readonly string[] => splitNote(note)?.signatures.map(({ name }) => name) ?? [];
const sizeOf = (note: string): number => readCheckpoint(splitNote(note)?.text ?? '')?.size ?? 0;
const behind = async (): Promise<string | undefined> => {
  const answer = await fetch(`${worker.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return (await answer.text()).split('\n').find((line) => line.startsWith('arbiter_witness_logs_behind'));
};

describe('a worker with a witness', () => {
  it('has every public head cosigned, and the checkpoint carries the cosignature', async () => {
    for (let at = 0; at < 2; at += 1) {
      const before = sizeOf((await rig.get('/tlog/checkpoint')).text);
      await record();
      const { text } = await until(
        () => rig.get('/tlog/checkpoint'),
        (answer) => sizeOf(answer.text) > before && signersOf(answer.text).length > 1,
      );
      expect(signersOf(text)).toEqual([logOrigin, 'example.org/w1']);
      expect(cosignatureOf(text, readWitnessKey(witnessKey)).kind).toBe('valid');
      // The founding log by its id is the same log.
      expect((await rig.get('/tlog/0/checkpoint')).text).toBe(text);
    }
    expect(await behind()).toBe('arbiter_witness_logs_behind{witness="example.org/w1"} 0');
  });

  it('satisfies a monitor that asks for the quorum', async () => {
    const words = ['--origin', logOrigin, '--key', verifierKey, '--state', join(folder, 'monitor'), '--quorum', '1', '--once'];
    const told = await new Promise<string>((resolve, reject) => {
      const of = ['monitor', `${rig.url}/tlog`, ...words, '--witness', `${witnessUrl}=${witnessKey}`];
      execFile(process.execPath, [cli, ...of], (error, stdout) => (error === null ? resolve(stdout) : reject(error)));
    });
    expect(told).toContain('example.org/w1 agrees');
  });

  it('goes on without it when it is gone: heads are public as before, and the measurement tells', async () => {
    const before = sizeOf((await rig.get('/tlog/checkpoint')).text);
    witness.kill('SIGKILL');
    await once(witness, 'exit');
    await record();
    const { text } = await until(
      () => rig.get('/tlog/checkpoint'),
      (answer) => sizeOf(answer.text) > before,
    );
    expect(signersOf(text)).toEqual([logOrigin]);
    expect((await fetch(`${worker.url}/ready`)).status).toBe(200);
    expect(await until(behind, (line) => line?.endsWith(' 1') === true)).toContain('example.org/w1');
  });

  it('changes the tag of the checkpoint when a head gets a cosignature', async () => {
    const { text, headers } = await rig.get('/tlog/checkpoint');
    const etag = headers.get('etag') ?? '';
    const again = (): ReturnType<Rig['get']> => rig.get('/tlog/checkpoint', null, { 'if-none-match': etag });
    expect((await again()).status).toBe(304);
    const late = readCosigningKey(newCosigningKey('example.org/late'));
    const line = cosign(splitNote(text)!.text, late, 1_700_000_000);
    await database.query(
      'INSERT INTO log_cosignature (log_id, size, witness, key_id, line, cosigned_at) VALUES (0, $1, $2, $3, $4, now())',
      [sizeOf(text), late.name, late.keyId, line],
    );
    expect(await again()).toMatchObject({ status: 200, text: text + line });
  });
});
