import type { Language, Viewer } from '@arbiter/kernel';
import { type Answered, bad, good } from '../match/problem.js';
import type { Timeline } from '../reading/timeline.js';
import type { Timelines } from '../reading/timelines.js';
import { transcriptLines } from '../reading/transcript.js';

/** Full eyes: a transcript is written of a match that is over, whose record is open to those who may have it. */
const everything: Viewer = { role: 'judge' };

function* lines(timeline: Timeline, language: Language, progress: (done: number, total: number) => void): Generator<string> {
  const { pins } = timeline.at(1).meta;
  yield `# ${timeline.ruleset.names[language]} — ${pins.matchId}\n\n`;
  const total = timeline.head();
  for (let version = 1; version <= total; version += 1) {
    for (const line of transcriptLines(timeline.ruleset, { ...timeline.at(version), version }, everything, language)) {
      yield `${line.version}${line.seq === 0 ? '' : `.${line.seq}`}\t${line.text}${line.rule === null ? '' : ` [${line.rule}]`}\n`;
    }
    progress(version, total);
  }
}

/** The readable record of a match that is over, line by line. @throws {Diverged} {UnknownRuleset} {UnreadableEvent} */
export const writeTranscript = async (
  timelines: Timelines,
  matchId: string,
  language: Language,
  progress: (done: number, total: number) => void = () => undefined,
): Promise<Answered<Iterable<string>>> => {
  const timeline = await timelines.get(matchId);
  if (timeline === null) return bad('match/not-found', 'There is no such match.', { matchId });
  if (timeline.at(timeline.head()).meta.endedAt === null) return bad('read/closed-while-running', 'The full transcript is written when the match is over.');
  return good(lines(timeline, language, progress));
};
