import { describe, expect, it } from '@jest/globals';
import type { CardId, CardSource, JsonObject } from './contract.js';
import { createRules } from './engine.js';
import { probeGame } from './testing/probe-game.js';
import { drawer, keyOf, probe, probePins, randomAction } from './testing/probe-run.js';

const rules = createRules(probeGame);
const cards = probeGame.cards as unknown as readonly JsonObject[];

/** Builds a catalogue that notes which cards were looked up. */
const watched = (openings: JsonObject): { readonly source: CardSource; readonly asked: Set<CardId> } => {
  const asked = new Set<CardId>();
  class Watched extends Map<CardId, JsonObject> {
    override get(id: CardId): JsonObject | undefined {
      asked.add(id);
      return super.get(id);
    }
  }
  return { source: { cards: new Watched(cards.map((card) => [card['id'] as CardId, card])), openings }, asked };
};

describe('rules without cards', () => {
  it('given the cards of a catalogue and what they could do together, when a match is played, then every step is that of the game as a whole', () => {
    const { source } = watched(rules.openingsOf(cards));
    const play = rules.withCards(source);
    const pins = probePins(2);
    const draw = drawer(5);
    let step = play.start(pins, keyOf(5));
    let whole = probe.start(pins, keyOf(5));
    for (let at = 0; at < 200 && step.result === null; at += 1) {
      expect(play.fingerprint(step.state)).toBe(probe.fingerprint(whole.state));
      expect(step.events).toEqual(whole.events);
      const action = randomAction(pins, step.state, step.pending, draw);
      const [left, right] = [play.apply(pins, step.state, action), probe.apply(pins, whole.state, action)];
      if (!left.ok || !right.ok) throw new Error('a legal answer was refused');
      step = left.step;
      whole = right.step;
    }
  });

  it('given openings that are kept beside the cards, when a match begins, then only the cards that it meets are looked up', () => {
    const { source, asked } = watched(rules.openingsOf(cards));
    const players = [
      { hand: ['ox'], deck: ['ox', 'ox'] },
      { hand: [], deck: ['ox', 'ox'] },
    ];
    rules.withCards(source).arrange(probePins(2), keyOf(1), { players });
    expect([...asked]).toEqual(['ox']);
  });

  it('given rules of contract 2, then they say what is needed before cards are known, and no words', () => {
    expect(Object.keys(rules).sort()).toEqual(
      ['contract', 'decisionKinds', 'deckForms', 'faultsOf', 'formats', 'game', 'openingsOf', 'pinsDecks', 'seats', 'withCards'].sort(),
    );
    expect(rules).toMatchObject({ contract: 2, game: probeGame.id, seats: probeGame.seats });
  });
});
