import type { Decision, PlayedStep, RewindOrder } from '@arbiter/kernel';
import type { MatchEvent, MatchEventData } from '@arbiter/contracts';
import { rewindKey } from '../chance.js';
import { type Clocks, settleClocks, stopClocks } from './clocks.js';
import type { Version } from '../ports.js';
import { actionOf } from './kernel-action.js';
import { clockNow, type MatchMeta } from './meta.js';

/** A rewind that stands in the log. */
export interface RecordedRewind {
  /** Version of the event. */
  readonly version: Version;
  /** The version that stands again since. */
  readonly toVersion: Version;
}

/** So often a match goes back at most: whoever needs it more often plays it again from the start. */
export const mostRewinds = 8;

/** Returns the version of the rewind by which a version was abandoned first; null where it stands. */
export const abandonedBy = (rewinds: readonly RecordedRewind[], version: Version): Version | null =>
  rewinds.find((rewind) => rewind.version > version && rewind.toVersion < version)?.version ?? null;

/** Why a match can't go back to a version. */
export type RewindFault = 'version-unknown' | 'other-game' | 'abandoned' | 'nothing-since' | 'too-many';

/** A match that may go back, as far as the log itself says. */
export interface Rewindable {
  readonly rewinds: readonly RecordedRewind[];
  /** The newest version. */
  readonly head: Version;
  /** Version of the event that began the match; null before the start. */
  readonly startedAt: Version | null;
  metaAt(version: Version): MatchMeta;
}

/**
 * Says why a match can't go back to a version; null where it can. It goes back within a game only, to a version that stands, and only where
 * the rules have done something since.
 */
export function rewindFault({ rewinds, head, startedAt, metaAt }: Rewindable, toVersion: Version): RewindFault | null {
  if (startedAt === null || toVersion < startedAt || toVersion > head) return 'version-unknown';
  if (rewinds.length >= mostRewinds) return 'too-many';
  if (abandonedBy(rewinds, toVersion) !== null) return 'abandoned';
  const [then, now] = [metaAt(toVersion), metaAt(head)];
  if (then.gamesEnded !== now.gamesEnded) return 'other-game';
  return then.aftermath?.actions === now.aftermath?.actions ? 'nothing-since' : null;
}

/**
 * Returns what the rules did for an event, as they play it again; null where they did nothing.
 * @param actionsAt gives the number of actions that stood at a version
 */
export function playedStep(event: MatchEvent, actionsAt: (version: Version) => number, seed: string, matchId: string): PlayedStep | null {
  if (event.type === 'Rewound') return { rewoundTo: actionsAt(event.data.toVersion), order: orderOf(event.data, seed, matchId) };
  const action = actionOf(event);
  return action === null ? null : { action };
}

/** Returns what a recorded rewind told the rules. */
export const orderOf = (
  { number, piles }: Pick<MatchEventData<'Rewound'>, 'number' | 'piles'>,
  seed: string,
  matchId: string,
): RewindOrder => ({
  key: rewindKey(seed, matchId, number),
  piles,
});

/** Number of actions that stood after an event; 0 at the start. */
export const actionsAfter = (meta: MatchMeta): number => meta.aftermath?.actions ?? 0;

/**
 * Returns the clocks after a rewind: nobody is charged for what was abandoned, or everybody keeps what they have now. Whoever is asked has the
 * free time of the question anew.
 * @param now the match as it is paused; its clocks stand at that moment
 * @returns null without clocks
 */
export function clocksRewound(then: MatchMeta, now: MatchMeta, banks: 'then' | 'now', pending: readonly Decision[]): Clocks | null {
  const rules = now.created.clock;
  const from = banks === 'then' ? then : now;
  if (rules === null || from.clocks === null) return null;
  return settleClocks(rules, stopClocks(from.clocks, clockNow(from, from.at)), pending, null, clockNow(now, now.at));
}
