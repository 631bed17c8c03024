import { matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import type { MemoryWorld } from '@arbiter/testing';
import { openDecisions, playProbeMatch, probeMatchId, probeService, probeWorld, startProbeMatch, yes } from '@arbiter/testing';
import fc from 'fast-check';
import { entropyCommitment, startingKey } from '../chance.js';
import type { Reader } from '../match/commands.js';
import type { MatchService } from '../match/match-service.js';
import { MatchReader } from './match-reader.js';
import { Timelines } from './timelines.js';

const matchId = probeMatchId;
const coffee = 'c0ffee00'.repeat(4);
const beef = 'deadbeef'.repeat(4);
const alice: Reader = { kind: 'player', seat: 0 };
const bob: Reader = { kind: 'player', seat: 1 };
const spectator: Reader = { kind: 'spectator' };
const judy: Reader = { kind: 'judge', judge: 'judy' };

const readerOf = (world: MemoryWorld, service: MatchService): MatchReader =>
  new MatchReader({ live: service, timelines: new Timelines(world.ports), judges: service, time: world.time });

/** Reads everything that a reader can get. */
const everything = async (reader: MatchReader, perspective: Reader): Promise<unknown> => {
  const newest = yes(await reader.matchView(matchId, perspective)).newest;
  const matchViews: unknown[] = [];
  for (let version = 1; version <= newest + 1; version += 1) matchViews.push(await reader.matchView(matchId, perspective, version));
  return {
    matchViews,
    news: await reader.news(matchId, perspective, 0, 1_000),
    transcripts: [await reader.transcript(matchId, perspective, 'en'), await reader.transcript(matchId, perspective, 'zh')],
    raw: await reader.raw(matchId, perspective, true),
  };
};

describe("every reader's own perspective", () => {
  it('given sealed answers that differ, when the others read everything, then they read the same', async () => {
    const read = async (sign: string, perspective: Reader): Promise<unknown> => {
      const world = probeWorld();
      const service = probeService(world);
      await startProbeMatch(service);
      yes(await service.answer({ matchId, commandId: 's1', seat: 1, decision: 2, answer: { picks: [sign] } }));
      return everything(readerOf(world, service), perspective);
    };
    for (const perspective of [alice, spectator]) expect(await read('rock', perspective)).toEqual(await read('paper', perspective));
    expect(await read('rock', bob)).not.toEqual(await read('paper', bob));
  });

  it('given entropy that differs, when a spectator reads everything before a card is shown, then they read the same', async () => {
    const read = async (entropy: string): Promise<unknown> => {
      const world = probeWorld();
      const service = probeService(world);
      await startProbeMatch(service, { entropy: ['00'.repeat(16), entropy.repeat(16)] });
      return everything(readerOf(world, service), spectator);
    };
    expect(await read('01')).toEqual(await read('02'));
  });

  it('given a match under way at any point, then no seed, key, salt, fingerprint, state hash or entropy reaches players and spectators', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 12 }), async (seed, answers) => {
        const world = probeWorld();
        const service = probeService(world, { snapshotEvery: 3 });
        await startProbeMatch(service, { entropy: [coffee, beef] });
        await playProbeMatch(world, service, matchId, seed, answers);
        const stored = await world.store.read(matchStream(matchId));
        fc.pre(stored.at(-1)?.type !== 'SeedRevealed');
        const secret = (await world.secrets.read(matchId, 'seed')) ?? '';
        const payloads = stored
          .flatMap((event) => event.payload.match(/"(?:fingerprint|stateHash|hash)":"[0-9a-f]+"/g) ?? [])
          .map((found) => found.split('"')[3] ?? '');
        const hidden = [
          secret,
          startingKey(secret, matchId, [coffee, beef]),
          coffee,
          beef,
          entropyCommitment(matchId, 0, coffee),
          entropyCommitment(matchId, 1, beef),
          ...stored.flatMap((event) => [event.salt, event.hash]),
          ...payloads,
        ];
        const reader = readerOf(world, service);
        for (const perspective of [alice, bob, spectator]) {
          const text = JSON.stringify(await everything(reader, perspective));
          for (const value of hidden) expect(text).not.toContain(value);
        }
        // A judge sees the log, but not what is revealed at the end.
        const judged = JSON.stringify(await everything(reader, judy));
        for (const value of hidden.slice(0, 2)) expect(judged).not.toContain(value);
      }),
      { numRuns: 25 },
    );
  });

  it("given a hidden hand, then its owner sees the cards, and the opponent's view has only their number", async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const reader = readerOf(world, service);
    const hand = async (perspective: Reader): Promise<unknown> =>
      yes(await reader.matchView(matchId, perspective)).view?.zones.find((zone) => zone.id === 'hand:0');
    expect(await hand(alice)).toMatchObject({ count: 3, objects: [{}, {}, {}] });
    expect(await hand(bob)).toMatchObject({ count: 3, objects: [] });
    expect(await hand({ kind: 'judge', judge: 'judy', as: { kind: 'player', seat: 1 } })).toMatchObject({ objects: [] });
    expect(await hand(judy)).toMatchObject({ objects: [{}, {}, {}] });
  });
});

