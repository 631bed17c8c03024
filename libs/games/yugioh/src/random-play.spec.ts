import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Json, type JsonObject } from '@arbiter/kernel';
import { pinsFor, playOut } from '@arbiter/testing';
import { yugioh } from './game.js';
import { plainDeck, plainMonsters } from './testing/plain-cards.js';

const ruleset = createRuleset(yugioh);
const pins = pinsFor(yugioh, [plainDeck, plainDeck] as unknown as readonly Json[], plainMonsters as unknown as readonly JsonObject[]);

describe('random play of monsters without effects', () => {
  const games = Array.from({ length: 100 }, (_, seed) => playOut(ruleset, pins, seed + 1, { resumeAfter: 20 }));

  it('comes to an end by life or by an empty Deck', () => {
    const reasons = games.map(({ events }) => events.find(({ type }) => type === 'gameEnded')?.data.reason);
    expect([...new Set(reasons)].sort()).toEqual(['deckOut', 'life']);
  });

  it('has Tribute Summons, Flip Summons, direct attacks and monsters that lose their battles', () => {
    const all = games.flatMap(({ events }) => events);
    const summons = new Set(all.filter(({ type }) => type === 'monsterSummoned').map(({ data }) => data.how));
    expect([...summons].sort()).toEqual(['flip', 'normal', 'tribute']);
    expect(all.some(({ type, data }) => type === 'attackDeclared' && data.direct === true)).toBe(true);
    expect(all.some(({ type, data }) => type === 'cardDestroyed' && data.reason === 'battle')).toBe(true);
  });
});
