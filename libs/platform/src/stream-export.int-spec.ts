import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { mintBootstrapOrganizer, Registry } from '@arbiter/accounts';
import {
  type StreamId,
  UnreadableEvent,
  checkpointText,
  defineStreamType,
  emptyStreamHash,
  eventHash,
  newMatchId,
  newSigningKey,
  readSigningKey,
  signNote,
  foundingLog,
} from '@arbiter/contracts';
import {
  Findings,
  keepOnce,
  openPool,
  PostgresEventStore,
  PostgresEvidence,
  PostgresRecordGuard,
  StreamJournal,
  LogDatabases,
} from '@arbiter/event-store';
import { isStreamExport, RecordBroken, type StreamExportPorts, verifyStream, writeStream } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase, yes } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { z } from 'zod';

const origin = 'example.org/organised';

interface Line {
  readonly [field: string]: unknown;
  readonly proof: { readonly leaf: number; readonly tag: string; readonly path: readonly string[] };
}

/** Makes a file of these lines with an end line that fits them. */
const fileOf = (header: string, events: readonly string[]): string => {
  const content = [header, ...events].map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(content).digest('hex');
  return `${content}${JSON.stringify({ end: { events: events.length, sha256 } })}\n`;
};

/** Returns the events with versions, links and hashes recomputed for their order. */
const rehashed = (header: string, events: readonly string[]): readonly string[] => {
  const { stream, logId } = JSON.parse(header) as { stream: StreamId; logId: number };
  let previousHash = emptyStreamHash;
  return events.map((line, index) => {
    const event = { ...(JSON.parse(line) as Parameters<typeof eventHash>[0]), version: index + 1, previousHash };
    previousHash = eventHash({ ...event, stream, logId });
    return JSON.stringify({ ...event, hash: previousHash });
  });
};

