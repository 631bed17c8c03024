import type { Language } from '../types.js';
import { word } from '../words.js';
import type { FoundMatch } from './lobby-api.js';

/** A word with its `$` filled in, in order. */
export const filled = (key: string, language: Language, ...values: readonly (number | string)[]): string =>
  values.reduce<string>((text, value) => text.replace('$', String(value)), word(key, language));

const bySeat = (values: readonly number[]): string => values.join(' – ');

/** Says how far a live match is and how many watch, as far as either is told; numbers of players stand in the order of their names. */
export function liveLine({ progress, watching }: Pick<FoundMatch, 'progress' | 'watching'>, language: Language): readonly string[] {
  const { turn = null, wins = null, score = null } = progress ?? {};
  return [
    ...(wins === null ? [] : [filled('gamesWon', language, bySeat(wins))]),
    ...(turn === null ? [] : [filled('turnNow', language, turn)]),
    ...(score === null ? [] : [`${score.names[language]} ${bySeat(score.bySeat)}`]),
    ...(watching === null ? [] : [watching === 0 ? word('nobodyWatches', language) : filled('watchedBy', language, watching)]),
  ];
}
