import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type GameEvent, type Pins } from '@arbiter/kernel';
import { magic } from './game.js';
import { factsOnly } from './cards/vanilla.js';

const ruleset = createRuleset(magic);
const cheap = factsOnly.filter(({ printed }) => printed.types.includes('creature') && !printed.types.includes('land') && /^\{?[0-4RG{}]*$/.test(printed.cost ?? ''));
const main = [...Array.from({ length: 12 }, () => ['forest', 'mountain']).flat(), ...cheap.slice(0, 36).map(({ id }) => id)];
const deck = { main, sideboard: [] };

function pins(): Pins {
  const format = magic.formats.single as Pins['format'];
  return { matchId: 'm', game: 'magic', ruleset: '', catalogueHash: '', format, seats: 2, seedCommitment: null, decks: [deck, deck] };
}

function drawer(seed: number): (n: number) => number {
  let a = seed;
  return (n) => {
    a = (Math.imul(a, 1664525) + 1013904223) >>> 0;
    return Math.floor((a / 2 ** 32) * n);
  };
}

function play(seed: number): { readonly events: GameEvent[]; readonly actions: number } {
  const draw = drawer(seed);
  const begun = ruleset.start(pins(), seed.toString(16).padStart(64, '0'));
  const session = ruleset.openSession(pins(), begun.state);
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

describe('random play of creatures and lands', () => {
  it('comes to an end by life or by an empty library', () => {
    const reasons = Array.from({ length: 10 }, (_, seed) => play(seed + 1)).map(({ events }) => events.find(({ type }) => type === 'gameEnded')?.data.reason);
    expect(new Set(reasons)).toEqual(new Set(['life']));
  });
});
