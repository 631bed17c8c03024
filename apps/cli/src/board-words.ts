import type { Json, Language, Ruleset } from '@arbiter/kernel';

/**
 * Chinese words for the names of values, zones and rows that a layout has none for, and for words among the values; in English these
 * names are words themselves.
 */
const chinese: { readonly [name: string]: string } = {
  // What a player has.
  life: '生命',
  library: '牌库',
  battlefield: '战场',
  stack: '堆叠',
  command: '统帅区',
  phased: '跃离',
  limbo: '使用中',
  counters: '指示物',
  pool: '法术力池',
  landsPlayed: '已使用地',
  mulligans: '再调度',
  passing: '预先让过',
  asked: '询问',
  race: '种族',
  claim: '宣告',
  placed: '已放置',
  magicUsed: '已用魔法',
  units: '单位',
  monsters: '怪兽',
  normalSummons: '通常召唤',
  summonedSpecially: '特殊召唤',
  out: '出局',
  aside: '备用区',
  sideboard: '备牌',
  sideDeck: '备牌',
  ruler: '领主',
  main: '主牌',
  material: '原质牌',
  magicStones: '魔石',
  extra: '额外',
  side: '备牌',
  // For how long a player passes, and where they are asked.
  step: '本步骤',
  phase: '本阶段',
  turn: '本回合',
  acted: '有人行动前',
  everywhere: '处处',
  able: '能行动时',
  acting: '主要阶段和战斗阶段',
  yes: '是',
  no: '否',
  tapped: '已横置',
  rested: '已横置',
  damage: '伤害',
  // What is printed on a card.
  type: '类别',
  types: '类别',
  supertypes: '超类别',
  subtypes: '副类别',
  kind: '类别',
  frame: '种类',
  property: '性质',
  attribute: '属性',
  attributes: '属性',
  races: '种族',
  elements: '元素',
  classes: '职业',
  colours: '颜色',
  mana: '法力',
  magicKind: '魔法种类',
  cost: '费用',
  judgment: '审判费用',
  attack: '攻击',
  score: '分数',
  tributes: '祭品',
  power: '力量',
  toughness: '防御力',
  loyalty: '忠诚',
  atk: '攻击力',
  def: '防御力',
  level: '等级',
  rank: '阶级',
  link: '连接',
  scale: '灵摆刻度',
  durability: '耐久',
  speed: '速度',
  reserve: '保留',
  memory: '回忆',
  unit: '单位',
  magic: '魔法',
  consumable: '消耗',
  permanent: '永续',
  white: '白',
  blue: '蓝',
  black: '黑',
  red: '红',
  green: '绿',
  world: '世界',
  spirit: '精魂',
  mage: '法师',
  guardian: '守护者',
  warrior: '战士',
  assassin: '刺客',
  tamer: '驯兽师',
  cleric: '牧师',
  ranger: '游侠',
};

/** Names whose word in a layout says something else than the value of that name. */
const otherwise: ReadonlySet<string> = new Set(['attack', 'link', 'field']);

/** `landsPlayed` as people write it: `lands played`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the word for the name of a value, a zone or a part of a deck. */
export function nameWord(ruleset: Ruleset, name: string, language: Language): string {
  if (language === 'en') return spaced(name);
  const own = chinese[name];
  if (own !== undefined && otherwise.has(name)) return own;
  return ruleset.layout?.words[name]?.zh ?? own ?? name;
}

/** Returns the word for a text that is a value, such as a race or a type; names of the game's world may stand as they are. */
export function valueWord(ruleset: Ruleset, value: string, language: Language): string {
  const word = ruleset.layout?.words[value]?.[language];
  return word ?? (language === 'zh' ? (chinese[value] ?? value) : value);
}

/** Returns a phase in words; an empty text where the game has none for it. */
export function phaseWord(ruleset: Ruleset, phase: string, language: Language): string {
  return ruleset.layout?.words[phase]?.[language] ?? '';
}

/** Puts any value into words: lists with commas, entries of a table with their names, `-` for nothing. */
export function valueText(ruleset: Ruleset, value: Json, language: Language): string {
  if (value === null) return '-';
  if (typeof value === 'string') return valueWord(ruleset, value, language);
  if (typeof value === 'boolean') return language === 'zh' ? (chinese[value ? 'yes' : 'no'] as string) : value ? 'yes' : 'no';
  if (typeof value === 'number') return `${value}`;
  if (Array.isArray(value)) return value.map((one: Json) => valueText(ruleset, one, language)).join('/');
  return Object.values(value)
    .map((one) => valueText(ruleset, one, language))
    .join(' ');
}
