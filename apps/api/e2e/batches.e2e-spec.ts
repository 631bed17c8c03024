import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Loose, type Rig } from './rig.js';
import { createGathering, createPlayer, mintHeld, newCommand } from './table.js';

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

const names = (count: number): readonly { readonly name: string }[] => Array.from({ length: count }, (_, at) => ({ name: `Player ${at}` }));
const register = (gatheringId: string, players: readonly object[], commandId = newCommand(), secret = rig.organizer) =>
  rig.post(`/gatherings/${gatheringId}/players/batch`, secret, { players, commandId });
const registeredIn = async (gatheringId: string): Promise<readonly Loose[]> =>
  (await rig.get(`/gatherings/${gatheringId}/players?limit=200`, rig.organizer)).json['items'] as unknown as readonly Loose[];

describe('a batch of players', () => {
  it('given a batch, when it is sent twice with one command id, also at the same moment, then each player is there once', async () => {
    const gatheringId = await createGathering(rig);
    const commandId = newCommand();
    const [one, other] = await Promise.all([register(gatheringId, names(30), commandId), register(gatheringId, names(30), commandId)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.json).toEqual(one.json);
    expect((await register(gatheringId, names(30), commandId)).json).toEqual(one.json);
    const created = one.json['players'] as unknown as readonly Loose[];
    expect(created.map((player) => player['name'])).toEqual(names(30).map(({ name }) => name));
    expect((await registeredIn(gatheringId)).length).toBe(30);
  });

  it('given the id of a batch, when something else is sent with it, then it is refused, and nobody is registered', async () => {
    const gatheringId = await createGathering(rig);
    const commandId = newCommand();
    expect((await register(gatheringId, names(3), commandId)).status).toBe(201);
    for (const players of [names(2), names(4), [...names(2), { name: 'Else' }], [...names(3)].reverse()])
      expect(await register(gatheringId, players, commandId)).toMatchObject({ status: 409, json: { code: 'command/reused' } });
    expect(await rig.post(`/gatherings/${gatheringId}/players`, rig.organizer, { name: 'Player 0', commandId })).toMatchObject({
      json: { code: 'command/reused' },
    });
    expect((await registeredIn(gatheringId)).length).toBe(3);
  });

  it('given a batch of which one player cannot be registered, when it is sent, then none is, and corrected it may be sent with the same id', async () => {
    const gatheringId = await createGathering(rig);
    const commandId = newCommand();
    const { personId } = await mintHeld(rig, rig.organizer, gatheringId, { role: 'judge', holder: { name: 'Judy' } });
    const [judy, twice] = [
      { name: 'Judy', personId },
      { name: 'Judith', personId },
    ];
    const stranger = { name: 'Eve', personId: '018f2f0a-7b7c-4d00-8000-000000000001' };
    expect(await register(gatheringId, [...names(2), stranger], commandId)).toMatchObject({
      json: { code: 'person/not-found', issues: [{ path: 'players.2.personId' }] },
    });
    expect(await register(gatheringId, [...names(2), judy, twice], commandId)).toMatchObject({ json: { code: 'player/bound' } });
    expect(await registeredIn(gatheringId)).toEqual([]);
    expect((await register(gatheringId, [...names(2), judy], commandId)).status).toBe(201);
    expect((await registeredIn(gatheringId)).length).toBe(3);
  });

  it('given no players, more than two hundred, or one without a name, then the place is named and nobody is registered', async () => {
    const gatheringId = await createGathering(rig);
    const issue = async (players: readonly object[]): Promise<unknown> => (await register(gatheringId, players)).json['issues']![0];
    expect(await issue([])).toMatchObject({ path: 'players', expected: { minItems: 1 } });
    expect(await issue(names(201))).toMatchObject({ path: 'players', expected: { maxItems: 200 } });
    expect(await issue([...names(1), {}])).toMatchObject({ path: 'players.1.name', expected: { type: 'string' } });
    expect(await registeredIn(gatheringId)).toEqual([]);
    expect((await register(gatheringId, names(200))).status).toBe(201);
  });

  it('given others than organizers of the gathering, when they send a batch, then it is refused', async () => {
    const gatheringId = await createGathering(rig);
    const judge = await mintHeld(rig, rig.organizer, gatheringId, { role: 'judge' });
    const elsewhere = await mintHeld(rig, rig.organizer, await createGathering(rig), { role: 'organizer' });
    expect(await register(gatheringId, names(1), newCommand(), judge.secret)).toMatchObject({ json: { code: 'access/forbidden' } });
    expect((await register(gatheringId, names(1), newCommand(), elsewhere.secret)).status).toBeGreaterThanOrEqual(403);
    expect(await registeredIn(gatheringId)).toEqual([]);
  });
});

describe('a batch of tokens', () => {
  const mintAll = (gatheringId: string, tokens: readonly object[], commandId = newCommand(), secret = rig.organizer) =>
    rig.post(`/gatherings/${gatheringId}/tokens/batch`, secret, { tokens, commandId });
  const revokeAll = (gatheringId: string, tokenIds: readonly string[], secret = rig.organizer) =>
    rig.post(`/gatherings/${gatheringId}/tokens/revocations`, secret, { tokenIds });
  const tokensIn = async (gatheringId: string): Promise<readonly Loose[]> =>
    (await rig.get(`/gatherings/${gatheringId}/tokens?limit=200`, rig.organizer)).json['items'] as unknown as readonly Loose[];
  const minted = async (
    gatheringId: string,
    tokens: readonly object[],
  ): Promise<readonly { secret: string; token: { tokenId: string } }[]> =>
    (await mintAll(gatheringId, tokens)).json['tokens'] as unknown as readonly { secret: string; token: { tokenId: string } }[];
  const spectators = (count: number): readonly object[] =>
    Array.from({ length: count }, (_, at) => ({ role: 'spectator', label: `s${at}` }));

  it('given tokens of every kind, when they are minted at once, then each works, in the order asked for', async () => {
    const gatheringId = await createGathering(rig);
    const playerId = await createPlayer(rig, gatheringId, 'Alice');
    const made = await minted(gatheringId, [
      { role: 'player', playerId },
      { role: 'judge', holder: { name: 'Judy' }, scopes: ['headJudge'] },
      ...spectators(2),
    ]);
    const seen = await Promise.all(made.map(async ({ secret }) => (await rig.get('/me', secret)).json));
    expect(seen.map((me) => [me['role'], me['playerId'], me['label']])).toEqual([
      ['player', playerId, null],
      ['judge', null, null],
      ['spectator', null, 's0'],
      ['spectator', null, 's1'],
    ]);
  });

  it('given a batch, when it is sent twice, also at the same moment, then it is minted once, and no secret is told twice', async () => {
    const gatheringId = await createGathering(rig);
    const commandId = newCommand();
    const both = await Promise.all([mintAll(gatheringId, spectators(20), commandId), mintAll(gatheringId, spectators(20), commandId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [done, again] = both[0].status === 201 ? both : [both[1], both[0]];
    const ids = (done.json['tokens'] as unknown as readonly { token: { tokenId: string } }[]).map(({ token }) => token.tokenId);
    expect(again.json).toMatchObject({ code: 'token/already-minted', params: { tokenId: ids[0], tokenIds: ids } });
    expect((await tokensIn(gatheringId)).length).toBe(20);
    for (const others of [spectators(19), spectators(21), [...spectators(20)].reverse()])
      expect(await mintAll(gatheringId, others, commandId)).toMatchObject({ status: 409, json: { code: 'command/reused' } });
    expect((await tokensIn(gatheringId)).length).toBe(20);
  });

  it('given one token that cannot be minted, then none is, it is named, and corrected the batch may be sent with the same id', async () => {
    const gatheringId = await createGathering(rig);
    const playerId = await createPlayer(rig, gatheringId, 'Alice');
    const commandId = newCommand();
    const stranger = { role: 'player', playerId: '018f2f0a-7b7c-4d00-8000-000000000001' };
    expect(await mintAll(gatheringId, [...spectators(2), stranger], commandId)).toMatchObject({
      json: { code: 'player/not-found', issues: [{ path: 'tokens.2' }] },
    });
    expect(await mintAll(gatheringId, [...spectators(1), { role: 'judge', playerId }], commandId)).toMatchObject({
      json: { code: 'access/not-impartial', issues: [{ path: 'tokens.1' }] },
    });
    expect(await tokensIn(gatheringId)).toEqual([]);
    expect((await mintAll(gatheringId, [...spectators(2), { role: 'player', playerId }], commandId)).status).toBe(201);
    const issue = async (tokens: readonly object[]): Promise<unknown> => (await mintAll(gatheringId, tokens)).json['issues']![0];
    expect(await issue([])).toMatchObject({ path: 'tokens', expected: { minItems: 1 } });
    expect(await issue(spectators(201))).toMatchObject({ path: 'tokens', expected: { maxItems: 200 } });
    expect(await issue([...spectators(1), { role: 'player' }])).toMatchObject({ path: 'tokens.1.playerId', expected: { type: 'string' } });
  });

  it('given minted tokens, when several are revoked at once, then they end, sent again it is the same, and one unknown keeps all', async () => {
    const gatheringId = await createGathering(rig);
    const elsewhere = await minted(await createGathering(rig), spectators(1));
    const made = await minted(gatheringId, spectators(3));
    const ids = made.map(({ token }) => token.tokenId);
    expect(await revokeAll(gatheringId, [ids[0]!, elsewhere[0]!.token.tokenId])).toMatchObject({
      status: 404,
      json: { code: 'token/not-found', issues: [{ path: 'tokenIds.1' }] },
    });
    expect((await rig.get('/me', made[0]!.secret)).status).toBe(200);
    const revoked = await revokeAll(gatheringId, [ids[2]!, ids[0]!]);
    expect((revoked.json['tokens'] as unknown as readonly Loose[]).map(({ tokenId }) => tokenId)).toEqual([ids[2], ids[0]]);
    expect(await revokeAll(gatheringId, [ids[2]!, ids[0]!])).toMatchObject({ status: 200, json: revoked.json });
    const statuses = await Promise.all(made.map(async ({ secret }) => (await rig.get('/me', secret)).json?.['code'] ?? 'good'));
    expect(statuses).toEqual(['access/token-revoked', 'good', 'access/token-revoked']);
    expect(await revokeAll(gatheringId, [ids[1]!, ids[1]!])).toMatchObject({ status: 400, json: { issues: [{ path: 'tokenIds' }] } });
  });
});

describe('a batch of matches', () => {
  const create = (gatheringId: string, matches: readonly object[], commandId = newCommand(), secret = rig.organizer) =>
    rig.post(`/gatherings/${gatheringId}/matches/batch`, secret, { matches, commandId });
  const matchesIn = async (gatheringId: string): Promise<readonly Loose[]> =>
    (await rig.get(`/gatherings/${gatheringId}/matches?limit=200`, rig.organizer)).json['items'] as unknown as readonly Loose[];
  const seated = async (): Promise<{ gatheringId: string; pairs: (count: number) => readonly object[] }> => {
    const gatheringId = await createGathering(rig);
    const players = [await createPlayer(rig, gatheringId, 'Alice'), await createPlayer(rig, gatheringId, 'Bob')];
    const pairs = (count: number): readonly object[] =>
      Array.from({ length: count }, (_, at) => ({ players: at % 2 === 0 ? players : [...players].reverse(), format: 'single' }));
    return { gatheringId, pairs };
  };

  it('given a batch, when it is sent twice with one command id, also at the same moment, then each match is there once', async () => {
    const { gatheringId, pairs } = await seated();
    const commandId = newCommand();
    const [one, other] = await Promise.all([create(gatheringId, pairs(20), commandId), create(gatheringId, pairs(20), commandId)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.json).toEqual(one.json);
    const made = one.json['matches'] as unknown as readonly { match: { matchId: string; status: string }; version: number }[];
    expect(new Set(made.map(({ match }) => match.matchId)).size).toBe(20);
    expect(made.every(({ match, version }) => match.status === 'created' && version === 1)).toBe(true);
    expect((await matchesIn(gatheringId)).length).toBe(20);
    for (const others of [pairs(19), pairs(21), [...pairs(20)].reverse()])
      expect(await create(gatheringId, others, commandId)).toMatchObject({ status: 409, json: { code: 'command/reused' } });
    expect((await matchesIn(gatheringId)).length).toBe(20);
  });

  it('given one match that cannot be created, then none is, it is named, and corrected the batch may be sent with the same id', async () => {
    const { gatheringId, pairs } = await seated();
    const commandId = newCommand();
    const [pair] = pairs(1) as readonly [object];
    for (const [broken, code] of [
      [{ ...pair, format: 'none' }, 'format/not-found'],
      [{ ...pair, players: ['018f2f0a-7b7c-4d00-8000-000000000001', '018f2f0a-7b7c-4d00-8000-000000000002'] }, 'match/bad-seats'],
      [{ ...pair, ruleset: '0'.repeat(64) }, 'ruleset/unknown'],
    ] as const)
      expect(await create(gatheringId, [...pairs(2), broken], commandId)).toMatchObject({
        json: { code, issues: [{ path: 'matches.2' }] },
      });
    expect(await matchesIn(gatheringId)).toEqual([]);
    expect((await create(gatheringId, pairs(3), commandId)).status).toBe(201);
    const issue = async (matches: readonly object[]): Promise<unknown> => (await create(gatheringId, matches)).json['issues']![0];
    expect(await issue([])).toMatchObject({ path: 'matches', expected: { minItems: 1 } });
    expect(await issue(pairs(101))).toMatchObject({ path: 'matches', expected: { maxItems: 100 } });
    expect(await issue([pair, { format: 'single' }])).toMatchObject({ path: 'matches.1.players', expected: { type: 'array' } });
  });

  it('given others than organizers of the gathering, when they send a batch, then it is refused', async () => {
    const { gatheringId, pairs } = await seated();
    const judge = await mintHeld(rig, rig.organizer, gatheringId, { role: 'judge' });
    expect(await create(gatheringId, pairs(1), newCommand(), judge.secret)).toMatchObject({ json: { code: 'access/forbidden' } });
    expect(await matchesIn(gatheringId)).toEqual([]);
  });
});
