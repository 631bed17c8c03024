import { describe, expect, it } from '@jest/globals';
import { filterOf, searchOf } from './archive-api.js';

describe('the filter of the archive', () => {
  it('stands in the address, and is read from it again', () => {
    const filter = { game: 'magic', name: 'Friday & more', from: '2026-01-01', to: '', state: 'finished' } as const;
    expect(searchOf(filter)).toBe('?game=magic&name=Friday+%26+more&from=2026-01-01&state=finished');
    expect(filterOf(searchOf(filter))).toEqual(filter);
  });

  it('is empty for an address without one, and leaves out what means nothing', () => {
    const nothing = { game: '', name: '', from: '', to: '', state: '' };
    expect(filterOf('')).toEqual(nothing);
    expect(filterOf('?state=lost&from=yesterday&to=2026-1-1&other=x')).toEqual(nothing);
    expect(searchOf(filterOf(''))).toBe('');
  });
});
