import { describe, expect, it } from '@jest/globals';
import type { JsonObject, View } from '@arbiter/kernel';
import { botScores, scoreOf } from './index.js';

/** A view in which only the two players have values. */
const boardOf = (...players: readonly JsonObject[]): View => ({
  version: 0,
  status: 'running',
  result: null,
  turn: { number: 1, seat: 0, phase: 'main' },
  players: players.map((values, seat) => ({ seat, values })),
  zones: [],
  slots: [],
  pending: [],
  values: {},
});

/** The decks of the games in which so many cards may be kept in hand at the end of a turn. */
const decks = [
  ['magic', 'library', 7],
  ['yugioh', 'mainDeck', 6],
  ['force-of-will', 'mainDeck', 7],
] as const;

describe.each(decks)('what a card in hand is worth in %s', (game, pile, limit) => {
  const score = botScores[game]!;
  const worth = (hand: number, left: number): number => scoreOf(boardOf({ hand, [pile]: left }, {}), 0, score);

  it('is something, as long as it can be kept', () => {
    expect(worth(4, 30)).toBeGreaterThan(worth(3, 31));
    expect(worth(limit + 1, 30)).toBe(worth(limit, 31));
  });

  it('is less than that of one of the last cards of the deck, with which the game would be lost', () => {
    expect(worth(4, 3)).toBeLessThan(worth(3, 4));
    expect(worth(4, 0)).toBeLessThan(worth(3, 1));
  });

  it('counts against the player where the opponent has it', () => {
    expect(scoreOf(boardOf({}, { hand: 2, [pile]: 30 }), 0, score)).toBe(-scoreOf(boardOf({ hand: 2, [pile]: 30 }, {}), 0, score));
  });
});
