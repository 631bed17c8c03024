import { textIn } from '../shared/language.js';
import type { Language } from '../shared/language.js';
import { gamesOf, scoreText } from '../shared/results.js';
import type { Result, Table } from '../shared/types.js';

const doubleLoss = { en: 'both lose', zh: '双方判负' };
const podWon = { en: '{name} won', zh: '{name} 获胜' };
const podDrawn = { en: 'drawn', zh: '平手' };
const podDrawnBut = { en: 'drawn; lost: {names}', zh: '平手；判负：{names}' };
const allLose = { en: 'all lose', zh: '全桌判负' };
const noShow = { en: '{name} did not come', zh: '{name} 缺席' };

/** Writes a result, seen from one side of its table. */
export function resultText(result: Result, { seats }: Pick<Table, 'seats'>, language: Language, first = seats[0]?.entrant ?? 0): string {
  const nameOf = (of: number): string => seats.find(({ entrant }) => entrant === of)?.name ?? '';
  const podText = ({ winner, lost = [] }: Extract<Result, { readonly kind: 'pod' }>): string => {
    if (winner !== null) return textIn(podWon, language, { name: nameOf(winner) });
    if (lost.length === 0) return textIn(podDrawn, language);
    if (lost.length === seats.length) return textIn(allLose, language);
    return textIn(podDrawnBut, language, { names: lost.map(nameOf).join(language === 'zh' ? '、' : ', ') });
  };
  switch (result.kind) {
    case 'pod':
      return podText(result);
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
