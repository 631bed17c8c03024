import { type Phrase, phrase } from '@arbiter/kernel/words';
import type { CardType, CostKind, Element, Keyword, Speed, Supertype } from '../cards/printed.js';
import type { Phase, Step, ZoneKind } from '../vocabulary.js';

/** Official English terms, and those of the Chinese book. */

export const typeTerms: { readonly [T in CardType]: Phrase } = {
  champion: phrase('champion', '勇士'),
  ally: phrase('ally', '盟友'),
  action: phrase('action', '行动'),
  attack: phrase('attack', '攻击'),
  weapon: phrase('weapon', '武器'),
  item: phrase('item', '物品'),
  domain: phrase('domain', '领域'),
  phantasia: phrase('phantasia', '幻象'),
};

export const supertypeTerms: { readonly [T in Supertype]: Phrase } = {
  unique: phrase('unique', '唯一'),
  regalia: phrase('regalia', '王装'),
};

export const elementTerms: { readonly [E in Element]: Phrase } = {
  norm: phrase('norm', '范式'),
  fire: phrase('fire', '火'),
  water: phrase('water', '水'),
  wind: phrase('wind', '风'),
  arcane: phrase('arcane', '奥术'),
  astra: phrase('astra', '星辰'),
  crux: phrase('crux', '交错'),
  exia: phrase('exia', '溢界'),
  luxem: phrase('luxem', '辉光'),
  neos: phrase('neos', '新元'),
  tera: phrase('tera', '大地'),
  umbra: phrase('umbra', '暗影'),
  exalted: phrase('exalted', '崇高'),
};

export const costTerms: { readonly [K in CostKind]: Phrase } = { reserve: phrase('reserve', '保留'), memory: phrase('memory', '回忆') };
export const speedTerms: { readonly [S in Speed]: Phrase } = { fast: phrase('fast', '高速'), slow: phrase('slow', '低速') };

/** Zones other than the field; the owner's name is put before them. */
export const pileTerms: { readonly [zone in Exclude<ZoneKind, 'field' | 'effectsStack'>]: Phrase } = {
  mainDeck: phrase('deck', '牌库'),
  materialDeck: phrase('material deck', '原质牌库'),
  hand: phrase('hand', '手牌'),
  memory: phrase('memory', '回忆区'),
  graveyard: phrase('graveyard', '墓地'),
  banishment: phrase('banishment', '放逐区'),
  intent: phrase('intent', '意图区'),
};

export const phaseTerms: { readonly [phase in Phase]: Phrase } = {
  opening: phrase('first champion', '放置0级勇士'),
  wakeUp: phrase('wake up phase', '重置阶段'),
  materialize: phrase('materialize phase', '实现阶段'),
  recollection: phrase('recollection phase', '回收阶段'),
  draw: phrase('draw phase', '抽牌阶段'),
  main: phrase('main phase', '主要阶段'),
  end: phrase('end phase', '结束阶段'),
  between: phrase('time before the first turn', '开始前'),
};

export const stepTerms: { readonly [step in Exclude<Step, ''>]: Phrase } = {
  declaration: phrase('attack declaration', '攻击宣言'),
  retaliation: phrase('retaliation step', '反击步骤'),
  damage: phrase('damage step', '伤害步骤'),
  endOfCombat: phrase('end of combat', '战斗结束'),
};

/** Counters that have a name (2.11.6). */
export const counterTerms: { readonly [kind: string]: Phrase } = {
  buff: phrase('buff', '增益'),
  debuff: phrase('debuff', '减益'),
  durability: phrase('durability', '耐久'),
  enlighten: phrase('enlighten', '启迪'),
  lash: phrase('lash', '鞭打'),
  level: phrase('level', '等级'),
  music: phrase('music', '音乐'),
  preparation: phrase('preparation', '预谋'),
};

/** Keywords in the middle of a sentence (KEYWORDS.md). The Chinese words are ours if the book has none. */
export const keywordTerms: { readonly [K in Keyword]: Phrase } = {
  floatingMemory: phrase('floating memory', '浮动回忆'),
  efficiency: phrase('efficiency', '效率'),
  fastActivation: phrase('fast activation', '高速激活'),
  classLocked: phrase('class locked', '职业锁定'),
  levelLocked: phrase('level locked', '等级锁定'),
  reservable: phrase('reservable', '可保留'),
  prepare: phrase('prepare', '预谋'),
  stealth: phrase('stealth', '潜行'),
  trueSight: phrase('true sight', '真视'),
  taunt: phrase('taunt', '嘲讽'),
  intercept: phrase('intercept', '拦截'),
  spellshroud: phrase('spellshroud', '法术屏障'),
  vigor: phrase('vigor', '活力'),
  hindered: phrase('hindered', '受阻'),
  pride: phrase('pride', '傲慢'),
  retort: phrase('retort', '反驳'),
  ambush: phrase('ambush', '伏击'),
  steadfast: phrase('steadfast', '坚定'),
  immortality: phrase('immortality', '不朽'),
  renewable: phrase('renewable', '可再生'),
  cleave: phrase('cleave', '横扫'),
  ranged: phrase('ranged', '远程'),
  foster: phrase('foster', '养育'),
  divineRelic: phrase('divine relic', '神圣遗物'),
};
