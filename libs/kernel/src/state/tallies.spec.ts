import { describe, expect, it } from '@jest/globals';
import { tallySum, tallyWith } from './tallies.js';

describe('so many of each kind', () => {
  it('given the same numbers in whatever order they came, then they are the same data', () => {
    const one = tallyWith(tallyWith({}, 'moss', 2), 'ember', 1);
    const other = tallyWith(tallyWith({}, 'ember', 1), 'moss', 2);
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(JSON.stringify(tallySum({ moss: 2 }, { ember: 1 }))).toBe(JSON.stringify(one));
  });

  it('given none of a kind, then it is left out; given tallies of the same kind, then they add up', () => {
    expect(tallyWith({ ember: 1, moss: 2 }, 'ember', 0)).toEqual({ moss: 2 });
    expect(tallySum({ ember: 1, moss: 2 }, { moss: 3 })).toEqual({ ember: 1, moss: 5 });
  });
});
