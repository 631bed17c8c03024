import {
  type Answer,
  type Decision,
  type FormatPins,
  type GameEvent,
  type Json,
  type JsonObject,
  type MatchState,
  picksOf,
  type Pins,
  type Ruleset,
  type Session,
} from '@arbiter/kernel';
import type { GameDefinition } from '@arbiter/kernel/authoring';
import { chooser } from './probe-match.js';

/**
 * Makes the pins of a match between these decks, one per player.
 * @param inlineCards cards that the spec defines itself
 */
export function pinsFor(game: GameDefinition, decks: readonly Json[], inlineCards: readonly JsonObject[] = [], format = 'open'): Pins {
  return {
    matchId: 'm',
    game: game.id,
    ruleset: '',
    catalogueHash: '',
    format: game.formats[format] as FormatPins,
    seats: decks.length,
    seedCommitment: null,
    inlineCards,
    decks,
  };
}

export interface PlayedOut {
  readonly events: readonly GameEvent[];
  readonly actions: number;
}

export interface PlayOutOptions {
  /** How often another answer is drawn when an answer makes no progress, such as a pass or going back. 0 where absent. */
  readonly eager?: number;
  /**
   * Number of actions after which a second session continues from the state; both must end alike, since nothing kept outside the state may
   * decide anything.
   */
  readonly resumeAfter?: number;
  /** Called with each question before it is answered. */
  readonly watch?: (decision: Decision, state: MatchState) => void;
}

/**
 * Plays one match at random to its end.
 * @throws {Error} when an answer that was drawn is refused, no end is reached, or a resumed session ends otherwise
 */
export function playOut(
  ruleset: Ruleset,
  pins: Pins,
  seed: number,
  { eager = 0, resumeAfter = -1, watch }: PlayOutOptions = {},
): PlayedOut {
  const draw = chooser(seed);
  const begun = ruleset.start(pins, seed.toString(16).padStart(64, '0'));
  const session = ruleset.openSession(pins, begun.state);
  const events = [...begun.events];
  let actions = 0;
  let resumed: Session | null = null;
  while (session.result() === null) {
    if (actions === resumeAfter) resumed = ruleset.openSession(pins, JSON.parse(JSON.stringify(session.state())) as MatchState);
    const decision = session.pending()[0] as Decision;
    watch?.(decision, session.state());
    let answer = session.sample(decision, draw);
    for (let again = 0; again < eager && getsNowhere(answer); again++) answer = session.sample(decision, draw);
    const action = { type: 'answer', seat: decision.seat, decision: decision.id, answer } as const;
    const done = session.act(action);
    resumed?.act(action);
    if (!done.ok) throw new Error(`seed ${seed}: ${done.refusal.detail}`);
    events.push(...done.events);
    if (++actions > 20_000) throw new Error(`seed ${seed}: no end`);
  }
  if (resumed !== null && resumed.fingerprint() !== session.fingerprint())
    throw new Error(`seed ${seed}: resumed after ${resumeAfter} actions it ends otherwise`);
  return { events, actions };
}

/** Whether an answer makes no progress: passing, going back, putting cards away for later. */
function getsNowhere(answer: Answer): boolean {
  if (!('picks' in answer)) return false;
  const [pick] = picksOf(answer as unknown as Json);
  return pick === undefined || pick === 'cancel' || pick === 'none' || pick.startsWith('pass') || pick.startsWith('standby');
}
