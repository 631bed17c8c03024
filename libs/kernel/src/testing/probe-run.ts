import type {
  Action,
  Answer,
  Decision,
  GameEvent,
  Json,
  MatchState,
  Option,
  Pins,
  Ruleset,
  Seat,
  Session,
  Step,
  WholeRuleset,
} from '../contract.js';
import { createRuleset } from '../ruleset.js';
import { probeGame } from './probe-game.js';

/** Helpers of the kernel's specs: the probe game as a ruleset, and ways to drive it. */
export const probe: WholeRuleset = createRuleset(probeGame);

export function probePins(seats = 2, onTimeOut: Pins['format']['onTimeOut'] = 'loseMatch'): Pins {
  return {
    matchId: 'match',
    game: 'probe',
    ruleset: '0'.repeat(64),
    catalogueHash: '0'.repeat(64),
    format: { id: 'plain', bestOf: 1, onTimeOut, options: {} },
    seats,
    seedCommitment: null,
  };
}

export const keyOf = (seed: number): string => (seed >>> 0).toString(16).padStart(64, '0');

/** Builds a small seeded generator (mulberry32) for drivers; the rules have a generator of their own. */
export function drawer(seed: number): (n: number) => number {
  let a = seed | 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

export interface Side {
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly slots?: readonly string[];
}

/** Arranges a table for a test; decks are filled with oxen so that nobody runs out of cards. */
export function arranged(...players: readonly Side[]): { readonly pins: Pins; readonly step: Step } {
  return arrangedOn(probe, players);
}

function arrangedOn(ruleset: Ruleset, players: readonly Side[]): { readonly pins: Pins; readonly step: Step } {
  const pins = probePins(players.length);
  const filled = players.map((side) => ({ deck: Array.from({ length: 8 }, () => 'ox'), ...side }));
  return { pins, step: ruleset.arrange(pins, keyOf(7), { players: filled } as unknown as Json) };
}

/** Drives a session by the names of its options. */
export class Driver {
  readonly events: GameEvent[];
  private constructor(
    readonly pins: Pins,
    readonly session: Session,
    begun: readonly GameEvent[],
  ) {
    this.events = [...begun];
  }

  static of(...players: readonly Side[]): Driver {
    return Driver.on(probe, ...players);
  }

  /** Begins a driver in another game with the same form of arrangement. */
  static on(ruleset: Ruleset, ...players: readonly Side[]): Driver {
    const { pins, step } = arrangedOn(ruleset, players);
    return new Driver(pins, ruleset.openSession(pins, step.state, { fingerprints: true }), step.events);
  }

  get open(): Decision {
    const [decision] = this.session.pending();
    if (decision === undefined) throw new Error('nothing is asked');
    return decision;
  }

  options(): readonly Option[] {
    return 'options' in this.open.domain ? this.open.domain.options : [];
  }

  /** Returns the names of the options: the card that an option is about, or its id. */
  offered(): readonly string[] {
    return this.options().map((option) => nameOf(option));
  }

  answer(answer: Answer): this {
    return this.act({ type: 'answer', seat: this.open.seat, decision: this.open.id, answer });
  }

  act(action: Action): this {
    const done = this.session.act(action);
    if (!done.ok) throw new Error(`${done.refusal.code}: ${done.refusal.detail}`);
    this.events.push(...done.events);
    return this;
  }

  /** Picks options by name. */
  pick(...names: readonly string[]): this {
    const left = [...this.options()];
    const picks = names.map((name) => {
      const at = left.findIndex((option) => nameOf(option) === name || option.id === name);
      if (at < 0) throw new Error(`${name} is not among ${this.offered().join(', ')}`);
      return (left.splice(at, 1)[0] as Option).id;
    });
    return this.answer({ picks });
  }

  /** Passes for everybody until `stop` holds for the open decision. */
  passUntil(stop: (decision: Decision) => boolean): this {
    while (!stop(this.open)) this.pick('pass');
    return this;
  }

  /** Passes for everybody until nothing waits on the stack, or until something else is asked. */
  settle(): this {
    return this.passUntil(
      (decision) => (decision.kind !== 'act' && decision.kind !== 'respond') || (decision.kind === 'act' && this.waiting === 0),
    );
  }

  private get waiting(): number {
    return this.session.view({ role: 'judge' }).zones.find((zone) => zone.id === 'stack')?.count ?? 0;
  }

  get active(): Seat {
    return this.session.view({ role: 'judge' }).turn.seat as Seat;
  }

  typed(type: string): readonly GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  power(slot: string): Json {
    return this.session.view({ role: 'judge' }).slots.find((one) => one.id === slot)?.object?.values.power ?? null;
  }

  life(seat: Seat): Json {
    return this.session.view({ role: 'judge' }).players[seat]?.values.life ?? null;
  }
}

function nameOf(option: Option): string {
  if (option.id.startsWith('strike:')) return `strike ${String(option.params?.card)}`;
  return typeof option.params?.card === 'string' ? option.params.card : option.id;
}

/** Returns one random legal answer to one of the open decisions. */
export function randomAction(
  pins: Pins,
  state: MatchState,
  pending: readonly Decision[],
  draw: (n: number) => number,
  ruleset = probe,
): Action {
  const decision = pending[draw(pending.length)] as Decision;
  return { type: 'answer', seat: decision.seat, decision: decision.id, answer: ruleset.sample(pins, state, decision, draw) };
}

/** Plays at random; `visit` is called with every step before the next action is chosen. */
export function playRandomly(
  seed: number,
  seats: number,
  actions: number,
  visit: (step: Step, action: Action | null) => void,
  ruleset = probe,
): Step {
  const pins = probePins(seats);
  const draw = drawer(seed);
  let step = ruleset.start(pins, keyOf(seed));
  visit(step, null);
  for (let at = 0; at < actions && step.result === null; at++) {
    const action = randomAction(pins, step.state, step.pending, draw, ruleset);
    const outcome = ruleset.apply(pins, step.state, action);
    if (!outcome.ok) throw new Error(`a sampled answer was refused: ${JSON.stringify(outcome.refusal)}`);
    step = outcome.step;
    visit(step, action);
  }
  return step;
}
