import { describe, expect, it } from '@jest/globals';
import type { MemoryWorld } from '@arbiter/testing';
import { probeMatchId as matchId, probeFormat, probeService, probeVersion, probeWorld, startProbeMatch, yes } from '@arbiter/testing';
import { MatchReader } from '../reading/match-reader.js';
import { Timelines } from '../reading/timelines.js';
import type { ClockShown } from './commands.js';
import type { MatchService } from './match-service.js';

const clock = { bankMs: 60_000, decisionMs: 10_000, incrementMs: 0 };
const standing = (seat: number, bankMs: number): ClockShown => ({ seat, bankMs, running: null, held: null });

const shown = async (world: MemoryWorld, service: MatchService, version?: number): Promise<readonly ClockShown[] | null> =>
  yes(
    await new MatchReader({ live: service, timelines: new Timelines(world.ports), judges: service, time: world.time }).matchView(
      matchId,
      { kind: 'spectator' },
      version,
    ),
  ).clocks;
const created = async (): Promise<{ readonly world: MemoryWorld; readonly service: MatchService }> => {
  const world = probeWorld();
  const service = probeService(world);
  yes(
    await service.create({
      matchId,
      commandId: 'create',
      gatheringId: null,
      players: ['alice', 'bob'],
      ruleset: probeVersion,
      format: probeFormat(),
      clock,
      spectatorDelay: { versions: 0, ms: 0 },
      autoStart: true,
    }),
  );
  return { world, service };
};
/** Starts a match in which both players are asked, and lets it run for `ms` milliseconds. */
const running = async (ms: number): Promise<{ readonly world: MemoryWorld; readonly service: MatchService; readonly begun: number }> => {
  const world = probeWorld();
  const service = probeService(world);
  await startProbeMatch(service, { clock });
  const begun = world.time.now();
  world.time.advance(ms);
  return { world, service, begun };
};

describe('clocks as readers are shown them', () => {
  it('given a match before its start, then they are full and none runs; without clocks there are none', async () => {
    const { world, service } = await created();
    expect(await shown(world, service)).toEqual([standing(0, 60_000), standing(1, 60_000)]);
    const without = probeWorld();
    const other = probeService(without);
    await startProbeMatch(other);
    expect(await shown(without, other)).toBeNull();
  });

  it('given a match under way, then whoever is asked has a deadline', async () => {
    const { world, service, begun } = await running(20_000);
    yes(await service.answer({ matchId, commandId: 'a', seat: 0, decision: 1, answer: { picks: ['rock'] } }));
    expect(await shown(world, service)).toEqual([
      standing(0, 50_000),
      { seat: 1, bankMs: 60_000, running: { decision: 2, since: begun, deadline: begun + 70_000 }, held: null },
    ]);
  });

  it.each([
    [4_000, 60_000],
    [25_000, 45_000],
  ])('given a pause after %i ms, then no deadline runs, and what is left is told, however long the pause', async (passed, bankMs) => {
    const { world, service } = await running(passed);
    yes(await service.judge({ matchId, commandId: 'pause', judge: 'judy', act: { type: 'pause', reason: 'water' } }));
    world.time.advance(3_600_000);
    const held = (seat: number): ClockShown => ({ seat, bankMs, running: null, held: { decision: seat + 1, leftMs: 70_000 - passed } });
    expect(await shown(world, service)).toEqual([held(0), held(1)]);
    yes(
      await service.judge({ matchId, commandId: 'extra', judge: 'judy', act: { type: 'extraTime', seat: 0, ms: 5_000, reason: 'water' } }),
    );
    expect((await shown(world, service))?.[0]).toMatchObject({ running: null, held: { leftMs: 75_000 - passed } });
    yes(await service.judge({ matchId, commandId: 'resume', judge: 'judy', act: { type: 'resume' } }));
    const now = world.time.now();
    expect(await shown(world, service)).toMatchObject([
      { running: { deadline: now + 75_000 - passed }, held: null },
      { running: { deadline: now + 70_000 - passed }, held: null },
    ]);
    expect((await shown(world, service, 5 + 1))?.[1]).toEqual(held(1));
  });

  it.each(['cancelled', 'cancelled while paused', 'conceded', 'lost by a judge'])(
    'given a match that was %s, then they stand as they stood',
    async (how) => {
      const { world, service } = await running(25_000);
      if (how === 'cancelled while paused') {
        yes(await service.judge({ matchId, commandId: 'pause', judge: 'judy', act: { type: 'pause', reason: 'water' } }));
        world.time.advance(3_600_000);
      }
      if (how.startsWith('cancelled')) yes(await service.cancel({ matchId, commandId: 'end', by: 'olga', reason: 'fire alarm' }));
      else if (how === 'conceded') yes(await service.concede({ matchId, commandId: 'end', seat: 1, scope: 'match' }));
      else
        yes(
          await service.judge({ matchId, commandId: 'end', judge: 'judy', act: { type: 'matchLoss', seat: 0, reason: 'late', rules: [] } }),
        );
      world.time.advance(3_600_000);
      yes(await service.judge({ matchId, commandId: 'late', judge: 'judy', act: { type: 'ruling', reason: 'noted', rules: [] } }));
      expect(await shown(world, service)).toEqual([standing(0, 45_000), standing(1, 45_000)]);
    },
  );

  it('given a match that a judge ended before its start, then they are full', async () => {
    const { world, service } = await created();
    yes(await service.judge({ matchId, commandId: 'end', judge: 'judy', act: { type: 'noShow', seats: [0], reason: 'late', rules: [] } }));
    expect(await shown(world, service)).toEqual([standing(0, 60_000), standing(1, 60_000)]);
  });
});
