import type { Decision, GameEvent, GameResult, MatchState, PendingView, Pins, Ruleset, Step, View, Viewer } from '@arbiter/kernel';
import type { Names } from './names.js';

/** The match between two actions, as expectations see it. */
export interface Moment {
  readonly state: MatchState;
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

const seen = new WeakMap<Moment, Map<string, View>>();

/** Returns a viewer's view of a moment, which is made only once. */
export function viewOf(setting: Setting, moment: Moment, viewer: Viewer): View {
  const views = seen.get(moment) ?? new Map<string, View>();
  seen.set(moment, views);
  const key = viewer.role === 'player' ? String(viewer.seat) : viewer.role;
  const view = views.get(key) ?? setting.ruleset.view(setting.pins, moment.state, viewer);
  views.set(key, view);
  return view;
}

export const pendingOf = (setting: Setting, moment: Moment, viewer: Viewer): readonly PendingView[] =>
  setting.ruleset.pendingFor(moment.state, viewer);

/** Returns the moment after a step. */
export function momentAfter(before: Moment | null, step: Step): Moment {
  return {
    state: step.state,
    pending: step.pending,
    result: step.result,
    events: [...(before?.events ?? []), ...step.events],
    lastEvents: step.events,
  };
}

/**
 * Converts the state of a moment to JSON text and back, as when it is stored, so that a scenario also shows that the state contains
 * everything.
 */
export function storedMoment({ state }: Moment): { readonly state: MatchState; readonly stored: string } {
  const stored = JSON.stringify(state);
  return { state: JSON.parse(stored) as MatchState, stored };
}