describe('versions', () => {
  it('given a played match, when any version is asked for in any order, then it is what it was then', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const then = new Map<number, unknown>();
    const live = readerOf(world, service);
    for (let seed = 1; seed < 12; seed += 1) {
      await playProbeMatch(world, service, matchId, seed, 1);
      const matchView = yes(await live.matchView(matchId, alice));
      then.set(matchView.version, { view: matchView.view, pending: matchView.pending });
    }
    const later = readerOf(world, service);
    for (const version of [...then.keys()].reverse()) {
      const matchView = yes(await later.matchView(matchId, alice, version));
      expect({ view: matchView.view, pending: matchView.pending }).toEqual(then.get(version));
    }
    expect(await later.matchView(matchId, alice, 0)).toMatchObject({ problem: { code: 'version/not-found' } });
    expect(await later.matchView(matchId, alice, 1.5)).toMatchObject({ problem: { code: 'version/not-found' } });
    expect(await later.matchView(matchId, alice, 99)).toMatchObject({ problem: { code: 'version/not-found' } });
    expect(yes(await later.matchView(matchId, alice, 1))).toMatchObject({ status: 'created', view: null, pending: [] });
  });

  it('given news that were read up to a version, when read on from there, then nothing is missed or doubled', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const reader = readerOf(world, service);
    const first = yes(await reader.news(matchId, alice, 0, 3));
    await playProbeMatch(world, service, matchId, 1, 4);
    const second = yes(await reader.news(matchId, alice, first.at(-1)?.version ?? 0, 1_000));
    const all = yes(await reader.news(matchId, alice, 0, 1_000));
    expect([...first, ...second]).toEqual(all);
    expect(all.map((news) => news.version)).toEqual(all.map((_, index) => index + 1));
    const seqs = all.flatMap((news) => news.game.map((event) => event.seq));
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
  });

  it('given who or what is not there, then that is said', async () => {
    const world = probeWorld();
    const service = probeService(world);
    const reader = readerOf(world, service);
    expect(await reader.matchView(matchId, spectator)).toMatchObject({ problem: { code: 'match/not-found' } });
    expect(await reader.matchView(matchId, judy)).toMatchObject({ problem: { code: 'match/not-found' } });
    await startProbeMatch(service);
    expect(await reader.matchView(matchId, { kind: 'player', seat: 2 })).toMatchObject({ problem: { code: 'match/seat-unknown' } });
    expect(await reader.matchView(matchId, { kind: 'judge', judge: 'judy', as: { kind: 'player', seat: -1 } })).toMatchObject({
      problem: { code: 'match/seat-unknown' },
    });
  });
});

describe("the spectators' delay", () => {
  it('given a delay in versions, then spectators stay so far behind until the match is over', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { spectatorDelay: { versions: 3, ms: 0 } });
    const reader = readerOf(world, service);
    expect(yes(await reader.matchView(matchId, spectator))).toMatchObject({ version: 1, newest: 1 });
    expect(yes(await reader.matchView(matchId, alice))).toMatchObject({ version: 4 });
    expect(await reader.matchView(matchId, spectator, 2)).toMatchObject({ problem: { code: 'version/not-found' } });
    expect(yes(await reader.news(matchId, spectator, 0, 100))).toHaveLength(1);
    yes(await service.concede({ matchId, commandId: 'c1', seat: 0, scope: 'match' }));
    expect(yes(await reader.matchView(matchId, spectator))).toMatchObject({ status: 'ended', result: { winners: [1] } });
  });

  it('given a delay in time, then spectators see each version so much later, its end too', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { spectatorDelay: { versions: 0, ms: 60_000 } });
    const reader = readerOf(world, service);
    world.time.advance(20_000);
    yes(await service.concede({ matchId, commandId: 'c1', seat: 0, scope: 'match' }));
    expect(await reader.spectatorWait(matchId)).toBe(40_000);
    world.time.advance(40_000);
    expect(yes(await reader.matchView(matchId, spectator))).toMatchObject({ version: 4, status: 'running', result: null });
    expect(await reader.raw(matchId, spectator, true)).toMatchObject({ problem: { code: 'read/closed-while-running' } });
    expect(await reader.spectatorWait(matchId)).toBe(20_000);
    world.time.advance(20_000);
    expect(yes(await reader.matchView(matchId, spectator))).toMatchObject({ status: 'ended' });
    expect(await reader.spectatorWait(matchId)).toBeNull();
  });
});

