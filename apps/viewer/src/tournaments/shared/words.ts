import { type BothLanguages, type Language, type Params, textIn } from './language.js';
import { problemText } from './problems.js';
import type { Entrant, RefusedLine, Tournament } from './types.js';
import { archiveWords } from './words-archive.js';
import { commonWords } from './words-common.js';
import { deskWords } from './words-desk.js';
import { publicWords } from './words-public.js';

/** Every word of the pages by its key. */
export const words = { ...commonWords, ...publicWords, ...deskWords, ...archiveWords } as const;
export type WordKey = keyof typeof words;

/** A word of the pages in one language. */
export const wordIn = (key: WordKey, language: Language, params: Params = {}): string => textIn(words[key], language, params);

const statuses = {
  setUp: { en: 'being set up', zh: '准备中' },
  registration: { en: 'registration open', zh: '报名中' },
  closed: { en: 'registration closed', zh: '报名截止' },
  running: { en: 'running', zh: '进行中' },
  finished: { en: 'finished', zh: '已结束' },
  cancelled: { en: 'cancelled', zh: '已取消' },
} as const satisfies Readonly<Record<Tournament['status'], BothLanguages>>;

/** How far a tournament is. */
export const statusWord = (status: Tournament['status'], language: Language): string => textIn(statuses[status], language);

interface FigureWords {
  readonly short: BothLanguages;
  readonly long: BothLanguages;
}

const same = (text: string): BothLanguages => ({ en: text, zh: text });

const figures: { readonly [figure: string]: FigureWords } = {
  points: { short: { en: 'Pts', zh: '积分' }, long: { en: 'match points', zh: '积分' } },
  mw: { short: same('MW'), long: { en: 'match-win percentage', zh: '胜率' } },
  gw: { short: same('GW'), long: { en: 'game-win percentage', zh: '局胜率' } },
  omw: { short: same('OMW'), long: { en: 'opponents’ match-win percentage', zh: '对手胜率' } },
  ogw: { short: same('OGW'), long: { en: 'opponents’ game-win percentage', zh: '对手局胜率' } },
  oomw: { short: same('OOMW'), long: { en: 'opponents’ opponents’ match-win percentage', zh: '对手的对手胜率' } },
  opponentPoints: { short: { en: 'Opp. pts', zh: '对手分' }, long: { en: 'opponents’ mean points', zh: '对手平均积分' } },
};

/** What a number of the standings is called. */
export function figureWord(figure: string, length: keyof FigureWords, language: Language): string {
  const found = Object.hasOwn(figures, figure) ? figures[figure] : undefined;
  return found === undefined ? figure : textIn(found[length], language);
}

const outcomes: { readonly [outcome: string]: BothLanguages } = {
  win: { en: 'won', zh: '胜' },
  draw: { en: 'drawn', zh: '平' },
  loss: { en: 'lost', zh: '负' },
  bye: { en: 'bye', zh: '轮空' },
  'assigned loss': { en: 'loss without opponent', zh: '无对手判负' },
};

/** What a round was for somebody. */
export function outcomeWord(outcome: string, language: Language): string {
  const found = Object.hasOwn(outcomes, outcome) ? outcomes[outcome] : undefined;
  return found === undefined ? outcome : textIn(found, language);
}

const standings = {
  waiting: { en: 'waits for a place', zh: '候补' },
  cancelled: { en: 'has cancelled', zh: '已取消' },
  dropped: { en: 'dropped', zh: '已退赛' },
  disqualified: { en: 'disqualified', zh: '取消资格' },
  here: { en: 'checked in', zh: '已签到' },
  noShow: { en: 'did not come', zh: '缺席' },
} as const satisfies { readonly [key: string]: BothLanguages };

/** What there is to say of an entrant: the one thing that matters most; empty for whoever is only registered. */
export function entrantWord({ place, play, presence }: Entrant, language: Language): string {
  if (place !== 'registered') return textIn(standings[place], language);
  if (play !== 'active') return textIn(standings[play], language);
  return presence === 'expected' ? '' : textIn(standings[presence], language);
}

const refusedLine = { en: 'Line {line}: {what}', zh: '第 {line} 行：{what}' };

/** Why a line of a list of players was not taken. */
export function refusedLineWord({ line, code, detail }: RefusedLine, language: Language): string {
  const { title, advice } = problemText({ code, title: detail, detail: '', params: {} }, language);
  return textIn(refusedLine, language, { line, what: `${title} ${advice}`.trim() });
}
