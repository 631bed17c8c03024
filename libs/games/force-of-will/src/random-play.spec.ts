import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Json, type JsonObject } from '@arbiter/kernel';
import { pinsFor, playOut } from '@arbiter/testing';
import { forceOfWill } from './game.js';
import { plainCards, plainDeck } from './testing/plain-cards.js';

const ruleset = createRuleset(forceOfWill);
const pins = pinsFor(forceOfWill, [plainDeck, plainDeck] as unknown as readonly Json[], plainCards as unknown as readonly JsonObject[]);

describe('random play of resonators without text', () => {
  const games = Array.from({ length: 6 }, (_, seed) => playOut(ruleset, pins, seed + 1, { eager: 4, resumeAfter: 20 }));
  const all = games.flatMap(({ events }) => events);
  const has = (type: string): boolean => all.some((event) => event.type === type);

  it('comes to an end by life or by an empty deck', () => {
    const reasons = new Set(games.map(({ events }) => events.find(({ type }) => type === 'gameEnded')?.data.reason));
    expect([...reasons].every((reason) => reason === 'life' || reason === 'deckOut')).toBe(true);
    expect(reasons.has('life')).toBe(true);
  });

  it('calls magic stones, plays resonators, performs Judgments, attacks and blocks', () => {
    for (const type of ['willProduced', 'cardPlayed', 'judgmentBegan', 'attacked', 'blocked', 'damageDealt']) expect(has(type)).toBe(true);
    expect(all.some(({ type, data }) => type === 'cardMoved' && data.act === 'called')).toBe(true);
  });
});
