import { describe, expect, it } from '@jest/globals';
import type { MemoryWorld } from '@arbiter/testing';
import {
  exportOf,
  faultOf,
  forged,
  openDecisions,
  probeFormat,
  probeMatchId as matchId,
  probeService,
  probeWorld,
  startProbeMatch,
  versionOf,
  yes,
} from '@arbiter/testing';
import { decodeMatchEvent, type MatchEvent, matchStream } from '@arbiter/contracts';
import { verifyExport } from '../export/verify.js';
import { logOfMatch } from './log-leases.js';
import { defaultServiceOptions, MatchService } from './match-service.js';
import { MatchTime } from './match-time.js';

const hour = 3_600_000;
const clock = { bankMs: 60_000, decisionMs: 0, incrementMs: 0 };

const events = async (world: MemoryWorld): Promise<readonly MatchEvent[]> =>
  (await world.store.read(matchStream(matchId))).map((stored) => decodeMatchEvent(stored));
const types = async (world: MemoryWorld): Promise<readonly string[]> => (await events(world)).map((event) => event.type);
const credits = async (world: MemoryWorld): Promise<readonly unknown[]> =>
  (await events(world)).flatMap((event) => (event.type === 'ClockCredited' ? [{ cause: event.data.cause, ms: event.data.ms }] : []));
const bankOf = async (world: MemoryWorld, seat: number): Promise<number | undefined> => {
  const answered = (await events(world)).findLast((event) => event.type === 'ActionRecorded');
  return answered?.data.aftermath.clocks?.[seat]?.bankMs;
};
const answer = (service: MatchService, seat: number, commandId = `sign-${seat}`): ReturnType<MatchService['answer']> =>
  service.answer({ matchId, commandId, seat, decision: seat + 1, answer: { picks: ['rock'] } });
/** Starts a match with both clocks running and lets ten seconds pass. */
const running = async (owner = 'node-1'): Promise<{ readonly world: MemoryWorld; readonly service: MatchService }> => {
  const world = probeWorld();
  const service = probeService(world, { owner });
  await startProbeMatch(service, { clock, format: probeFormat({ id: 'bestOfThree', bestOf: 3 }) });
  world.time.advance(10_000);
  return { world, service };
};
const neverBack = async (world: MemoryWorld): Promise<void> => {
  const times = (await events(world)).map((event) => event.data.at);
  expect(times).toEqual([...times].sort((left, right) => left - right));
};
const verified = async (world: MemoryWorld, service: MatchService): Promise<void> => {
  await service.cancel({ matchId, commandId: 'end', by: 'olga', reason: 'late' });
  const { text, key } = await exportOf(world);
  expect(await verifyExport(text, { key, rulesets: world.rulesets })).toMatchObject({ ok: true, verdict: 'authentic' });
  await neverBack(world);
  expect(world.troubles).toEqual([]);
};

describe("the machine's clock is set while players' clocks run", () => {
  it.each(['a tick', 'an answer'])(
    'given it is set forward by an hour, when %s comes, then nobody is charged with the hour and time runs on from there',
    async (first) => {
      const { world, service } = await running();
      world.time.set(hour);
      if (first === 'a tick') await service.tick();
      else yes(await answer(service, 0));
      expect(await credits(world)).toEqual([{ cause: 'clockStep', ms: hour }]);
      if (first === 'a tick') yes(await answer(service, 0));
      expect(await bankOf(world, 0)).toBe(50_000);
      expect((await events(world)).at(-1)?.data.at).toBe(world.time.now());
      world.time.advance(49_999);
      await service.tick();
      expect(await types(world)).not.toContain('ClockExpired');
      world.time.advance(1);
      await service.tick();
      expect((await events(world)).find((event) => event.type === 'ClockExpired')).toMatchObject({ data: { seat: 1 } });
      await verified(world, service);
    },
  );

  it('given it is set back by an hour, when time passes, then it passes for the players as before, and recorded time never goes back', async () => {
    const { world, service } = await running();
    world.time.set(-hour);
    await service.tick();
    world.time.advance(20_000);
    yes(await answer(service, 0));
    expect(await bankOf(world, 0)).toBe(30_000);
    await service.tick();
    expect(world.clocks.entries.get(matchId)?.deadline).toBe(world.time.now() + 30_000);
    world.time.advance(29_999);
    await service.tick();
    expect(await types(world)).not.toContain('ClockExpired');
    world.time.advance(1);
    await service.tick();
    expect((await events(world)).find((event) => event.type === 'ClockExpired')).toMatchObject({ data: { seat: 1 } });
    expect(await credits(world)).toEqual([]);
    await verified(world, service);
  });

  it('given it is set back by an hour and nobody does anything, when the players have used their time, then it is up', async () => {
    const { world, service } = await running();
    world.time.set(-hour);
    world.time.advance(49_999);
    await service.tick();
    expect(await types(world)).not.toContain('ClockExpired');
    world.time.advance(1);
    await service.tick();
    expect(await types(world)).toContain('ClockExpired');
  });

  it('given it is set forward and back again and again, then players are charged with what passed and with nothing else', async () => {
    const { world, service } = await running();
    for (const step of [hour, -2 * hour, 5_000, hour, -hour, 30 * hour]) {
      world.time.set(step);
      world.time.advance(1_000);
      await service.tick();
    }
    yes(await answer(service, 0));
    expect(await bankOf(world, 0)).toBe(44_000);
    await verified(world, service);
  });

  it('given it runs a little faster than it should, then what that adds up to is credited when it is worth it', async () => {
    const { world, service } = await running();
    for (let tick = 0; tick < 12; tick += 1) {
      world.time.set(200);
      world.time.advance(1_000);
      await service.tick();
    }
    expect(await credits(world)).toEqual([
      { cause: 'clockStep', ms: 1_200 },
      { cause: 'clockStep', ms: 1_200 },
    ]);
    yes(await answer(service, 0));
    expect(await bankOf(world, 0)).toBe(38_000);
    await verified(world, service);
  });

  it('given a record in which more was given back than had passed, when it is verified, then that is found', async () => {
    const { world, service } = await running();
    world.time.set(hour);
    yes(await answer(service, 0));
    yes(await service.concede({ matchId, commandId: 'end', seat: 0, scope: 'match' }));
    const { text } = await exportOf(world);
    const version = versionOf(text, 'ClockCredited');
    const generous = forged(text, version, (payload) => {
      const clocks = payload['clocks'] as { running: { since: number; deadline: number } }[];
      for (const { running: on } of clocks) Object.assign(on, { since: on.since + hour, deadline: on.deadline + hour });
      Object.assign(payload, { ms: 2 * hour });
    });
    expect(faultOf(await verifyExport(generous, { rulesets: world.rulesets }))).toEqual({ code: 'clock/differs', version });
  });
});

