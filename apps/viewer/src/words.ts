import { arrangementWords } from './arrangement/words.js';
import type { BoardLayout, Language } from './types.js';
import { watchWords } from './watch/words.js';

/** A text in both languages. Chinese is in simplified script throughout; names of cards are written as their books print them. */
interface Words {
  readonly en: string;
  readonly zh: string;
}

const words: { [key: string]: Words } = {
  match: { en: 'Match', zh: '对局' },
  turn: { en: 'Turn', zh: '回合' },
  phase: { en: 'phase', zh: '阶段' },
  live: { en: 'Live', zh: '即时' },
  follow: { en: 'Follow live', zh: '跟随即时' },
  play: { en: 'Play', zh: '播放' },
  pause: { en: 'Pause', zh: '暂停' },
  back: { en: 'Step back', zh: '上一步' },
  forward: { en: 'Step forward', zh: '下一步' },
  version: { en: 'Version', zh: '版本' },
  events: { en: 'Events', zh: '纪录' },
  asked: { en: 'is asked', zh: '正在选择' },
  meanwhile: { en: 'Meanwhile you may', zh: '此时可以' },
  lost: {
    en: 'The server does not answer: it is tried again and again. What you see may be out of date.',
    zh: '服务器没有回应，正在不断重试。所见内容可能已过时。',
  },
  ruleNumber: { en: 'Rule $', zh: '规则 $' },
  pageFailed: { en: 'The page failed. What was sent is on record.', zh: '页面出错。已送出的内容都已记录。' },
  loadAgain: { en: 'Load again', zh: '重新载入' },
  notSent: { en: 'This could not be sent.', zh: '未能送出。' },
  winner: { en: 'Winner', zh: '胜者' },
  draw: { en: 'Draw', zh: '平手' },
  timeCalled: { en: 'Time was called', zh: '时间到' },
  turnsLeft: { en: 'turns after this one', zh: '本回合之后的回合数' },
  untilBehind: { en: 'who has less life loses', zh: '生命较少者负' },
  nobodyWon: { en: 'Nobody won', zh: '无人获胜' },
  notBegun: { en: 'The match has not begun.', zh: '对局尚未开始。' },
  neverBegun: { en: 'The match is over; it never began.', zh: '对局未开始即已结束。' },
  token: { en: 'Access token', zh: '存取权杖' },
  withoutToken: { en: 'Go on without a token', zh: '不用权杖继续' },
  empty: { en: 'empty', zh: '空' },
  under: { en: 'under it', zh: '下方' },
  seenAs: { en: 'Language', zh: '语言' },
  created: { en: 'waiting', zh: '等待中' },
  running: { en: 'running', zh: '进行中' },
  paused: { en: 'paused', zh: '暂停' },
  ended: { en: 'ended', zh: '已结束' },
  cancelled: { en: 'cancelled', zh: '已取消' },
  allEvents: { en: 'every step', zh: '每一步' },
  clockRuns: { en: 'clock, running', zh: '计时，进行中' },
  clockStands: { en: 'clock, standing', zh: '计时，停止' },
  perspective: { en: 'Perspective', zh: '视角' },
  judge: { en: 'judge', zh: '裁判' },
  spectator: { en: 'spectator', zh: '观众' },
  player: { en: 'player', zh: '牌手' },
  owner: { en: 'owner', zh: '拥有者' },
  more: { en: 'more', zh: '其余' },
  next: { en: 'next', zh: '下一个' },
  faceDown: { en: 'face down', zh: '背面朝上' },
  nameOfCard: { en: 'Name of a card', zh: '卡名' },
  close: { en: 'Close', zh: '关闭' },
  deckFromFile: { en: 'From a file', zh: '从文件读取' },
  lineNumber: { en: 'Line $:', zh: '第$行：' },
  ...arrangementWords,
  ...watchWords,
  gameNumber: { en: 'Game $', zh: '第$局' },
};

/** Returns a word by its key, in one language; an unknown key is returned as it is. */
export type WordOf = (key: string, language: Language) => string;

const own = (table: { readonly [key: string]: Words }, key: string): Words | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Adds the words of a part of the page that is loaded when it is shown. */
export function addWords(more: { readonly [key: string]: Words }): void {
  Object.assign(words, more);
}

/** Looks up words of the page itself. */
export const word: WordOf = (key, language) => own(words, key)?.[language] ?? key;

/** Returns a function that looks up words in a game's layout first, and then among those of the page. */
export const wordsOf =
  (layout: BoardLayout | null): WordOf =>
  (key, language) =>
    (layout === null ? undefined : own(layout.words, key))?.[language] ?? word(key, language);
