import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerOf, createClient, liveEvents, type Client } from '@arbiter/client';
import {
  cardListSchema,
  clocksSchema,
  decisionsSchema,
  gatheringSchema,
  gameListSchema,
  layoutSchema,
  liveEventSchema,
  logEntrySchema,
  matchNewsSchema,
  matchViewSchema,
  matchSummarySchema,
  matchTableSchema,
  pageSchema,
  playerSchema,
  presetListSchema,
  problemListSchema,
  readinessSchema,
  tokenSchema,
  transcriptSchema,
} from '@arbiter/contracts';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Rig } from './rig.js';
import { setTable, type Table } from './table.js';

/** The part of a zod schema that this spec uses. */
interface Schema {
  parse(value: unknown): unknown;
}

let database: TestDatabase;
let rig: Rig;
let table: Table;
let judge: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
  table = await setTable(rig, { match: { clock: { bankMs: 60_000, decisionMs: 1_000, incrementMs: 0 } } });
  judge = createClient({ url: rig.url, token: table.judge });
  await table.start();
  await table.answer(0);
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

/**
 * Expects that an answer has exactly the described shape. Schemas drop fields that they do not know, so the parsed answer must equal the
 * answer.
 */
const expectShape = (schema: Schema, answer: unknown): void => expect(schema.parse(answer)).toEqual(answer);

describe('what the API sends', () => {
  it.each<readonly [string, Schema]>([
    ['view', matchViewSchema],
    ['view?as=spectator', matchViewSchema],
    ['view?version=1', matchViewSchema],
    ['table', matchTableSchema],
    ['table?version=1', matchTableSchema],
    ['decisions', decisionsSchema],
    ['clocks', clocksSchema],
    ['events', pageSchema(matchNewsSchema, 'MatchNewsPage')],
    ['log', pageSchema(logEntrySchema, 'LogPage')],
  ])('given a match that runs, when a judge reads its %s, then it has the shape that is described', async (what, schema) => {
    const { status, json } = await rig.get(`/matches/${table.matchId}/${what}`, table.judge);
    expect(status).toBe(200);
    expectShape(schema, json);
  });

  it('given a player, then their own view and decisions have that shape too', async () => {
    expectShape(matchViewSchema, (await rig.get(`/matches/${table.matchId}/view`, table.seats[1])).json);
    expectShape(decisionsSchema, (await rig.get(`/matches/${table.matchId}/decisions`, table.seats[1])).json);
  });

  it('given a table, then it is the view of its reader, with the layout and the cards of the game by which it is drawn', async () => {
    for (const reader of [table.seats[1], table.spectator]) {
      const shown = (await rig.get(`/matches/${table.matchId}/table`, reader)).json;
      const view = (await rig.get(`/matches/${table.matchId}/view`, reader)).json;
      expect(shown['match']).toMatchObject(Object.assign({}, view, { now: expect.anything() }));
      expect(shown['layout']).toEqual((await rig.get('/games/probe/layout')).json['layout']);
      expect((await rig.get('/games/probe/cards')).headers.get('etag')).toBe(`"${String(shown['cardList'])}"`);
    }
  });

  it.each<readonly [string, Schema]>([
    ['/me', tokenSchema],
    ['/gatherings', pageSchema(gatheringSchema, 'GatheringPage')],
    ['/games', gameListSchema],
    ['/games/probe/cards', cardListSchema],
    ['/games/probe/presets', presetListSchema],
    ['/games/probe/layout', layoutSchema],
    ['/problems', problemListSchema],
    ['/ready', readinessSchema],
  ])('given %s, when it is read, then it has the shape that is described', async (path, schema) => {
    const { status, json } = await rig.get(path, rig.organizer);
    expect(status).toBe(200);
    expectShape(schema, json);
  });

  it('given lists of a gathering, then they have that shape', async () => {
    const lists: readonly (readonly [string, Schema])[] = [
      ['players', pageSchema(playerSchema, 'PlayerPage')],
      ['tokens', pageSchema(tokenSchema, 'TokenPage')],
      ['matches', pageSchema(matchSummarySchema, 'MatchPage')],
    ];
    for (const [list, schema] of lists)
      expectShape(schema, (await rig.get(`/gatherings/${table.gatheringId}/${list}`, table.organizer)).json);
  });
});

describe('the generated client', () => {
  it('given a match, then its words and its live stream come typed and in shape', async () => {
    const { matchId } = table;
    const told = await answerOf(judge.GET('/matches/{matchId}/transcript', { params: { path: { matchId }, query: { language: 'en' } } }));
    expectShape(transcriptSchema, told);
    for await (const event of liveEvents(judge, { matchId, after: 0 })) {
      expectShape(liveEventSchema, event);
      expect(event).toMatchObject({ event: 'news', id: 1 });
      break;
    }
  });

  it('given a refusal, then it carries the problem of its code', async () => {
    const commandId = 'shapes-0001';
    const params = { path: { matchId: table.matchId, decisionId: 99_999 } };
    const client = createClient({ url: rig.url, token: table.seats[0] });
    const { error } = await client.POST('/matches/{matchId}/decisions/{decisionId}/answer', {
      params,
      body: { commandId, answer: { picks: [] } },
    });
    expect(error?.code).toBe('decision/unknown');
  });
});
