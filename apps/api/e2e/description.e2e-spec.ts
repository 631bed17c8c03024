import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { listOf, objectOf, readDescription, type Description, type Operation, type Plain, type PlainObject } from './described.js';
import { bootRig, metricsToken, type Answer, type Rig } from './rig.js';
import { setTable, type Table } from './table.js';

let database: TestDatabase;
let rig: Rig;
let table: Table;
let description: Description;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
  table = await setTable(rig, { match: { clock: { bankMs: 600_000, decisionMs: 0, incrementMs: 0 } } });
  await table.start();
  description = readDescription((await rig.get('/docs-json')).json);
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

const nameOf = ({ path, method }: Operation): string => `${method} ${path}`;
const failing = (holds: (operation: Operation) => boolean): readonly string[] =>
  description.operations.filter((operation) => !holds(operation)).map(nameOf);
const parametersOf = ({ endpoint }: Operation): readonly PlainObject[] => listOf(endpoint['parameters']).map(objectOf);
const problemsOf = (operation: Operation): readonly (readonly [string, PlainObject])[] =>
  Object.entries(objectOf(operation.endpoint['responses'])).flatMap(([status, answer]) => {
    const content = objectOf(objectOf(answer)['content'])['application/problem+json'];
    return content === undefined ? [] : [[status, objectOf(content)] as const];
  });
/** The names of the documents that a schema allows. */
const namesIn = (schema: Plain | undefined): readonly string[] => {
  const { oneOf } = objectOf(schema);
  return (oneOf === undefined ? [schema] : listOf(oneOf)).map((one) => String(objectOf(one)['$ref']).replace('#/components/schemas/', ''));
};

describe('what the served description says of every operation', () => {
  it('given parameters, then each says what it means and what it may be', () => {
    expect(
      failing((operation) => parametersOf(operation).every((one) => typeof one['description'] === 'string' && 'schema' in one)),
    ).toEqual([]);
  });

  it('given files that are sent as they are, then they are described as bodies', () => {
    const files = description.operations.filter(
      ({ endpoint }) => 'application/octet-stream' in objectOf(objectOf(endpoint['requestBody'])['content']),
    );
    expect(files.map(nameOf).sort()).toEqual(['post /cards/imports', 'post /cards/lists']);
  });

  it('given the problems that it may answer with, then each has an example', () => {
    expect(
      failing((operation) =>
        problemsOf(operation).every(([, content]) => {
          const shown = Object.values(objectOf(content['examples'])).map((one) =>
            String(objectOf(one)['$ref']).replace('#/components/examples/', ''),
          );
          return JSON.stringify(shown) === JSON.stringify(namesIn(content['schema']));
        }),
      ),
    ).toEqual([]);
  });

  it('given answers, then each status has a content with a schema', () => {
    expect(
      failing(({ endpoint }) =>
        Object.values(objectOf(endpoint['responses'])).every((answer) => {
          const contents = Object.values(objectOf(objectOf(answer)['content']));
          return contents.length > 0 && contents.every((content) => 'schema' in objectOf(content));
        }),
      ),
    ).toEqual([]);
  });
});

describe('its examples', () => {
  it('given every problem code that the API lists, then there is one example of it, and it has the shape that is described', async () => {
    const listed = ((await rig.get('/problems')).json['problems'] as unknown as readonly { code: string }[]).map(({ code }) => code);
    const shown = Object.entries(description.examples).map(([name, example]) => ({ name, value: objectOf(objectOf(example)['value']) }));
    expect(listed.length).toBeGreaterThan(100);
    expect(shown.map(({ value }) => value['code']).sort()).toEqual([...listed].sort());
    for (const { name, value } of shown)
      expect([name, description.misfit({ $ref: `#/components/schemas/${name}` }, value)]).toEqual([name, null]);
  });

  it('given an example inside a schema, then it fits this schema', () => {
    const found: (readonly [string, Plain, Plain])[] = [];
    const look = (where: string, value: Plain): void => {
      if (Array.isArray(value)) return (value as readonly Plain[]).forEach((one, at) => look(`${where}.${at}`, one));
      const schema = objectOf(value);
      // A property may be called `example`: it is then an object, among others.
      if (!where.endsWith('.properties') && schema['example'] !== undefined) found.push([where, schema, schema['example']]);
      for (const [key, one] of Object.entries(schema)) if (key !== 'example') look(`${where}.${key}`, one);
    };
    for (const [name, schema] of Object.entries(description.schemas)) look(name, schema);
    expect(found.length).toBeGreaterThan(5);
    for (const [where, schema, example] of found) expect([where, description.misfit(schema, example)]).toEqual([where, null]);
  });

  it('given documents that do not fit, then they are told apart: the comparison finds something', () => {
    const example = objectOf(objectOf(description.examples['DecisionClosedProblem'])['value']);
    const closed = { $ref: '#/components/schemas/DecisionClosedProblem' };
    expect(description.misfit(closed, { ...example, params: { decision: 'twelve' } })).not.toBeNull();
    expect(description.misfit(closed, { ...example, more: 1 })).not.toBeNull();
  });
});

