import type { Ruleset } from '@arbiter/kernel';
import { startingKey } from '../chance.js';
import { GameTable } from '../match/game-table.js';
import { actionOf, aftermathOf, gameEventsHash } from '../match/kernel-action.js';
import { type MatchMeta, foldMeta } from '../match/meta.js';
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
  for (const { stored, event } of events) {
    meta = foldMeta(meta, event);
    const recorded = aftermathOf(event);
    if (recorded === null) continue;
    const action = actionOf(event);
    let happened;
    if (action === null) {
      const started = GameTable.start(ruleset, meta.pins, startingKey(header.seed, meta.pins.matchId, meta.entropy));
      table = started.table;
      happened = started.events;
    } else {
      const outcome = table?.act(action);
      if (outcome?.ok !== true) return { version: stored.version, what: 'refusal' };
      happened = outcome.events;
    }
    if (gameEventsHash(happened) !== recorded.gameEvents.hash) return { version: stored.version, what: 'gameEvents' };
  }
  return null;
};
