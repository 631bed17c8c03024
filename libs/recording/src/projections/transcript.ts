import type { GameEvent } from '@arbiter/kernel';
import type { FeedEntry, Projection, RowChange } from '../ports.js';
import type { Timeline } from '../reading/timeline.js';
import type { Timelines } from '../reading/timelines.js';

/**
 * A line holds the whole game event, with what only some may know: the door that shows it drops what its reader may not.
 * The words are those that everybody may read.
 */
const line = (timeline: Timeline, version: number, event: GameEvent): RowChange => {
  const [open = event] = timeline.ruleset.eventsFor([event], { role: 'spectator' });
  return {
    change: 'put',
    table: 'transcript_line',
    key: { match_id: timeline.matchId, line: event.seq },
    values: { version, event: { ...event }, text_en: timeline.ruleset.renderEvent(open, 'en'), text_zh: timeline.ruleset.renderEvent(open, 'zh') },
  };
};

/**
 * The game events of every match, in order; line numbers are the events' own.
 * @param trouble told of a match whose rules do not come to what was recorded, or are not installed: it gets no lines
 */
export const transcriptProjection = (timelines: Timelines, trouble: (error: unknown, matchId: string) => void): Projection => {
  const linesOf = async ({ event: stored }: FeedEntry): Promise<readonly RowChange[]> => {
    try {
      const timeline = await timelines.get(stored.matchId);
      if (timeline === null || timeline.head() < stored.version) return [];
      return timeline.at(stored.version).game.map((event) => line(timeline, stored.version, event));
    } catch (error) {
      // One broken match must not keep all the others from being told.
      trouble(error, stored.matchId);
      return [];
    }
  };
  return {
    name: 'transcript_line',
    tables: ['transcript_line'],
    project: async (entries) => {
      const changes: RowChange[] = [];
      for (const entry of entries) changes.push(...(await linesOf(entry)));
      return changes;
    },
  };
};
