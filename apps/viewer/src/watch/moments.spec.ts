import { describe, expect, it } from '@jest/globals';
import { fragmentOf, momentOf, pathOfMoment } from './moments.js';
import { versionIn } from './use-moment.js';

describe('the address of a moment', () => {
  it('given a version or a turn, also beside a token, then it is that moment', () => {
    expect(momentOf('#v=312')).toEqual({ at: 'version', version: 312 });
    expect(momentOf('#turn=7')).toEqual({ at: 'turn', turn: 7 });
    expect(momentOf('#token=arb_x&v=312')).toEqual({ at: 'version', version: 312 });
    expect(momentOf('#turn=7&token=arb_x')).toEqual({ at: 'turn', turn: 7 });
  });

  it.each(['', '#', '#token=arb_x', '#v=', '#v=0', '#v=-3', '#v=1.5', '#v=x', '#turn=1e3', '#v=99999999999999999999'])(
    'given %j, then there is no moment in it',
    (fragment) => expect(momentOf(fragment)).toBeNull(),
  );

  it.each(['#v=1', '#v=120&with=140', '#turn=12', ''])('given %j, then it is written as it was read', (fragment) =>
    expect(fragmentOf(momentOf(fragment))).toBe(fragment),
  );

  it('given a match and a version, then the path is that of its board at that moment', () => {
    expect(pathOfMoment('m1', 5)).toBe('/matches/m1/board#v=5');
  });
});

describe('the version of a moment', () => {
  const turns = (turn: number): number | null => (turn === 7 ? 120 : null);

  it('given a version that is there, then it is shown; given one that is not there yet, then the newest', () => {
    expect(versionIn({ at: 'version', version: 12 }, 20, turns)).toBe(12);
    expect(versionIn({ at: 'version', version: 21 }, 20, turns)).toBeNull();
    expect(versionIn(null, 20, turns)).toBeNull();
  });

  it('given a turn, then it is the version at which it began; given one that no game had, then the newest', () => {
    expect(versionIn({ at: 'turn', turn: 7 }, 200, turns)).toBe(120);
    expect(versionIn({ at: 'turn', turn: 8 }, 200, turns)).toBeNull();
  });
});
