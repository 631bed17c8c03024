import { decodeMatchEvent, type MatchEvent, matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import {
  exportOf,
  faultOf,
  forged,
  playProbeMatch,
  probeFormat,
  probeMatchId as matchId,
  probeService,
  probeWorld,
  startProbeMatch,
  versionOf,
  yes,
} from '@arbiter/testing';
import type { JudgeAct } from '../match/commands.js';
import { type MatchMeta, foldMeta } from '../match/meta.js';
import { misplaced } from './places.js';
import { verifyExport } from './verify.js';

/** A match of two by a manual clock, under way. */
const begun = async () => {
  const world = probeWorld();
  const service = probeService(world);
  await startProbeMatch(service, {
    clock: { bankMs: 60_000, decisionMs: 0, incrementMs: 0 },
    format: probeFormat({ id: 'bestOfThree', bestOf: 3 }),
  });
  let count = 0;
  const judge = async (act: JudgeAct): Promise<void> =>
    void yes(await service.judge({ matchId, commandId: `judge-${(count += 1)}`, judge: 'judy', act }));
  const meta = async (): Promise<MatchMeta> => {
    const folded = (await world.store.read(matchStream(matchId)))
      .map((stored) => decodeMatchEvent(stored))
      .reduce<MatchMeta | null>(foldMeta, null);
    if (folded === null) throw new Error('no match');
    return folded;
  };
  yes(await service.callJudge({ matchId, commandId: 'call', seat: 0, kind: 'rulesQuestion', sawVersion: 1 }));
  return { world, service, judge, meta, at: world.time.now() };
};

describe('the verifier of a record with calls', () => {
  const record = async (): Promise<{ readonly text: string; readonly verify: (text: string) => Promise<unknown> }> => {
    const { world, service, judge } = await begun();
    await judge({ type: 'takeCall', call: 1 });
    world.time.advance(4_000);
    await judge({ type: 'closeCall', call: 1, outcome: 'answered', improper: true });
    await playProbeMatch(world, service, matchId, 3);
    const { text } = await exportOf(world);
    return { text, verify: async (changed) => faultOf(await verifyExport(changed, { rulesets: world.rulesets })) };
  };

  it('given the record as it is, then it holds', async () => {
    const { text, verify } = await record();
    expect(await verify(text)).toBe('no fault');
  });

  const outOfPlace = 'event/out-of-place';
  const differs = 'clock/differs';
  it.each([
    ['a call by a seat that is not there', 'JudgeCalled', { seat: 2 }, outOfPlace],
    ['a call with another number', 'JudgeCalled', { call: 2 }, outOfPlace],
    ['a call that stopped nothing', 'JudgeCalled', { stops: false }, outOfPlace],
    ['a call upon a version that was not there', 'JudgeCalled', { sawVersion: 99 }, outOfPlace],
    ['clocks changed by a call', 'JudgeCalled', { clocks: [] }, differs],
    ['a player who takes the call', 'CallTaken', { judge: 'bob' }, outOfPlace],
    ['a call taken that is not open', 'CallTaken', { call: 2 }, outOfPlace],
    ['a player who closes the call', 'CallClosed', { judge: 'alice' }, outOfPlace],
    ['a call closed that is not open', 'CallClosed', { call: 2 }, outOfPlace],
    ['another time than the call stopped', 'CallClosed', { stoppedMs: 3_999 }, outOfPlace],
    ['a match that does not go on', 'CallClosed', { goesOn: false }, outOfPlace],
    ['a charge that was not made', 'CallClosed', { improper: false }, differs],
  ] as const)('given %s, then that event is named', async (_, type, change, fault) => {
    const { text, verify } = await record();
    const version = versionOf(text, type);
    expect(version).toBeGreaterThan(0);
    expect(await verify(forged(text, version, (payload) => void Object.assign(payload, change)))).toEqual({ code: fault, version });
  });

  it('given what the record itself forbids at a place, then it says why', async () => {
    const { judge, meta: now, at } = await begun();
    await judge({ type: 'takeCall', call: 1 });
    await judge({ type: 'pause', reason: 'alarm' });
    const meta = await now();
    const why = (event: MatchEvent): string | null => misplaced(meta, event);
    expect(why({ type: 'JudgeCalled', data: { at, seat: 0, call: 2, kind: 'other', sawVersion: 1, stops: true, clocks: null } })).toMatch(
      /another call/,
    );
    expect(
      why({ type: 'JudgeCalled', data: { at, seat: 1, call: 2, kind: 'other', sawVersion: 1, stops: true, clocks: null } }),
    ).toBeNull();
    expect(why({ type: 'CallTaken', data: { at, judge: 'jack', call: 1 } })).toMatch(/taken before/);
    expect(why({ type: 'MatchPaused', data: { at, judge: 'judy', reason: 'alarm', clocks: null } })).toMatch(/paused already/);
    expect(why({ type: 'MatchResumed', data: { at, judge: 'judy', clocks: null } })).toMatch(/while a call holds/);
  });

  it('given a match that only a call holds, then a judge can’t resume it in the record, and can pause it', async () => {
    const { meta: now, at } = await begun();
    const meta = await now();
    expect(misplaced(meta, { type: 'MatchResumed', data: { at, judge: 'judy', clocks: null } })).toMatch(/no judge has paused/);
    expect(misplaced(meta, { type: 'MatchPaused', data: { at, judge: 'judy', reason: 'alarm', clocks: null } })).toBeNull();
  });

  it('given a charge to the other player, then it is found, because the clocks differ', async () => {
    const { text, verify } = await record();
    const version = versionOf(text, 'JudgeCalled');
    // The same number of calls, and each clock as it was: only who called is changed.
    expect(await verify(forged(text, version, (payload) => void Object.assign(payload, { seat: 1 })))).toEqual({
      code: differs,
      version: versionOf(text, 'CallClosed'),
    });
  });
});
