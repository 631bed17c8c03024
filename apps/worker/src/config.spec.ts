import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCosigningKey, readCosigningKey } from '@arbiter/tlog';
import { readConfig } from './config.js';

const { verifierKey } = readCosigningKey(newCosigningKey('example.org/w1'));
const needed = { DATABASE_URL: 'postgres://nowhere/none', REDIS_URL: 'redis://nowhere' };

describe('the policy about witnesses', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbiter-policy-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const policyOf = async (text: string): Promise<ReturnType<typeof readConfig>['witnessPolicy']> => {
    const file = join(folder, 'policy');
    await writeFile(file, text);
    return readConfig({ ...needed, ARBITER_WITNESS_POLICY: file }).witnessPolicy;
  };

  it('names nobody where it is not set', () => {
    expect(readConfig(needed).witnessPolicy).toBeNull();
  });

  it('is read from a file', async () => {
    expect(await policyOf(`witness w1 ${verifierKey} https://w1.example.org/\nquorum w1\n`)).toMatchObject({
      witnesses: [{ name: 'w1', url: 'https://w1.example.org' }],
      quorum: { quorum: 1 },
    });
  });

  it('is refused with the file, the line and the reason: the worker does not start without the witnesses that were meant', async () => {
    await expect(policyOf('quorum w1\n')).rejects.toThrow(/ARBITER_WITNESS_POLICY: .*policy: line 1: there is no witness and no group w1/);
    await expect(policyOf(`witness w1 ${verifierKey}\nquorum w1\n`)).rejects.toThrow(/these witnesses have no address: w1/);
    expect(() => readConfig({ ...needed, ARBITER_WITNESS_POLICY: join(folder, 'nowhere') })).toThrow(/nowhere: it can't be read/);
  });
});
