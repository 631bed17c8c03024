import { describe, expect, it } from '@jest/globals';
import { boardRuleset } from '@arbiter/testing';
import { parseScenarios } from './parse.js';
import { pinsFor } from './pins.js';

const text = (cards: string): string =>
  `game: board\nname: example\nrules: [B4]\n${cards}\nscript: []\nexpect: [{ player: 0, score: 0 }]\n`;

describe('the pins of a scenario', () => {
  it('given cards of its own, then each run pins a list of its own with them: an engine keeps what it makes of a list as long as the list is kept', () => {
    const [scenario] = parseScenarios(text('cards: [{ id: heron, names: { en: Heron, zh: 鷺 }, abilities: [] }]'), 'example.yaml');
    const runs = [pinsFor(scenario!, boardRuleset), pinsFor(scenario!, boardRuleset)].map((pins) =>
      typeof pins === 'string' ? null : pins.inlineCards,
    );
    expect(scenario!.cards).toHaveLength(1);
    for (const cards of runs) {
      expect(cards).toEqual(scenario!.cards);
      expect(cards).not.toBe(scenario!.cards);
    }
    expect(runs[0]).not.toBe(runs[1]);
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
