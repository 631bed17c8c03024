import { type Phrase, phrase } from '@arbiter/kernel/words';

/** The game's official words, in both languages, for printed facts and for places. */

export const attributeTerms: { readonly [attribute: string]: Phrase } = {
  DARK: phrase('DARK', '暗属性'),
  DIVINE: phrase('DIVINE', '神属性'),
  EARTH: phrase('EARTH', '地属性'),
  FIRE: phrase('FIRE', '炎属性'),
  LIGHT: phrase('LIGHT', '光属性'),
  WATER: phrase('WATER', '水属性'),
  WIND: phrase('WIND', '风属性'),
};

export const raceTerms: { readonly [race: string]: Phrase } = {
  Aqua: phrase('Aqua', '水族'),
  Beast: phrase('Beast', '兽族'),
  'Beast-Warrior': phrase('Beast-Warrior', '兽战士族'),
  'Creator God': phrase('Creator God', '创造神族'),
  Cyberse: phrase('Cyberse', '电子界族'),
  Dinosaur: phrase('Dinosaur', '恐龙族'),
  'Divine-Beast': phrase('Divine-Beast', '幻神兽族'),
  Dragon: phrase('Dragon', '龙族'),
  Fairy: phrase('Fairy', '天使族'),
  Fiend: phrase('Fiend', '恶魔族'),
  Fish: phrase('Fish', '鱼族'),
  Insect: phrase('Insect', '昆虫族'),
  Machine: phrase('Machine', '机械族'),
  Plant: phrase('Plant', '植物族'),
  Psychic: phrase('Psychic', '念动力族'),
  Pyro: phrase('Pyro', '炎族'),
  Reptile: phrase('Reptile', '爬虫类族'),
  Rock: phrase('Rock', '岩石族'),
  'Sea Serpent': phrase('Sea Serpent', '海龙族'),
  Spellcaster: phrase('Spellcaster', '魔法师族'),
  Thunder: phrase('Thunder', '雷族'),
  Warrior: phrase('Warrior', '战士族'),
  'Winged Beast': phrase('Winged Beast', '鸟兽族'),
  Wyrm: phrase('Wyrm', '幻龙族'),
  Zombie: phrase('Zombie', '不死族'),
};

/** Kinds of monsters, as they precede the word `monster`. */
export const frameTerms: { readonly [frame: string]: Phrase } = {
  normal: phrase('Normal', '通常'),
  effect: phrase('Effect', '效果'),
  ritual: phrase('Ritual', '仪式'),
  fusion: phrase('Fusion', '融合'),
  synchro: phrase('Synchro', '同调'),
  xyz: phrase('Xyz', '超量'),
  link: phrase('Link', '连接'),
};

export const markTerms: { readonly [mark: string]: Phrase } = {
  tuner: phrase('Tuner', '调整'),
  flip: phrase('Flip', '反转'),
  spirit: phrase('Spirit', '灵魂'),
  gemini: phrase('Gemini', '二重'),
  union: phrase('Union', '同盟'),
  toon: phrase('Toon', '卡通'),
};

export const kindTerms: { readonly [kind: string]: Phrase } = {
  monster: phrase('monster', '怪兽'),
  spell: phrase('Spell', '魔法卡'),
  trap: phrase('Trap', '陷阱卡'),
};

/** Kinds of Spells and Traps. */
export const propertyTerms: { readonly [property: string]: Phrase } = {
  normal: phrase('Normal', '通常'),
  continuous: phrase('Continuous', '永续'),
  equip: phrase('Equip', '装备'),
  quickPlay: phrase('Quick-Play', '速攻'),
  field: phrase('Field', '场地'),
  ritual: phrase('Ritual', '仪式'),
  counter: phrase('Counter', '反击'),
};

export const summonTerms: { readonly [how: string]: Phrase } = {
  normal: phrase('Normal Summon', '通常召唤'),
  tribute: phrase('Tribute Summon', '上级召唤'),
  flip: phrase('Flip Summon', '反转召唤'),
  special: phrase('Special Summon', '特殊召唤'),
  ritual: phrase('Ritual Summon', '仪式召唤'),
  fusion: phrase('Fusion Summon', '融合召唤'),
  synchro: phrase('Synchro Summon', '同调召唤'),
  xyz: phrase('Xyz Summon', '超量召唤'),
  pendulum: phrase('Pendulum Summon', '灵摆召唤'),
  link: phrase('Link Summon', '连接召唤'),
};

export const phaseTerms: { readonly [phase: string]: Phrase } = {
  draw: phrase('Draw Phase', '抽卡阶段'),
  standby: phrase('Standby Phase', '准备阶段'),
  main1: phrase('Main Phase 1', '主要阶段1'),
  battle: phrase('Battle Phase', '战斗阶段'),
  main2: phrase('Main Phase 2', '主要阶段2'),
  end: phrase('End Phase', '结束阶段'),
};

/** Characteristics that are numbers, and numbers that belong to players. */
export const numberTerms: { readonly [name: string]: Phrase } = {
  level: phrase('Level', '等级'),
  originalLevel: phrase('original Level', '原本等级'),
  rank: phrase('Rank', '阶级'),
  originalRank: phrase('original Rank', '原本阶级'),
  link: phrase('Link Rating', '连接标记数'),
  scale: phrase('Pendulum Scale', '灵摆刻度'),
  atk: phrase('ATK', '攻击力'),
  def: phrase('DEF', '守备力'),
  originalAtk: phrase('original ATK', '原本攻击力'),
  originalDef: phrase('original DEF', '原本守备力'),
  materialRatings: phrase('combined Link Ratings of the materials', '连接素材的连接标记数合计'),
  materials: phrase('number of Xyz Materials', '超量素材数'),
  names: phrase('name', '卡名'),
};

/** Chinese names of groups, as far as they are known; other groups keep their English name. */
export const groupTerms: { readonly [group: string]: string } = {
  'Abyss-': '深渊',
  Atlantean: '海皇',
  Blackwing: '黑羽',
  Cyber: '电子',
  'Elemental HERO': '元素英雄',
  Endymion: '恩底弥翁',
  Ghostrick: '鬼计',
  Gravekeeper: '守墓',
  HERO: '英雄',
  Lightsworn: '光道',
  Lunalight: '月光',
  Mermail: '水精鳞',
  Raidraptor: '急袭猛禽',
  'Super Quant': '超级量子',
  Sylvan: '森罗',
};

/** Chinese words for counters; other counters keep their English name. */
export const counterTerms: { readonly [kind: string]: string } = { Spell: '魔力', 'Black Feather': '黑羽' };
