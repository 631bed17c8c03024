import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BackgroundLoop } from './background-loop.js';

/** A loop that rests up to a second between its rounds, and gathers work for 100 ms; with the times at which its rounds began. */
const resting = () => {
  const rounds: number[] = [];
  const loop: BackgroundLoop = new BackgroundLoop(async () => {
    while (!loop.isStopped) {
      rounds.push(Date.now());
      await loop.rest(1_000, 100);
    }
  });
  return { loop, rounds };
};
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('a loop that rests until there is work', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 0 }));
  afterEach(() => void jest.useRealTimers());

  it('given nobody wakes it, then it looks once a second', async () => {
    const { loop, rounds } = resting();
    loop.start();
    await pass(3_500);
    expect(rounds).toEqual([0, 1_000, 2_000, 3_000]);
    await loop.stop();
  });

  it('given it is woken again and again, then work that comes within 100 ms is done together', async () => {
    const { loop, rounds } = resting();
    loop.start();
    await pass(500);
    for (let time = 500; time < 800; time += 10) {
      loop.wake();
      await pass(10);
    }
    await pass(150);
    expect(rounds).toEqual([0, 600, 700, 800]);
    await loop.stop();
  });

  it('given it is stopped while it rests or gathers, then it ends at once', async () => {
    for (const isWoken of [false, true]) {
      const { loop, rounds } = resting();
      loop.start();
      await pass(200);
      if (isWoken) loop.wake();
      await pass(10);
      await loop.stop();
      expect(rounds).toHaveLength(1);
    }
  });
});
