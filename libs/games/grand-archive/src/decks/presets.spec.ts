import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Json } from '@arbiter/kernel';
import { pinsFor, playOut } from '@arbiter/testing';
import { catalogue } from '../cards/index.js';
import { grandArchive } from '../game.js';
import { validateDeck } from './deck-rules.js';
import { parseDeckText, printDeckText } from './deck-lists.js';
import { formats } from './formats.js';
import { playablePresets, presets } from './presets.js';

const ruleset = createRuleset(grandArchive);

describe('preset decks', () => {
  it.each(presets.map((preset) => [preset.id, preset] as const))(
    'given %s, then it is legal in constructed play, with 60 cards and champions of at least three levels',
    (_, { deck }) => {
      expect(validateDeck(catalogue, formats.match, deck)).toEqual([]);
      expect(deck.main.length).toBe(60);
      const levels = deck.material.flatMap((id) => catalogue.find((card) => card.id === id)?.printed.level ?? []);
      expect([...new Set(levels)].sort()).toEqual(deck.material.includes('rai-mana-weaver') ? [0, 1, 2, 3] : [0, 1, 2]);
    },
  );

  it('given each of them as a list, then it reads back as the same deck', () => {
    for (const { deck } of presets) {
      const printed = printDeckText(deck, catalogue);
      expect(printed.ok && parseDeckText(printed.text, catalogue)).toEqual({ ok: true, deck });
    }
  });

  it('given a catalogue that lacks a card, then the decks that need it are not offered', () => {
    const without = (id: string): readonly string[] =>
      playablePresets(catalogue.filter((card) => card.id !== id)).map((preset) => preset.id);
    expect(playablePresets(catalogue)).toEqual(presets);
    expect(without('fireball')).toEqual(['bulwark', 'stalkers']);
    expect(without('spirit-of-wind')).toEqual(['embers', 'bulwark']);
  });

  it('given two or all three of them, then games between them come to an end', () => {
    const pairs = [
      [0, 1],
      [0, 1, 2],
    ].map((seats) => seats.map((at) => presets[at]?.deck as Json));
    for (const [seed, decks] of pairs.entries()) {
      const { events } = playOut(ruleset, pinsFor(grandArchive, decks, [], 'single'), seed, { eager: 3 });
      expect(events.filter(({ type }) => type === 'gameEnded').length).toBe(1);
    }
  });
});
