import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, bootWorker, type Answer, type Loose, type Rig } from './rig.js';
import { SseReader } from './sse-reader.js';
import { bind, createPlayer, mint, mintHeld, newCommand, setTable, type Held, type Table } from './table.js';

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

const notImpartial = { status: 403, json: { code: 'access/not-impartial' } };
const ownMatch = { status: 403, json: { code: 'judge/plays-in-this-match' } };
const closed = { status: 403, json: { code: 'read/closed-while-running' } };

/** Every endpoint that shows a match. */
const looks = [
  'view',
  'view?as=judge',
  'view?as=seat-0',
  'view?as=seat-1',
  'view?version=4',
  'decisions',
  'clocks',
  'events',
  'transcript',
  'transcript?language=zh&as=seat-1',
  'live',
  'live?as=seat-1',
  'log',
  'evidence',
];
const look = (matchId: string, endpoint: string, secret: string): Promise<Answer> => rig.get(`/matches/${matchId}/${endpoint}`, secret);
const acts = [
  { type: 'pause', reason: 'thinking' },
  { type: 'resume' },
  { type: 'extraTime', seat: 0, ms: 60_000, reason: 'slow' },
  { type: 'ruling', reason: 'mine', rules: [] },
  { type: 'gameLoss', seat: 1, reason: 'mine', rules: [] },
  { type: 'matchLoss', seat: 1, reason: 'mine', rules: [] },
  { type: 'rewind', toVersion: 2, reason: 'a test', rules: [] },
];

/** Starts a second match of the gathering in which Alice does not play: Bob against Carol. */
const startElsewhere = async (table: Table): Promise<{ readonly matchId: string; readonly bob: string }> => {
  const carol = await createPlayer(rig, table.gatheringId, 'Carola');
  const created = await rig.post(`/gatherings/${table.gatheringId}/matches`, rig.organizer, {
    players: [table.players[1], carol],
    format: 'single',
    commandId: newCommand(),
  });
  const matchId: string = created.json['match']!['matchId']!;
  for (const secret of [table.seats[1], await mint(rig, table.gatheringId, { role: 'player', playerId: carol })])
    await rig.post(`/matches/${matchId}/ready`, secret, { commandId: newCommand() });
  return { matchId, bob: table.seats[1] };
};

/** Expects that every endpoint refuses this token, so that it learns nothing hidden about the match. */
const seesNothingHidden = async (matchId: string, secret: string): Promise<void> => {
  for (const endpoint of looks) {
    const { status, json } = await look(matchId, endpoint, secret);
    expect([
      endpoint,
      status,
      ['access/not-impartial', 'judge/plays-in-this-match', 'read/closed-while-running', 'access/forbidden'].includes(json['code']!),
    ]).toEqual([endpoint, 403, true]);
  }
  expect((await rig.post(`/matches/${matchId}/exports`, secret, {})).status).toBe(403);
  expect((await rig.post(`/matches/${matchId}/publication`, secret, {})).status).toBe(403);
};

