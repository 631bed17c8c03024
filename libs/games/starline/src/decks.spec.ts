import { describe, expect, it } from '@jest/globals';
import type { Pins } from '@arbiter/kernel';
import { chooser } from '@arbiter/testing';
import { catalogue } from './cards/index.js';
import { presetDecks } from './decks.js';
import { ruleset } from './index.js';
import { subtypes } from './subtypes.js';

/** Plays a match of a deck against itself at random until it ends. Returns the cards that were played or used. */
function playAgainstItself(race: string, seed: number): { readonly over: boolean; readonly used: ReadonlySet<string> } {
  const format = ruleset.formats.standard!;
  const pins: Pins = {
    matchId: `preset-${race}-${seed}`,
    game: 'starline',
    ruleset: '',
    catalogueHash: '',
    format,
    seats: 2,
    seedCommitment: null,
  };
  const deck = presetDecks.find((one) => one.deck.race === race)!.deck;
  const draw = chooser(seed);
  const session = ruleset.openSession(pins, ruleset.start(pins, seed.toString(16).padStart(64, '0')).state, { fingerprints: false });
  const used = new Set<string>();
  for (let decisions = 0; session.result() === null && decisions < 5_000; decisions++) {
    const decision = session.pending()[0]!;
    const bulk = decision.kind === 'buildDeck' ? { bulk: deck } : null;
    const answer = decision.kind === 'declareRace' ? { picks: [race] } : (bulk ?? ruleset.sample(pins, session.state(), decision, draw));
    const outcome = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    if (!outcome.ok) throw new Error(`${decision.kind} was refused: ${outcome.refusal.detail}`);
    for (const event of outcome.events) if (event.type === 'unitPlayed' || event.type === 'magicUsed') used.add(String(event.data.card));
  }
  return { over: session.result() !== null, used };
}

describe('the catalogue', () => {
  it('prints only subtypes that are known', () => {
    for (const card of catalogue) for (const subtype of card.printed.subtypes) expect(subtypes).toContain(subtype);
  });
});

describe.each(presetDecks)('the preset deck $id', ({ deck }) => {
  it('given the rules of deck building, then it is legal', () => {
    expect(ruleset.validateDeck(ruleset.formats.standard!, deck)).toEqual([]);
  });

  it('given random play against itself, then every match ends and most of its cards see play', () => {
    const matches = [1, 2, 3].map((seed) => playAgainstItself(deck.race, seed));
    expect(matches.every((match) => match.over)).toBe(true);
    const used = new Set(matches.flatMap((match) => [...match.used]));
    expect(used.size).toBeGreaterThan(new Set(deck.cards).size / 2);
  });
});
