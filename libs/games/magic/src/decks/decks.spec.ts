import { describe, expect, it } from '@jest/globals';
import type { Decision, Pins } from '@arbiter/kernel';
import { chooser } from '@arbiter/testing';
import { presetDecks } from './decks.js';
import { ruleset } from '../index.js';

/** How many games each pair of decks plays. */
const gamesOfPair = 4;
/** How many further games a deck plays against itself, for costly cards that were cast in none of the others. */
const mostFurther = 60;
/** A random game takes 500 to 2,500 decisions; one with more than this number would not end. */
const mostDecisions = 20_000;

/** Plays one game at random to its end. Returns the cards that were cast or played. */
function play(decks: Pins['decks'] & object, seed: number): { readonly over: boolean; readonly used: readonly string[] } {
  const pins: Pins = {
    matchId: `preset-${seed}`,
    game: 'magic',
    ruleset: '',
    catalogueHash: '',
    format: ruleset.formats.single!,
    seats: 2,
    seedCommitment: null,
    decks,
  };
  const session = ruleset.openSession(pins, ruleset.start(pins, seed.toString(16).padStart(64, '0')).state, { fingerprints: false });
  const draw = chooser(seed);
  const used: string[] = [];
  for (let decisions = 0; session.result() === null && decisions < mostDecisions; decisions++) {
    const decision = session.pending()[0] as Decision;
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: session.sample(decision, draw) });
    if (!done.ok) throw new Error(`${decision.kind} was refused: ${done.refusal.detail}`);
    for (const event of done.events) if (event.type === 'spellCast' || event.type === 'landPlayed') used.push(String(event.data.card));
  }
  return { over: session.result() !== null, used };
}

const pairs = presetDecks.flatMap((one, at) => presetDecks.slice(at).map((other) => [one, other] as const));

describe('the preset decks', () => {
  it.each(presetDecks)('given the rules of deck building, then $id is legal, with a sideboard of 15 (100.2a, 100.4a)', ({ deck }) => {
    for (const format of Object.values(ruleset.formats)) expect(ruleset.validateDeck(format, deck)).toEqual([]);
    expect([deck.main.length, deck.sideboard.length]).toEqual([60, 15]);
  });

  it('given four random games of each pair, then every one comes to a result, and every card of the decks is cast or played in some of these or a few more', () => {
    const games = pairs.flatMap(([one, other], pair) =>
      Array.from({ length: gamesOfPair }, (_, game) => play([one.deck, other.deck], pair * gamesOfPair + game + 1)),
    );
    expect(games).toHaveLength(pairs.length * gamesOfPair);
    expect(games.every(({ over }) => over)).toBe(true);
    const used = new Set(games.flatMap((game) => game.used));
    for (const { deck } of presetDecks) {
      for (let seed = games.length + 1; seed <= games.length + mostFurther && deck.main.some((card) => !used.has(card)); seed++)
        for (const card of play([deck, deck], seed).used) used.add(card);
    }
    expect(presetDecks.flatMap(({ deck }) => deck.main).filter((card) => !used.has(card))).toEqual([]);
  });
});
