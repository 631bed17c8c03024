import type { Language } from '@arbiter/kernel';

/** A word in both languages. */
export interface Term {
  readonly en: string;
  readonly zh: string;
}

/** Official Chinese terms; the English ones are our translations. */
export const terms: { readonly [key: string]: Term } = {
  // races
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
  // phases
  draw: { en: 'draw', zh: '抽牌' },
  defence: { en: 'defence', zh: '防守' },
  main: { en: 'main', zh: '主要' },
  summon: { en: 'summon', zh: '召唤' },
  tactic: { en: 'tactic', zh: '战术' },
  end: { en: 'end', zh: '结束' },
  // zones
  slots: { en: 'the board', zh: '场上' },
  hand: { en: 'hand', zh: '手牌' },
  deck: { en: 'deck', zh: '牌库' },
  graveyard: { en: 'graveyard', zh: '墓地' },
  exile: { en: 'exile', zh: '除外区' },
  field: { en: 'the field zone', zh: '场地区' },
  forest: { en: 'forest', zh: '森林' },
  limbo: { en: 'use', zh: '使用中' },
  aside: { en: 'aside', zh: '桌面' },
  attached: { en: 'under a unit', zh: '单位下方' },
  under: { en: 'under a unit', zh: '单位下方' },
  front: { en: 'front', zh: '前排' },
  back: { en: 'back', zh: '后排' },
  // stances
  upright: { en: 'upright', zh: '直立' },
  attacking: { en: 'attacking', zh: '进攻' },
  sideways: { en: 'sideways', zh: '横放' },
  // tactics, claims, reasons
  formation: { en: 'formation', zh: '战术布阵' },
  attack: { en: 'attack', zh: '攻击力' },
  attackTactic: { en: 'attack', zh: '进攻宣言' },
  score: { en: 'score', zh: '分数' },
  units: { en: 'units', zh: '单位数量' },
  countdown: { en: 'countdown', zh: '倒数结束' },
  earlyEnd: { en: 'early end', zh: '提早结束' },
  concession: { en: 'concession', zh: '认输' },
  agreedDraw: { en: 'agreed draw', zh: '同意平手' },
  timeCalled: { en: 'time was called', zh: '时间到' },
  judge: { en: "judge's decision", zh: '裁判判决' },
  time: { en: 'time', zh: '时间已到' },
  game: { en: 'game', zh: '游戏' },
  match: { en: 'match', zh: '对局' },
  text: { en: 'text', zh: '效果' },
  // keywords
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
  immediate: { en: 'Immediate', zh: '立即' },
  blueStar: { en: 'Blue Star', zh: '蓝星' },
  overload: { en: 'Overload', zh: '超载' },
  ride: { en: 'Ride', zh: '搭乘' },
  souls: { en: 'Soul', zh: '亡魂' },
  // durations
  turnEnd: { en: 'until the end of this turn', zh: '直到本回合结束' },
  nextTurnEnd: { en: 'until the end of the next turn', zh: '直到下个回合结束' },
  yourNextMainPhase: { en: 'until your next main phase begins', zh: '直到你的下个主要阶段开始时' },
  opponentNextMainPhase: { en: "until the enemy's next main phase begins", zh: '直到敌方下个主要阶段开始时' },
  thisMainPhase: { en: 'until the main phase of this turn begins', zh: '直到本回合主要阶段开始时' },
  summonPhaseEnd: { en: 'until the summon phase of this turn ends', zh: '直到本回合召唤阶段结束' },
  battleEnd: { en: 'for this battle', zh: '于本次战斗' },
  fightEnd: { en: 'for this fight', zh: '于该次战斗结算' },
  opponentNextTurnEnd: { en: "until the end of the enemy's next turn", zh: '直到敌方下个回合结束' },
  stays: { en: 'as long as it stands', zh: '在场期间' },
};

export function term(key: string, language: Language): string {
  return terms[key]?.[language] ?? key;
}
