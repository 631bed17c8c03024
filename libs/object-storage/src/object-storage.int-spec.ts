import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ObjectStorage, StorageUnreachable } from '@arbiter/recording';
import { isObjectStorage, NoSuchStorage, openObjectStorage } from './open-storage.js';

/** An S3 service in this process, which the SDK reaches over HTTP. */
interface S3Server {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}
interface S3Servers {
  readonly default: new (options: object) => S3Server;
}

const bucket = 'matches';
let folder: string;
let server: S3Server;
const before = { ...process.env };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-objects-'));
  // The package has no types.
  const { default: Server } = (await import('s3rver' as string)) as S3Servers;
  server = new Server({ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3'), configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
});
afterAll(async () => {
  await server.close();
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, before);
  await rm(folder, { recursive: true });
});

const places: readonly (readonly [string, () => string])[] = [
  ['a folder', () => join(folder, 'plain')],
  ['a file: URL', () => pathToFileURL(join(folder, 'by url')).href],
  ['a bucket', () => `s3://${bucket}`],
  ['a prefix in a bucket', () => `s3://${bucket}/deep/er/`],
];

describe.each(places)('object storage in %s', (_name, place) => {
  let storage: ObjectStorage;
  beforeAll(() => {
    storage = openObjectStorage(place());
  });

  it('given an object, when it is stored and read, then it is the same bytes, and others are not there', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256));
    expect(await storage.get('logs/1/index.jsonl.br')).toBeNull();
    await storage.put('logs/1/index.jsonl.br', bytes);
    expect((await storage.get('logs/1/index.jsonl.br'))?.equals(bytes)).toBe(true);
    expect(await storage.get('logs/1/index.jsonl')).toBeNull();
    expect(await storage.get('logs/2/index.jsonl.br')).toBeNull();
  });

  it('given an object that was stored before, as after a crash, when it is stored again, then the new bytes stand', async () => {
    await storage.put('logs/1/tile-roots', Buffer.from('half'));
    await storage.put('logs/1/tile-roots', Buffer.from('whole'));
    expect(String(await storage.get('logs/1/tile-roots'))).toBe('whole');
    await storage.put('logs/1/tile-roots', Buffer.alloc(0));
    expect((await storage.get('logs/1/tile-roots'))?.length).toBe(0);
  });
});

describe('a prefix', () => {
  it('given two prefixes of one bucket, then neither has the objects of the other', async () => {
    await openObjectStorage(`s3://${bucket}/one`).put('a', Buffer.from('1'));
    expect(await openObjectStorage(`s3://${bucket}/two`).get('a')).toBeNull();
    expect(String(await openObjectStorage(`s3://${bucket}`).get('one/a'))).toBe('1');
  });
});

describe('a folder', () => {
  it('given a key that leads out of it, then it is refused', async () => {
    const storage = openObjectStorage(join(folder, 'plain'));
    for (const key of ['../outside', 'logs/../../outside', '/etc/passwd', '', 'logs//1', '.hidden'])
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
  });

  it('given it is a file, then it is out of reach, by its name, and nothing half written stays', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(openObjectStorage(join(folder, 'file')).put('a', Buffer.from('x'))).rejects.toThrow(StorageUnreachable);
    await expect(openObjectStorage(join(folder, 'file')).get('a')).rejects.toThrow(`the archive ${join(folder, 'file')} can't be reached`);
    const storage = openObjectStorage(join(folder, 'taken'));
    await storage.put('a/b', Buffer.from('x'));
    await expect(storage.put('a', Buffer.from('x'))).rejects.toThrow(StorageUnreachable);
    await chmod(join(folder, 'taken'), 0o755);
    expect(await readdir(join(folder, 'taken'))).toEqual(['a']);
  });
});

describe('a bucket', () => {
  it('given there is no such bucket, or nobody answers, then it is out of reach, and is not taken for an absent object', async () => {
    await expect(openObjectStorage('s3://no-such-bucket').get('a')).rejects.toThrow(StorageUnreachable);
    await expect(openObjectStorage('s3://no-such-bucket').put('a', Buffer.from('x'))).rejects.toThrow(
      "s3://no-such-bucket can't be reached",
    );
    const { AWS_ENDPOINT_URL_S3: endpoint } = process.env;
    process.env['AWS_ENDPOINT_URL_S3'] = 'http://127.0.0.1:1';
    await expect(openObjectStorage(`s3://${bucket}`).get('a')).rejects.toThrow(StorageUnreachable);
    process.env['AWS_ENDPOINT_URL_S3'] = endpoint;
  });
});

describe('the name of a place', () => {
  it.each(['http://example.org/a', 's3://', 's3://A', 's3:///prefix', 'ftp://example.org', 's3://under_score/a'])(
    'given %s, then it is no object storage',
    (place) => {
      expect(isObjectStorage(place)).toBe(false);
      expect(() => openObjectStorage(place)).toThrow(NoSuchStorage);
    },
  );
});
