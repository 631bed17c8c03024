import { describe, expect, it } from '@jest/globals';
import type { WholeRuleset } from '@arbiter/kernel';
import {
  memoryWorld,
  playProbeMatch,
  probeFormat,
  probeMatchId,
  type ProbeMatchOptions,
  probeRuleset,
  probeService,
  probeVersion,
  probeWithHeadline,
  startProbeMatch,
  yes,
} from '@arbiter/testing';
import type { MatchProgress } from './progress.js';
import { progressOf } from './progress.js';

/** A match under way, and how its owner sees how far it is. */
const begun = async (options: ProbeMatchOptions = {}, ruleset: WholeRuleset = probeWithHeadline) => {
  const world = memoryWorld({ [probeVersion]: ruleset });
  const service = probeService(world);
  await startProbeMatch(service, options);
  const look = async (): Promise<MatchProgress | null> => (await service.look(probeMatchId, progressOf))?.seen ?? null;
  return { world, service, look };
};

describe('how far a live match is', () => {
  it('given a match runs, then turn and the number of the game’s layout are what a spectator sees at the newest version', async () => {
    const { world, service, look } = await begun();
    await playProbeMatch(world, service, probeMatchId, 7, 9);
    const seen = await service.look(probeMatchId, (timeline) => ({
      view: timeline.view(timeline.head(), { role: 'spectator' }),
      at: timeline.meta.at,
      version: timeline.head(),
    }));
    const { view, at, version } = seen!.seen;
    expect(await look()).toEqual({
      version,
      shownFrom: at,
      turn: view!.turn.number,
      wins: null,
      score: { value: 'life', bySeat: view!.players.map(({ values }) => values['life']) },
    });
  });

  it('given a match of three games, when one was won, then the games that each has won are told', async () => {
    const { service, look } = await begun({ format: probeFormat({ id: 'bestOfThree', bestOf: 3 }) });
    expect((await look())?.wins).toEqual([0, 0]);
    yes(await service.concede({ matchId: probeMatchId, commandId: 'concede', seat: 0, scope: 'game' }));
    expect((await look())?.wins).toEqual([0, 1]);
  });

  it('given a game whose layout names no number, then no number of players is told', async () => {
    const { look } = await begun({}, probeRuleset);
    expect(await look()).toMatchObject({ turn: 1, score: null });
  });

  it('given spectators see the match an hour later, then the moment from which they may know is an hour after the event', async () => {
    const delayed = await begun({ spectatorDelay: { versions: 0, ms: 3_600_000 } });
    const at = (await delayed.service.look(probeMatchId, ({ meta }) => meta.at))!.seen;
    expect((await delayed.look())?.shownFrom).toBe(at + 3_600_000);
  });

  it('given a delay that counts versions, or a match that is over or has not begun, then nothing is told', async () => {
    expect(await (await begun({ spectatorDelay: { versions: 1, ms: 0 } })).look()).toBeNull();
    const { world, service } = await begun();
    const waiting = '01890000-0000-7000-8000-000000000009';
    yes(
      await service.create({
        matchId: waiting,
        commandId: 'create-waiting',
        gatheringId: 'gathering-1',
        players: ['alice', 'bob'],
        ruleset: probeVersion,
        format: probeFormat(),
        clock: null,
        spectatorDelay: { versions: 0, ms: 0 },
        autoStart: true,
      }),
    );
    expect(progressOf((await service.timelines.get(waiting))!)).toBeNull();
    await playProbeMatch(world, service, probeMatchId, 3);
    expect(progressOf((await service.timelines.get(probeMatchId))!)).toBeNull();
  });

  it('given somebody looks how far a match is, then its record stays as it is', async () => {
    const { service, look } = await begun();
    const head = async () => (await service.look(probeMatchId, (timeline) => timeline.place()))!.seen;
    const before = await head();
    await look();
    expect(await head()).toEqual(before);
  });
});