describe('an organizer who plays', () => {
  let table: Table;
  let olga: Held;

  beforeAll(async () => {
    table = await setTable(rig, { spectatorDelaySeconds: 3_600 });
    olga = await mintHeld(rig, rig.organizer, table.gatheringId, { role: 'organizer', holder: { name: 'Olga' } });
    expect(await bind(rig, olga.secret, table.gatheringId, table.players[0], olga.personId)).toMatchObject({
      status: 200,
      json: { personId: olga.personId },
    });
    await table.start();
  });

  const mints = (secret: string, body: Readonly<Record<string, unknown>>): Promise<Answer> =>
    rig.post(`/gatherings/${table.gatheringId}/tokens`, secret, { commandId: newCommand(), ...body });

  it('when she mints a judge’s token, for herself, for somebody else or for a player, then it is refused', async () => {
    for (const holder of [
      {},
      { holder: { personId: olga.personId } },
      { holder: { name: 'Judy' } },
      { playerId: table.players[0] },
      { playerId: table.players[1] },
    ])
      expect(await mints(olga.secret, { role: 'judge', ...holder })).toMatchObject(notImpartial);
  });

  it('when an organizer who does not play mints a judge’s token for her, then it is refused; and one for somebody else works', async () => {
    expect(await mints(rig.organizer, { role: 'judge', holder: { personId: olga.personId } })).toMatchObject(notImpartial);
    expect(
      (
        await look(
          table.matchId,
          'view?as=seat-1',
          (
            await mintHeld(rig, rig.organizer, table.gatheringId, { role: 'judge', holder: { name: 'Judy' } })
          ).secret,
        )
      ).status,
    ).toBe(200);
  });

  it('when she mints a token for her opponent’s player, then it is refused; for her own it is minted and works', async () => {
    for (const matchId of [{}, { matchId: table.matchId }])
      expect(await mints(olga.secret, { role: 'player', playerId: table.players[1], ...matchId })).toMatchObject(notImpartial);
    const own = await mints(olga.secret, { role: 'player', playerId: table.players[0] });
    expect(own.status).toBe(201);
    expect((await table.view(own.json['secret']!)).json['view']).toBeTruthy();
  });

  it('when she goes by way of other organizers, then their tokens mint no more than hers', async () => {
    const otto = await mintHeld(rig, olga.secret, table.gatheringId, { role: 'organizer', holder: { name: 'Otto' } });
    const oscar = await mintHeld(rig, otto.secret, table.gatheringId, { role: 'organizer', holder: { name: 'Oscar' } });
    for (const { secret } of [otto, oscar]) {
      for (const body of [{ role: 'judge' }, { role: 'judge', holder: { name: 'Judy' } }, { role: 'player', playerId: table.players[1] }])
        expect(await mints(secret, body)).toMatchObject(notImpartial);
      for (const [path, body] of [
        ['start', {}],
        ['cancellation', { reason: 'losing' }],
      ] as const)
        expect(await table.command(path, secret, body)).toMatchObject(ownMatch);
      expect(await rig.post(`/matches/${table.matchId}/publication`, secret, {})).toMatchObject(ownMatch);
    }
  });

  it('when she asks for more than a spectator’s with her own or a spectator’s token, then there is no such thing, and the delay holds', async () => {
    expect(await mints(olga.secret, { role: 'spectator', spectatorDelaySeconds: 0 })).toMatchObject({ status: 400 });
    const spectator = (await mints(olga.secret, { role: 'spectator' })).json['secret']!;
    for (const secret of [olga.secret, spectator]) {
      expect((await table.view(secret)).json).toEqual((await table.view(table.spectator)).json);
      for (const perspective of ['judge', 'seat-0', 'seat-1'])
        expect(await table.view(secret, `?as=${perspective}`)).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
      expect((await rig.get(`/matches/${table.matchId}`, secret)).json['status']).toBe('created');
      expect(await look(table.matchId, 'log', secret)).toMatchObject(closed);
      expect(await rig.post(`/matches/${table.matchId}/exports`, secret, {})).toMatchObject(closed);
    }
    expect(await rig.post(`/matches/${table.matchId}/publication`, olga.secret, {})).toMatchObject(ownMatch);
  });

  it('when she sends the command again that created a match, then it tells nothing of it before the delay is over', async () => {
    const body = {
      players: [table.players[1], await createPlayer(rig, table.gatheringId, 'Dora')],
      format: 'single',
      commandId: newCommand(),
    };
    const created = await rig.post(`/gatherings/${table.gatheringId}/matches`, olga.secret, body);
    expect(created).toMatchObject({ status: 201, json: { match: { status: 'created', result: null } } });
    const matchId: string = created.json['match']!['matchId']!;
    await rig.post(`/matches/${matchId}/concession`, table.seats[1], { commandId: newCommand() });
    // The worker brings the match into the lists.
    const worker = await bootWorker({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset, rig.prefix);
    const shown = async (): Promise<Loose> => (await rig.get(`/matches/${matchId}`, table.seats[1])).json;
    while ((await shown())['status'] !== 'ended') await setTimeout(25);
    await worker.close();
    expect(await shown()).toMatchObject({ result: { winners: [1] } });
    expect((await rig.post(`/gatherings/${table.gatheringId}/matches`, olga.secret, body)).text).toBe(created.text);
    for (const path of [
      `/matches/${matchId}`,
      `/gatherings/${table.gatheringId}/matches`,
      `/gatherings/${table.gatheringId}/players/${table.players[1]}/matches`,
    ])
      expect([path, (await rig.get(path, olga.secret)).text.includes('ended')]).toEqual([path, false]);
  });

  it('when she acts as staff in her own match, then she is refused', async () => {
    for (const [path, body] of [
      ['start', {}],
      ['cancellation', { reason: 'losing' }],
    ] as const)
      expect(await table.command(path, olga.secret, body)).toMatchObject(ownMatch);
  });

  it('when she looks for her opponent’s deck, then the job is not there for her, nor for organizers whom she minted', async () => {
    const job = await rig.post(`/gatherings/${table.gatheringId}/decks`, table.seats[1], { format: 'single', deck: ['secret', 'plan'] });
    const path = `/jobs/${job.json['jobId']}`;
    const otto = await mintHeld(rig, olga.secret, table.gatheringId, { role: 'organizer', holder: { name: 'Otto' } });
    for (const secret of [olga.secret, otto.secret])
      expect(await rig.get(path, secret)).toMatchObject({ status: 404, json: { code: 'job/not-found' } });
    for (const secret of [table.seats[1], rig.organizer, table.judge]) expect((await rig.get(path, secret)).status).toBe(200);
  });

  it('when her match has ended, then its record opens to her', async () => {
    const other = await setTable(rig);
    const organizer = await mintHeld(rig, rig.organizer, other.gatheringId, { role: 'organizer', playerId: other.players[1] });
    await other.start();
    expect(await look(other.matchId, 'log', organizer.secret)).toMatchObject(closed);
    await other.finish();
    expect((await look(other.matchId, 'log', organizer.secret)).status).toBe(200);
    expect((await rig.post(`/matches/${other.matchId}/exports`, organizer.secret, {})).status).toBe(202);
  });

  it('when it is the organizer of everything who plays, then the same holds in that event, and in no other', async () => {
    const [here, elsewhere] = [await setTable(rig), await setTable(rig)];
    await here.start();
    const { holder } = (await rig.get('/me', rig.organizer)).json as unknown as { holder: { personId: string } };
    const registered = await rig.post(`/gatherings/${here.gatheringId}/players`, rig.organizer, {
      name: 'Root',
      personId: holder.personId,
      commandId: newCommand(),
    });
    expect(registered).toMatchObject({ status: 201, json: { personId: holder.personId } });
    for (const body of [{ role: 'judge' }, { role: 'player', playerId: here.players[0] }]) {
      expect(await rig.post(`/gatherings/${here.gatheringId}/tokens`, rig.organizer, { ...body, commandId: newCommand() })).toMatchObject(
        notImpartial,
      );
    }
    // Every token of this gathering was minted by the organizer who has turned out to play.
    for (const secret of [here.judge, here.seats[0], here.seats[1]]) expect(await here.view(secret)).toMatchObject(notImpartial);
    const job = await rig.post(`/gatherings/${elsewhere.gatheringId}/decks`, elsewhere.seats[1], { format: 'single', deck: ['a'] });
    expect((await rig.get(`/jobs/${job.json['jobId']}`, rig.organizer)).status).toBe(200);
    expect((await elsewhere.view(elsewhere.judge)).status).toBe(200);
    expect(
      (await rig.post(`/gatherings/${elsewhere.gatheringId}/tokens`, rig.organizer, { role: 'judge', commandId: newCommand() })).status,
    ).toBe(201);
  });
});

describe('an organizer who is found to play', () => {
  let table: Table;
  let elsewhere: { readonly matchId: string; readonly bob: string };
  let olga: Held;
  /** Tokens that were minted before anybody knew that Olga plays: judges' tokens here, a player's token in `bob`. */
  let judges: readonly Held[];
  let bob: Held;
  let alice: Held;
  const streams: SseReader[] = [];

  beforeAll(async () => {
    table = await setTable(rig, { spectatorDelaySeconds: 3_600 });
    elsewhere = await startElsewhere(table);
    olga = await mintHeld(rig, rig.organizer, table.gatheringId, { role: 'organizer', holder: { name: 'Olga' } });
    const otto = await mintHeld(rig, olga.secret, table.gatheringId, { role: 'organizer', holder: { name: 'Otto' } });
    const judge = { role: 'judge' };
    judges = [
      await mintHeld(rig, olga.secret, table.gatheringId, judge),
      await mintHeld(rig, olga.secret, table.gatheringId, { ...judge, holder: { name: 'Judy' } }),
      await mintHeld(rig, otto.secret, table.gatheringId, { ...judge, holder: { name: 'Jill' } }),
      // Minted for Olga by another organizer.
      await mintHeld(rig, rig.organizer, table.gatheringId, { ...judge, holder: { personId: olga.personId } }),
    ];
    bob = await mintHeld(rig, otto.secret, table.gatheringId, { role: 'player', playerId: table.players[1] });
    alice = await mintHeld(rig, olga.secret, table.gatheringId, { role: 'player', playerId: table.players[0] });
    await table.start();
    for (const { secret } of [...judges, bob, alice]) {
      expect((await table.view(secret)).status).toBe(200);
      const stream = await SseReader.open(`${rig.url}/matches/${table.matchId}/live`, secret);
      await stream.upTo(4);
      streams.push(stream);
    }
    expect((await bind(rig, rig.organizer, table.gatheringId, table.players[0], olga.personId)).status).toBe(200);
  });

  afterAll(() => streams.forEach((stream) => stream.close()));

  it('when more happens, then the streams that were opened with those tokens end before they tell of it, and her own player’s goes on', async () => {
    const answered = await table.answer(0);
    const told = await Promise.all(
      streams.map((stream, index) => stream.upTo(index === streams.length - 1 ? answered.json['version']! : Number.MAX_SAFE_INTEGER)),
    );
    for (const events of told.slice(0, -1)) expect(events.filter(({ data }) => data.version >= answered.json['version']!)).toEqual([]);
    expect(told.at(-1)!.at(-1)).toMatchObject({ data: { version: answered.json['version'] } });
  });

  it('when the judges look, then no endpoint of any match of the event shows them more than spectators see', async () => {
    for (const { secret } of judges) {
      for (const matchId of [table.matchId, elsewhere.matchId]) {
        await seesNothingHidden(matchId, secret);
        expect((await look(matchId, 'view?as=spectator', secret)).json).toEqual((await look(matchId, 'view', table.spectator)).json);
        expect((await rig.get(`/matches/${matchId}`, secret)).json['status']).toBe('created');
      }
      expect(await look(elsewhere.matchId, 'view', secret)).toMatchObject(notImpartial);
      expect(await look(table.matchId, 'view', secret)).toMatchObject(ownMatch);
      expect((await rig.get('/me', secret)).json['impartial']).toBe(false);
    }
  });

  it('when the judges act, then nothing is done', async () => {
    const { version } = (await table.view(alice.secret)).json;
    for (const { secret } of judges) {
      for (const act of acts) {
        expect(await table.command('judge-actions', secret, act)).toMatchObject(ownMatch);
        expect(await rig.post(`/matches/${elsewhere.matchId}/judge-actions`, secret, { ...act, commandId: newCommand() })).toMatchObject(
          notImpartial,
        );
      }
      expect(await rig.post(`/matches/${elsewhere.matchId}/start`, secret, { commandId: newCommand() })).toMatchObject(notImpartial);
    }
    expect((await table.view(alice.secret)).json['version']).toEqual(version);
  });

  it('when somebody plays Bob with the token that passed through her hands, then they neither see nor answer, until they are given another', async () => {
    for (const matchId of [table.matchId, elsewhere.matchId]) {
      await seesNothingHidden(matchId, bob.secret);
      expect((await rig.get(`/matches/${matchId}`, bob.secret)).json['status']).toBe('created');
      for (const [path, body] of [
        ['concession', { scope: 'match' }],
        ['decisions/1/answer', { answer: { picks: ['rock'] } }],
        ['draw-offer', { scope: 'match' }],
        ['ready', {}],
      ] as const)
        expect(await rig.post(`/matches/${matchId}/${path}`, bob.secret, { ...body, commandId: newCommand() })).toMatchObject(notImpartial);
    }
    expect(await rig.post(`/gatherings/${table.gatheringId}/decks`, bob.secret, { format: 'single', deck: ['guess'] })).toMatchObject(
      notImpartial,
    );
    const job = await rig.post(`/gatherings/${table.gatheringId}/decks`, table.seats[1], { format: 'single', deck: ['guess'] });
    expect(await rig.get(`/jobs/${job.json['jobId']}`, bob.secret)).toMatchObject({ status: 404 });
    expect((await table.view(table.seats[1])).json['view']).toBeTruthy();
  });

  it('when others look and play, then nothing has changed for them, nor for her own player', async () => {
    expect((await table.view(table.judge, '?as=seat-1')).status).toBe(200);
    for (const secret of [alice.secret, table.seats[0], elsewhere.bob])
      expect((await look(secret === elsewhere.bob ? elsewhere.matchId : table.matchId, 'view', secret)).status).toBe(200);
    expect(await table.view(alice.secret, '?as=seat-1')).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
  });

  it('when the looks of before are looked up, then the record names the persons', async () => {
    await table.finish();
    const { json } = await look(table.matchId, 'log', table.seats[1]);
    const viewed = [...(json['items'] as unknown as { type: string; payload: string }[])]
      .filter(({ type }) => type === 'JudgeViewed')
      .map(({ payload }) => (JSON.parse(payload) as { judge: string }).judge);
    // Olga's two tokens count as one person, and a person's repeated looks within a while are recorded once.
    expect(viewed.filter((judge) => judges.some(({ personId }) => personId === judge))).toEqual([
      olga.personId,
      judges[1]!.personId,
      judges[2]!.personId,
    ]);
    expect(judges[3]!.personId).toBe(olga.personId);
  });

  it('when the match has ended, then staff who played in it read its record as players do', async () => {
    expect((await look(table.matchId, 'log', judges[1]!.secret)).status).toBe(200);
    expect((await look(table.matchId, 'log', olga.secret)).status).toBe(200);
  });
});

describe('who plays', () => {
  it('given a player is bound to a person, when they are to be bound again, then only the same is taken; nobody plays twice', async () => {
    const table = await setTable(rig);
    const { gatheringId, players } = table;
    const [olga, otto] = [
      await mintHeld(rig, rig.organizer, gatheringId, { role: 'organizer', holder: { name: 'Olga' } }),
      await mintHeld(rig, rig.organizer, gatheringId, { role: 'organizer', holder: { name: 'Otto' } }),
    ];
    expect((await bind(rig, olga.secret, gatheringId, players[0], olga.personId)).status).toBe(200);
    expect((await bind(rig, olga.secret, gatheringId, players[0], olga.personId)).status).toBe(200);
    const bound = { status: 409, json: { code: 'player/bound' } };
    expect(await bind(rig, olga.secret, gatheringId, players[0], otto.personId)).toMatchObject(bound);
    expect(await bind(rig, olga.secret, gatheringId, players[1], olga.personId)).toMatchObject(bound);
    expect(
      await rig.post(`/gatherings/${gatheringId}/players`, olga.secret, {
        name: 'Olga again',
        personId: olga.personId,
        commandId: newCommand(),
      }),
    ).toMatchObject(bound);
    // A staff token minted for a player belongs to the person who plays as that player.
    expect((await mintHeld(rig, rig.organizer, gatheringId, { role: 'organizer', playerId: players[0] })).personId).toBe(olga.personId);
  });

  it('given a registration with a person, when it is sent many times at once, then there is one player, and the same answer', async () => {
    const { gatheringId } = await setTable(rig);
    const olga = await mintHeld(rig, rig.organizer, gatheringId, { role: 'organizer', holder: { name: 'Olga' } });
    const body = { name: 'Olga', personId: olga.personId, commandId: newCommand() };
    const answers = await Promise.all(Array.from({ length: 12 }, () => rig.post(`/gatherings/${gatheringId}/players`, olga.secret, body)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, json: { personId: olga.personId } });
  });

  it('given persons of other events and of none, when they are named, then the event knows no such person', async () => {
    const [here, elsewhere] = [await setTable(rig), await setTable(rig)];
    const stranger = await mintHeld(rig, rig.organizer, elsewhere.gatheringId, { role: 'judge', holder: { name: 'Judy' } });
    const unknown = { status: 404, json: { code: 'person/not-found' } };
    for (const personId of [stranger.personId, '00000000-0000-4000-8000-000000000000']) {
      expect(await bind(rig, here.organizer, here.gatheringId, here.players[0], personId)).toMatchObject(unknown);
      expect(
        await rig.post(`/gatherings/${here.gatheringId}/tokens`, here.organizer, {
          role: 'judge',
          holder: { personId },
          commandId: newCommand(),
        }),
      ).toMatchObject(unknown);
      expect(
        await rig.post(`/gatherings/${here.gatheringId}/players`, here.organizer, { name: 'X', personId, commandId: newCommand() }),
      ).toMatchObject(unknown);
    }
    expect(await bind(rig, here.organizer, here.gatheringId, elsewhere.players[0], null)).toMatchObject({ status: 400 });
    for (const secret of [here.judge, here.seats[0], here.spectator])
      expect(await bind(rig, secret, here.gatheringId, here.players[0], stranger.personId)).toMatchObject({
        status: 403,
        json: { code: 'access/forbidden' },
      });
  });

  it('given players are listed, when others than organizers read the list, then persons, who are the same in all events, are not in it', async () => {
    const { gatheringId, players, judge, seats, spectator, organizer } = await setTable(rig);
    await mintHeld(rig, rig.organizer, gatheringId, { role: 'organizer', playerId: players[0] });
    for (const secret of [judge, seats[0], spectator])
      expect((await rig.get(`/gatherings/${gatheringId}/players`, secret)).text).not.toContain('personId');
    expect((await rig.get(`/gatherings/${gatheringId}/players`, organizer)).json['items']).toMatchObject([
      { personId: expect.any(String) },
      { personId: null },
      { personId: null },
    ]);
  });
});

describe('a token that is revoked', () => {
  it('given tokens that minted tokens, when one is revoked, then all that descends from it is, streams end, and the others stand', async () => {
    const table = await setTable(rig);
    const { gatheringId } = table;
    const otto = await mintHeld(rig, rig.organizer, gatheringId, { role: 'organizer', holder: { name: 'Otto' } });
    const oscar = await mintHeld(rig, otto.secret, gatheringId, { role: 'organizer', holder: { name: 'Oscar' } });
    const judge = await mintHeld(rig, oscar.secret, gatheringId, { role: 'judge', holder: { name: 'Judy' } });
    const player = await mintHeld(rig, oscar.secret, gatheringId, { role: 'player', playerId: table.players[0] });
    await table.start();
    const stream = await SseReader.open(`${rig.url}/matches/${table.matchId}/live`, judge.secret);
    await stream.upTo(4);
    expect((await rig.send('DELETE', `/gatherings/${gatheringId}/tokens/${otto.tokenId}`, { secret: table.organizer })).status).toBe(200);
    for (const { secret } of [otto, oscar, judge, player])
      expect(await rig.get('/me', secret)).toMatchObject({
        status: 401,
        json: { code: 'access/token-revoked', params: { revokedAt: expect.any(String) } },
      });
    expect(await rig.post(`/gatherings/${gatheringId}/tokens`, oscar.secret, { role: 'judge', commandId: newCommand() })).toMatchObject({
      status: 401,
    });
    expect(await table.command('concession', player.secret, { scope: 'match' })).toMatchObject({ status: 401 });
    const answered = await table.answer(0);
    expect((await stream.upTo(Number.MAX_SAFE_INTEGER)).filter(({ data }) => data.version >= answered.json['version']!)).toEqual([]);
    for (const secret of [table.organizer, table.judge, table.seats[0]]) expect((await rig.get('/me', secret)).status).toBe(200);
    const { json } = await rig.get(`/gatherings/${gatheringId}/tokens`, table.organizer);
    const listed = [...(json['items'] as unknown as { tokenId: string; mintedBy: string; revokedAt: string | null }[])];
    const byId = (tokenId: string) => listed.find((token) => token.tokenId === tokenId);
    expect([byId(otto.tokenId)?.mintedBy, byId(oscar.tokenId)?.mintedBy, byId(judge.tokenId)?.mintedBy]).toEqual([
      expect.any(String),
      otto.tokenId,
      oscar.tokenId,
    ]);
    expect(
      listed
        .filter(({ revokedAt }) => revokedAt !== null)
        .map(({ tokenId }) => tokenId)
        .sort(),
    ).toEqual([otto, oscar, judge, player].map(({ tokenId }) => tokenId).sort());
  });
});
