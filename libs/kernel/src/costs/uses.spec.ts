import { describe, expect, it } from '@jest/globals';
import { needsHold, takesHold } from './uses.js';

describe('numbers that the parts of a cost take', () => {
  it('given several that take from the same place, then there must be enough for all of them together', () => {
    expect(takesHold([])).toBe(true);
    expect(
      takesHold([
        { from: '7:moss', count: 2, there: 3 },
        { from: '7:moss', count: 1, there: 3 },
      ]),
    ).toBe(true);
    expect(
      takesHold([
        { from: '7:moss', count: 2, there: 3 },
        { from: '7:moss', count: 2, there: 3 },
      ]),
    ).toBe(false);
  });

  it('given another place or kind, then that is its own', () => {
    expect(
      takesHold([
        { from: '7:moss', count: 2, there: 2 },
        { from: '8:moss', count: 2, there: 2 },
        { from: '7:ember', count: 1, there: 1 },
      ]),
    ).toBe(true);
    expect(
      takesHold([
        { from: '7:moss', count: 1, there: 2 },
        { from: '8:moss', count: 3, there: 2 },
      ]),
    ).toBe(false);
  });
});

describe('cards that parts of a cost use together', () => {
  it('each needs one of its own where it leaves', () => {
    expect(needsHold([])).toBe(true);
    expect(
      needsHold([
        { ids: [1, 2], use: 'leaves' },
        { ids: [1], use: 'leaves' },
      ]),
    ).toBe(true);
    expect(
      needsHold([
        { ids: [1], use: 'leaves' },
        { ids: [1], use: 'leaves' },
        { ids: [2, 3], use: 'leaves' },
      ]),
    ).toBe(false);
  });

  it('one that is shown may be used again', () => {
    expect(
      needsHold([
        { ids: [1], use: 'shows' },
        { ids: [1], use: 'leaves' },
      ]),
    ).toBe(true);
    expect(
      needsHold([
        { ids: [1], use: 'leaves' },
        { ids: [1], use: 'shows' },
      ]),
    ).toBe(false);
  });
});