describe("the machine's clock is set while no player's clock runs", () => {
  it.each([hour, -hour])(
    'given a paused match, when it is set by %i ms, then nothing is recorded, and after the pause each has what they had',
    async (step) => {
      const { world, service } = await running();
      yes(await service.judge({ matchId, commandId: 'pause', judge: 'judy', act: { type: 'pause', reason: 'alarm' } }));
      world.time.set(step);
      world.time.advance(5_000);
      await service.tick();
      expect((await types(world)).at(-1)).toBe('MatchPaused');
      yes(await service.judge({ matchId, commandId: 'resume', judge: 'judy', act: { type: 'resume' } }));
      world.time.advance(10_000);
      yes(await answer(service, 0));
      expect(await bankOf(world, 0)).toBe(40_000);
      await verified(world, service);
    },
  );

  it.each([hour, -hour])('given a match without clocks, when it is set by %i ms, then it goes on and nothing is credited', async (step) => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    world.time.set(step);
    await service.tick();
    yes(await answer(service, 0));
    world.time.set(step);
    yes(await answer(service, 1));
    expect(await credits(world)).toEqual([]);
    await verified(world, service);
  });
});

describe("the machine's clock is set, and several processes see it", () => {
  it('given it was set forward while no node served the match, when one takes over, then that is downtime like any other', async () => {
    const { world, service } = await running();
    await service.tick();
    world.time.set(hour);
    const second = probeService(world, { owner: 'node-2' });
    await second.tick();
    expect(await credits(world)).toEqual([{ cause: 'downtime', ms: hour }]);
    yes(await answer(second, 0));
    expect(await bankOf(world, 0)).toBe(50_000);
    await verified(world, second);
  });

  it('given it was set back while no node served the match, when one takes over, then nobody loses time and nothing is negative', async () => {
    const { world, service } = await running();
    await service.tick();
    await service.close();
    world.time.set(-hour);
    const second = probeService(world, { owner: 'node-2' });
    world.time.advance(2_000);
    await second.tick();
    yes(await answer(second, 0));
    expect(await bankOf(world, 0)).toBe(60_000);
    world.time.advance(4_000);
    yes(await answer(second, 1));
    expect(await bankOf(world, 1)).toBe(56_000);
    expect(await credits(world)).toEqual([]);
    await verified(world, second);
  });

  it('given the database ends the lease by its clock, when another process is first to see the deadline, then it credits the hour and the old owner finds out', async () => {
    const { world, service } = await running();
    await service.tick();
    world.time.set(hour);
    const worker = probeService(world, { owner: 'worker' });
    await worker.tick();
    await worker.close();
    expect(await credits(world)).toEqual([{ cause: 'downtime', ms: hour }]);
    await service.tick();
    yes(await answer(service, 0));
    expect(await bankOf(world, 0)).toBe(50_000);
    expect(await credits(world)).toHaveLength(1);
    await verified(world, service);
  });

  it('given the owner credits the hour first, when another process takes over, then it is not credited twice', async () => {
    const { world, service } = await running();
    world.time.set(hour);
    await service.tick();
    await service.close();
    const worker = probeService(world, { owner: 'worker' });
    await worker.tick();
    yes(await answer(worker, 0));
    expect(await credits(world)).toEqual([{ cause: 'clockStep', ms: hour }]);
    expect(await bankOf(world, 0)).toBe(50_000);
    await verified(world, worker);
  });

  it.each([120_000, -120_000])(
    'given a process whose clock is %d ms off, when a match goes to it and back, then nobody loses time, and recorded time never goes back',
    async (off) => {
      const { world, service } = await running();
      const time = {
        now: () => world.time.now() + off,
        monotonic: () => world.time.monotonic(),
        sleep: (ms: number) => world.time.sleep(ms),
      };
      const other = new MatchService({ ...world.ports, time }, { ...defaultServiceOptions, owner: 'node-2' });
      await service.tick();
      await service.close();
      yes(await answer(other, 0));
      // Ten seconds passed. A clock that is behind can't tell, and charges nothing.
      expect(await bankOf(world, 0)).toBe(off > 0 ? 50_000 : 60_000);
      expect(await credits(world)).toEqual(off > 0 ? [{ cause: 'downtime', ms: off }] : []);
      world.time.advance(20_000);
      await other.tick();
      await other.close();
      yes(await answer(service, 1));
      // Ten seconds passed before the match went away, twenty while the other process had it: nobody is charged with more.
      expect(await bankOf(world, 1)).toBeGreaterThanOrEqual(30_000);
      expect(await types(world)).not.toContain('ClockExpired');
      await verified(world, service);
    },
  );

  it('given the credit could not be written, when the owner dies, then the match does not count as served since, and the next owner credits it', async () => {
    const { world, service } = await running();
    await service.tick();
    const aliveAt = world.clocks.entries.get(matchId)?.aliveAt;
    world.time.set(hour);
    world.store.beforeAppend = () => {
      throw new Error('the disk is full');
    };
    await service.tick();
    expect(world.clocks.entries.get(matchId)?.aliveAt).toBe(aliveAt);
    world.store.beforeAppend = null;
    expect(world.troubles.splice(0).length).toBeGreaterThan(0);
    const second = probeService(world, { owner: 'node-2' });
    yes(await answer(second, 0));
    // Leases follow the same clock here: the dead owner's had run out when it was set.
    expect(await credits(world)).toEqual([{ cause: 'downtime', ms: hour }]);
    expect(await bankOf(world, 0)).toBe(50_000);
    await verified(world, second);
  });

  it('given it is set forward while an answer is being written, when the owner dies at once, then the next owner credits the hour', async () => {
    const { world, service } = await running();
    world.store.afterAppend = () => world.time.set(hour);
    yes(await answer(service, 0));
    world.store.afterAppend = null;
    await service.close();
    const second = probeService(world, { owner: 'node-2' });
    yes(await answer(second, 1));
    expect(await credits(world)).toEqual([{ cause: 'downtime', ms: hour }]);
    expect(await bankOf(world, 1)).toBe(50_000);
    await verified(world, second);
  });

  it('given it is set back, when a lease needs renewing, then it is renewed by what has passed', async () => {
    const { world, service } = await running();
    world.time.set(-hour);
    for (let tick = 0; tick < 10; tick += 1) {
      world.time.advance(1_000);
      await service.tick();
    }
    expect(await world.leases.acquire(logOfMatch(matchId), { name: 'node-2', address: null }, 1_000)).toEqual({
      kind: 'refused',
      address: null,
    });
    expect((await openDecisions(world, matchId)).length).toBe(2);
  });

  it('given nobody touches a match without clocks, when the clock is set forward, then it is not taken for idle and stays in memory', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    world.time.set(2 * defaultServiceOptions.idleMs);
    await service.tick();
    expect(await service.look(matchId, (timeline) => timeline.matchId)).toEqual({ seen: matchId });
  });
});

describe('time as one match counts it', () => {
  it('given any settings of the clock, then it runs on by what passes, and only what is followed moves it on', () => {
    const world = probeWorld();
    const begun = world.time.now();
    const time = new MatchTime(world.time, begun - 5);
    world.time.set(hour);
    world.time.advance(7);
    expect(time.now()).toBe(begun + 7);
    expect(time.stepped(1_000)).toBe(hour);
    expect(time.stepped(hour)).toBe(0);
    time.follow(hour);
    expect(time.now()).toBe(world.time.now());
    world.time.set(-hour);
    expect(time.now()).toBe(begun + hour + 7);
    expect(time.stepped(0)).toBe(0);
  });

  it('given events that were recorded ahead of the clock, then it begins where they stand', () => {
    const world = probeWorld();
    const time = new MatchTime(world.time, world.time.now() + hour);
    world.time.advance(3);
    expect(time.now()).toBe(world.time.now() + hour);
  });
});
