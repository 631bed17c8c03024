import { describe, expect, it } from '@jest/globals';
import { boardRuleset } from '@arbiter/testing';
import { parseScenarios } from './parse.js';
import { pinsFor } from './pins.js';

const text = (cards: string): string =>
  `game: board\nname: example\nrules: [B4]\n${cards}\nscript: []\nexpect: [{ player: 0, score: 0 }]\n`;

describe('the pins of a scenario', () => {
  it('given cards of its own, then it pins a copy of them, the same one until other cards come: an engine keeps what it makes of a list as long as the list is kept', () => {
    const heron = text('cards: [{ id: heron, names: { en: Heron, zh: 鷺 }, abilities: [] }]');
    const [scenario, other] = [heron, heron.replaceAll('eron', 'awk')].map((file) => parseScenarios(file, 'example.yaml')[0]!);
    const pinned = [scenario!, scenario!, other!, scenario!].map((one) => {
      const pins = pinsFor(one, boardRuleset);
      return typeof pins === 'string' ? null : pins.inlineCards;
    });
    expect(pinned[0]).toEqual(scenario!.cards);
    expect(pinned[0]).toHaveLength(1);
    expect(pinned[0]).not.toBe(scenario!.cards);
    expect(pinned[1]).toBe(pinned[0]);
    expect(pinned[2]).toEqual(other!.cards);
    expect(pinned[3]).not.toBe(pinned[0]);
  });

  it('given decks, then they are pinned in seat order', () => {
    const [scenario] = parseScenarios(text('decks: [{ main: [wolf] }, { main: [bear] }]'), 'example.yaml');
    expect(pinsFor(scenario!, boardRuleset)).toMatchObject({ decks: [{ main: ['wolf'] }, { main: ['bear'] }] });
  });

  it('given no cards of its own, then none are pinned', () => {
    const [scenario] = parseScenarios(text(''), 'example.yaml');
    expect(pinsFor(scenario!, boardRuleset)).not.toHaveProperty('inlineCards');
  });
});
