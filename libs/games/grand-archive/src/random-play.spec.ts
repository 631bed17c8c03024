import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Json, type JsonObject } from '@arbiter/kernel';
import { pinsFor, playOut, shows } from '@arbiter/testing';
import { grandArchive } from './game.js';
import { plainCards, plainDeck } from './testing/plain-cards.js';

const ruleset = createRuleset(grandArchive);

describe.each([2, 3, 4])('random play of plain cards by %i players', (players) => {
  const pins = pinsFor(
    grandArchive,
    Array.from({ length: players }, () => plainDeck as unknown as Json),
    plainCards as unknown as readonly JsonObject[],
  );
  const games = Array.from({ length: 4 }, (_, seed) => playOut(ruleset, pins, 10 * players + seed, { eager: 4, resumeAfter: 20 }));
  const all = games.flatMap(({ events }) => events);
  const has = (type: string): boolean => all.some((event) => event.type === type);

  it(`comes to an end by defeated champions or an empty deck ${shows('1.1.1', '1.2.4')}`, () => {
    const reasons = new Set(games.map(({ events }) => events.find(({ type }) => type === 'gameEnded')?.data.reason));
    expect([...reasons].filter((reason) => reason !== 'defeated' && reason !== 'deckOut')).toEqual([]);
    expect(games.every(({ events }) => events.filter(({ type }) => type === 'playerLost').length === players - 1)).toBe(true);
  });

  it('levels champions up, activates cards, attacks, retaliates and deals damage', () => {
    for (const type of ['cardMaterialized', 'leveledUp', 'cardActivated', 'attacked', 'retaliated', 'damageDealt', 'combatEnded'])
      expect([type, has(type)]).toEqual([type, true]);
  });
});
