import { describe, expect, it } from '@jest/globals';
import { together } from './players.mjs';

/** @param {string} matchId @param {import('./players.mjs').Done | null} done @returns {import('./players.mjs').Heard} */
const heard = (matchId, done) => ({
  acknowledged: [],
  refused: [],
  resent: [{ type: 'resent', matchId, commandId: 'move', same: true }],
  finished: [],
  faults: [],
  done,
});
/** @param {Readonly<Record<string, number>>} trouble @returns {import('./players.mjs').Done} */
const done = (trouble) => ({ type: 'done', trouble, sentAgain: 1, jobs: 2, revived: 3 });

describe('players that ran in several processes', () => {
  it('given all are done, then they are heard together, and their trouble is summed', () => {
    const both = together([heard('one', done({ 503: 1 })), heard('two', done({ 503: 2, cut: 1 }))]);
    expect(both.resent.map(({ matchId }) => matchId)).toEqual(['one', 'two']);
    expect(both.done).toEqual({ type: 'done', trouble: { 503: 3, cut: 1 }, sentAgain: 2, jobs: 4, revived: 6 });
  });

  it('given one of them broke off, whichever, then they are not done', () => {
    expect(together([heard('one', null), heard('two', done({}))]).done).toBeNull();
    expect(together([heard('one', done({})), heard('two', null)]).done).toBeNull();
  });
});
