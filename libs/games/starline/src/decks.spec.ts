import { describe, expect, it } from '@jest/globals';
import { artCards } from './cards/art.js';
import { carbonCards } from './cards/carbon.js';
import { catCards } from './cards/cat.js';
import { neutralCards } from './cards/neutral.js';
import { orcCards } from './cards/orc.js';
import { powerCards } from './cards/power.js';
import { virtualCards } from './cards/virtual.js';
import { yokaiCards } from './cards/yokai.js';
import { presetDecks } from './decks.js';
import { subtypes } from './subtypes.js';

const all = [...neutralCards, ...orcCards, ...catCards, ...artCards, ...yokaiCards, ...virtualCards, ...powerCards, ...carbonCards];
const byId = new Map(all.map((card) => [card.id, card]));

describe('the printed cards', () => {
  it('have ids and names of their own', () => {
    expect(byId.size).toBe(all.length);
    expect(new Set(all.map((card) => card.names.zh)).size).toBe(all.length);
    expect(new Set(all.map((card) => card.names.en)).size).toBe(all.length);
  });

  it('print only subtypes that have English words', () => {
    for (const card of all) for (const subtype of card.printed.subtypes) expect(Object.keys(subtypes)).toContain(subtype);
  });
});

describe.each(presetDecks)('the preset deck $id', ({ deck }) => {
  const cards = deck.cards.map((id) => byId.get(id));

  it('has twenty cards that exist, of its race or neutral', () => {
    expect(cards).toHaveLength(20);
    for (const card of cards) expect([deck.race, 'neutral']).toContain(card?.printed.race);
    expect(cards.some((card) => card?.printed.race === deck.race)).toBe(true);
  });

  it('repeats a name only where overload allows three', () => {
    for (const card of cards) {
      const copies = cards.filter((other) => other?.names.zh === card?.names.zh).length;
      expect(copies).toBeLessThanOrEqual(card?.printed.overload === true ? 3 : 1);
    }
  });

  it('keeps its magic within fifteen', () => {
    const mana = cards.reduce((total, card) => total + (card?.printed.type === 'magic' ? (card.printed.mana ?? 0) : 0), 0);
    expect(mana).toBeLessThanOrEqual(15);
  });
});
