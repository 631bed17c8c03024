import type { Aftermath, MatchEvent } from '@arbiter/contracts';
import type { GameEvent, MatchState, Ruleset } from '@arbiter/kernel';
import { startingKey } from '../chance.js';
import { GameTable } from '../match/game-table.js';
import { actionOf, aftermathOf, gameEventsHash } from '../match/kernel-action.js';
import { type MatchMeta, foldMeta } from '../match/meta.js';
import { orderOf } from '../match/rewinds.js';
import { readBundle } from './read-bundle.js';

/** The first place where other rules lead to something else than was recorded. */
export interface Difference {
  readonly version: number;
  readonly what: 'refusal' | 'gameEvents';
}

/**
 * Plays an exported match's actions under other rules than those that it was recorded with, and compares the game events. Fingerprints and
 * states may differ between bundles; the game events should not, unless a rule was corrected.
 *
 * @returns the first difference, or null
 * @throws {Faulty} when the file is not a valid bundle
 */
export const compareRules = (file: string | Uint8Array, ruleset: Ruleset): Difference | null => {
  const { header, events } = readBundle(file);
  let meta: MatchMeta | null = null;
  let table: GameTable | null = null;
  const targets = new Set(events.flatMap(({ event }) => (event.type === 'Rewound' ? [event.data.toVersion] : [])));
  const states = new Map<number, MatchState>();
  for (const { stored, event } of events) {
    meta = foldMeta(meta, event);
    const recorded = aftermathOf(event);
    if (event.type === 'MatchStarted') {
      const started = GameTable.start(ruleset, meta.pins, startingKey(header.seed, meta.pins.matchId, meta.entropy));
      table = started.table;
      if (differs(started.events, event.data.aftermath)) return { version: stored.version, what: 'gameEvents' };
    } else if (recorded !== null) {
      const happened = table === null ? null : carriedOut(table, event, states, header.seed);
      if (happened === null) return { version: stored.version, what: 'refusal' };
      if (differs(happened, recorded)) return { version: stored.version, what: 'gameEvents' };
    }
    if (table !== null && targets.has(stored.version)) states.set(stored.version, table.state());
  }
  return null;
};

const differs = (happened: readonly GameEvent[], recorded: Aftermath): boolean => gameEventsHash(happened) !== recorded.gameEvents.hash;

/** Carries out what was recorded. @param states those to which the match goes back @returns null where the rules refuse it */
function carriedOut(
  table: GameTable,
  event: MatchEvent,
  states: ReadonlyMap<number, MatchState>,
  seed: string,
): readonly GameEvent[] | null {
  if (event.type === 'Rewound') {
    const then = states.get(event.data.toVersion);
    if (then === undefined || table.ruleset.rewinding === undefined) return null;
    return table.rewind(then, orderOf(event.data, seed, table.pins.matchId));
  }
  const action = actionOf(event);
  const outcome = action === null ? null : table.act(action);
  return outcome?.ok === true ? outcome.events : null;
}