describe('export of a stream', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: PostgresEventStore;
  let ports: StreamExportPorts;
  let registry: Registry;
  let organizer: string;
  let key: string;
  const signingKey = newSigningKey(origin);

  const sign = async (): Promise<void> => {
    const keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
    await keepOnce(keeper, { origin, signingKey });
    await keeper.end();
  };
  const player = async (gatheringId: string, name: string): Promise<void> => {
    await registry.createPlayer({ gatheringId, name, personId: null, commandId: randomUUID(), createdBy: organizer });
  };
  const newGathering = async (): Promise<StreamId> => {
    const commandId = randomUUID();
    const made = await registry.createGathering({
      name: 'Hidden',
      game: 'probe',
      spectatorDelaySeconds: 0,
      commandId,
      createdBy: organizer,
    });
    if (made.kind === 'reused') throw new Error('reused');
    return { type: 'gathering', id: made.value.gatheringId };
  };
  const exportOf = async (stream: StreamId, version: number): Promise<string> => yes(await writeStream(ports, stream, version)).join('');

  let stream: StreamId;
  let text: string;
  let header: string;
  let events: readonly string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 8 });
    store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'spec' });
    ports = {
      store,
      guard: new PostgresRecordGuard(LogDatabases.one(pool), new Findings(pool)),
      evidence: new PostgresEvidence(LogDatabases.one(pool)),
    };
    registry = new Registry(pool, new StreamJournal(pool));
    organizer = (await mintBootstrapOrganizer(pool, new StreamJournal(pool))).token.tokenId;
    key = readSigningKey(signingKey).verifierKey;
    [stream] = [await newGathering()];
    const other = await newGathering();
    // More leaves than one tile has, the stream's own and others.
    for (const name of ['Alice', 'Bob', 'Carol']) {
      await player(stream.id, name);
      await Promise.all(Array.from({ length: 90 }, (_, n) => player(other.id, `Other ${n}`)));
    }
    await sign();
    text = await exportOf(stream, 4);
    const lines = text.split('\n').slice(0, -2);
    [header, events] = [lines[0]!, lines.slice(1)];
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  const codeOf = (file: string, with_ = key): string | readonly [string, number | null] => {
    const verdict = verifyStream(file, { key: with_ });
    return verdict.ok ? verdict.verdict : [verdict.fault.code, verdict.fault.version];
  };

  it('given a stream among others, when it is exported, then every event of it is proven under the signed head, and neither its secret nor a name is told', async () => {
    expect(verifyStream(text, { key })).toMatchObject({
      verdict: 'authentic',
      signer: origin,
      origin,
      stream,
      events: 4,
      types: { GatheringCreated: 1, PlayerRegistered: 3 },
      treeSize: 276,
    });
    expect(verifyStream(Buffer.from(text))).toMatchObject({ ok: true, verdict: 'consistent', signer: null });
    expect([isStreamExport(text), isStreamExport(Buffer.from(text)), isStreamExport('{"arbiterExport":1}')]).toEqual([true, true, false]);
    const [secret] = await database.query<{ value: string }>('SELECT value FROM stream_secret WHERE stream_id = $1', [stream.id]);
    for (const hidden of [secret!.value, 'Hidden', 'Alice']) expect(text).not.toContain(hidden);
  });

  it('given an earlier version, when it is exported, then the file ends there and verifies', async () => {
    const file = await exportOf(stream, 2);
    expect(verifyStream(file, { key })).toMatchObject({ ok: true, events: 2 });
  });

  it('given a changed payload, then its hash is wrong; with hashes that fit, then its proof', () => {
    const changed = events.map((line, index) => (index === 2 ? line.replace(/\\"at\\":\d/, '\\"at\\":9') : line));
    expect(changed[2]).not.toBe(events[2]);
    expect(codeOf(fileOf(header, changed))).toEqual(['chain/wrong-hash', 3]);
    expect(codeOf(fileOf(header, rehashed(header, changed)))).toEqual(['proof/wrong', 3]);
  });

  it('given an event that was left out, then the gap is named; with versions and hashes that fit, then the proof of what follows', () => {
    const without = events.filter((_, index) => index !== 1);
    expect(codeOf(fileOf(header, without))).toEqual(['chain/gap', 2]);
    expect(codeOf(fileOf(header, rehashed(header, without)))).toEqual(['proof/wrong', 2]);
  });

  it('given events in another order, then the gap is named; with versions and hashes that fit, then the first that is out of place', () => {
    const [first, second, third, fourth] = events as [string, string, string, string];
    const swapped = [first, third, second, fourth];
    expect(codeOf(fileOf(header, swapped))).toEqual(['chain/gap', 2]);
    expect(codeOf(fileOf(header, rehashed(header, swapped)))).toEqual(['proof/wrong', 2]);
  });

  it('given a tag, a leaf or a path that is not the event’s own, then its proof is wrong', () => {
    const [mine, next] = [JSON.parse(events[1]!) as Line, JSON.parse(events[2]!) as Line];
    const wrong = [
      { ...mine.proof, tag: next.proof.tag },
      { ...mine.proof, leaf: 0 },
      { ...mine.proof, leaf: next.proof.leaf },
      { ...mine.proof, path: mine.proof.path.slice(1) },
      next.proof,
    ];
    for (const proof of wrong)
      expect(codeOf(fileOf(header, [events[0]!, JSON.stringify({ ...mine, proof }), events[2]!, events[3]!]))).toEqual(['proof/wrong', 2]);
  });

  it('given a head of another log, or another name for the log, then the proof does not lead to it', async () => {
    const theirs = readSigningKey(newSigningKey('example.org/elsewhere'));
    const own = await new PostgresEvidence(LogDatabases.one(pool)).newestCheckpoint(foundingLog);
    const checkpoint = signNote(checkpointText({ origin: theirs.name, size: own!.size, root: own!.root }), theirs);
    const moved = JSON.stringify({ ...(JSON.parse(header) as object), checkpoint });
    expect(codeOf(fileOf(moved, events), theirs.verifierKey)).toEqual(['proof/wrong', null]);
    const renamed = JSON.stringify({ ...(JSON.parse(header) as object), origin: 'example.org/elsewhere' });
    expect(codeOf(fileOf(renamed, events))).toEqual(['proof/wrong', null]);
  });

  it('given a key that did not sign, or a signature that was changed, then the signer is refused', () => {
    expect(codeOf(text, readSigningKey(newSigningKey(origin)).verifierKey)).toEqual(['checkpoint/unknown-signer', null]);
    expect(codeOf(text, readSigningKey(newSigningKey('example.org/other')).verifierKey)).toEqual(['checkpoint/unknown-signer', null]);
    const { checkpoint, ...rest } = JSON.parse(header) as { checkpoint: string };
    const [at, signature] = [checkpoint.lastIndexOf(' ') + 1, checkpoint.slice(checkpoint.lastIndexOf(' ') + 1, -1)];
    const bytes = Buffer.from(signature, 'base64');
    bytes[20] = bytes[20]! ^ 1;
    const forged = JSON.stringify({ ...rest, checkpoint: `${checkpoint.slice(0, at)}${bytes.toString('base64')}\n` });
    expect(codeOf(fileOf(forged, events))).toEqual(['checkpoint/bad-signature', null]);
  });

  it('given a file that was cut or whose last line says otherwise, then it is refused, wherever it was cut', () => {
    expect(codeOf(`${text.split('\n').slice(0, -2).join('\n')}\n`)).toEqual(['file/malformed', null]);
    for (let end = 0; end < text.length; end += 211) expect(codeOf(text.slice(0, end))).toContain('file/malformed');
    const { end } = JSON.parse(text.split('\n').at(-2)!) as { end: { events: number; sha256: string } };
    const ending = (changed: object): string => `${[header, ...events, JSON.stringify({ end: { ...end, ...changed } })].join('\n')}\n`;
    expect(codeOf(ending({}))).toBe('authentic');
    expect(codeOf(ending({ sha256: '0'.repeat(64) }))).toEqual(['file/damaged', null]);
    expect(codeOf(ending({ events: 3 }))).toEqual(['file/damaged', null]);
  });

  it('given a byte of the file that was changed, then it is refused', () => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += 37) {
      const changed = Buffer.from(bytes);
      changed[at] = changed[at]! ^ 1;
      expect([at, verifyStream(changed, { key }).ok]).toEqual([at, false]);
    }
  });

  it('given a type that is new, when it is listed, then its streams verify; a verifier that does not know it says so', () => {
    const renamed = JSON.stringify({ ...(JSON.parse(header) as object), stream: { ...stream, type: 'weather' } });
    const file = fileOf(renamed, rehashed(renamed, events));
    expect(codeOf(file)).toEqual(['stream/unknown-type', null]);
    const weather = defineStreamType('weather', { RainFell: z.strictObject({ at: z.int() }) });
    const known = verifyStream(file, { key, types: [weather] });
    expect(known).toMatchObject({ fault: { code: 'event/unreadable', version: 1 } });
  });

  it('given events that no head covers, an end that is not there, a type that is not exported, or a payload of another shape, then nothing is exported', async () => {
    const fresh = await newGathering();
    expect(await writeStream(ports, fresh, 1)).toMatchObject({ ok: false, problem: { code: 'evidence/not-yet' } });
    await expect(writeStream(ports, fresh, 2)).rejects.toThrow(RangeError);
    await expect(writeStream(ports, { type: 'match', id: fresh.id }, 1)).rejects.toThrow(/not exported/);
    const odd = { type: 'gathering', id: newMatchId(Date.now()) };
    const expected = { version: 0, hash: emptyStreamHash };
    const unknown = { type: 'NeverHeardOf', schemaVersion: 1, payload: '{}', commandId: null };
    await store.append({ stream: odd, tagKey: '0'.repeat(64), expected, events: [unknown], fence: null });
    await expect(writeStream(ports, odd, 1)).rejects.toThrow(UnreadableEvent);
  });

  it('given a stored event that was changed behind the application’s back, then the stream is set apart and not exported', async () => {
    const victim = await newGathering();
    await sign();
    expect(verifyStream(await exportOf(victim, 1), { key })).toMatchObject({ ok: true });
    await database.query('ALTER TABLE log_event DISABLE TRIGGER USER');
    await database.query(`UPDATE log_event SET payload = '{}' WHERE stream_id = $1`, [victim.id]);
    await expect(exportOf(victim, 1)).rejects.toThrow(RecordBroken);
  });
});
