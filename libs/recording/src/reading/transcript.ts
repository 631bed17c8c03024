import type { GameEvent, Language, PlayerNames, RuleRef, Viewer } from '@arbiter/kernel';
import type { TranscriptLine } from '../match/commands.js';
import type { Timeline } from './timeline.js';
import { eventWords } from './words.js';

const line = (version: number, seq: number, type: string, rule: RuleRef | null, text: string | null): readonly TranscriptLine[] =>
  text === null || text === '' ? [] : [{ version, seq, type, rule, text }];

/**
 * Returns the lines of one version, as the viewer may read them: recording's own sentence, then those of the game events, in order. What
 * ended the match comes after what led to it. Players are called by their names where these are given.
 */
export const transcriptLines = (
  timeline: Pick<Timeline, 'ruleset' | 'at' | 'eventsFor'>,
  version: number,
  viewer: Viewer,
  language: Language,
  names: PlayerNames = [],
): readonly TranscriptLine[] => [
  ...line(version, 0, timeline.at(version).event.type, null, eventWords(timeline.at(version).event, language, names)),
  ...timeline
    .eventsFor(version, viewer)
    .flatMap((event: GameEvent) => line(version, event.seq, event.type, event.rule, timeline.ruleset.renderEvent(event, language, names))),
];
