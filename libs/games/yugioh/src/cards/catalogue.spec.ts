import { describe, expect, it } from '@jest/globals';
import { printedFaults } from './printed.js';
import { catalogue } from './index.js';

describe('the catalogue', () => {
  it('given its cards, then each is in it once, with sound facts, and has a program where it has an effect', () => {
    const ids = catalogue.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(catalogue.flatMap(({ id, printed }) => printedFaults(printed).map((fault) => `${id}: ${fault}`))).toEqual([]);
    expect(catalogue.filter(({ printed, abilities }) => (printed.kind !== 'monster' || printed.effect === true || printed.pendulumEffect === true) && abilities.length === 0).map(({ id }) => id)).toEqual([]);
  });
});
