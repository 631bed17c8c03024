import { describe, expect, it } from '@jest/globals';
import { alone, changesOf, type Draft, freeNumber, put, renumbered } from './override-draft.js';

const draft: Draft = {
  tables: [
    { table: 1, entrants: [1, 2] },
    { table: 2, entrants: [3, 4] },
  ],
  unpaired: [{ entrant: 5, gets: 'bye' }],
};

describe('pairings that are changed by hand', () => {
  it('put two into each other’s place, one of whom may have a bye', () => {
    expect(put(draft, 1, { to: 'placeOf', other: 4 })).toEqual({
      ...draft,
      tables: [
        { table: 1, entrants: [4, 2] },
        { table: 2, entrants: [3, 1] },
      ],
    });
    expect(put(draft, 5, { to: 'placeOf', other: 2 })).toMatchObject({
      tables: [{ entrants: [1, 5] }, { entrants: [3, 4] }],
      unpaired: [{ entrant: 2, gets: 'bye' }],
    });
  });

  it('give a bye or a loss to one, and the other waits for somebody until they are put elsewhere too', () => {
    const lost = put(draft, 1, { to: 'loss' });
    expect([alone(lost), changesOf(draft, lost)]).toEqual([
      [2],
      { tables: [{ table: 1, entrants: [2] }], unpaired: [{ entrant: 1, gets: 'loss' }] },
    ]);
    const met = put(lost, 5, { to: 'table', table: 1 });
    expect(met).toEqual({
      tables: [
        { table: 1, entrants: [2, 5] },
        { table: 2, entrants: [3, 4] },
      ],
      unpaired: [{ entrant: 1, gets: 'loss' }],
    });
    expect(alone(met)).toEqual([]);
    expect(put(lost, 2, { to: 'bye' }).tables).toEqual([{ table: 2, entrants: [3, 4] }]);
    expect(put(draft, 5, { to: 'loss' }).unpaired).toEqual([{ entrant: 5, gets: 'loss' }]);
  });

  it('lay a table that is not there, by its number, and exchange numbers of tables', () => {
    expect(freeNumber(draft)).toBe(3);
    const laid = put(draft, 5, { to: 'table', table: 3 });
    expect([laid.tables.at(-1), laid.unpaired, alone(laid)]).toEqual([{ table: 3, entrants: [5] }, [], [5]]);
    expect(renumbered(draft, 1, 2).tables).toEqual([
      { table: 1, entrants: [3, 4] },
      { table: 2, entrants: [1, 2] },
    ]);
    expect(renumbered(draft, 1, 9).tables.map(({ table }) => table)).toEqual([2, 9]);
    expect(freeNumber(renumbered(draft, 1, 9))).toBe(1);
  });

  it('change nothing where everybody is put back', () => {
    const back = put(put(draft, 1, { to: 'placeOf', other: 4 }), 4, { to: 'placeOf', other: 1 });
    expect(changesOf(draft, back)).toEqual({ tables: [], unpaired: [] });
    expect(changesOf(draft, put(draft, 1, { to: 'placeOf', other: 2 })).tables).toEqual([]);
  });
});
