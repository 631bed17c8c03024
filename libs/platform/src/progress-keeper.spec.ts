import { describe, expect, it } from '@jest/globals';
import type { MatchProgress } from '@arbiter/recording';
import { ProgressKeeper } from './progress-keeper.js';

/** A keeper whose time is turned by hand. */
const watched = () => {
  const state = { now: 1_000_000, delayMs: 0, version: 1, owned: true, fails: false, looks: 0 };
  const kept: string[] = [];
  const troubles: string[] = [];
  let tasks: { readonly at: number; readonly task: () => void }[] = [];
  const keeper = new ProgressKeeper({
    look: (): Promise<MatchProgress | null> => {
      state.looks += 1;
      if (!state.owned) return Promise.resolve(null);
      return Promise.resolve({ version: state.version, shownFrom: state.now + state.delayMs, turn: 1, wins: null, score: null });
    },
    keep: (matchId, { version }) => {
      if (state.fails) return Promise.reject(new Error('Redis is away'));
      kept.push(`${matchId} ${version}`);
      return Promise.resolve();
    },
    now: () => state.now,
    after: (ms, task) => {
      const one = { at: state.now + ms, task };
      tasks.push(one);
      return () => (tasks = tasks.filter((other) => other !== one));
    },
    trouble: (error, matchId) => troubles.push(`${matchId}: ${String(error)}`),
  });
  const passes = async (ms: number): Promise<void> => {
    const end = state.now + ms;
    for (;;) {
      const next = tasks.filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0];
      if (next === undefined) break;
      tasks = tasks.filter((other) => other !== next);
      state.now = next.at;
      next.task();
      await new Promise((resolve) => setImmediate(resolve));
    }
    state.now = end;
  };
  return { keeper, state, kept, troubles, passes, waiting: () => tasks.length };
};

describe('keeping how far live matches are', () => {
  it('given a hundred things happen in a match within a second, then it is looked at once, soon, and its newest state is kept', async () => {
    const { keeper, state, kept, passes } = watched();
    for (; state.version < 100; state.version += 1) keeper.note('m');
    await passes(1_000);
    expect([kept, state.looks]).toEqual([['m 100'], 1]);
  });

  it('given something happens every second, then the match is looked at every ten seconds, and what came last is not missed', async () => {
    const { keeper, state, kept, passes } = watched();
    for (; state.version <= 25; state.version += 1) {
      keeper.note('m');
      await passes(1_000);
    }
    expect(kept).toEqual(['m 1', 'm 11', 'm 21']);
    await passes(60_000);
    expect(kept.at(-1)).toBe('m 26');
  });

  it('given nothing more happens, then nothing is looked at, and nothing waits', async () => {
    const { keeper, state, passes, waiting } = watched();
    keeper.note('m');
    await passes(3_600_000);
    expect([state.looks, waiting()]).toEqual([1, 0]);
    keeper.note('m');
    await passes(1_000);
    expect(state.looks).toBe(2);
  });

  it('given spectators see the match a day later, then it is looked at so rarely that a hundred states wait at most', async () => {
    const { keeper, state, kept, passes } = watched();
    state.delayMs = 24 * 3_600_000;
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      keeper.note('m');
      await passes(60_000);
    }
    expect(kept.length).toBeGreaterThan(80);
    expect(kept.length).toBeLessThanOrEqual(101);
  });

  it('given another process owns the match by then, then nothing is kept', async () => {
    const { keeper, state, kept, passes } = watched();
    state.owned = false;
    keeper.note('m');
    await passes(1_000);
    expect([kept, state.looks]).toEqual([[], 1]);
  });

  it('given Redis is away, then it is told once a minute for all matches, and what happens afterwards is kept', async () => {
    const { keeper, state, kept, troubles, passes } = watched();
    state.fails = true;
    for (const matchId of ['a', 'b', 'c']) keeper.note(matchId);
    await passes(1_000);
    expect(troubles).toEqual(['a: Error: Redis is away']);
    state.fails = false;
    keeper.note('b');
    await passes(10_000);
    expect(kept).toEqual(['b 1']);
  });

  it('given the process ends, then nothing is looked at any more', async () => {
    const { keeper, state, passes, waiting } = watched();
    keeper.note('m');
    keeper.stop();
    keeper.note('m');
    await passes(60_000);
    expect([state.looks, waiting()]).toEqual([0, 0]);
  });
});
