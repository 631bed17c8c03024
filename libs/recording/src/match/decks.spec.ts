import { describe, expect, it } from '@jest/globals';
import type { Json, Ruleset } from '@arbiter/kernel';
import { probeFormat, probeRuleset } from '@arbiter/testing';
import { deckMisfit } from './match-service.js';

const format = probeFormat();
const pinning: Ruleset = {
  ...probeRuleset,
  pinsDecks: true,
  validateDeck: (_format, deck) =>
    Array.isArray(deck) ? [] : [{ code: 'deck/malformed', rule: 'probe:deck', cards: ['spark'], detail: 'A deck is a list.', params: {} }],
};
const tried = (ruleset: Ruleset, decks: readonly Json[] | undefined): unknown => deckMisfit(ruleset, format, decks, 2)?.problem ?? null;

describe('the decks of a match that is about to be created', () => {
  it('given a game that pins decks, when none are there, then it says that every seat needs one', () => {
    expect(tried(pinning, undefined)).toMatchObject({ code: 'deck/missing', params: { seats: 2 } });
    expect(tried(probeRuleset, undefined)).toBeNull();
  });

  it('given decks for some seats only, then they do not fit', () => {
    expect(tried(pinning, [[]])).toMatchObject({ code: 'format/not-fitting' });
    expect(tried(pinning, [[], []])).toBeNull();
  });

  it('given an illegal deck, then it names the seat, the fault and the rule', () => {
    expect(tried(pinning, [[], 'spark'])).toMatchObject({
      code: 'deck/illegal',
      rule: 'probe:deck',
      params: { seat: 1, violation: 'deck/malformed', cards: ['spark'] },
    });
  });
});
