import type { Json, Language, PlayerNames } from '@arbiter/kernel';
import { abilityAt, parameters, type CardLookup } from '@arbiter/kernel/words';
import { counterTerms } from './terms.js';
import { abilityWords } from './text/card-text.js';
import { durationWords } from './text/verbs/field.js';
import { sourceCards } from './source-cards.js';

type Words = { readonly en: string; readonly zh: string };
type Terms = { readonly [key: string]: Words };

const places: Terms = {
  mainDeck: { en: 'the Deck', zh: '卡组' },
  extraDeck: { en: 'the Extra Deck', zh: '额外卡组' },
  hand: { en: 'the hand', zh: '手卡' },
  graveyard: { en: 'the GY', zh: '墓地' },
  banished: { en: 'the banished cards', zh: '除外区' },
  sideDeck: { en: 'the Side Deck', zh: '副卡组' },
  monsterZone: { en: 'a Monster Zone', zh: '怪兽区' },
  arriving: { en: 'a Monster Zone', zh: '怪兽区' },
  spellTrapZone: { en: 'a Spell & Trap Zone', zh: '魔法与陷阱区' },
  pendulumZone: { en: 'a Pendulum Zone', zh: '灵摆区' },
  fieldZone: { en: 'the Field Zone', zh: '场地区' },
  under: { en: 'among Xyz Materials', zh: '超量素材' },
  gone: { en: 'nowhere', zh: '消失' },
};

const times: Terms = {
  draw: { en: 'Draw Phase', zh: '抽卡阶段' },
  standby: { en: 'Standby Phase', zh: '准备阶段' },
  main1: { en: 'Main Phase 1', zh: '主要阶段1' },
  battle: { en: 'Battle Phase', zh: '战斗阶段' },
  main2: { en: 'Main Phase 2', zh: '主要阶段2' },
  end: { en: 'End Phase', zh: '结束阶段' },
  between: { en: 'before the first turn', zh: '开始前' },
};

const steps: Terms = {
  start: { en: 'Start Step', zh: '战斗阶段开始步骤' },
  battle: { en: 'Battle Step', zh: '战斗步骤' },
  damageStart: { en: 'start of the Damage Step', zh: '伤害步骤开始时' },
  damageBefore: { en: 'before damage calculation', zh: '伤害计算前' },
  damageCalculation: { en: 'damage calculation', zh: '伤害计算时' },
  damageAfter: { en: 'after damage calculation', zh: '伤害计算后' },
  damageEnd: { en: 'end of the Damage Step', zh: '伤害步骤结束时' },
  endStep: { en: 'End Step', zh: '战斗阶段结束步骤' },
};

const acts: Terms = {
  destroyed: { en: 'destroyed', zh: '破坏' },
  tributed: { en: 'Tributed', zh: '解放' },
  discarded: { en: 'discarded', zh: '丢弃' },
  sent: { en: 'sent', zh: '送去' },
  banished: { en: 'banished', zh: '除外' },
  returned: { en: 'returned', zh: '返回' },
  detached: { en: 'detached', zh: '取除' },
  added: { en: 'added', zh: '加入' },
  placed: { en: 'placed', zh: '放置' },
};

const summons: Terms = {
  normal: { en: 'Normal Summon', zh: '通常召唤' },
  tribute: { en: 'Tribute Summon', zh: '上级召唤' },
  flip: { en: 'Flip Summon', zh: '反转召唤' },
  special: { en: 'Special Summon', zh: '特殊召唤' },
  ritual: { en: 'Ritual Summon', zh: '仪式召唤' },
  fusion: { en: 'Fusion Summon', zh: '融合召唤' },
  synchro: { en: 'Synchro Summon', zh: '同调召唤' },
  xyz: { en: 'Xyz Summon', zh: '超量召唤' },
  pendulum: { en: 'Pendulum Summon', zh: '灵摆召唤' },
  link: { en: 'Link Summon', zh: '连接召唤' },
};

const reasons: Terms = {
  life: { en: 'no LP left', zh: '基本分归零' },
  deckOut: { en: 'no card to draw', zh: '无法抽卡' },
  effect: { en: 'an effect', zh: '效果' },
  battle: { en: 'by battle', zh: '战斗' },
  cost: { en: 'a cost', zh: '代价' },
  rule: { en: 'a rule', zh: '规则' },
  concession: { en: 'surrender', zh: '投降' },
  agreedDraw: { en: 'agreed draw', zh: '同意平局' },
  timeCalled: { en: 'time was called', zh: '时间到' },
  bothLose: { en: 'both lose', zh: '双方皆负' },
  judge: { en: "a judge's decision", zh: '裁判判定' },
  time: { en: 'time ran out', zh: '时间用尽' },
  games: { en: 'Duels won', zh: '胜局数' },
};

const moreReasons: Terms = {
  material: { en: 'as material', zh: '作为素材' },
  tribute: { en: 'as a Tribute', zh: '作为解放' },
  discard: { en: 'discarded', zh: '丢弃' },
  draw: { en: 'a draw', zh: '平局' },
  loop: { en: 'a loop that nobody can end', zh: '无法终止的循环' },
};

const positions: Terms = { attack: { en: 'Attack', zh: '攻击' }, defense: { en: 'Defense', zh: '守备' } };

