import type { GameEvent, Language, PlayerNames, RuleRef, Ruleset, Viewer } from '@arbiter/kernel';
import type { TranscriptLine } from '../match/commands.js';
import type { Moment } from './timeline.js';
import { eventWords } from './words.js';

const line = (version: number, seq: number, type: string, rule: RuleRef | null, text: string | null): readonly TranscriptLine[] =>
  text === null || text === '' ? [] : [{ version, seq, type, rule, text }];

/**
 * Returns the lines of one version, as the viewer may read them: recording's own sentence, then those of the game events, in order. What
 * ended the match comes after what led to it. Players are called by their names where these are given.
 */
export const transcriptLines = (
  ruleset: Ruleset,
  moment: Pick<Moment, 'event' | 'game'> & { readonly version: number },
  viewer: Viewer,
  language: Language,
  names: PlayerNames = [],
): readonly TranscriptLine[] => [
  ...line(moment.version, 0, moment.event.type, null, eventWords(moment.event, language, names)),
  ...ruleset
    .eventsFor(moment.game, viewer)
    .flatMap((event: GameEvent) => line(moment.version, event.seq, event.type, event.rule, ruleset.renderEvent(event, language, names))),
];
