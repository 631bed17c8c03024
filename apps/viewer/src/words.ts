import type { Language } from './types.js';
import { forceOfWillWords } from './force-of-will-words.js';
import { grandArchiveWords } from './grand-archive-words.js';
import { magicWords } from './magic-words.js';
import { yugiohWords } from './yugioh-words.js';

/** Chinese is in simplified script throughout; names of cards stand as their books print them. */
interface Words {
  readonly en: string;
  readonly zh: string;
}

const words: { readonly [key: string]: Words } = {
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
  notSent: { en: 'This could not be sent.', zh: '未能送出。' },
  score: { en: 'score', zh: '分数' },
  reward: { en: 'reward', zh: '奖励' },
  energy: { en: 'energy', zh: '充能' },
  forest: { en: 'forest', zh: '森林' },
  hand: { en: 'hand', zh: '手牌' },
  deck: { en: 'deck', zh: '牌库' },
  graveyard: { en: 'graveyard', zh: '坟墓场' },
  exile: { en: 'exile', zh: '放逐区' },
  field: { en: 'field', zh: '场地' },
  limbo: { en: 'in use', zh: '使用中' },
  countdown: { en: 'countdown', zh: '倒数' },
  winner: { en: 'Winner', zh: '胜者' },
  draw: { en: 'Draw', zh: '平手' },
  nobodyWon: { en: 'Nobody won', zh: '无人获胜' },
  drawing: { en: 'draw', zh: '抓牌' },
  notBegun: { en: 'The match has not begun.', zh: '对局尚未开始。' },
  neverBegun: { en: 'The match is over; it never began.', zh: '对局未开始即已结束。' },
  token: { en: 'Access token', zh: '存取权杖' },
  withoutToken: { en: 'Go on without a token', zh: '不用权杖继续' },
  open: { en: 'Open', zh: '开启' },
  tokenHint: { en: 'The token stays in this browser tab.', zh: '权杖只保存在此分页。' },
  matchId: { en: 'Match id', zh: '对局编号' },
  empty: { en: 'empty', zh: '空' },
  under: { en: 'under it', zh: '下方' },
  bestowed: { en: 'bestowed', zh: '被赋予' },
  seenAs: { en: 'Language', zh: '语言' },
  created: { en: 'waiting', zh: '等待中' },
  running: { en: 'running', zh: '进行中' },
  paused: { en: 'paused', zh: '暂停' },
  ended: { en: 'ended', zh: '已结束' },
  cancelled: { en: 'cancelled', zh: '已取消' },
  preparation: { en: 'preparation', zh: '准备' },
  defence: { en: 'defence', zh: '防守' },
  summon: { en: 'summon', zh: '召唤' },
  tactic: { en: 'tactic', zh: '战术' },
  end: { en: 'end', zh: '结束' },
  between: { en: 'between turns', zh: '回合之间' },
  front: { en: 'front', zh: '前排' },
  backRow: { en: 'back', zh: '后排' },
  upright: { en: 'upright', zh: '直立' },
  attacking: { en: 'attacking', zh: '进攻' },
  sideways: { en: 'sideways', zh: '横放' },
  line: { en: 'Line', zh: '战线' },
  neutral: { en: 'neutral', zh: '中立' },
  art: { en: 'art', zh: '艺术品' },
  orc: { en: 'orc', zh: '兽人' },
  cat: { en: 'cat thief', zh: '喵喵贼' },
  yokai: { en: 'yokai village', zh: '妖怪村庄' },
  virtual: { en: 'virtual world', zh: '虚拟世界' },
  island: { en: 'happy island', zh: '欢乐岛' },
  power: { en: 'power beast', zh: '发电兽' },
  carbon: { en: 'carbon', zh: '碳碳族' },
  hero: { en: 'heroes guild', zh: '勇者公会' },
  pierce: { en: 'Pierce', zh: '贯穿' },
  ranged: { en: 'Ranged', zh: '远程' },
  venom: { en: 'Venom', zh: '剧毒' },
  blocker: { en: 'Blocker', zh: '阻挡' },
  ambush: { en: 'Ambush', zh: '偷袭' },
  dismantle: { en: 'Dismantle', zh: '拆卸' },
  armorBreak: { en: 'Armor Break', zh: '破甲' },
  glide: { en: 'Glide', zh: '滑行' },
  machineMerge: { en: 'Machine Merge', zh: '机械合体' },
  devourMerge: { en: 'Devour Merge', zh: '吞食合体' },
  cover: { en: 'Cover', zh: '掩护' },
  magicResistance: { en: 'Magic Resistance', zh: '魔法抗性' },
  enemyMagicResistance: { en: 'Enemy Magic Resistance', zh: '敌方魔法抗性' },
  destructionResistance: { en: 'Destruction Resistance', zh: '破坏抗性' },
  effectResistance: { en: 'Effect Resistance', zh: '效果抗性' },
  enemyEffectResistance: { en: 'Enemy Effect Resistance', zh: '敌方效果抗性' },
  imprisoned: { en: 'Imprisoned', zh: '禁锢' },
  decay: { en: 'Decay', zh: '衰退' },
  allEvents: { en: 'every step', zh: '每一步' },
  allMatches: { en: 'empty: every match', zh: '留空：所有对局' },
  noMatches: { en: 'No match yet.', zh: '尚无对局。' },
  clockRuns: { en: 'clock, running', zh: '计时，进行中' },
  clockStands: { en: 'clock, standing', zh: '计时，停止' },
  eyes: { en: 'Eyes', zh: '视角' },
  judge: { en: 'judge', zh: '裁判' },
  spectator: { en: 'spectator', zh: '观众' },
  player: { en: 'player', zh: '牌手' },
};

/** Words of the page itself; an unknown key is shown as it is. */
export function word(key: string, language: Language): string {
  const known = Object.hasOwn(words, key) ? words[key] : magicWords[key];
  return known?.[language] ?? key;
}

/** What Starline calls otherwise than the other games. */
const starlineWords: { readonly [key: string]: Words } = {
  graveyard: { en: 'graveyard', zh: '墓地' },
  exile: { en: 'exile', zh: '除外' },
  drawing: { en: 'draw', zh: '抽牌' },
  player: { en: 'player', zh: '玩家' },
};

/** Words of single games, by their ids. */
const wordsOfGames: { readonly [game: string]: { readonly [key: string]: Words } } = {
  starline: starlineWords,
  yugioh: yugiohWords,
  'force-of-will': forceOfWillWords,
  'grand-archive': grandArchiveWords,
};

/** The same where a game has a word of its own for it. */
export function gameWord(game: string, key: string, language: Language): string {
  const words = wordsOfGames[game];
  const own = words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;
  return own === undefined ? word(key, language) : own[language];
}

/** Every text of the page, for the spec that reads them. */
export const allWords: readonly Words[] = [words, magicWords, ...Object.values(wordsOfGames)].flatMap((table) => Object.values(table));
