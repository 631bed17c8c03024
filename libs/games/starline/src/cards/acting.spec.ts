import { describe, expect, it } from '@jest/globals';
import { starline } from '../game.js';
import { ruleset } from '../index.js';
import { drawing, idleAbilities, inventedPins, playOn } from '../testing/acting.js';
import { inventedCards } from '../testing/invented-cards.js';
import type { StarlineCard } from '../vocabulary.js';

const catalogue = starline.cards as readonly StarlineCard[];
const races = [...new Set(catalogue.map((card) => card.printed.race))];

/** Abilities that cannot act on any table of these cards, with the reason. */
const asleep: { readonly [path: string]: string } = {
  'r-crb-0023/abilities/0': 'waits for a transport unit that takes tributes; the catalogue has none',
};

/** Cards that seldom act by themselves, and the cards that they need in order to act. */
const friends: { readonly [id: string]: readonly string[] } = {
  'r-orc-0049': ['r-orc-0048', 'r-orc-0048'],
  'sssr-vrt-0008': ['r-vrt-0046', 'r-vrt-0046'],
  'r-vrt-0050': ['test-recall-4', 'test-recall-4', 'test-recall-4'],
  'test-when-sacrificed': ['test-tribute-1', 'test-tribute-1'],
  'test-sacrificed-escape': ['test-tribute-1', 'test-tribute-1'],
  'test-sacrificed-destroy': ['test-tribute-1', 'test-tribute-1'],
  'test-devour-text': ['test-tribute-1', 'test-tribute-1'],
  'test-exiled': ['test-magic-exile', 'test-magic-exile'],
};

/** The greatest number of random tables for one card; nearly all cards have acted after forty. */
const tables = 150;

function idle(cards: readonly StarlineCard[]): readonly string[] {
  return cards
    .flatMap((card) => idleAbilities(card, asleep[`${card.id}/abilities/0`] === undefined ? tables : 5, friends[card.id]))
    .filter((path) => asleep[path] === undefined);
}

describe('cards in the running game', () => {
  it.each(races)('given random tables around each %s card, then every ability acts and no offered answer is refused', (race) => {
    expect(idle(catalogue.filter((card) => card.printed.race === race))).toEqual([]);
  });

  it('given random tables around each invented card, then the same', () => {
    expect(idle(inventedCards)).toEqual([]);
  });

  it('given random games from deck building on, then each comes to an end without running into a limit', () => {
    for (let game = 0; game < 25; game++) {
      const draw = drawing(game);
      const step = ruleset.start(inventedPins, game.toString(16).padStart(64, '0'));
      const session = ruleset.openSession(inventedPins, step.state);
      const limits: string[] = [];
      playOn({ pins: inventedPins, state: step.state, session }, '', 3000, draw, (event) => {
        if (event.type === 'limitReached') limits.push(JSON.stringify(event.data));
        return false;
      });
      expect({ game, limits, ended: session.result() !== null }).toEqual({ game, limits: [], ended: true });
    }
  });
});
