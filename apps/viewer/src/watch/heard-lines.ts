import type { Language, Line, News } from '../types.js';

/** Recorded events that have no sentence of their own: what they led to in the game says everything. */
const withoutSentence: ReadonlySet<string> = new Set(['ActionRecorded', 'TimeCalled', 'JudgeViewed']);

/**
 * Returns the lines of what was heard over a live stream, as the transcript would tell them.
 * @param heard news by their versions
 * @param after version after which lines are wanted
 * @param until version of the last one that is wanted
 * @returns null where the transcript has to be asked, since something was not heard, or has a sentence of its own
 */
export const heardLines = (heard: ReadonlyMap<number, News>, language: Language, after: number, until: number): readonly Line[] | null => {
  const lines: Line[] = [];
  for (let version = after + 1; version <= until; version += 1) {
    const news = heard.get(version);
    if (news === undefined || !withoutSentence.has(news.type)) return null;
    for (const { seq, type, rule, words } of news.game) {
      const text = words[language];
      if (text !== '') lines.push({ version, seq, type, rule, text });
    }
  }
  return lines;
};
