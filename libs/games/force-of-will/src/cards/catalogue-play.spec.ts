import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Json } from '@arbiter/kernel';
import { chooser, pinsFor, playOut } from '@arbiter/testing';
import { sampleDeck } from '../decks/deck-samples.js';
import { forceOfWill } from '../game.js';
import { catalogue } from './index.js';

const ruleset = createRuleset(forceOfWill);

describe('random play of the cards that have programs', () => {
  it('comes to an end, and plays chants and abilities on the way', () => {
    const games = Array.from({ length: 6 }, (_, seed) => {
      const decks = [1, 2].map((side) => sampleDeck(catalogue, chooser(seed * 2 + side))) as unknown as readonly Json[];
      return playOut(ruleset, pinsFor(forceOfWill, decks), seed + 1, { eager: 4 });
    });
    const types = new Set(games.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of ['gameEnded', 'cardPlayed', 'abilityPlayed', 'abilityTriggered', 'damageDealt']) expect(types).toContain(type);
  });
});
