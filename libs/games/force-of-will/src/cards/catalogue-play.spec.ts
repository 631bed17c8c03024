import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Json } from '@arbiter/kernel';
import { sampleDeck } from '../decks/deck-samples.js';
import { forceOfWill } from '../game.js';
import { pinsOf, playOut } from '../testing/play-out.js';
import { catalogue } from './index.js';

const ruleset = createRuleset(forceOfWill);

function drawer(seed: number): (n: number) => number {
  let last = seed;
  return (n) => {
    last = (Math.imul(last, 1664525) + 1013904223) >>> 0;
    return Math.floor((last / 2 ** 32) * n);
  };
}

describe('random play of the cards that have programs', () => {
  it('comes to an end, and plays chants and abilities on the way', () => {
    const games = Array.from({ length: 6 }, (_, seed) => {
      const decks = [1, 2].map((side) => sampleDeck(catalogue, drawer(seed * 2 + side))) as unknown as readonly Json[];
      return playOut(ruleset, pinsOf(decks), seed + 1, 4);
    });
    const types = new Set(games.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of ['gameEnded', 'cardPlayed', 'abilityPlayed', 'abilityTriggered', 'damageDealt']) expect(types).toContain(type);
  });
});
