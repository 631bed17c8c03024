import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type GameEvent, type Json, type JsonObject, type Pins } from '@arbiter/kernel';
import { yugioh } from './game.js';
import { plainDeck, plainMonsters } from './testing/plain-cards.js';

const ruleset = createRuleset(yugioh);
const pins: Pins = {
  matchId: 'm',
  game: 'yugioh',
  ruleset: '',
  catalogueHash: '',
  format: yugioh.formats.open as Pins['format'],
  seats: 2,
  seedCommitment: null,
  inlineCards: plainMonsters as unknown as readonly JsonObject[],
  decks: [plainDeck, plainDeck] as unknown as readonly Json[],
};

function drawer(seed: number): (n: number) => number {
  let a = seed;
  return (n) => {
    a = (Math.imul(a, 1664525) + 1013904223) >>> 0;
    return Math.floor((a / 2 ** 32) * n);
  };
}

/** Plays one Duel at random to its end. */
function play(seed: number): { readonly events: GameEvent[]; readonly actions: number } {
  const draw = drawer(seed);
  const begun = ruleset.start(pins, seed.toString(16).padStart(64, '0'));
  const session = ruleset.openSession(pins, begun.state);
  const events = [...begun.events];
  let actions = 0;
  while (session.result() === null) {
    const decision = session.pending()[0] as Decision;
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: session.sample(decision, draw) });
    if (!done.ok) throw new Error(done.refusal.detail);
    events.push(...done.events);
    if (++actions > 5000) throw new Error('no end');
  }
  return { events, actions };
}

describe('random play of monsters without effects', () => {
  const games = Array.from({ length: 100 }, (_, seed) => play(seed + 1));

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
