import type { Decision, GameEvent, GameResult, MatchState, PendingView, Pins, Ruleset, Session, Step, View, Viewer } from '@arbiter/kernel';
import type { Names } from './names.js';

/** The match between two actions, as expectations see it. */
export interface Moment {
  /** Returns the state, a plain copy. */
  readonly state: () => MatchState;
  /** Returns what a viewer sees; it is made only once. */
  readonly view: (viewer: Viewer) => View;
  readonly pending: readonly Decision[];
  readonly result: GameResult | null;
  /** `events`: all events since the scenario began; `lastEvents`: those that the last action caused. */
  readonly events: readonly GameEvent[];
  readonly lastEvents: readonly GameEvent[];
}

/** The parts of a scenario's match that stay the same. */
export interface Setting {
  readonly ruleset: Ruleset;
  readonly pins: Pins;
  readonly names: Names;
}

export const judge: Viewer = { role: 'judge' };

export const pendingOf = (setting: Setting, moment: Moment, viewer: Viewer): readonly PendingView[] =>
  setting.ruleset.pendingFor(moment.state(), viewer);

/** Returns the moment at which a match begins. It can be looked at however far the match has gone on since. */
export function firstMoment({ ruleset, pins }: Setting, { state, pending, result, events }: Step): Moment {
  return { state: () => state, view: seenOnce((viewer) => ruleset.view(pins, state, viewer)), pending, result, events, lastEvents: events };
}

/**
 * Returns the moment at which a session stands, after an action that caused these events. Its state and views can be asked for until the
 * session goes on.
 */
export function momentOf(session: Session, before: Moment, events: readonly GameEvent[]): Moment {
  const version = session.version();
  const there = (): Session => {
    if (session.version() === version) return session;
    throw new Error('the session has left this moment');
  };
  return {
    state: () => there().state(),
    view: seenOnce((viewer) => there().view(viewer)),
    pending: session.pending(),
    result: session.result(),
    events: [...before.events, ...events],
    lastEvents: events,
  };
}

function seenOnce(see: (viewer: Viewer) => View): Moment['view'] {
  const views = new Map<string, View>();
  return (viewer) => {
    const key = viewer.role === 'player' ? String(viewer.seat) : viewer.role;
    const view = views.get(key) ?? see(viewer);
    views.set(key, view);
    return view;
  };
}

/**
 * Converts the state of a moment to JSON text and back, as when it is stored, so that a scenario also shows that the state contains
 * everything.
 */
export function storedMoment(moment: Moment): { readonly state: MatchState; readonly stored: string } {
  const stored = JSON.stringify(moment.state());
  return { state: JSON.parse(stored) as MatchState, stored };
}
