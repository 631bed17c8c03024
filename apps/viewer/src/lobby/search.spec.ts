import { describe, expect, it } from '@jest/globals';
import { addressOf, everything, listsOf, searchOf } from './search.js';

describe('what the lobby looks for', () => {
  it('given a search, when its address is read again, then it is the same search', () => {
    const search = { ...everything, player: '王 小明', deck: 'a&b=c', from: '2026-01-01', status: 'running' };
    expect(searchOf(new URLSearchParams(addressOf(search)))).toEqual(search);
    expect(addressOf(everything)).toBe('');
  });

  it('given what stands in no search, when an address is read, then it is left out, and a bad value is kept for the server to refuse', () => {
    expect(searchOf(new URLSearchParams('?player=%20anna%20&colour=red&from=yesterday'))).toEqual({
      ...everything,
      player: 'anna',
      from: 'yesterday',
    });
  });

  it('given no state, then live matches stand first; given one, then its list stands alone', () => {
    expect(listsOf(everything)).toEqual(['running', 'created', 'ended']);
    expect(listsOf({ ...everything, status: 'cancelled' })).toEqual(['cancelled']);
  });
});
