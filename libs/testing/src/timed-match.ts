import type {
  Action,
  Decision,
  FormatPins,
  GameEvent,
  GameResult,
  Json,
  MatchState,
  Pins,
  Refusal,
  Ruleset,
  Session,
  View,
} from '@arbiter/kernel';
import { chooser } from './probe-match.js';

export interface TimedMatchOptions {
  readonly seed: number;
  /** Id of the format; its options are kept. */
  readonly format: string;
  /** What the format says of the end of a round; nothing where absent. */
  readonly endOfRound?: string;
  readonly bestOf?: number;
  /** Number of seats; the game's least where absent. */
  readonly seats?: number;
}

/** A match of preset decks that is played at random, and in which a judge may call time. */
export class TimedMatch {
  readonly events: GameEvent[];
  readonly actions: Action[] = [];
  readonly session: Session;
  private readonly begun: MatchState;
  private readonly pins: Pins;
  private readonly draw: (n: number) => number;
  /** Number of turns that had begun when time was called. */
  private turnsAtTime = Number.NaN;

  constructor(
    private readonly ruleset: Ruleset,
    { seed, format, endOfRound, bestOf, seats = ruleset.seats.min }: TimedMatchOptions,
  ) {
    const known = ruleset.formats[format];
    if (known === undefined) throw new Error(`${ruleset.game} has no format ${format}`);
    const options = endOfRound === undefined ? known.options : { ...known.options, endOfRound };
    this.pins = pinned(ruleset, { ...known, bestOf: bestOf ?? known.bestOf, options }, seats);
    const begun = ruleset.start(this.pins, seed.toString(16).padStart(64, '0'));
    this.begun = begun.state;
    this.session = this.open();
    this.events = [...begun.events];
    this.draw = chooser(seed);
  }

  get result(): GameResult | null {
    return this.session.result();
  }

  get view(): View {
    return this.session.view({ role: 'judge' });
  }

  get asked(): Decision {
    const [decision] = this.session.pending();
    if (decision === undefined) throw new Error('nobody is asked');
    return decision;
  }

  /** Number of turns that began after time was called. */
  get turnsAfterTime(): number {
    return this.typed('turnBegan').length - this.turnsAtTime;
  }

  typed(type: string): readonly GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** @returns the refusal, or null where the action was carried out */
  act(action: Action): Refusal | null {
    const done = this.session.act(action);
    if (!done.ok) return done.refusal;
    this.actions.push(action);
    this.events.push(...done.events);
    return null;
  }

  callTime(): Refusal | null {
    const begun = this.typed('turnBegan').length;
    const refusal = this.act({ type: 'timeCalled' });
    if (refusal === null) this.turnsAtTime = begun;
    return refusal;
  }

  concede(seat: number): this {
    return this.must({ type: 'concede', seat, scope: 'game' });
  }

  /** Gives one random answer. */
  answer(): this {
    const decision = this.asked;
    return this.must({ type: 'answer', seat: decision.seat, decision: decision.id, answer: this.session.sample(decision, this.draw) });
  }

  /** Plays at random until this holds, or to the end. */
  play(until: (match: this) => boolean = () => false): this {
    for (let answers = 0; this.result === null && !until(this); answers += 1) {
      if (answers > 20_000) throw new Error('no end');
      this.answer();
    }
    return this;
  }

  /** Passes where that is an answer, and answers at random otherwise, until this holds, or to the end. */
  pass(until: (match: this) => boolean = () => false): this {
    for (let answers = 0; this.result === null && !until(this); answers += 1) {
      if (answers > 20_000) throw new Error('no end');
      const { domain, seat, id: decision } = this.asked;
      const passes = domain.type === 'options' && domain.options.some(({ id }) => id === 'pass');
      if (passes) this.must({ type: 'answer', seat, decision, answer: { picks: ['pass'] } });
      else this.answer();
    }
    return this;
  }

  /** Plays all actions again from the start. @returns the fingerprint in the end */
  replayed(): string {
    const session = this.open();
    for (const action of this.actions) {
      const done = session.act(action);
      if (!done.ok) throw new Error(done.refusal.detail);
    }
    return session.fingerprint();
  }

  private open(): Session {
    return this.ruleset.openSession(this.pins, this.begun, { fingerprints: true });
  }

  private must(action: Action): this {
    const refusal = this.act(action);
    if (refusal !== null) throw new Error(`${refusal.code}: ${refusal.detail}`);
    return this;
  }
}

const pinned = (ruleset: Ruleset, format: FormatPins, seats: number): Pins => {
  const presets = ruleset.presetDecks().map(({ deck }): Json => deck);
  return {
    matchId: 'timed',
    game: ruleset.game,
    ruleset: '',
    catalogueHash: '',
    format,
    seats,
    seedCommitment: null,
    ...(ruleset.pinsDecks === true ? { decks: Array.from({ length: seats }, (_, seat) => presets[seat % presets.length] as Json) } : {}),
  };
};
