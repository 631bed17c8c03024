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
  art: { en: 'art', zh: '藝術品' },
  orc: { en: 'orc', zh: '獸人' },
  cat: { en: 'cat thief', zh: '喵喵賊' },
  yokai: { en: 'yokai village', zh: '妖怪村莊' },
  virtual: { en: 'virtual world', zh: '虛擬世界' },
  island: { en: 'happy island', zh: '歡樂島' },
  power: { en: 'power beast', zh: '發電獸' },
  carbon: { en: 'carbon', zh: '碳碳族' },
  hero: { en: 'heroes guild', zh: '勇者公會' },
  // phases
  draw: { en: 'draw', zh: '抽牌' },
  defence: { en: 'defence', zh: '防守' },
  main: { en: 'main', zh: '主要' },
  summon: { en: 'summon', zh: '召喚' },
  tactic: { en: 'tactic', zh: '戰術' },
  end: { en: 'end', zh: '結束' },
  // zones
  slots: { en: 'the board', zh: '場上' },
  hand: { en: 'hand', zh: '手牌' },
  deck: { en: 'deck', zh: '牌庫' },
  graveyard: { en: 'graveyard', zh: '墓地' },
  exile: { en: 'exile', zh: '除外區' },
  field: { en: 'the field zone', zh: '場地區' },
  forest: { en: 'forest', zh: '森林' },
  limbo: { en: 'use', zh: '使用中' },
  aside: { en: 'aside', zh: '桌面' },
  attached: { en: 'under a unit', zh: '單位下方' },
  under: { en: 'under a unit', zh: '單位下方' },
  front: { en: 'front', zh: '前排' },
  back: { en: 'back', zh: '後排' },
  // stances
  upright: { en: 'upright', zh: '直立' },
  attacking: { en: 'attacking', zh: '進攻' },
  sideways: { en: 'sideways', zh: '橫放' },
  // tactics, claims, reasons
  formation: { en: 'formation', zh: '戰術佈陣' },
  attack: { en: 'attack', zh: '攻擊力' },
  attackTactic: { en: 'attack', zh: '進攻宣言' },
  score: { en: 'score', zh: '分數' },
  units: { en: 'units', zh: '單位數量' },
  countdown: { en: 'countdown', zh: '倒數結束' },
  earlyEnd: { en: 'early end', zh: '提早結束' },
  concession: { en: 'concession', zh: '認輸' },
  agreedDraw: { en: 'agreed draw', zh: '同意平手' },
  judge: { en: "judge's decision", zh: '裁判判決' },
  time: { en: 'time', zh: '時間已到' },
  game: { en: 'game', zh: '遊戲' },
  match: { en: 'match', zh: '對局' },
  text: { en: 'text', zh: '效果' },
  // keywords
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
  immediate: { en: 'Immediate', zh: '立即' },
  blueStar: { en: 'Blue Star', zh: '藍星' },
  overload: { en: 'Overload', zh: '超載' },
  ride: { en: 'Ride', zh: '搭乘' },
  souls: { en: 'Soul', zh: '亡魂' },
  // durations
  turnEnd: { en: 'until the end of this turn', zh: '直到本回合結束' },
  nextTurnEnd: { en: 'until the end of the next turn', zh: '直到下個回合結束' },
  yourNextMainPhase: { en: 'until your next main phase begins', zh: '直到你的下個主要階段開始時' },
  opponentNextMainPhase: { en: "until the enemy's next main phase begins", zh: '直到敵方下個主要階段開始時' },
  thisMainPhase: { en: 'until the main phase of this turn begins', zh: '直到本回合主要階段開始時' },
  summonPhaseEnd: { en: 'until the summon phase of this turn ends', zh: '直到本回合召喚階段結束' },
  battleEnd: { en: 'for this battle', zh: '於本次戰鬥' },
  fightEnd: { en: 'for this fight', zh: '於該次戰鬥結算' },
  opponentNextTurnEnd: { en: "until the end of the enemy's next turn", zh: '直到敵方下個回合結束' },
  stays: { en: 'as long as it stands', zh: '在場期間' },
};

export function term(key: string, language: Language): string {
  return terms[key]?.[language] ?? key;
}
