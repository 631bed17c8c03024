import { describe, expect, it } from '@jest/globals';
import { catalogue } from './index.js';

describe('the cards', () => {
  it('have ids and names of their own', () => {
    expect(catalogue.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at)).toEqual([]);
    expect(
      catalogue
        .filter(({ id }) => !id.includes(':'))
        .map(({ names }) => names.en)
        .filter((name, at, names) => names.indexOf(name) !== at),
    ).toEqual([]);
  });
});
