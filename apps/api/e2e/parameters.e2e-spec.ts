import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { listOf, objectOf, readDescription, type Description, type Operation, type Plain, type PlainObject } from './described.js';
import { bootRig, metricsToken, type Answer, type Rig } from './rig.js';
import { mint, newCommand, setTable, type Table } from './table.js';
import { settings } from './tournament.js';

const nowhere = '01890000-0000-7000-8000-00000000dead';

let database: TestDatabase;
let rig: Rig;
let table: Table;
let description: Description;
/** Tokens of every kind: whoever may use an endpoint is among them. */
let secrets: readonly (string | null)[];
let known: Readonly<Record<string, string>>;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
  table = await setTable(rig);
  await table.start();
  description = readDescription((await rig.get('/docs-json')).json);
  const judge = await mint(rig, table.gatheringId, { role: 'judge' });
  secrets = [rig.organizer, table.organizer, judge, table.seats[0], table.spectator, metricsToken];
  const created = await rig.post(`/gatherings/${table.gatheringId}/tournaments`, rig.organizer, {
    name: 'Cup',
    settings,
    commandId: newCommand(),
  });
  known = {
    gatheringId: table.gatheringId,
    matchId: table.matchId,
    playerId: table.players[0],
    jobId: 'deck-0',
    game: 'probe',
    tournamentId: String(created.json['tournamentId']),
    webhookId: nowhere,
    entrant: '1',
    round: '1',
    csv: 'entrants',
    tokenId: nowhere,
    decisionId: '1',
    call: '1',
    from: '1',
    to: '2',
    log: '0',
    path: '0/000',
  };
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

interface Parameter {
  readonly name: string;
  readonly where: 'path' | 'query';
  readonly schema: PlainObject;
  readonly required: boolean;
}

const parametersOf = ({ endpoint }: Operation): readonly Parameter[] =>
  listOf(endpoint['parameters'])
    .map(objectOf)
    .flatMap(({ name, in: where, schema, required }) =>
      where === 'path' || where === 'query' ? [{ name: String(name), where, schema: objectOf(schema), required: required === true }] : [],
    );

/** A value that does not fit a parameter's schema, and words of what would; null where every text fits. */
const misfitOf = (given: PlainObject): { readonly value: string; readonly says: RegExp } | null => {
  const forms = [...listOf(given['anyOf']), ...listOf(given['oneOf'])].map(objectOf);
  if (forms.length > 0) {
    const misfits = forms.map(misfitOf);
    return misfits.some((one) => one === null) ? null : { value: 'no such value', says: /\S/ };
  }
  const schema = given;
  if (schema['format'] === 'uuid') return { value: 'no-uuid', says: /UUID/ };
  if (schema['format'] === 'date') return { value: 'yesterday', says: /date/ };
  if (schema['format'] === 'date-time') return { value: 'yesterday', says: /moment/ };
  if (schema['enum'] !== undefined)
    return {
      value: 'no such value',
      says: new RegExp(
        listOf(schema['enum'])
          .map((one) => JSON.stringify(one))
          .join('|'),
      ),
    };
  if (schema['const'] !== undefined) return { value: 'no such value', says: new RegExp(JSON.stringify(schema['const'])) };
  if (schema['type'] === 'integer' || schema['type'] === 'number') return { value: 'many', says: /number|integer/ };
  if (schema['type'] === 'boolean') return { value: 'perhaps', says: /true|boolean/ };
  if (schema['maxLength'] !== undefined) return { value: 'x'.repeat(Number(schema['maxLength']) + 1), says: /\d|fits/ };
  if (schema['pattern'] !== undefined) return { value: '~ ~', says: /fits|such as|letters|spectator|YYYY/ };
  return null;
};

const addressOf = ({ path }: Operation, replaced: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = replaced[name] ?? known[name];
    if (value === undefined) throw new Error(`what stands for ${name} in ${path}?`);
    return encodeURIComponent(value);
  });

/** Sends with each token in turn, until one may use the endpoint. */
const send = async ({ method }: Operation, address: string): Promise<Answer> => {
  const writes = method === 'post' || method === 'put' || method === 'patch';
  let last: Answer | null = null;
  for (const secret of secrets) {
    last = await rig.send(method.toUpperCase(), address, {
      secret,
      ...(writes ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
    });
    if (last.status !== 401 && last.status !== 403) return last;
  }
  return last!;
};

const queryOf = (parameters: readonly Parameter[], replaced: Readonly<Record<string, string>>): string => {
  const given = parameters.flatMap(({ name, where, required }) => {
    const value = replaced[name] ?? (required ? known[name] : undefined);
    return where === 'query' && value !== undefined ? [[name, value] as const] : [];
  });
  for (const [name, value] of Object.entries(replaced)) if (!parameters.some((one) => one.name === name)) given.push([name, value]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, value])).toString()}`;
};

interface Issue {
  readonly path: string;
  readonly message: string;
  readonly expected?: Plain;
}

/** What is wrong with how a wrong value is refused; null where the problem names its path and says what was expected. */
const complaint = (answer: Answer, name: string, says: RegExp): string | null => {
  const { status, json, text } = answer;
  if (status !== 400 || json['code'] !== 'request/malformed') return `${status} ${text.slice(0, 160)}`;
  const issues = (json['issues'] ?? []) as unknown as readonly Issue[];
  const issue = issues.find(({ path }) => path === name);
  if (issue === undefined) return `no issue with this path: ${JSON.stringify(issues)}`;
  if (!says.test(issue.message) || issue.message === 'it does not fit') return `does not say what was expected: ${JSON.stringify(issue)}`;
  return null;
};

describe('a parameter that does not fit', () => {
  it('given every parameter in a path or a query, when a value of another shape is sent, then path and expected shape are named', async () => {
    const complaints: string[] = [];
    let tried = 0;
    for (const operation of description.operations) {
      const parameters = parametersOf(operation);
      for (const { name, where, schema } of parameters) {
        const misfit = misfitOf(schema);
        if (misfit === null) continue;
        tried += 1;
        const address =
          where === 'path'
            ? `${addressOf(operation, { [name]: misfit.value })}${queryOf(parameters, {})}`
            : `${addressOf(operation, {})}${queryOf(parameters, { [name]: misfit.value })}`;
        const wrong = complaint(await send(operation, address), name, misfit.says);
        if (wrong !== null) complaints.push(`${operation.method} ${operation.path} ${name}: ${wrong}`);
      }
    }
    expect(complaints).toEqual([]);
    expect(tried).toBeGreaterThan(150);
  }, 300_000);

  it('given any endpoint, when a parameter is sent that there is not, then it is named', async () => {
    const complaints: string[] = [];
    for (const operation of description.operations) {
      const parameters = parametersOf(operation);
      const address = `${addressOf(operation, {})}${queryOf(parameters, { colour: 'red' })}`;
      const wrong = complaint(await send(operation, address), 'colour', /no such field/);
      if (wrong !== null) complaints.push(`${operation.method} ${operation.path}: ${wrong}`);
    }
    expect(complaints).toEqual([]);
  }, 300_000);
});
