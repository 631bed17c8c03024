import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Rig } from './rig.js';
import { setTable, type Table } from './table.js';

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

const act = (
  type: string,
  more: Readonly<Record<string, unknown>> = { reason: 'said at the table', rules: [] },
): Readonly<Record<string, unknown>> => ({ type, ...more });
const loss = (type: string, seats: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  act(type, { ...seats, reason: 'said at the table', rules: [] });

/** Each command with its sender, path and body; for `players` both players send the same body. */
const commands = {
  ready: ['players', 'ready', {}],
  commitEntropy: ['players', 'entropy-commitment', { commitment: 'ab'.repeat(32) }],
  declineEntropy: ['players', 'entropy-decline', {}],
  openEntropy: ['players', 'entropy-opening', { entropy: 'ab'.repeat(16) }],
  answer: ['players', 'decisions/1/answer', { answer: { picks: ['rock'] } }],
  concede: ['players', 'concession', { scope: 'match' }],
  concedeGame: ['players', 'concession', { scope: 'game' }],
  offerDraw: ['players', 'draw-offer', { scope: 'match' }],
  agreeDraw: ['players', 'draw-agreement', { scope: 'match' }],
  callJudge: ['players', 'calls', { kind: 'other', sawVersion: 1 }],
  start: ['organizer', 'start', {}],
  cancel: ['organizer', 'cancellation', { reason: 'fire alarm' }],
  pause: ['judge', 'judge-actions', act('pause', { reason: 'a call' })],
  resume: ['judge', 'judge-actions', act('resume', {})],
  extraTime: ['judge', 'judge-actions', act('extraTime', { seat: 0, ms: 60_000, reason: 'a call' })],
  gameLoss: ['judge', 'judge-actions', loss('gameLoss', { seat: 0 })],
  matchLoss: ['judge', 'judge-actions', loss('matchLoss', { seat: 0 })],
  noShow: ['judge', 'judge-actions', loss('noShow', { seats: [0] })],
  timeCalled: ['judge', 'judge-actions', act('timeCalled', {})],
  takeCall: ['judge', 'calls/1/taken', {}],
  closeCall: ['judge', 'calls/1/closed', { outcome: 'answered' }],
  rewind: ['judge', 'judge-actions', act('rewind', { toVersion: 1, reason: 'a test', rules: [] })],
} as const;
type Name = keyof typeof commands;

/** Commands that each phase refuses, with the code of the refusal. Commands that a phase accepts are tested elsewhere. */
const refused: Readonly<
  Record<string, { readonly reach: (table: Table) => Promise<unknown>; readonly codes: Partial<Record<Name, string>> }>
> = {
  'not begun': {
    reach: async () => undefined,
    codes: {
      openEntropy: 'match/entropy-not-committed',
      answer: 'match/wrong-phase',
      concedeGame: 'match/wrong-phase',
      offerDraw: 'match/wrong-phase',
      agreeDraw: 'match/wrong-phase',
      callJudge: 'match/wrong-phase',
      takeCall: 'call/not-found',
      closeCall: 'call/not-found',
      start: 'match/not-ready',
      pause: 'match/wrong-phase',
      resume: 'match/not-paused',
      extraTime: 'match/wrong-phase',
      gameLoss: 'match/wrong-phase',
      timeCalled: 'match/wrong-phase',
    },
  },
  running: {
    reach: (table) => table.start(),
    codes: {
      ready: 'match/wrong-phase',
      commitEntropy: 'match/wrong-phase',
      declineEntropy: 'match/wrong-phase',
      openEntropy: 'match/wrong-phase',
      start: 'match/wrong-phase',
      agreeDraw: 'draw/no-offer',
      resume: 'match/not-paused',
      noShow: 'match/wrong-phase',
      timeCalled: 'time/not-offered',
    },
  },
  paused: {
    reach: async (table) => {
      await table.start();
      await table.command('judge-actions', table.judge, act('pause', { reason: 'a call' }));
    },
    codes: {
      ready: 'match/wrong-phase',
      commitEntropy: 'match/wrong-phase',
      declineEntropy: 'match/wrong-phase',
      openEntropy: 'match/wrong-phase',
      start: 'match/wrong-phase',
      answer: 'match/paused',
      agreeDraw: 'draw/no-offer',
      pause: 'match/paused',
      noShow: 'match/wrong-phase',
      timeCalled: 'time/not-offered',
    },
  },
  'ended before it began': {
    reach: (table) => table.command('judge-actions', table.judge, loss('noShow', { seats: [1] })),
    codes: {
      ...(Object.fromEntries(Object.keys(commands).map((name) => [name, 'match/over'])) as Record<Name, string>),
      gameLoss: 'judge/result-stands',
      matchLoss: 'judge/result-stands',
      noShow: 'judge/result-stands',
      takeCall: 'call/not-found',
      closeCall: 'call/not-found',
    },
  },
};

describe('commands in a phase that is not theirs', () => {
  it.each(Object.keys(refused))(
    'given a match that is %s, when they are sent, then each is a problem with its code, and no event',
    async (phase) => {
      const { reach, codes } = refused[phase]!;
      const table = await setTable(rig, { match: { clock: { bankMs: 600_000, decisionMs: 0, incrementMs: 0 } } });
      await reach(table);
      const version = async (): Promise<unknown> => (await table.view(table.seats[0])).json['version'];
      const before = await version();
      for (const [name, code] of Object.entries(codes)) {
        const [who, path, body] = commands[name as Name];
        const secrets = who === 'players' ? table.seats : [table[who]];
        for (const secret of secrets) {
          // Only the player who is asked may answer a decision; from the other player it would be refused for that reason.
          if (name === 'answer' && secret !== table.seats[0]) continue;
          expect([name, (await table.command(path, secret, body)).json]).toMatchObject([name, { code }]);
        }
      }
      expect(await version()).toBe(before);
    },
  );

  it.each([0, 1] as const)(
    'given a match that has not begun, when the player of seat %d concedes it, then the other one has won',
    async (seat) => {
      const table = await setTable(rig);
      expect((await table.command('concession', table.seats[seat])).status).toBe(200);
      expect((await table.view(table.seats[seat])).json).toMatchObject({
        status: 'ended',
        view: null,
        result: { winners: [1 - seat], reason: 'concession' },
      });
      for (const secret of table.seats) expect((await table.command('ready', secret)).json).toMatchObject({ code: 'match/over' });
    },
  );
});
