import { describe, expect, it } from '@jest/globals';
import type { CardFacts, CardSource, JsonObject } from './contract.js';
import { createRules } from './engine.js';
import { assembleRuleset, createPresentation, createRuleset } from './ruleset.js';
import { probeGame } from './testing/probe-game.js';

/** A game whose texts name the ox. */
const game: typeof probeGame = {
  ...probeGame,
  words: { ...probeGame.words, cardText: (_card, language, cardOf) => cardOf?.('ox')?.names[language] ?? 'ox' },
};
const rules = createRules(game);
const cards = game.cards as unknown as readonly JsonObject[];
const other = (names: { readonly en: string; readonly zh: string }): CardSource => {
  const changed = cards.map((card): JsonObject => (card['id'] === 'ox' ? { ...card, names } : card));
  return { cards: new Map(changed.map((card) => [String(card['id']), card])), openings: rules.openingsOf(changed) };
};
const textsOf = (facts: readonly CardFacts[]): ReadonlySet<string> => new Set(facts.flatMap(({ text }) => [text.en, text.zh]));

describe('the cards of a ruleset as people read them', () => {
  it('given a catalogue, then texts name other cards as this catalogue has them', () => {
    const presentation = createPresentation(game);
    const [first, second] = [
      { en: 'Bull', zh: '公牛' },
      { en: 'Steer', zh: '阉牛' },
    ].map((names) => assembleRuleset(rules, other(names), presentation));
    expect(textsOf(first?.cards() ?? [])).toEqual(new Set(['Bull', '公牛']));
    expect(textsOf(second?.cards() ?? [])).toEqual(new Set(['Steer', '阉牛']));
  });

  it('given a card with faces, then the text of each face names them so too', () => {
    const { names } = probeGame.cards[0] as (typeof probeGame.cards)[number];
    const faced = { id: 'faced', names, printed: {}, abilities: [], faces: [{ kind: 'back', names, printed: {}, abilities: [] }] };
    const { cards: named } = other({ en: 'Bull', zh: '公牛' });
    const facts = createPresentation(game).factsOf(faced as unknown as JsonObject, named);
    expect([facts.text, facts.faces?.[0]?.text]).toEqual([
      { en: 'Bull', zh: '公牛' },
      { en: 'Bull', zh: '公牛' },
    ]);
  });

  it('given a game with its own cards, then texts name those; without any cards the game names what it has', () => {
    const own = game.cards.find(({ id }) => id === 'ox')?.names;
    expect(textsOf(createRuleset(game).cards())).toEqual(new Set([own?.en, own?.zh]));
    expect(createPresentation(game).factsOf(cards[0] as JsonObject).text).toEqual({ en: 'ox', zh: 'ox' });
  });
});
