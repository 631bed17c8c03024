import { describe, expect, it } from '@jest/globals';
import { createRuleset } from '../ruleset.js';
import { probeGame } from '../testing/probe-game.js';
import { probe } from '../testing/probe-run.js';

describe('forms of decks', () => {
  const deck = ['cub', 'cub', 'cub', 'cub', 'ox', 'ox', 'ox', 'ox'];

  it('are named, and write a deck so that reading it gives the deck again', () => {
    expect(probe.deckForms).toEqual(['lines']);
    const printed = probe.printDeck?.(deck, 'lines');
    expect(printed).toEqual({ ok: true, text: deck.join('\n') });
    expect(probe.parseDeck(deck.join('\n'))).toEqual({ ok: true, deck });
  });

  it('say what stands against writing something that is no deck', () => {
    expect(probe.printDeck?.(['cub'], 'lines')).toMatchObject({ ok: false, violations: [{ code: 'deck/malformed', rule: 'P2' }] });
  });

  it('are a closed list; a game may have none', () => {
    expect(() => probe.printDeck?.(deck, 'scroll')).toThrow('scroll');
    const { deckForms, ...without } = probeGame;
    expect(Object.keys(deckForms ?? {})).toEqual(['lines']);
    expect(createRuleset(without)).not.toHaveProperty('printDeck');
  });
});
