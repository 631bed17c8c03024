import { type Decision, type GameEvent, type Json, type JsonObject, picksOf, type Pins, type Ruleset } from '@arbiter/kernel';
import { yugioh } from '../game.js';

/** Pins of a Duel of these decks, with cards of their own where a spec has some. */
export function pinsOf(decks: readonly Json[], inlineCards: readonly JsonObject[] = []): Pins {
  return { matchId: 'm', game: 'yugioh', ruleset: '', catalogueHash: '', format: yugioh.formats.open as Pins['format'], seats: 2, seedCommitment: null, inlineCards, decks };
}

function drawer(seed: number): (n: number) => number {
  let a = seed;
  return (n) => {
    a = (Math.imul(a, 1664525) + 1013904223) >>> 0;
    return Math.floor((a / 2 ** 32) * n);
  };
}

export interface Played {
  readonly events: readonly GameEvent[];
  readonly actions: number;
}

/**
 * Plays one Duel at random to its end.
 * @param eager how often another answer is drawn where one passes
 * @param watch looks at each question before it is answered
 */
export function playOut(ruleset: Ruleset, pins: Pins, seed: number, eager = 0, watch?: (decision: Decision, state: Json) => void): Played {
  const draw = drawer(seed);
  const begun = ruleset.start(pins, seed.toString(16).padStart(64, '0'));
  const session = ruleset.openSession(pins, begun.state);
  const events = [...begun.events];
  let actions = 0;
  while (session.result() === null) {
    const decision = session.pending()[0] as Decision;
    watch?.(decision, session.state() as unknown as Json);
    let answer = session.sample(decision, draw);
    for (let again = 0; again < eager && picksOf(answer as unknown as Json)[0]?.startsWith('pass') === true; again++) answer = session.sample(decision, draw);
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    if (!done.ok) throw new Error(`seed ${seed}: ${done.refusal.detail}`);
    events.push(...done.events);
    if (++actions > 5000) throw new Error(`seed ${seed}: no end`);
  }
  return { events, actions };
}
