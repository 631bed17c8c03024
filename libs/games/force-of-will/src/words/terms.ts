import { type Phrase, phrase } from '@arbiter/kernel/words';
import type { Attribute, CardType, OldAddition } from '../cards/printed.js';
import type { ZoneKind } from '../vocabulary.js';

/** Official English terms, and those of the Chinese book. */

export const typeTerms: { readonly [T in CardType]: Phrase } = {
  ruler: phrase('ruler', '领主'),
  jRuler: phrase('J-ruler', '裁决者'),
  resonator: phrase('resonator', '生物'),
  chant: phrase('chant', '咏唱'),
  addition: phrase('addition', '附加'),
  regalia: phrase('regalia', '王器'),
  magicStone: phrase('magic stone', '魔石'),
};

/** Terms for two types together (201.2a, 201.2b). */
export const jointTypes = {
  'jRuler resonator': phrase('J/resonator', '裁决者/生物'),
  'jRuler ruler': phrase('J/ruler', '裁决者/领主'),
} as const;

export const attributeTerms: { readonly [A in Attribute]: Phrase } = {
  light: phrase('light', '光'),
  fire: phrase('fire', '火'),
  water: phrase('water', '水'),
  wind: phrase('wind', '风'),
  darkness: phrase('darkness', '暗'),
};

/** Subtypes of old additions (1406.1a). */
export const oldAdditionTerms: { readonly [old in OldAddition]: Phrase } = {
  field: phrase('Field', '战场'),
  resonator: phrase('Resonator', '生物'),
  ruler: phrase('Ruler', '领主'),
  jRuler: phrase('J-Ruler', '裁决者'),
  jResonator: phrase('J/Resonator', '裁决者/生物'),
  jRulerOrRuler: phrase('J/Ruler', '裁决者/领主'),
};

/** Zones that are not in play; the owner's name is put before them. */
export const pileTerms: { readonly [zone in Exclude<ZoneKind, 'field' | 'rulerArea' | 'chase'>]: Phrase } = {
  mainDeck: phrase('main deck', '主牌库'),
  magicStoneDeck: phrase('magic stone deck', '魔石牌库'),
  hand: phrase('hand', '手牌'),
  graveyard: phrase('graveyard', '坟场'),
  standby: phrase('standby area', '待机区'),
  removed: phrase('removed area', '移除区'),
  lifebreak: phrase('lifebreak area', '生命绽放区'),
  sideDeck: phrase('side deck', '备牌'),
};

export const phaseTerms: { readonly [phase: string]: Phrase } = {
  draw: phrase('draw phase', '抽牌阶段'),
  recovery: phrase('recovery phase', '重置阶段'),
  main: phrase('main phase', '主阶段'),
  end: phrase('end phase', '结束阶段'),
};

export const stepTerms: { readonly [step: string]: Phrase } = {
  battleStart: phrase('start of battle step', '战斗开始步骤'),
  attackDeclaration: phrase('declare attack step', '宣布攻击步骤'),
  blockDeclaration: phrase('declare block step', '宣布阻挡步骤'),
  firstStrike: phrase('First Strike damage step', '先攻战斗结算步骤'),
  normalDamage: phrase('normal damage step', '普通战斗结算步骤'),
  battleEnd: phrase('end of battle step', '战斗结束步骤'),
};

/** Counters with a proper name; names such as `+100/+100` are used as they are (1022.2). */
export const counterTerms: { readonly [kind: string]: Phrase } = {
  astral: phrase('astral', '星界'),
  evolution: phrase('evolution', '进化'),
  glass: phrase('glass', '玻璃'),
  hope: phrase('hope', '希望'),
  knowledge: phrase('knowledge', '知识'),
  limit: phrase('limit', '界限'),
  magic: phrase('magic', '魔力'),
  mana: phrase('mana', '灵力'),
  mystery: phrase('mystery', '神秘'),
  strength: phrase('strength', '力量'),
};
