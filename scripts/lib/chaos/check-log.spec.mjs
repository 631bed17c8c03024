import { describe, expect, it } from '@jest/globals';
import { checkLog } from './check-log.mjs';

/** @type {readonly import('./check-log.mjs').LogRow[]} */
const log = [
  { matchId: 'm', version: 1, hash: 'a1', commandId: 'create', commandIndex: 0, leaf: 0 },
  { matchId: 'm', version: 2, hash: 'a2', commandId: 'move', commandIndex: 0, leaf: 5 },
  { matchId: 'm', version: 3, hash: 'a3', commandId: 'move', commandIndex: 1, leaf: 6 },
  { matchId: 'm', version: 4, hash: 'a4', commandId: null, commandIndex: 0, leaf: 7 },
];
const acknowledged = [
  { type: /** @type {const} */ ('acknowledged'), matchId: 'm', commandId: 'create', version: 1, hash: 'a1' },
  { type: /** @type {const} */ ('acknowledged'), matchId: 'm', commandId: 'move', version: 3, hash: 'a3' },
];
const [create, move, more, seed] =
  /** @type {[import('./check-log.mjs').LogRow, import('./check-log.mjs').LogRow, import('./check-log.mjs').LogRow, import('./check-log.mjs').LogRow]} */ (
    log
  );

/** @param {readonly import('./check-log.mjs').LogRow[]} rows @param {Partial<import('./check-log.mjs').Said>} [said] @returns {readonly string[]} names of what broke */
const broken = (rows, said = {}) =>
  checkLog(rows, { acknowledged, refused: [], ...said })
    .filter((one) => one.broken.length > 0)
    .map((one) => one.name);

const lost = 'what was acknowledged (match, version, hash, command) stands in the log exactly once';
const doubled = 'no command id led to events twice';

describe('the log held against what was acknowledged', () => {
  it('given both agree, when checked, then nothing is broken', () => {
    expect(broken(log)).toEqual([]);
  });

  it('given an acknowledged event is missing, or another stands in its place, when checked, then it is lost', () => {
    expect(broken([create, seed])).toContain(lost);
    expect(broken([create, move, { ...more, hash: 'b3' }, seed])).toEqual([lost]);
    expect(broken([create, move, { ...more, commandId: 'other' }, seed])).toContain(lost);
  });

  it('given a version stands twice, when checked, then that is noticed', () => {
    expect(broken([create, move, more, more, seed])).toEqual(expect.arrayContaining([lost, doubled, 'versions of every match are dense']));
  });

  it('given a command led to events a second time, when checked, then it is doubled', () => {
    const again = [
      { ...move, version: 5, hash: 'a5', leaf: 20 },
      { ...more, version: 6, hash: 'a6', leaf: 21 },
    ];
    expect(broken([...log, ...again])).toEqual([doubled, 'every command stands together in the log, whole']);
  });

  it('given a command stands in two blocks, when checked, then it is torn', () => {
    expect(broken([create, move, { ...more, leaf: 9 }, seed])).toEqual(['every command stands together in the log, whole']);
  });

  it('given nobody ever heard of a command, or it was refused, when checked, then it should not be there', () => {
    const stray = { ...seed, commandId: 'stray' };
    expect(broken([create, move, more, stray])).toEqual(['no command stands in the log that was never acknowledged']);
    const refused = [{ type: /** @type {const} */ ('refused'), matchId: 'm', commandId: 'stray', problem: '409' }];
    expect(broken([create, move, more, stray], { refused })).toContain('a refused command left nothing');
  });
});
