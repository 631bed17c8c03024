import { describe, expect, it } from '@jest/globals';
import type { MemoryWorld } from '@arbiter/testing';
import { openDecisions, probeFormat, probeMatchId, probeService, probeWorld, startProbeMatch, yes } from '@arbiter/testing';
import { decodeMatchEvent, matchStream } from '@arbiter/contracts';
import type { Decision } from '@arbiter/kernel';
import { expiredClock, extendClock, newClocks, nextDeadline, settleClocks, shiftClocks } from './clocks.js';
import { defaultServiceOptions } from './match-service.js';

const rules = { bankMs: 60_000, decisionMs: 10_000, incrementMs: 2_000 };
const asked = (seat: number, id: number): Decision => ({
  id,
  openedAt: 0,
  seat,
  subject: seat,
  kind: 'k',
  rule: 'r',
  prompt: { key: 'k', params: {} },
  domain: { type: 'number', min: 0, max: 1 },
  sealed: false,
});

describe('clocks as data', () => {
  it('given a player who is asked, when they answer within the free time, then their bank is untouched and gains the increment', () => {
    const started = settleClocks(rules, newClocks(rules, 2), [asked(0, 1)], null, 1_000);
    expect(started[0]).toEqual({ seat: 0, bankMs: 60_000, running: { decision: 1, since: 1_000, deadline: 71_000 } });
    expect(started[1]).toEqual({ seat: 1, bankMs: 60_000, running: null });
    const answered = settleClocks(rules, started, [asked(1, 2)], 0, 9_000);
    expect(answered[0]).toEqual({ seat: 0, bankMs: 62_000, running: null });
    expect(nextDeadline(answered)).toBe(79_000);
  });

  it('given a player who thinks longer, when they answer, then only what is over the free time is charged', () => {
    const started = settleClocks(rules, newClocks(rules, 1), [asked(0, 1)], null, 0);
    expect(settleClocks(rules, started, [], 0, 25_000)[0]?.bankMs).toBe(60_000 - 15_000 + 2_000);
    expect(settleClocks(rules, started, [], null, 25_000)[0]?.bankMs).toBe(45_000);
    expect(settleClocks(rules, started, [], null, 900_000)[0]?.bankMs).toBe(0);
  });

  it("given other players' answers, when a decision stays open, then its clock runs on unmoved", () => {
    const started = settleClocks(rules, newClocks(rules, 2), [asked(0, 1), asked(1, 2)], null, 0);
    const later = settleClocks(rules, started, [asked(0, 1)], 1, 5_000);
    expect(later[0]).toEqual(started[0]);
    expect(later[1]?.running).toBeNull();
  });

  it('given two decisions of one player, then their clock runs once, for the older one', () => {
    expect(settleClocks(rules, newClocks(rules, 1), [asked(0, 7), asked(0, 4)], null, 0)[0]?.running?.decision).toBe(4);
  });

  it('given a pause, when the clocks go on, then no time has passed for them', () => {
    const started = settleClocks(rules, newClocks(rules, 1), [asked(0, 1)], null, 0);
    const shifted = shiftClocks(started, 300_000);
    expect(settleClocks(rules, shifted, [], null, 325_000)[0]?.bankMs).toBe(45_000);
  });

  it('given extra time, then the bank and the running deadline grow by it', () => {
    const started = settleClocks(rules, newClocks(rules, 1), [asked(0, 1)], null, 0);
    expect(extendClock(started, 0, 5_000)[0]).toEqual({ seat: 0, bankMs: 65_000, running: { decision: 1, since: 0, deadline: 75_000 } });
  });

  it('given several clocks, then the one that ran out first is named, and none before its time', () => {
    const started = extendClock(settleClocks(rules, newClocks(rules, 2), [asked(0, 1), asked(1, 2)], null, 0), 0, 10);
    expect(expiredClock(started, 69_999)).toBeNull();
    expect(expiredClock(started, 80_000)).toMatchObject({ seat: 1, decision: 2 });
  });
});

const matchId = probeMatchId;
const clock = { bankMs: 60_000, decisionMs: 0, incrementMs: 0 };
/** Clock rules that leave time for the next decision when a bank is empty. */
const withFreeTime = { bankMs: 50_000, decisionMs: 10_000, incrementMs: 0 };
const types = async (world: MemoryWorld): Promise<readonly string[]> =>
  (await world.store.read(matchStream(matchId))).map((stored) => stored.type);