describe('the schemas of decks', () => {
  it.each(['starline', 'magic', 'yugioh', 'force-of-will', 'grand-archive'] as const)(
    'given %s, then its deck schema is found by the name that decisions give it, and the presets of the game fit it',
    (game) => {
      const found = Object.entries(description.schemas).filter(([, schema]) => objectOf(schema)['x-bulk-schema'] === `${game}/deck`);
      expect(found.map(([, schema]) => objectOf(schema)['x-game'])).toEqual([game]);
      const [[name]] = found as [[string, Plain]];
      const schema = { $ref: `#/components/schemas/${name}` };
      const presets = games[game].presetDecks();
      expect(presets.length).toBeGreaterThan(1);
      for (const { id, deck } of presets) expect([id, description.misfit(schema, deck)]).toEqual([id, null]);
      expect(description.misfit(schema, { cards: 7, main: 7, material: 7, ruler: 7 })).not.toBeNull();
    },
  );
});

describe('what the API answers', () => {
  /** Calls an operation with these values in its path, and with an empty document where it takes one. */
  const call = ({ path, method }: Operation, known: Readonly<Record<string, string>>, secret: string | null): Promise<Answer> => {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '1');
    const writes = method === 'post' || method === 'put';
    return rig.send(method.toUpperCase(), address, {
      secret,
      ...(writes ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
    });
  };
  const misfits = async (
    operations: readonly Operation[],
    known: Readonly<Record<string, string>>,
    secret: string | null,
  ): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const operation of operations) {
      const answer = await call(operation, known, secret);
      const described = objectOf(objectOf(operation.endpoint['responses'])[String(answer.status)]);
      const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
      const content = objectOf(described['content'])[type];
      if (content === undefined) found.push(`${nameOf(operation)}: ${answer.status} ${type} ${answer.text.slice(0, 200)}`);
      else if (type.endsWith('json')) {
        const fault = description.misfit(objectOf(content)['schema'], answer.json);
        if (fault !== null) found.push(`${nameOf(operation)}: ${answer.status} ${answer.json['code'] ?? ''}\n${fault}`);
      }
    }
    return found;
  };
  /** Operations whose answer never ends. */
  const isStream = ({ path }: Operation): boolean => path.endsWith('/live');
  const unknown = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      ['gatheringId', 'playerId', 'tokenId', 'matchId', 'tournamentId', 'webhookId'].map((name) => [name, randomUUID()] as const),
    );

  it('given somebody without a token, then every answer is one that is described for the operation', async () => {
    expect(
      await misfits(
        description.operations.filter((one) => !isStream(one)),
        unknown(),
        null,
      ),
    ).toEqual([]);
  });

  it('given an organizer and ids that there are not, then every answer is described', async () => {
    expect(
      await misfits(
        description.operations.filter((one) => !isStream(one)),
        unknown(),
        rig.organizer,
      ),
    ).toEqual([]);
  });

  it('given staff and a player, and a match that runs, then every answer is described', async () => {
    const { gatheringId, matchId, players } = table;
    const known = { ...unknown(), gatheringId, matchId, playerId: players[0], decisionId: '1', game: 'probe', csv: 'entrants' };
    const operations = description.operations.filter((one) => !isStream(one) && one.path !== '/metrics');
    for (const secret of [table.judge, table.seats[0], rig.organizer]) expect(await misfits(operations, known, secret)).toEqual([]);
    expect((await rig.get('/metrics', metricsToken)).status).toBe(200);
  });
});
