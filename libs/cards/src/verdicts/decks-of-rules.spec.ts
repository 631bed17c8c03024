import { describe, expect, it } from '@jest/globals';
import { deckGames, readDeckList } from '@arbiter/decks';
import { games } from '@arbiter/games';
import type { Json, Ruleset } from '@arbiter/kernel';
import { listOfRules, textForRules } from './decks-of-rules.js';
import { enforcedCards } from './enforced-cards.js';

/** A deck of the rules without regard to the order of its cards. */
const sorted = (deck: Json): unknown =>
  Object.fromEntries(Object.entries(deck as object).map(([part, cards]) => [part, Array.isArray(cards) ? [...cards].sort() : cards]));

describe.each([...deckGames])('decks of the rules of %s', (game) => {
  const ruleset: Ruleset = games[game];
  const cards = enforcedCards(ruleset);

  it('given the preset decks, when each is made a list and written for the rules, then they read the same deck again', () => {
    for (const { deck } of ruleset.presetDecks()) {
      const list = listOfRules(deck, cards);
      const entries = Object.entries(list!.sections).flatMap(([section, part]) =>
        part.map(({ count, card }) => ({
          section: section as 'main',
          count,
          id: (card.by === 'name' ? cards.idOf(card.name) : null) ?? '?',
        })),
      );
      const parsed = ruleset.parseDeck(textForRules(game, entries)!);
      expect(parsed).toMatchObject({ ok: true });
      expect(parsed.ok && sorted(parsed.deck)).toEqual(sorted(deck));
    }
  });

  it('given every card, when it is looked up by the name that lists write, then a card of that name is found', () => {
    // Tokens may be called like a card.
    for (const { id } of ruleset.cards()) {
      const name = cards.nameOf(id)!;
      expect(cards.nameOf(cards.idOf(name)!)).toBe(name);
    }
  });

  it('given data that are no deck, when they are made a list, then there is none', () => {
    for (const bad of [null, 7, 'main', { main: [7] }, { main: 'a' }]) expect(listOfRules(bad, cards)).toBeNull();
    expect(readDeckList(game, '').ok).toBe(false);
  });
});
