import { describe, expect, it } from '@jest/globals';
import { createRuleset } from '@arbiter/kernel';
import { pinsFor, playOut } from '@arbiter/testing';
import { magic } from './game.js';
import { factsOnly } from './cards/vanilla.js';

const ruleset = createRuleset(magic);
const cheap = factsOnly.filter(
  ({ printed }) => printed.types.includes('creature') && !printed.types.includes('land') && /^\{?[0-4RG{}]*$/.test(printed.cost ?? ''),
);
const main = [...Array.from({ length: 12 }, () => ['forest', 'mountain']).flat(), ...cheap.slice(0, 36).map(({ id }) => id)];
const deck = { main, sideboard: [] };

describe('random play of creatures and lands', () => {
  it('comes to an end by life or by an empty library', () => {
    const reasons = Array.from({ length: 10 }, (_, seed) =>
      playOut(ruleset, pinsFor(magic, [deck, deck], [], 'single'), seed + 1, { resumeAfter: 20 }),
    ).map(({ events }) => events.find(({ type }) => type === 'gameEnded')?.data.reason);
    expect(new Set(reasons)).toEqual(new Set(['life']));
  });
});