/** Kinds of things that are negated. */
const negations: Terms = {
  activation: { en: 'its activation', zh: '发动' },
  effect: { en: 'its effect', zh: '效果' },
  summon: { en: 'its Summon', zh: '召唤' },
  attack: { en: 'its attack', zh: '攻击' },
  effects: { en: 'its effects', zh: '效果' },
};

/** Kinds of decisions that are made by chance. */
const chances: Terms = {
  shuffle: { en: 'shuffle', zh: '洗切' },
  firstPlayer: { en: 'who chooses', zh: '由谁选择先后攻' },
  startingPlayer: { en: 'who chooses', zh: '由谁选择先后攻' },
  chooser: { en: 'who chooses', zh: '由谁选择先后攻' },
  coin: { en: 'coin', zh: '硬币' },
  die: { en: 'die', zh: '骰子' },
  objects: { en: 'a choice at random', zh: '随机选择' },
  random: { en: 'a choice at random', zh: '随机选择' },
  heads: { en: 'heads', zh: '正面' },
  tails: { en: 'tails', zh: '反面' },
};

const scopes: Terms = { game: { en: 'Duel', zh: '本局决斗' }, match: { en: 'Match', zh: '比赛' } };

const endings: Terms = Object.fromEntries(
  Object.entries(durationWords).map(([until, { en, zh }]) => [until, { en: en === '' ? 'for good' : en, zh: zh === '' ? '永续' : zh }]),
);
const kinds: Terms = Object.fromEntries([
  ...Object.entries(counterTerms).map(([kind, zh]) => [kind, { en: `${kind} Counter`, zh: `${zh}指示物` }] as const),
]);

const termsOf: { readonly [name: string]: Terms } = {
  from: places,
  to: places,
  phase: times,
  step: steps,
  act: acts,
  how: summons,
  reason: { ...reasons, ...moreReasons },
  position: positions,
  what: { ...negations, ...chances },
  until: endings,
  scope: scopes,
  kind: kinds,
  result: chances,
};

/** Puts a value into words, by the name of its parameter. */
const { parameter, cardName } = parameters({
  player: { en: 'Player', zh: '玩家' },
  card: { en: 'a card', zh: '一张卡' },
  cardOf: sourceCards,
  seats: new Set(['seat', 'winners', 'of', 'owner']),
  cards: new Set(['card', 'byCard', 'cards']),
  terms: termsOf,
  text: textAt,
  own,
});
export { parameter };

/**
 * Parameters with words of their own: those that are left out, with their connecting words, if there is nothing to state; zones of the
 * field; ends of effects.
 */
function own(name: string, value: Json, language: Language, _names: PlayerNames, cardOf: CardLookup): string | null {
  const english = language === 'en';
  if (name === 'direct') return value === true ? (english ? ' directly' : '直接') : '';
  if (value === null) return null;
  if (name === 'targetCard') return ` → ${cardName(String(value), language, cardOf)}`;
  if (name === 'value') return english ? ` against ${String(value)}` : `对${String(value)}`;
  if (name === 'change') return typeof value === 'number' && value > 0 ? `+${value}` : String(value);
  if (name === 'wins' && Array.isArray(value)) return value.join(' : ');
  if (name === 'slot' && typeof value === 'string') return slotWords(value, language);
  if (name === 'until' && typeof value === 'string' && value.includes(':'))
    return (lasting[value.split(':', 1)[0] as string] ?? lasting.turn)?.[language] ?? value;
  return null;
}

/** Words for ends of effects, by the first part of a key such as `turn:7`. */
const lasting: Terms = {
  turn: { en: 'until the turn ends', zh: '直到回合结束' },
  endPhase: { en: 'until an End Phase', zh: '直到结束阶段' },
  battle: { en: 'until the Battle Phase ends', zh: '直到战斗阶段结束' },
  damage: { en: 'until the Damage Step ends', zh: '直到伤害步骤结束' },
  calculation: { en: 'during damage calculation', zh: '伤害计算时' },
};

/** The text of the effect or mode at a path, which follows the card's name; empty if the card has no other effect. */
function textAt(path: string, cardOf: CardLookup): Words {
  const at = abilityAt(path);
  const card = at === null ? undefined : cardOf(at.card);
  const program = at === null ? undefined : card?.abilities[at.ability];
  if (at === null || card === undefined || program === undefined) return { en: '', zh: '' };
  const words = abilityWords(program, card, cardOf);
  if (at.mode !== null) return { en: modeLine(words.en, at.mode), zh: modeLine(words.zh, at.mode) };
  const others = card.abilities.filter(({ kind }) => kind === 'spell' || kind === 'activated' || kind === 'triggered');
  return others.length < 2 ? { en: '', zh: '' } : { en: `: ${words.en}`, zh: `：${words.zh}` };
}

const modeLine = (text: string, at: number): string => (text.split('\n').filter((line) => line.startsWith('●'))[at] ?? '').slice(1).trim();

const rows: Terms = {
  monster: { en: 'Monster Zone', zh: '怪兽区' },
  spellTrap: { en: 'Spell & Trap Zone', zh: '魔法与陷阱区' },
  field: { en: 'Field Zone', zh: '场地区' },
  extra: { en: 'Extra Monster Zone', zh: '额外怪兽区' },
};

function slotWords(slot: string, language: Language): string {
  const [, row = '', lane = ''] = slot.split(':');
  const words = rows[row]?.[language] ?? row;
  return row === 'field' ? words : `${words} ${lane}`;
}
