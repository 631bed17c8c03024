import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Loose, type Rig } from './rig.js';

const entries = (value: Loose): readonly (readonly [string, Loose])[] => Object.entries(value as { [key: string]: Loose });

let database: TestDatabase;
let rig: Rig;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

describe('operations', () => {
  it('given servers that answer, when health and readiness are asked, then both are fine', async () => {
    expect(await rig.get('/health')).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect(await rig.get('/ready')).toMatchObject({ status: 200, json: { ready: true, checks: { database: true, redis: true, migrations: true } } });
  });

  it('given a request was answered, when the metrics are read, then it is among them, and lags and depths too', async () => {
    await rig.get('/health');
    const { text } = await rig.get('/metrics');
    expect(text).toContain('arbiter_http_request_duration_ms_count{method="GET",route="/health",status="200"}');
    for (const name of ['arbiter_append_duration_ms_count', 'arbiter_block_events_count', 'arbiter_sequencer_lag_blocks', 'arbiter_queue_depth{queue="replay-export",state="waiting"} 0'])
      expect(text).toContain(name);
  });
});

describe('the API description', () => {
  it('given every door, when it is described, then each has an answer, problem documents and its access', async () => {
    const { json, status } = await rig.get('/docs-json');
    expect(status).toBe(200);
    const doors = entries(json['paths']!).flatMap(([path, methods]) => entries(methods).map(([method, door]) => ({ path, method, door })));
    expect(doors.length).toBeGreaterThan(30);
    for (const { path, method, door } of doors) {
      const responses = entries(door['responses']!);
      expect([path, method, responses.some(([status]) => Number(status) < 300)]).toEqual([path, method, true]);
      const problem = responses.find(([status]) => status === '400')?.[1];
      expect([path, method, problem?.['content']?.['application/problem+json']?.['schema']?.['$ref']]).toEqual([path, method, '#/components/schemas/Problem']);
    }
    expect(json['components']!['schemas']!['Problem']!['properties']!['code']).toBeDefined();
    expect(json['components']!['schemas']!['CreateMatch']).toBeDefined();
  });

  it('when people open /docs, then a page is served', async () => {
    expect((await rig.get('/docs')).status).toBe(200);
  });
});
