import { textIn } from '../shared/language.js';
import type { Language } from '../shared/language.js';
import { gamesOf, scoreText } from '../shared/results.js';
import type { Result, Table } from '../shared/types.js';

const doubleLoss = { en: 'both lose', zh: '双方判负' };
const podWon = { en: '{name} won', zh: '{name} 获胜' };
const podDrawn = { en: 'drawn', zh: '平手' };
const noShow = { en: '{name} did not come', zh: '{name} 缺席' };

/** Writes a result, seen from one side of its table. */
export function resultText(result: Result, { seats }: Pick<Table, 'seats'>, language: Language, first = seats[0]?.entrant ?? 0): string {
  const nameOf = (of: number): string => seats.find(({ entrant }) => entrant === of)?.name ?? '';
  switch (result.kind) {
    case 'pod':
      return result.winner === null ? textIn(podDrawn, language) : textIn(podWon, language, { name: nameOf(result.winner) });
    case 'doubleLoss':
      return textIn(doubleLoss, language);
    case 'noShow':
      return textIn(noShow, language, { name: nameOf(result.absent) });
    case 'games': {
      const other = seats.find(({ entrant }) => entrant !== first)?.entrant ?? 0;
      const games = gamesOf(result, first, other);
      return games === null ? '' : scoreText(games);
    }
  }
}
