import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, metricsToken, type Loose, type Rig } from './rig.js';

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
    expect(await rig.get('/ready')).toMatchObject({
      status: 200,
      json: { ready: true, checks: { database: true, redis: true, migrations: true } },
    });
  });

  it('given a request was answered, when the metrics are read, then it is among them, and lags and depths too', async () => {
    await rig.get('/health');
    const { text } = await rig.get('/metrics', metricsToken);
    expect(text).toContain('arbiter_http_request_duration_ms_count{method="GET",route="/health",status="200"}');
    for (const name of [
      'arbiter_append_duration_ms_count',
      'arbiter_block_events_count',
      'arbiter_checkpoint_lag_ms',
      'arbiter_queue_depth{queue="replay-export",state="waiting"} 0',
    ])
      expect(text).toContain(name);
  });
});

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly endpoint: Loose;
}

/** Endpoints that read no body although their method could carry one. */
const withoutBody: readonly string[] = [
  // Takes a file as it is.
  'post /cards/imports',
  'post /cards/lists',
  'post /matches/{matchId}/publication',
  'post /gatherings/{gatheringId}/exports',
  'post /tournaments/{tournamentId}/exports',
  'post /gatherings/{gatheringId}/dead-letters/{jobId}/retry',
];

/** Returns the names of the operations for which the condition does not hold. */
const failing = (operations: readonly Operation[], holds: (operation: Operation) => boolean): readonly string[] =>
  operations.filter((operation) => !holds(operation)).map(({ path, method }) => `${method} ${path}`);

describe('the API description', () => {
  let document: Loose;
  let operations: readonly Operation[];
  const parametersOf = ({ endpoint }: Operation): readonly Loose[] => (endpoint['parameters'] ?? []) as unknown as readonly Loose[];
  const bodyOf = ({ endpoint }: Operation): Loose | undefined => endpoint['requestBody']?.['content']?.['application/json']?.['schema'];
  /** Whether a schema constrains anything, either inline or through the named schema that it refers to. */
  const tells = (schema: Loose | undefined): boolean => {
    if (schema === undefined) return false;
    const name = (schema['$ref'] as string | undefined)?.replace('#/components/schemas/', '');
    const meant = name === undefined ? schema : document['components']!['schemas']![name];
    return meant !== undefined && ['type', 'enum', 'oneOf', 'anyOf', 'allOf'].some((key) => key in meant);
  };

  beforeAll(async () => {
    const answer = await rig.get('/docs-json');
    expect(answer.status).toBe(200);
    document = answer.json;
    operations = entries(document['paths']!).flatMap(([path, methods]) =>
      entries(methods).map(([method, endpoint]) => ({ path, method, endpoint })),
    );
  });

  it('given every endpoint, when it is described, then each has an answer, problem documents and its access', () => {
    expect(operations.length).toBeGreaterThan(40);
    expect(failing(operations, ({ endpoint }) => entries(endpoint['responses']!).some(([status]) => Number(status) < 300))).toEqual([]);
    for (const status of ['400', '429', '500', '503'])
      expect(
        failing(operations, ({ endpoint }) => {
          const schema = endpoint['responses']![status]?.['content']?.['application/problem+json']?.['schema'];
          const refs = ((schema?.['oneOf'] ?? [schema]) as readonly (Loose | undefined)[]).map((one) => String(one?.['$ref']));
          return refs.every((ref) => /^#\/components\/schemas\/\w+Problem$/.test(ref));
        }),
      ).toEqual([]);
    expect(failing(operations, ({ endpoint }) => /(?:Open to everybody\.|For: )/.test(endpoint['description'] ?? ''))).toEqual([]);
    const closed = document['components']!['schemas']!['DecisionClosedProblem']!['properties']!;
    expect([closed['code']!['enum'], closed['status']!['enum'], closed['params']!['required']]).toEqual([
      ['decision/closed'],
      [409],
      ['decision'],
    ]);
  });

  it('given answers of JSON, when they are described, then each is a schema with a name', () => {
    const json = operations.flatMap((operation) =>
      entries(operation.endpoint['responses']!).flatMap(([status, answer]) =>
        Number(status) < 300 && answer['content']?.['application/json'] !== undefined
          ? [{ operation, schema: answer['content']['application/json']['schema'] }]
          : [],
      ),
    );
    expect(json.length).toBeGreaterThan(35);
    expect(json.filter(({ schema }) => !tells(schema) || schema?.['$ref'] === undefined).map(({ operation }) => operation.path)).toEqual(
      [],
    );
  });

  it('given parts of a path in braces, when an endpoint is described, then each is a path parameter that must be given, with its shape, and no other is', () => {
    const inPath = (operation: Operation): readonly string[] => [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
    const described = (operation: Operation): readonly string[] =>
      parametersOf(operation)
        .flatMap((one) =>
          (one['in'] as string) === 'path' && (one['required'] as unknown) === true && tells(one['schema']) ? [one['name'] as string] : [],
        )
        .sort();
    expect(operations.filter((operation) => inPath(operation).length > 0).length).toBeGreaterThan(30);
    expect(failing(operations, (operation) => JSON.stringify(described(operation)) === JSON.stringify(inPath(operation)))).toEqual([]);
  });

  it('given endpoints that read a body, when they are described, then its schema is there; those that read none have none', () => {
    const mayCarry = operations.filter(({ method }) => ['post', 'put', 'patch'].includes(method));
    const reads = ({ path, method }: Operation): boolean => !withoutBody.includes(`${method} ${path}`);
    expect(mayCarry.length).toBeGreaterThan(15);
    expect(failing(mayCarry, (operation) => tells(bodyOf(operation)) === reads(operation))).toEqual([]);
    expect(
      failing(
        operations.filter((operation) => !mayCarry.includes(operation)),
        (operation) => bodyOf(operation) === undefined,
      ),
    ).toEqual([]);
    expect(document['components']!['schemas']!['CreateMatch']).toBeDefined();
  });

  it('given queries that endpoints check, when they are described, then each field is there', () => {
    const queriesOf = (path: string): readonly string[] =>
      parametersOf(operations.find((one) => one.path === path && one.method === 'get')!)
        .flatMap((one) => ((one['in'] as string) === 'query' ? [one['name'] as string] : []))
        .sort();
    expect(queriesOf('/gatherings')).toEqual(['cursor', 'limit']);
    expect(queriesOf('/matches/{matchId}/view')).toEqual(['as', 'version']);
    expect(queriesOf('/matches/{matchId}/transcript')).toEqual(['after', 'as', 'language']);
    expect(queriesOf('/matches/{matchId}/live')).toEqual(['after', 'as', 'page', 'viewed', 'views']);
    expect(queriesOf('/matches/{matchId}/patches')).toEqual(['as', 'from', 'to']);
  });

  it('when people open /docs, then a page is served', async () => {
    expect((await rig.get('/docs')).status).toBe(200);
  });
});
