import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { releaseIntoFolder, type ReleaseFolder } from './released.js';
import { bootRig, type Answer, type Rig } from './rig.js';
import { createGathering, createPlayer, mint, mintHeld, newCommand } from './table.js';

let database: TestDatabase;
let folder: ReleaseFolder;
let rig: Rig;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await releaseIntoFolder(probeRuleset);
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset, { RULESETS_DIR: folder.directory });
});

afterAll(async () => {
  await rig.close();
  await folder.remove();
  await database.drop();
});

const atOnce = 12;
/** Sends the same request many times at once. */
const together = (path: string, body: unknown, secret = rig.organizer): Promise<readonly Answer[]> =>
  Promise.all(Array.from({ length: atOnce }, () => rig.post(path, secret, body)));
const idsOf = async (path: string, id: string): Promise<readonly string[]> => {
  const { json } = await rig.get(`${path}?limit=200`, rig.organizer);
  return [...(json['items'] as unknown as Readonly<Record<string, string>>[])].map((item) => item[id]!);
};
const reused = { status: 409, json: { code: 'command/reused' } };

describe('a request that is sent twice', () => {
  it('given an event, when it is created many times at once with one command id, then there is one, and everybody is told the same', async () => {
    const body = { name: 'Evening', game: 'probe', spectatorDelaySeconds: 60, commandId: newCommand() };
    const before = await idsOf('/gatherings', 'gatheringId');
    const answers = await together('/gatherings', body);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: atOnce }, () => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await idsOf('/gatherings', 'gatheringId')).length).toBe(before.length + 1);
    expect((await rig.post('/gatherings', rig.organizer, body)).text).toBe(answers[0]!.text);
    for (const other of [{ name: 'Morning' }, { spectatorDelaySeconds: 0 }])
      expect(await rig.post('/gatherings', rig.organizer, { ...body, ...other })).toMatchObject(reused);
    expect(await rig.post('/gatherings', rig.organizer, { ...body, commandId: newCommand() })).toMatchObject({ status: 201 });
  });

  it('given a player, when they are registered many times at once with one command id, then there is one; a namesake takes an id of its own', async () => {
    const gatheringId = await createGathering(rig);
    const body = { name: 'Alice', commandId: newCommand() };
    const answers = await together(`/gatherings/${gatheringId}/players`, body);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await idsOf(`/gatherings/${gatheringId}/players`, 'playerId')).toEqual([answers[0]!.json['playerId']]);
    expect(await rig.post(`/gatherings/${gatheringId}/players`, rig.organizer, { ...body, name: 'Bob' })).toMatchObject(reused);
    expect(await rig.post(`/gatherings/${gatheringId}/players`, rig.organizer, { ...body, commandId: newCommand() })).toMatchObject({
      status: 201,
    });
    // The same command id in another gathering is another command.
    expect(await rig.post(`/gatherings/${await createGathering(rig)}/players`, rig.organizer, { ...body, name: 'Bob' })).toMatchObject({
      status: 201,
    });
  });

  it('given a token, when it is minted many times at once with one command id, then there is one, whose secret is shown once; the others are told its id', async () => {
    const gatheringId = await createGathering(rig);
    const body = { role: 'judge', label: 'Judy', commandId: newCommand() };
    const answers = await together(`/gatherings/${gatheringId}/tokens`, body);
    const minted = answers.filter(({ status }) => status === 201);
    expect(minted.length).toBe(1);
    const tokenId = minted[0]!.json['token']!['tokenId'];
    for (const refused of answers.filter((answer) => answer !== minted[0])) {
      expect(refused).toMatchObject({ status: 409, json: { code: 'token/already-minted', params: { tokenId } } });
      expect(refused.text).not.toContain('arb_');
    }
    expect(await idsOf(`/gatherings/${gatheringId}/tokens`, 'tokenId')).toEqual([tokenId]);
    const player = await createPlayer(rig, gatheringId, 'Alice');
    for (const other of [{ label: 'Jill' }, { role: 'spectator' }, { expiresInSeconds: 60 }, { role: 'player', playerId: player }])
      expect(await rig.post(`/gatherings/${gatheringId}/tokens`, rig.organizer, { ...body, ...other })).toMatchObject(reused);
  });

  it('given a match, when it is created many times at once with one command id, then there is one; other players under that id are refused', async () => {
    const gatheringId = await createGathering(rig);
    const [alice, bob, carol] = [
      await createPlayer(rig, gatheringId, 'Alice'),
      await createPlayer(rig, gatheringId, 'Bob'),
      await createPlayer(rig, gatheringId, 'Carol'),
    ];
    const body = { players: [alice, bob], format: 'single', commandId: newCommand() };
    const answers = await together(`/gatherings/${gatheringId}/matches`, body);
    expect(new Set(answers.map(({ status, json }) => `${status} ${json['match']!['matchId']} ${json['hash']}`)).size).toBe(1);
    expect(await idsOf(`/gatherings/${gatheringId}/matches`, 'matchId')).toEqual([answers[0]!.json['match']!['matchId']]);
    for (const players of [
      [alice, carol],
      [bob, alice],
    ])
      expect(await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, { ...body, players })).toMatchObject(reused);
  });

  it('given a match without a ruleset of its own, when the command comes again after a new release, then it gets its first answer; a new match is played by the new release', async () => {
    const gatheringId = await createGathering(rig);
    const players = [await createPlayer(rig, gatheringId, 'Alice'), await createPlayer(rig, gatheringId, 'Bob')];
    const body = { players, format: 'single', commandId: newCommand() };
    const rulesetOf = async (answer: Answer): Promise<string> =>
      (await rig.get(`/matches/${answer.json['match']!['matchId']}/view`, await mint(rig, gatheringId, { role: 'spectator' }))).json[
        'ruleset'
      ]!;
    const first = await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, body);
    expect(first).toMatchObject({ status: 201 });
    const before = await rulesetOf(first);
    const current = await folder.releaseAnew();
    expect(await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, body)).toMatchObject({ status: 201, text: first.text });
    // A field that the first request left out may be given when it is sent again, but only with the value that was filled in then.
    expect(await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, { ...body, ruleset: before })).toMatchObject({
      status: 201,
      text: first.text,
    });
    expect(await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, { ...body, ruleset: current })).toMatchObject(reused);
    expect(await rulesetOf(await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, { ...body, commandId: newCommand() }))).toBe(
      current,
    );
    expect((await idsOf(`/gatherings/${gatheringId}/matches`, 'matchId')).length).toBe(2);
  });

  it('given defaults of a gathering, a player, a token and a match, when they are sent out in full the second time, then it is the same command; another clock or start is another', async () => {
    const gatheringId = await createGathering(rig);
    const path = `/gatherings/${gatheringId}`;
    const event = { name: 'Noon', game: 'probe', commandId: newCommand() };
    expect((await rig.post('/gatherings', rig.organizer, event)).text).toBe(
      (await rig.post('/gatherings', rig.organizer, { ...event, spectatorDelaySeconds: 0 })).text,
    );
    const token = { role: 'spectator', commandId: newCommand() };
    const { tokenId } = await mintHeld(rig, rig.organizer, gatheringId, token);
    expect(await rig.post(`${path}/tokens`, rig.organizer, { ...token, expiresInSeconds: 7 * 86_400 })).toMatchObject({
      json: { code: 'token/already-minted', params: { tokenId } },
    });
    const match = {
      players: [await createPlayer(rig, gatheringId, 'Alice'), await createPlayer(rig, gatheringId, 'Bob')],
      format: 'single',
      commandId: newCommand(),
    };
    const first = await rig.post(`${path}/matches`, rig.organizer, match);
    for (const other of [{ clock: { bankMs: 60_000, decisionMs: 0, incrementMs: 0 } }, { autoStart: false }])
      expect(await rig.post(`${path}/matches`, rig.organizer, { ...match, ...other })).toMatchObject(reused);
    expect(await rig.post(`${path}/matches`, rig.organizer, { ...match, clock: null, autoStart: true })).toMatchObject({
      status: 201,
      text: first.text,
    });
  });

  it("given a player, a token and a match of one organizer, when another sends the same command id, then it is another's command: nothing of the first one's is told; the first one's own later token is told", async () => {
    const gatheringId = await createGathering(rig);
    const staff = (name: string): Promise<{ readonly secret: string; readonly personId: string | null }> =>
      mintHeld(rig, rig.organizer, gatheringId, { role: 'organizer', holder: { name } });
    const [olga, otto] = [await staff('Olga'), await staff('Otto')];
    const later = await mintHeld(rig, rig.organizer, gatheringId, { role: 'organizer', holder: { personId: olga.personId } });
    const players = [await createPlayer(rig, gatheringId, 'Alice'), await createPlayer(rig, gatheringId, 'Bob')];
    for (const [path, body] of [
      ['players', { name: 'Carol', commandId: newCommand() }],
      ['matches', { players, format: 'single', commandId: newCommand() }],
    ] as const) {
      const first = await rig.post(`/gatherings/${gatheringId}/${path}`, olga.secret, body);
      expect(first).toMatchObject({ status: 201 });
      expect(await rig.post(`/gatherings/${gatheringId}/${path}`, otto.secret, body)).toMatchObject(reused);
      for (const secret of [olga.secret, later.secret])
        expect(await rig.post(`/gatherings/${gatheringId}/${path}`, secret, body)).toMatchObject({ status: 201, text: first.text });
      expect(await rig.post(`/gatherings/${gatheringId}/${path}`, otto.secret, { ...body, commandId: newCommand() })).toMatchObject({
        status: 201,
      });
    }
    const token = { role: 'spectator', label: 'screen', commandId: newCommand() };
    const { tokenId } = await mintHeld(rig, olga.secret, gatheringId, token);
    expect(await rig.post(`/gatherings/${gatheringId}/tokens`, otto.secret, token)).toMatchObject(reused);
    expect(await rig.post(`/gatherings/${gatheringId}/tokens`, later.secret, token)).toMatchObject({
      status: 409,
      json: { code: 'token/already-minted', params: { tokenId } },
    });
  });

  it('given a deck, when it is submitted many times at once, then it is one job', async () => {
    const gatheringId = await createGathering(rig);
    const secret = await mint(rig, gatheringId, { role: 'player', playerId: await createPlayer(rig, gatheringId, 'Alice') });
    const answers = await together(`/gatherings/${gatheringId}/decks`, { format: 'single', deck: ['a', 'b', 'c'] }, secret);
    expect(new Set(answers.map(({ status, json }) => `${status} ${json['jobId']}`)).size).toBe(1);
  });

  it('given no command id, when something is to be made, then it is refused before anything is', async () => {
    const gatheringId = await createGathering(rig);
    for (const [path, body] of [
      ['/gatherings', { name: 'Evening', game: 'probe' }],
      [`/gatherings/${gatheringId}/players`, { name: 'Alice' }],
      [`/gatherings/${gatheringId}/tokens`, { role: 'judge' }],
    ] as const)
      expect(await rig.post(path, rig.organizer, body)).toMatchObject({
        status: 400,
        json: { code: 'request/malformed', issues: [{ path: 'commandId' }] },
      });
  });
});
