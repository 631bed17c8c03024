import type { Language } from './types.js';
import { forceOfWillWords } from './force-of-will-words.js';
import { grandArchiveWords } from './grand-archive-words.js';
import { magicWords } from './magic-words.js';
import { yugiohWords } from './yugioh-words.js';

/** In which words the page speaks: English, or Chinese in the script of the game's book. */
export type Tongue = 'en' | 'zh' | 'zh-Hans';

interface Words {
  readonly en: string;
  readonly zh: string;
  /** In simplified script, where it differs. */
  readonly hans?: string;
}

/** Games whose book and cards are in simplified script. */
const inSimplifiedScript: ReadonlySet<string> = new Set(['magic', 'yugioh', 'force-of-will', 'grand-archive']);

/** The tongue of a language for a game; the game's id may be '' for the page itself. */
export function tongueOf(language: Language, game: string): Tongue {
  return language === 'zh' && inSimplifiedScript.has(game) ? 'zh-Hans' : language;
}

/** The language in which the rules speak. */
export function languageOf(tongue: Tongue): Language {
  return tongue === 'en' ? 'en' : 'zh';
}

const words: { readonly [key: string]: Words } = {
  match: { en: 'Match', zh: '對局', hans: '对局' },
  turn: { en: 'Turn', zh: '回合' },
  phase: { en: 'phase', zh: '階段', hans: '阶段' },
  live: { en: 'Live', zh: '即時', hans: '即时' },
  follow: { en: 'Follow live', zh: '跟隨即時', hans: '跟随即时' },
  play: { en: 'Play', zh: '播放' },
  pause: { en: 'Pause', zh: '暫停', hans: '暂停' },
  back: { en: 'Step back', zh: '上一步' },
  forward: { en: 'Step forward', zh: '下一步' },
  version: { en: 'Version', zh: '版本' },
  events: { en: 'Events', zh: '紀錄', hans: '纪录' },
  asked: { en: 'is asked', zh: '正在選擇', hans: '正在选择' },
  meanwhile: { en: 'Meanwhile you may', zh: '此時可以', hans: '此时可以' },
  notSent: { en: 'This could not be sent.', zh: '未能送出。' },
  score: { en: 'score', zh: '分數' },
  reward: { en: 'reward', zh: '獎勵' },
  energy: { en: 'energy', zh: '充能' },
  forest: { en: 'forest', zh: '森林' },
  hand: { en: 'hand', zh: '手牌' },
  deck: { en: 'deck', zh: '牌庫' },
  graveyard: { en: 'graveyard', zh: '墓地', hans: '坟墓场' },
  exile: { en: 'exile', zh: '除外', hans: '放逐区' },
  field: { en: 'field', zh: '場地' },
  limbo: { en: 'in use', zh: '使用中' },
  countdown: { en: 'countdown', zh: '倒數' },
  winner: { en: 'Winner', zh: '勝者', hans: '胜者' },
  draw: { en: 'Draw', zh: '平手' },
  nobodyWon: { en: 'Nobody won', zh: '無人獲勝', hans: '无人获胜' },
  drawing: { en: 'draw', zh: '抽牌', hans: '抓牌' },
  notBegun: { en: 'The match has not begun.', zh: '對局尚未開始。', hans: '对局尚未开始。' },
  neverBegun: { en: 'The match is over; it never began.', zh: '對局未開始即已結束。', hans: '对局未开始即已结束。' },
  token: { en: 'Access token', zh: '存取權杖', hans: '存取权杖' },
  open: { en: 'Open', zh: '開啟', hans: '开启' },
  tokenHint: { en: 'The token stays in this browser tab.', zh: '權杖只保存在此分頁。', hans: '权杖只保存在此分页。' },
  matchId: { en: 'Match id', zh: '對局編號', hans: '对局编号' },
  empty: { en: 'empty', zh: '空' },
  under: { en: 'under it', zh: '下方' },
  bestowed: { en: 'bestowed', zh: '被賦予' },
  seenAs: { en: 'Language', zh: '語言', hans: '语言' },
  created: { en: 'waiting', zh: '等待中' },
  running: { en: 'running', zh: '進行中', hans: '进行中' },
  paused: { en: 'paused', zh: '暫停', hans: '暂停' },
  ended: { en: 'ended', zh: '已結束', hans: '已结束' },
  cancelled: { en: 'cancelled', zh: '已取消' },
  preparation: { en: 'preparation', zh: '準備' },
  defence: { en: 'defence', zh: '防守' },
  summon: { en: 'summon', zh: '召喚' },
  tactic: { en: 'tactic', zh: '戰術' },
  end: { en: 'end', zh: '結束', hans: '结束' },
  between: { en: 'between turns', zh: '回合之間' },
  front: { en: 'front', zh: '前排' },
  backRow: { en: 'back', zh: '後排' },
  upright: { en: 'upright', zh: '直立' },
  attacking: { en: 'attacking', zh: '進攻' },
  sideways: { en: 'sideways', zh: '橫放' },
  line: { en: 'Line', zh: '戰線' },
  neutral: { en: 'neutral', zh: '中立' },
  art: { en: 'art', zh: '藝術品' },
  orc: { en: 'orc', zh: '獸人' },
  cat: { en: 'cat thief', zh: '喵喵賊' },
  yokai: { en: 'yokai village', zh: '妖怪村莊' },
  virtual: { en: 'virtual world', zh: '虛擬世界' },
  island: { en: 'happy island', zh: '歡樂島' },
  power: { en: 'power beast', zh: '發電獸' },
  carbon: { en: 'carbon', zh: '碳碳族' },
  hero: { en: 'heroes guild', zh: '勇者公會' },
  pierce: { en: 'Pierce', zh: '貫穿' },
  ranged: { en: 'Ranged', zh: '遠程' },
  venom: { en: 'Venom', zh: '劇毒' },
  blocker: { en: 'Blocker', zh: '阻擋' },
  ambush: { en: 'Ambush', zh: '偷襲' },
  dismantle: { en: 'Dismantle', zh: '拆卸' },
  armorBreak: { en: 'Armor Break', zh: '破甲' },
  glide: { en: 'Glide', zh: '滑行' },
  machineMerge: { en: 'Machine Merge', zh: '機械合體' },
  devourMerge: { en: 'Devour Merge', zh: '吞食合體' },
  cover: { en: 'Cover', zh: '掩護' },
  magicResistance: { en: 'Magic Resistance', zh: '魔法抗性' },
  enemyMagicResistance: { en: 'Enemy Magic Resistance', zh: '敵方魔法抗性' },
  destructionResistance: { en: 'Destruction Resistance', zh: '破壞抗性' },
  effectResistance: { en: 'Effect Resistance', zh: '效果抗性' },
  enemyEffectResistance: { en: 'Enemy Effect Resistance', zh: '敵方效果抗性' },
  imprisoned: { en: 'Imprisoned', zh: '禁錮' },
  decay: { en: 'Decay', zh: '衰退' },
  allEvents: { en: 'every step', zh: '每一步' },
  allMatches: { en: 'empty: every match', zh: '留空：所有對局', hans: '留空：所有对局' },
  noMatches: { en: 'No match yet.', zh: '尚無對局。', hans: '尚无对局。' },
  eyes: { en: 'Eyes', zh: '視角', hans: '视角' },
  judge: { en: 'judge', zh: '裁判' },
  spectator: { en: 'spectator', zh: '觀眾', hans: '观众' },
  player: { en: 'player', zh: '玩家', hans: '牌手' },
};

/** Words of the page itself; an unknown key is shown as it is. */
export function word(key: string, tongue: Tongue): string {
  const known = Object.hasOwn(words, key) ? words[key] : undefined;
  if (known !== undefined) return tongue === 'zh-Hans' ? (known.hans ?? known.zh) : known[tongue];
  return magicWords[key]?.[languageOf(tongue)] ?? key;
}

/** Words of single games, by their ids. */
const wordsOfGames: { readonly [game: string]: typeof yugiohWords } = { yugioh: yugiohWords, 'force-of-will': forceOfWillWords, 'grand-archive': grandArchiveWords };

/** The same where a game has a word of its own for it. */
export function gameWord(game: string, key: string, tongue: Tongue): string {
  const words = wordsOfGames[game];
  const own = words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;
  return own === undefined ? word(key, tongue) : own[languageOf(tongue)];
}
