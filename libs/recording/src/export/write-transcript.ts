import type { Language, PlayerNames, Viewer } from '@arbiter/kernel';
import { type Answered, bad, good } from '../match/problem.js';
import type { Version } from '../ports.js';
import type { Timeline } from '../reading/timeline.js';
import type { Timelines } from '../reading/timelines.js';
import { transcriptLines } from '../reading/transcript.js';

/** The full perspective: a transcript is written only of a match that is over, whose record is open to everybody who may have it. */
const everything: Viewer = { role: 'judge' };

function* lines(
  timeline: Timeline,
  total: Version,
  language: Language,
  names: PlayerNames,
  progress: (done: number, total: number) => void,
): Generator<string> {
  const { pins } = timeline.at(1).meta;
  yield `# ${timeline.ruleset.names[language]} — ${pins.matchId}\n\n`;
  for (let version = 1; version <= total; version += 1) {
    for (const line of transcriptLines(timeline, version, everything, language, names)) {
      yield `${line.version}${line.seq === 0 ? '' : `.${line.seq}`}\t${line.text}${line.rule === null ? '' : ` [${line.rule}]`}\n`;
    }
    progress(version, total);
  }
}

/**
 * Writes the readable record of a match that is over, line by line.
 * @param options.version version of the last event in it; absent: the newest
 * @param options.names names of the players by seat
 * @throws {Diverged} {UnknownRuleset} {UnreadableEvent}
 */
export const writeTranscript = async (
  timelines: Timelines,
  matchId: string,
  language: Language,
  {
    version,
    names = [],
    progress = () => undefined,
  }: { readonly version?: Version; readonly names?: PlayerNames; readonly progress?: (done: number, total: number) => void } = {},
): Promise<Answered<Iterable<string>>> => {
  const timeline = await timelines.checked(matchId);
  if (timeline === null) return bad('match/not-found', 'There is no such match.', { matchId });
  const last = Math.min(version ?? timeline.head(), timeline.head());
  if (timeline.at(last).meta.endedAt === null)
    return bad('read/closed-while-running', 'The full transcript is written when the match is over.');
  return good(lines(timeline, last, language, names, progress));
};
