import type { Version } from '../ports.js';
import type { Timeline } from './timeline.js';

/**
 * Returns the newest version that spectators may see, behind the head by as many versions and as many milliseconds as the match's
 * `spectatorDelay` says. Once the match is over only the time counts. The creation itself is public.
 */
export const spectatorHead = (timeline: Timeline, now: number): Version => {
  const head = timeline.head();
  const { spectatorDelay } = timeline.at(1).meta.created;
  const over = timeline.at(head).meta.endedAt !== null;
  let version = over ? head : Math.max(1, head - spectatorDelay.versions);
  while (version > 1 && timeline.at(version).meta.at > now - spectatorDelay.ms) version -= 1;
  return version;
};

/** Returns the milliseconds until spectators see more without a further event; null when it takes an event, or everything is shown. */
export const spectatorWait = (timeline: Timeline, now: number): number | null => {
  const head = timeline.head();
  const { spectatorDelay } = timeline.at(1).meta.created;
  const over = timeline.at(head).meta.endedAt !== null;
  const limit = over ? head : Math.max(1, head - spectatorDelay.versions);
  const shown = spectatorHead(timeline, now);
  return shown >= limit ? null : Math.max(1, timeline.at(shown + 1).meta.at + spectatorDelay.ms - now);
};
