import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Loose, type Rig } from './rig.js';
import { createGathering, mintHeld, newCommand } from './table.js';

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
    expect(await register(gatheringId, [...names(2), stranger], commandId)).toMatchObject({ json: { code: 'person/not-found' } });
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