describe('clocks of a recorded match', () => {
  it.each([
    ['loseMatch', ['ClockExpired', 'GameEnded', 'MatchEnded', 'SeedRevealed']],
    ['loseGame', ['ClockExpired', 'GameEnded']],
    ['defaultAnswer', ['ClockExpired']],
  ] as const)('given the consequence %s, when the time of one player is up, then the rules carry it out', async (onTimeOut, expected) => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { clock: withFreeTime, format: probeFormat({ id: 'bestOfThree', bestOf: 3, onTimeOut }) });
    yes(await service.answer({ matchId, commandId: 's1', seat: 1, decision: 2, answer: { picks: ['rock'] } }));
    const before = (await types(world)).length;
    world.time.advance(30_000);
    await service.tick();
    expect((await types(world)).length).toBe(before);
    world.time.advance(30_000);
    await service.tick();
    expect((await types(world)).slice(before)).toEqual(expected);
    expect(world.troubles).toEqual([]);
  });

  it('given a game lost on time, when the next one begins, then both banks are full again', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { clock, format: probeFormat({ id: 'bestOfThree', bestOf: 3, onTimeOut: 'loseGame' }) });
    yes(await service.answer({ matchId, commandId: 's1', seat: 1, decision: 2, answer: { picks: ['rock'] } }));
    world.time.advance(60_000);
    await service.tick();
    const expired = (await world.store.read(matchStream(matchId)))
      .map((stored) => decodeMatchEvent(stored))
      .find((event) => event.type === 'ClockExpired');
    expect(expired).toMatchObject({ data: { seat: 0, aftermath: { clocks: [{ bankMs: 60_000 }, { bankMs: 60_000 }] } } });
    expect((await types(world)).at(-1)).toBe('GameEnded');
  });

  it('given a player whose time is up, when their answer comes before any tick, then the time-out comes first', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { clock });
    world.time.advance(60_000);
    expect(await service.answer({ matchId, commandId: 's0', seat: 0, decision: 1, answer: { picks: ['rock'] } })).toMatchObject({
      problem: { code: 'match/over' },
    });
    expect((await types(world)).slice(-4)).toEqual(['ClockExpired', 'GameEnded', 'MatchEnded', 'SeedRevealed']);
  });

  it('given a paused match, when hours pass, then no clock runs out, and afterwards each has what it had', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { clock });
    world.time.advance(20_000);
    yes(await service.judge({ matchId, commandId: 'j1', judge: 'judy', act: { type: 'pause', reason: 'alarm' } }));
    for (let hour = 0; hour < 3; hour += 1) {
      world.time.advance(3_600_000);
      await service.tick();
    }
    yes(await service.judge({ matchId, commandId: 'j2', judge: 'judy', act: { type: 'resume' } }));
    world.time.advance(39_999);
    await service.tick();
    expect((await types(world)).at(-1)).toBe('MatchResumed');
    world.time.advance(1);
    await service.tick();
    expect(await types(world)).toContain('ClockExpired');
  });

  it('given extra time, when the first deadline passes, then the player is not timed out', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { clock });
    yes(await service.answer({ matchId, commandId: 's1', seat: 1, decision: 2, answer: { picks: ['rock'] } }));
    yes(
      await service.judge({ matchId, commandId: 'j1', judge: 'judy', act: { type: 'extraTime', seat: 0, ms: 30_000, reason: 'glasses' } }),
    );
    world.time.advance(89_999);
    await service.tick();
    expect(await types(world)).not.toContain('ClockExpired');
    world.time.advance(1);
    await service.tick();
    expect(await types(world)).toContain('ClockExpired');
  });

  it('given a node that died, when another takes over, then the time in which nobody served is given back', async () => {
    const world = probeWorld();
    const first = probeService(world, { owner: 'node-1' });
    await startProbeMatch(first, { clock });
    world.time.advance(10_000);
    await first.tick();
    world.time.advance(3_600_000);
    const second = probeService(world, { owner: 'node-2' });
    await second.tick();
    const credited = (await world.store.read(matchStream(matchId)))
      .map((stored) => decodeMatchEvent(stored))
      .find((event) => event.type === 'ClockCredited');
    expect(credited).toMatchObject({ data: { ms: 3_600_000, cause: 'downtime' } });
    world.time.advance(49_999);
    await second.tick();
    expect(await types(world)).not.toContain('ClockExpired');
    world.time.advance(1);
    await second.tick();
    expect(await types(world)).toContain('ClockExpired');
  });

  it('given a node that only lost the match for a moment, when it is loaded again, then nothing is given back', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { clock });
    world.time.advance(20_000);
    await service.tick();
    await service.close();
    world.time.advance(defaultServiceOptions.downtimeToleranceMs);
    const [decision] = await openDecisions(world, matchId);
    yes(
      await probeService(world, { owner: 'node-2' }).answer({
        matchId,
        commandId: 's0',
        seat: 0,
        decision: decision?.id ?? 0,
        answer: { picks: ['rock'] },
      }),
    );
    expect(await types(world)).not.toContain('ClockCredited');
  });

  it('given a node that died between the start and its deadline’s entry, when another node ticks, then it watches the match', async () => {
    const world = probeWorld();
    const first = probeService(world, { owner: 'node-1' });
    let crashed = false;
    world.store.afterAppend = (request) => {
      crashed ||= request.events.some((event) => event.type === 'MatchStarted');
      if (crashed) throw new Error('the process is gone');
    };
    await expect(startProbeMatch(first, { clock })).rejects.toThrow('the process is gone');
    world.store.afterAppend = null;
    const second = probeService(world, { owner: 'node-2' });
    world.time.advance(defaultServiceOptions.leaseMs);
    await second.tick();
    expect(world.clocks.entries.get(matchId)?.deadline).toBeGreaterThan(world.time.now());
    world.time.advance(60_000);
    await second.tick();
    expect(await types(world)).toContain('ClockExpired');
  });

  it('given a match that another node serves, when a node ticks, then it leaves that match alone', async () => {
    const world = probeWorld();
    const first = probeService(world, { owner: 'node-1' });
    await startProbeMatch(first, { clock });
    world.time.advance(59_999);
    await first.tick();
    world.time.advance(1);
    await probeService(world, { owner: 'node-2' }).tick();
    expect(await types(world)).not.toContain('ClockExpired');
    expect(world.troubles).toEqual([]);
  });
});
