import { describe, expect, it } from '@jest/globals';
import { takesHold } from './uses.js';

describe('numbers that the parts of a cost take', () => {
  it('given several that take from the same place, then there must be enough for all of them together', () => {
    expect(takesHold([])).toBe(true);
    expect(takesHold([{ from: '7:moss', count: 2, there: 3 }, { from: '7:moss', count: 1, there: 3 }])).toBe(true);
    expect(takesHold([{ from: '7:moss', count: 2, there: 3 }, { from: '7:moss', count: 2, there: 3 }])).toBe(false);
  });

  it('given another place or kind, then that is its own', () => {
    expect(takesHold([{ from: '7:moss', count: 2, there: 2 }, { from: '8:moss', count: 2, there: 2 }, { from: '7:ember', count: 1, there: 1 }])).toBe(true);
    expect(takesHold([{ from: '7:moss', count: 1, there: 2 }, { from: '8:moss', count: 3, there: 2 }])).toBe(false);
  });
});
