import { UnreadableEvent, matchStreamType } from '@arbiter/contracts';
import type { GameEvent } from '@arbiter/kernel';
import { byTheRules, Diverged, RulesFailed } from '../match/game-table.js';
import { SeedLost } from '../match/live-match.js';
import { type FeedEntry, type Projection, RecordBroken, type RowChange, UnknownRuleset } from '../ports.js';
import type { Timeline } from '../reading/timeline.js';
import type { Timelines } from '../reading/timelines.js';

/**
 * Makes the row of one game event. It has the whole event, including what only some viewers may see: code that shows a line must leave out
 * what its reader may not see. The words are those that everybody may read.
 */
const line = (timeline: Timeline, version: number, event: GameEvent): RowChange => {
  const [open = event] = timeline.ruleset.eventsFor([event], { role: 'spectator' });
  return {
    change: 'put',
    table: 'transcript_line',
    key: { match_id: timeline.matchId, line: event.seq },
    values: {
      version,
      event: { ...event },
      text_en: timeline.ruleset.renderEvent(open, 'en'),
      text_zh: timeline.ruleset.renderEvent(open, 'zh'),
    },
  };
};

/** Errors of a match of which no transcript can be made, however often it is tried; any other error may be gone the next time. */
const broken = [RecordBroken, Diverged, RulesFailed, SeedLost, UnknownRuleset, UnreadableEvent] as const;

/**
 * Projects the game events of every match, in order; line numbers are the events' own.
 * @param trouble called for a match whose rules do not lead to what was recorded, or are not installed: it gets no lines
 * @throws {Error} when the log can't be read now; nothing is projected then, and the same entries can be projected later
 */
export const transcriptProjection = (timelines: Timelines, trouble: (error: unknown, matchId: string) => void): Projection => {
  const linesOf = async ({ event: stored }: FeedEntry): Promise<readonly RowChange[]> => {
    try {
      const timeline = await timelines.get(stored.stream.id);
      if (timeline === null)
        throw new UnreadableEvent(stored.type, stored.schemaVersion, `match ${stored.stream.id} does not begin with its creation`);
      const { game } = timeline.at(stored.version);
      return byTheRules(stored.stream.id, stored.version, () => game.map((event) => line(timeline, stored.version, event)));
    } catch (error) {
      if (!broken.some((kind) => error instanceof kind)) throw error;
      // One broken match must not keep all other matches from being projected.
      // That a match is set apart was reported when it happened.
      if (!(error instanceof RecordBroken)) trouble(error, stored.stream.id);
      return [];
    }
  };
  return {
    name: 'transcript_line',
    tables: ['transcript_line'],
    streamTypes: [matchStreamType],
    streamColumn: 'match_id',
    project: async (entries) => {
      const changes: RowChange[] = [];
      for (const entry of entries) changes.push(...(await linesOf(entry)));
      return changes;
    },
  };
};
