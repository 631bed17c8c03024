import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { limitShutdown } from './limit-shutdown.js';

describe('a shutdown that does not end', () => {
  it('given a process that stays, when it was asked to end, then it says so and ends with a failure', async () => {
    const said: number[] = [];
    const signals = new EventEmitter();
    const ended = new Promise<number>((resolve) => {
      limitShutdown((ms) => said.push(ms), Object.assign(signals, { exit: resolve }), 1);
    });
    expect(signals.listenerCount('SIGINT')).toBe(1);
    signals.emit('SIGTERM');
    // The limit's timer keeps no process alive; something else must, as in a real process.
    const alive = setInterval(() => undefined, 1_000);
    expect(await ended).toBe(1);
    clearInterval(alive);
    expect(said).toEqual([1]);
  });
});
