import type {
  Action,
  Decision,
  GameEvent,
  GameResult,
  MatchState,
  PendingView,
  Pins,
  Refusal,
  RewindOrder,
  Ruleset,
  Session,
  View,
  Viewer,
} from '@arbiter/kernel';
import { type Aftermath, messageOf } from '@arbiter/contracts';
import { sha256 } from '../hashing.js';
import type { Clocks } from './clocks.js';
import { gameEventsHash } from './kernel-action.js';

/** A replay led to something else than was recorded. It names the first event where they differ. */
export class Diverged extends Error {
  constructor(
    readonly matchId: string,
    readonly version: number,
    readonly what: 'refusal' | 'actions' | 'fingerprint' | 'gameEvents' | 'stateHash' | 'result',
    readonly recorded: string,
    readonly replayed: string,
  ) {
    super(`match ${matchId} diverges at version ${version}: ${what} was ${recorded}, replay gives ${replayed}`);
    this.name = 'Diverged';
  }
}

/** The rules threw where they had once continued; the cause is what they threw. */
export class RulesFailed extends Error {
  constructor(
    matchId: string,
    readonly version: number,
    cause: unknown,
  ) {
    super(`the rules fail on match ${matchId} at version ${version}: ${messageOf(cause)}`, { cause });
    this.name = 'RulesFailed';
  }
}

/** Actions that every released ruleset carries out. A bundle that knows more lists them in its `actions`. */
const foundingActions: readonly string[] = ['answer', 'timeOut', 'concede', 'judgeLoss', 'agreeDraw'];

/** The ruleset of the match does not know this action: it was released before the action existed. */
export class ActionUnknown extends Error {
  constructor(
    readonly action: string,
    ruleset: string,
  ) {
    super(`ruleset ${ruleset} knows no action ${action}: the match is pinned to a release from before it`);
    this.name = 'ActionUnknown';
  }
}

/** Whether a ruleset knows an action. A bundle that does not know it would count the action and do nothing. */
export const knowsAction = (ruleset: Ruleset, type: string): boolean => (ruleset.actions ?? foundingActions).includes(type);

/**
 * What a table is for. `recording`: its actions are recorded, or compared with what was recorded in everything. `reading`: it makes no
 * fingerprints, which take about as long as the rules themselves; game events and the hashes of states are compared all the same.
 */
export type TableUse = 'recording' | 'reading';

/** The rules at work on one match: a session, and what recording stores with every action. */
export class GameTable {
  private text: string | null = null;

  private constructor(
    readonly ruleset: Ruleset,
    readonly pins: Pins,
    private readonly use: TableUse,
    private session: Session,
    private lastSeq: number,
    private happened: readonly GameEvent[] = [],
  ) {}

  /** The game events that followed from the last action, or from the start. */
  get lastEvents(): readonly GameEvent[] {
    return this.happened;
  }

  /** The state as text, as it was hashed; null where the hash of this state was not asked for. */
  get stateText(): string | null {
    return this.text;
  }

  /**
   * Begins a game again that was begun before.
   * @param version version of the event that began it
   * @throws {RulesFailed}
   */
  static restart(ruleset: Ruleset, pins: Pins, key: string, version: number, use: TableUse): ReturnType<typeof GameTable.start> {
    return byTheRules(pins.matchId, version, () => GameTable.start(ruleset, pins, key, use));
  }

  /** Begins the game. @param key 64 hex digits */
  static start(
    ruleset: Ruleset,
    pins: Pins,
    key: string,
    use: TableUse = 'recording',
  ): { readonly table: GameTable; readonly events: readonly GameEvent[] } {
    const { state, events } = ruleset.start(pins, key);
    const session = sessionFor(use, ruleset, pins, state);
    return { table: new GameTable(ruleset, pins, use, session, events.at(-1)?.seq ?? 0, events), events };
  }

  /** Goes on from a stored state. @param lastSeq `seq` of the last game event before it */
  static restore(ruleset: Ruleset, pins: Pins, state: MatchState, lastSeq: number, use: TableUse = 'recording'): GameTable {
    return new GameTable(ruleset, pins, use, sessionFor(use, ruleset, pins, state), lastSeq);
  }

