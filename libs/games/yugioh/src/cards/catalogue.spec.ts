import { describe, expect, it } from '@jest/globals';
import { fitsAsPrinted } from '../decks/printed-fit.js';
import { printedFaults, readPrinted } from './printed.js';
import { catalogue } from './index.js';

describe('the catalogue', () => {
  it('given its cards, then each is in it once, with sound facts, has a program where it has an effect, and something that can be its materials', () => {
    const ids = catalogue.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(catalogue.flatMap(({ id, printed }) => printedFaults(printed).map((fault) => `${id}: ${fault}`))).toEqual([]);
    const parts = catalogue.flatMap((card) => {
      const printed = readPrinted(card.printed);
      return printed.kind === 'monster' ? (printed.materials ?? []).map((part) => ({ id: card.id, part })) : [];
    });
    expect(parts.length).toBeGreaterThan(50);
    expect(
      parts
        .filter(({ part }) => !catalogue.some((card) => readPrinted(card.printed).kind === 'monster' && fitsAsPrinted(card, part.is)))
        .map(({ id }) => id),
    ).toEqual([]);
    expect(
      catalogue
        .filter(
          ({ printed, abilities }) =>
            (printed.kind !== 'monster' || printed.effect === true || printed.pendulumEffect === true) && abilities.length === 0,
        )
        .map(({ id }) => id),
    ).toEqual([]);
  });
});