describe('judges and the raw log', () => {
  it('given a running match, when a judge reads it, then that is on record before they see anything, once for a while', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const reader = readerOf(world, service);
    const matchView = yes(await reader.matchView(matchId, judy));
    yes(await reader.raw(matchId, judy, false));
    const viewed = async (): Promise<number> =>
      (await world.store.read(matchStream(matchId))).filter((event) => event.type === 'JudgeViewed').length;
    expect(matchView.version).toBe(5);
    expect(await viewed()).toBe(1);
    world.time.advance(60_000);
    yes(await reader.matchView(matchId, judy, 2));
    yes(await reader.news(matchId, { kind: 'judge', judge: 'jo' }, 0, 10));
    expect(await viewed()).toBe(3);
    yes(await service.concede({ matchId, commandId: 'c1', seat: 0, scope: 'match' }));
    yes(await reader.matchView(matchId, { kind: 'judge', judge: 'jane' }));
    expect(await viewed()).toBe(3);
  });

  it('given a player of the match with a judge’s token, when they read it as judge, then they are refused and nothing is logged', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const reader = readerOf(world, service);
    const before = await world.store.head(matchStream(matchId));
    expect(await reader.matchView(matchId, { kind: 'judge', judge: 'bob' })).toMatchObject({
      problem: { code: 'judge/plays-in-this-match' },
    });
    expect(await reader.raw(matchId, { kind: 'judge', judge: 'bob' }, false)).toMatchObject({
      problem: { code: 'judge/plays-in-this-match' },
    });
    expect(await world.store.head(matchStream(matchId))).toEqual(before);
  });

  it('given the raw log, then it opens to players at the end, and to spectators when it is published', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const reader = readerOf(world, service);
    for (const perspective of [alice, spectator])
      expect(await reader.raw(matchId, perspective, true)).toMatchObject({ problem: { code: 'read/closed-while-running' } });
    expect(yes(await reader.raw(matchId, judy, false)).map((event) => event.type)).toContain('MatchStarted');
    yes(await service.concede({ matchId, commandId: 'c1', seat: 0, scope: 'match' }));
    expect(yes(await reader.raw(matchId, alice, false))).toEqual(await world.store.read(matchStream(matchId)));
    expect(yes(await reader.raw(matchId, alice, false, { from: 2, to: 3 })).map((event) => event.version)).toEqual([2, 3]);
    expect(await reader.raw(matchId, spectator, false)).toMatchObject({ problem: { code: 'read/not-published' } });
    yes(await reader.raw(matchId, spectator, true));
  });

  it('given a published match with a delay, when a judge rules after the end, then its log stays open to the public as it was, until the delay is over', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { spectatorDelay: { versions: 0, ms: 60_000 } });
    const reader = readerOf(world, service);
    yes(await service.concede({ matchId, commandId: 'c1', seat: 0, scope: 'match' }));
    world.time.advance(60_000);
    const before = yes(await reader.raw(matchId, spectator, true));
    expect(before.at(-1)).toMatchObject({ type: 'SeedRevealed' });
    yes(await service.judge({ matchId, commandId: 'r1', judge: 'judy', act: { type: 'ruling', reason: 'Too late.', rules: [] } }));
    expect(yes(await reader.raw(matchId, spectator, true))).toEqual(before);
    expect(yes(await reader.raw(matchId, alice, false)).at(-1)).toMatchObject({ type: 'RulingGiven' });
    world.time.advance(59_999);
    expect(yes(await reader.raw(matchId, spectator, true))).toEqual(before);
    world.time.advance(1);
    expect(yes(await reader.raw(matchId, spectator, true))).toEqual(await world.store.read(matchStream(matchId)));
  });

  it('given a cancelled match, then nobody is asked anything any more', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    yes(await service.cancel({ matchId, commandId: 'x1', by: 'olga', reason: 'alarm' }));
    expect(yes(await readerOf(world, service).matchView(matchId, alice))).toMatchObject({ status: 'cancelled', pending: [] });
    expect(await openDecisions(world, matchId)).toHaveLength(2);
  });
});

describe('the moment that a reader looks at', () => {
  const clock = { bankMs: 60_000, decisionMs: 10_000, incrementMs: 0 };

  it('given a running clock, then its deadline less that moment is what is left, for players and judges now, and at an older version as it stood', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { clock });
    const reader = readerOf(world, service);
    const left = async (perspective: Reader, version?: number): Promise<number | null> => {
      const { clocks, now } = yes(await reader.matchView(matchId, perspective, version));
      const running = clocks?.[0]?.running ?? null;
      return running === null ? null : running.deadline - now;
    };
    const { newest } = yes(await reader.matchView(matchId, alice));
    expect(await left(alice)).toBe(70_000);
    world.time.advance(25_000);
    for (const perspective of [alice, bob, spectator]) expect(await left(perspective)).toBe(45_000);
    yes(await service.answer({ matchId, commandId: 's1', seat: 1, decision: 2, answer: { picks: ['rock'] } }));
    expect(await left(alice, newest)).toBe(70_000);
  });

  it('given spectators look back by a minute, then they see the clock of that time; by versions, then as it stood when they were recorded', async () => {
    const behind = async (spectatorDelay: { readonly versions: number; readonly ms: number }): Promise<number> => {
      const world = probeWorld();
      const service = probeService(world);
      await startProbeMatch(service, { clock: { ...clock, bankMs: 600_000 }, spectatorDelay });
      world.time.advance(100_000);
      const { at, now } = yes(await readerOf(world, service).matchView(matchId, spectator));
      return now - at;
    };
    expect(await behind({ versions: 0, ms: 60_000 })).toBe(40_000);
    expect(await behind({ versions: 1, ms: 0 })).toBe(0);
  });
});
