import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games as rulesOf } from '@arbiter/games';
import { presentationOf } from '@arbiter/presentations';
import { FileRulesets, verifyExport } from '@arbiter/recording';
import { createTestDatabase, someAnswer, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Decision } from '@arbiter/kernel';
import { releaseIntoFolder } from './released.js';
import { bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import { mint, newCommand } from './table.js';
import { numbers, rulesetOf, twoPlayers } from './two-players.js';
import { until } from './until.js';

let database: TestDatabase;
let rig: Rig;
let worker: { close(): Promise<void> };

beforeAll(async () => {
  database = await createTestDatabase();
  const servers = { appUrl: database.appUrl, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, rulesetOf('starline'));
  worker = await bootWorker(servers, rulesetOf('starline'), rig.prefix);
});
afterAll(async () => {
  await worker.close();
  await rig.close();
  await database.drop();
});

interface Asked {
  readonly yours: boolean;
  readonly decision: Decision;
}

describe('a match that goes back over HTTP', () => {
  it('given a judge, when the match goes back, then both are asked what they were asked then, play on, and the record verifies', async () => {
    const { gatheringId, matchId, secrets } = await twoPlayers(rig, 'starline');
    const judge = await mint(rig, gatheringId, { role: 'judge' });
    const spectator = await mint(rig, gatheringId, { role: 'spectator' });
    const draw = numbers(4);
    const { deck, id: race } = rulesOf.starline.presetDecks()[0]!;
    // The race comes first, and the deck is one of that race.
    const answerTo = (decision: Decision) => {
      const { domain } = decision;
      if (domain.type === 'bulk') return { bulk: deck };
      return domain.type === 'options' && domain.options.some((option) => option.id === race)
        ? { picks: [race] }
        : someAnswer(decision, draw);
    };
    const sends = (secret: string, path: string, body: object) =>
      rig.post(`/matches/${matchId}/${path}`, secret, { commandId: newCommand(), ...body });
    const acts = (act: object) => sends(judge, 'judge-actions', act);
    for (const secret of secrets) expect((await sends(secret, 'entropy-decline', {})).status).toBe(200);
    for (const secret of secrets) expect((await sends(secret, 'ready', {})).status).toBe(200);
    const viewOf = async (secret: string, version?: number): Promise<Loose> =>
      (await rig.get(`/matches/${matchId}/view${version === undefined ? '' : `?version=${version}`}`, secret)).json;
    const askedOf = async (secret: string): Promise<readonly Asked[]> =>
      ((await viewOf(secret))['pending'] as unknown as readonly Asked[]).filter(({ yours }) => yours);
    const play = async (answers: number): Promise<number> => {
      for (let given = 0; given < answers; ) {
        for (const secret of secrets) {
          const [asked] = await askedOf(secret);
          if (asked === undefined) continue;
          const answer = answerTo(asked.decision);
          const { status } = await sends(secret, `decisions/${asked.decision.id}/answer`, { answer });
          if (status === 200) given += 1;
        }
      }
      return Number((await viewOf(judge))['version']);
    };

    const then = await play(8);
    const before = await Promise.all(secrets.map((secret) => viewOf(secret, then)));
    await play(7);
    const late = await askedOf(secrets[0]);
    expect((await acts({ type: 'pause', reason: 'a judge is called' })).status).toBe(200);
    const rewind = { type: 'rewind', toVersion: then, reason: 'a trigger was missed', rules: ['1.1'] };
    const commandId = newCommand();
    const rewound = await rig.post(`/matches/${matchId}/judge-actions`, judge, { commandId, ...rewind });
    expect(rewound.status).toBe(200);
    expect((await rig.post(`/matches/${matchId}/judge-actions`, judge, { commandId, ...rewind })).json).toEqual(rewound.json);
    expect((await acts({ type: 'resume' })).status).toBe(200);

    // The table of then, under numbers that run on; whoever looks at what was abandoned sees it as it was.
    const kindsOf = (view: Loose): unknown =>
      (view['pending'] as unknown as readonly { readonly decision?: Decision; readonly kind?: string; readonly seat?: number }[]).map(
        ({ decision, kind, seat }) => [decision?.kind ?? kind, decision?.seat ?? seat],
      );
    for (const [seat, secret] of secrets.entries()) {
      const now = await viewOf(secret);
      expect(Number(now['version'])).toBeGreaterThan(Number(rewound.json['version']));
      expect(now['view']!['zones']).toEqual(before[seat]!['view']!['zones']);
      expect(kindsOf(now)).toEqual(kindsOf(before[seat]!));
      expect((await viewOf(secret, then + 2))['view']).not.toEqual(now['view']);
    }
    for (const { decision } of late)
      expect(await sends(secrets[0], `decisions/${decision.id}/answer`, { answer: answerTo(decision) })).toMatchObject({
        json: { code: 'decision/closed' },
      });
    const lines = (await rig.get(`/matches/${matchId}/transcript?language=en`, spectator)).text;
    expect(lines).toContain(`A judge lets the match go back to version ${then} (1.1): a trigger was missed`);

    await play(5);
    expect((await acts({ type: 'matchLoss', seat: 1, reason: 'the end of the trial', rules: [] })).status).toBe(200);
    const { json: accepted } = await rig.post(`/matches/${matchId}/exports`, secrets[0], {});
    await until(
      () => rig.get(`/jobs/${accepted['jobId']}`, secrets[0]),
      ({ json }) => (json['state'] as string) === 'done',
    );
    const exported = await rig.get(`/jobs/${accepted['jobId']}/output`, secrets[0]);
    const key = String((await rig.get('/evidence/key')).json['key']);
    const folder = await releaseIntoFolder(rulesetOf('starline'));
    try {
      const rulesets = new FileRulesets(folder.directory, { presentationOf });
      expect(await verifyExport(exported.text, { rulesets, key })).toMatchObject({ ok: true });
    } finally {
      await folder.remove();
    }
  });

  it('given a judge, when they name a version that cannot stand again, then it is refused by name', async () => {
    const { gatheringId, matchId, secrets } = await twoPlayers(rig, 'starline');
    const judge = await mint(rig, gatheringId, { role: 'judge' });
    const acts = (act: object, secret = judge) =>
      rig.post(`/matches/${matchId}/judge-actions`, secret, { commandId: newCommand(), ...act });
    const rewind = (toVersion: number, secret = judge) =>
      acts({ type: 'rewind', toVersion, reason: 'a trigger was missed', rules: [] }, secret);
    expect(await rewind(1)).toMatchObject({ status: 409, json: { code: 'match/wrong-phase' } });
    for (const path of ['entropy-decline', 'ready'])
      for (const secret of secrets)
        expect((await rig.post(`/matches/${matchId}/${path}`, secret, { commandId: newCommand() })).status).toBe(200);
    const newest = Number((await rig.get(`/matches/${matchId}/view`, judge)).json['version']);
    expect(await rewind(newest)).toMatchObject({ status: 409, json: { code: 'match/not-paused' } });
    await acts({ type: 'pause', reason: 'a judge is called' });
    expect(await rewind(1)).toMatchObject({ status: 404, json: { code: 'version/not-found' } });
    expect(await rewind(newest + 100)).toMatchObject({ status: 404, json: { code: 'version/not-found' } });
    expect(await rewind(newest)).toMatchObject({ status: 409, json: { code: 'rewind/nothing-since' } });
    expect(await rewind(newest, secrets[0])).toMatchObject({ status: 403 });
    expect(await acts({ type: 'rewind', toVersion: 1.5, reason: 'why', rules: [] })).toMatchObject({ status: 400 });
    expect(await acts({ type: 'rewind', toVersion: newest, rules: [] })).toMatchObject({ status: 400 });
  });
});
