import type { Decision, GameEvent, Json, JsonObject, Pins, Ruleset } from '@arbiter/kernel';
import { picksOf } from '@arbiter/kernel';
import { grandArchive } from '../game.js';

/** Pins of a game of these decks, one a player, with cards of their own where a spec has some. */
export function pinsOf(decks: readonly Json[], inlineCards: readonly JsonObject[] = [], format: keyof typeof grandArchive.formats = 'open'): Pins {
  return { matchId: 'm', game: 'grand-archive', ruleset: '', catalogueHash: '', format: grandArchive.formats[format] as Pins['format'], seats: decks.length, seedCommitment: null, inlineCards, decks };
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
 * Plays one game at random to its end.
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
    for (let again = 0; again < eager && isIdle(answer as unknown as Json); again++) answer = session.sample(decision, draw);
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    if (!done.ok) throw new Error(`seed ${seed}: ${done.refusal.detail}`);
    events.push(...done.events);
    if (++actions > 20_000) throw new Error(`seed ${seed}: no end`);
  }
  return { events, actions };
}

/** Passing keeps a random game from getting anywhere. */
function isIdle(answer: Json): boolean {
  if (typeof answer !== 'object' || answer === null || !('picks' in answer)) return false;
  const [pick] = picksOf(answer);
  return pick === undefined || pick === 'none' || pick.startsWith('pass');
}