  /**
   * Lets the rules carry out an action.
   * @throws {ActionUnknown} before anything is done
   */
  act(action: Action): { readonly ok: true; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refusal: Refusal } {
    if (!knowsAction(this.ruleset, action.type)) throw new ActionUnknown(action.type, this.pins.ruleset);
    const outcome = this.session.act(action);
    if (!outcome.ok) return outcome;
    this.lastSeq = outcome.events.at(-1)?.seq ?? this.lastSeq;
    this.happened = outcome.events;
    this.text = null;
    return outcome;
  }

  /**
   * Lets the match go on from an earlier state.
   * @param then an earlier state of this match
   * @throws {ActionUnknown} where the rules know no rewind, before anything is done
   */
  rewind(then: MatchState, order: RewindOrder): readonly GameEvent[] {
    const { rewinding } = this.ruleset;
    if (rewinding === undefined) throw new ActionUnknown('rewind', this.pins.ruleset);
    const { state, events } = rewinding.rewind(this.pins, then, this.session.state(), order);
    this.session = sessionFor(this.use, this.ruleset, this.pins, state);
    this.lastSeq = events.at(-1)?.seq ?? this.lastSeq;
    this.happened = events;
    this.text = null;
    return events;
  }

  actions(): number {
    return this.session.version();
  }

  pending(): readonly Decision[] {
    return this.session.pending();
  }

  result(): GameResult | null {
    return this.session.result();
  }

  state(): MatchState {
    return this.session.state();
  }

  view(viewer: Viewer): View {
    return this.session.view(viewer);
  }

  /** Returns the open decisions as a viewer learns of them. */
  pendingFor(viewer: Viewer): readonly PendingView[] {
    return this.session.pendingFor?.(viewer) ?? this.session.view(viewer).pending;
  }

  /** Returns what is stored with the action that produced `events`. */
  aftermath(events: readonly GameEvent[], clocks: Clocks | null, withStateHash: boolean): Aftermath {
    return {
      actions: this.actions(),
      fingerprint: this.session.fingerprint(),
      gameEvents: { last: this.lastSeq, hash: gameEventsHash(events) },
      stateHash: withStateHash ? this.stateHash() : null,
      clocks,
    };
  }

  /**
   * Compares what an action led to with what was recorded.
   * @throws {Diverged} when they differ
   */
  check(version: number, recorded: Aftermath, events: readonly GameEvent[]): void {
    const differ = (what: Diverged['what'], then: string, now: string): void => {
      if (then !== now) throw new Diverged(this.pins.matchId, version, what, then, now);
    };
    differ('actions', String(recorded.actions), String(this.actions()));
    differ('gameEvents', `${recorded.gameEvents.last} ${recorded.gameEvents.hash}`, `${this.lastSeq} ${gameEventsHash(events)}`);
    if (this.use === 'recording') differ('fingerprint', recorded.fingerprint, this.session.fingerprint());
    if (recorded.stateHash !== null) differ('stateHash', recorded.stateHash, this.stateHash());
  }

  /** Carries a recorded action out again. @throws {Diverged} {RulesFailed} */
  replay(version: number, action: Action, recorded: Aftermath): readonly GameEvent[] {
    const outcome = byTheRules(this.pins.matchId, version, () => this.act(action));
    if (!outcome.ok) throw new Diverged(this.pins.matchId, version, 'refusal', 'accepted', outcome.refusal.code);
    this.check(version, recorded, outcome.events);
    return outcome.events;
  }

  /** Carries a recorded rewind out again. @throws {Diverged} {RulesFailed} */
  replayRewind(version: number, then: MatchState, order: RewindOrder, recorded: Aftermath): readonly GameEvent[] {
    const events = byTheRules(this.pins.matchId, version, () => this.rewind(then, order));
    this.check(version, recorded, events);
    return events;
  }

  private stateHash(): string {
    this.text ??= JSON.stringify(this.session.state());
    return sha256(this.text);
  }
}

const sessionFor = (use: TableUse, ruleset: Ruleset, pins: Pins, state: MatchState): Session =>
  ruleset.openSession(pins, state, { fingerprints: use === 'recording' });

/**
 * Runs the rules on recorded data.
 * @throws {RulesFailed} for whatever they throw
 */
const byTheRules = <T>(matchId: string, version: number, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw new RulesFailed(matchId, version, error);
  }
};
