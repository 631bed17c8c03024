import type { Json, Language, PlayerNames } from '@arbiter/kernel';
import { parameters, type CardLookup } from '@arbiter/kernel/words';
import { sourceCards } from './source-cards.js';

type Words = { readonly en: string; readonly zh: string };
type Terms = { readonly [key: string]: Words };

const places: Terms = {
  mainDeck: { en: 'the main deck', zh: '主牌库' },
  magicStoneDeck: { en: 'the magic stone deck', zh: '魔石牌库' },
  hand: { en: 'the hand', zh: '手牌' },
  field: { en: 'the field', zh: '战场' },
  rulerArea: { en: 'the ruler area', zh: '领主区' },
  graveyard: { en: 'the graveyard', zh: '坟场' },
  standby: { en: 'the standby area', zh: '待机区' },
  removed: { en: 'the removed area', zh: '移除区' },
  chase: { en: 'the chase', zh: '连锁区' },
  lifebreak: { en: 'the lifebreak area', zh: '生命绽放区' },
  sideDeck: { en: 'the side deck', zh: '备牌' },
};

const phases: Terms = {
  draw: { en: 'draw phase', zh: '抽牌阶段' },
  recovery: { en: 'recovery phase', zh: '重置阶段' },
  main: { en: 'main phase', zh: '主阶段' },
  end: { en: 'end phase', zh: '结束阶段' },
  between: { en: 'before the first turn', zh: '开始前' },
};

const steps: Terms = {
  battleStart: { en: 'start of battle', zh: '战斗开始步骤' },
  attackDeclaration: { en: 'declaration of the attack', zh: '宣布攻击步骤' },
  blockDeclaration: { en: 'declaration of the block', zh: '宣布阻挡步骤' },
  firstStrike: { en: 'First Strike damage', zh: '先攻战斗结算步骤' },
  normalDamage: { en: 'normal damage', zh: '普通战斗结算步骤' },
  battleEnd: { en: 'end of battle', zh: '战斗结束步骤' },
};

const acts: Terms = {
  destroyed: { en: ' (destroyed)', zh: '（消灭）' },
  banished: { en: ' (banished)', zh: '（破坏）' },
  discarded: { en: ' (discarded)', zh: '（弃牌）' },
  removed: { en: ' (removed)', zh: '（移除）' },
  canceled: { en: ' (canceled)', zh: '（取消）' },
  judged: { en: ' (Judgment)', zh: '（审判）' },
  broken: { en: ' (lifebreak)', zh: '（生命绽放）' },
  called: { en: ' (called)', zh: '（召唤）' },
};

const reasons: Terms = {
  life: { en: 'no life left', zh: '生命值归零' },
  deckOut: { en: 'too few cards to draw', zh: '牌库不足' },
  draw: { en: 'a draw', zh: '平局' },
  concession: { en: 'concession', zh: '认输' },
  agreedDraw: { en: 'agreed draw', zh: '同意平局' },
  timeCalled: { en: 'time was called', zh: '时间到' },
  judge: { en: "a judge's decision", zh: '裁判判定' },
  time: { en: 'time ran out', zh: '时间用尽' },
  loop: { en: 'an endless loop', zh: '无限循环' },
  games: { en: 'games won', zh: '胜局数' },
  effect: { en: 'an effect', zh: '效应' },
};

const chances: Terms = {
  die: { en: 'die', zh: '骰子' },
  firstPlayer: { en: 'who goes first', zh: '先后手' },
  shuffle: { en: 'shuffle', zh: '洗切' },
  objects: { en: 'a choice at random', zh: '随机选择' },
};
const scopes: Terms = { game: { en: 'game', zh: '本局游戏' }, match: { en: 'match', zh: '比赛' } };

const ends: Terms = {
  endOfTurn: { en: 'until end of turn', zh: '直到回合结束' },
  endOfBattle: { en: 'until end of battle', zh: '直到战斗结束' },
  yourNextTurn: { en: 'until your next turn', zh: '直到你的下个回合' },
  endOfYourNextTurn: { en: 'until the end of your next turn', zh: '直到你的下个回合结束' },
  leaves: { en: 'as long as its source stays', zh: '来源在战斗区期间' },
  while: { en: 'as long as its condition holds', zh: '条件成立期间' },
  game: { en: 'for the rest of the game', zh: '本局游戏中' },
};

/** Ways of playing a card, other than the usual one. */
const ways: Terms = {
  '': { en: '', zh: '' },
  standby: { en: ' from the standby area', zh: '（待机区）' },
  stealth: { en: ' by Stealth', zh: '（潜伏）' },
  remnant: { en: ' by Remnant', zh: '（追忆）' },
  incarnation: { en: ' by Incarnation', zh: '（显现）' },
  future: { en: ' as its future', zh: '（未来面）' },
  free: { en: ' without paying its cost', zh: '（不支付费用）' },
};

const termsOf: { readonly [name: string]: Terms } = {
  from: places,
  zone: places,
  phase: phases,
  way: ways,
  step: steps,
  act: acts,
  reason: reasons,
  what: chances,
  until: ends,
  scope: scopes,
};

/** Returns a value as words in a sentence, by the name of its parameter. */
export const { parameter } = parameters({
  player: { en: 'Player', zh: '玩家' },
  card: { en: 'a card', zh: '一张牌' },
  cardOf: sourceCards,
  seats: new Set(['seat', 'winners']),
  cards: new Set(['card', 'sourceCard', 'cards']),
  terms: termsOf,
  own,
});

/** A struck object is a player or a card; what is attacked stands after an arrow. */
function own(name: string, value: Json, language: Language, names: PlayerNames, cardOf: CardLookup): string | null {
  if (name === 'struck') return parameter('card', value, language, names, cardOf);
  if (value === null) return null;
  if (name === 'targetSeat') return ` → ${parameter('seat', value, language, names)}`;
  return name === 'targetCard' && typeof value === 'string' ? ` → ${parameter('card', value, language, names, cardOf)}` : null;
}
