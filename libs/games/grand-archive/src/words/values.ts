import type { Ability } from '@arbiter/kernel/authoring';
import { abilityAt, parameters, type CardLookup } from '@arbiter/kernel/words';
import { prepare } from '../prepare.js';
import { abilityText, modeText } from './text/card-text.js';
import { sourceCards } from './source-cards.js';

type Words = { readonly en: string; readonly zh: string };
type Terms = { readonly [key: string]: Words };

const places: Terms = {
  mainDeck: { en: 'the main deck', zh: '主牌库' },
  materialDeck: { en: 'the material deck', zh: '原质牌库' },
  hand: { en: 'the hand', zh: '手牌' },
  memory: { en: 'the memory', zh: '回忆区' },
  field: { en: 'the field', zh: '场地' },
  graveyard: { en: 'the graveyard', zh: '墓地' },
  banishment: { en: 'the banishment', zh: '放逐区' },
  effectsStack: { en: 'the effects stack', zh: '效果堆叠' },
  intent: { en: 'intent', zh: '意图区' },
};

const phases: Terms = {
  opening: { en: 'first champion', zh: '放置0级勇士' },
  wakeUp: { en: 'wake up phase', zh: '重置阶段' },
  materialize: { en: 'materialize phase', zh: '实现阶段' },
  recollection: { en: 'recollection phase', zh: '回收阶段' },
  draw: { en: 'draw phase', zh: '抽牌阶段' },
  main: { en: 'main phase', zh: '主要阶段' },
  end: { en: 'end phase', zh: '结束阶段' },
  between: { en: 'before the first turn', zh: '开始前' },
};

const steps: Terms = {
  declaration: { en: 'attack declaration', zh: '攻击宣言' },
  retaliation: { en: 'retaliation step', zh: '反击步骤' },
  damage: { en: 'damage step', zh: '伤害步骤' },
  endOfCombat: { en: 'end of combat', zh: '战斗结束' },
};

const acts: Terms = {
  destroyed: { en: ' (destroyed)', zh: '（摧毁）' },
  killed: { en: ' (killed)', zh: '（击杀）' },
  sacrificed: { en: ' (sacrificed)', zh: '（牺牲）' },
  discarded: { en: ' (discarded)', zh: '（弃置）' },
  banished: { en: ' (banished)', zh: '（放逐）' },
  reserved: { en: ' (reserved)', zh: '（保留）' },
  recollected: { en: ' (recollected)', zh: '（回收）' },
  negated: { en: ' (negated)', zh: '（无效）' },
  unresolved: { en: ' (not resolved)', zh: '（未结算）' },
};

const reasons: Terms = {
  defeated: { en: 'all champions defeated', zh: '勇士被击败' },
  noChampion: { en: 'no champion left', zh: '不控制勇士' },
  deckOut: { en: 'no card to draw', zh: '无牌可抽' },
  draw: { en: 'a draw', zh: '平局' },
  concession: { en: 'concession', zh: '投降' },
  agreedDraw: { en: 'agreed draw', zh: '同意平局' },
  timeCalled: { en: 'time was called', zh: '时间到' },
  judge: { en: "a judge's decision", zh: '裁判判定' },
  time: { en: 'time ran out', zh: '时间用尽' },
  games: { en: 'games won', zh: '胜局数' },
  effect: { en: 'an effect', zh: '效果' },
};

const chances: Terms = {
  firstPlayer: { en: 'who goes first', zh: '首回合玩家' },
  memory: { en: 'a card of the memory', zh: '回忆区的卡牌' },
  shuffle: { en: 'shuffle', zh: '洗切' },
  objects: { en: 'a choice at random', zh: '随机选择' },
};
const scopes: Terms = { game: { en: 'game', zh: '本局游戏' }, match: { en: 'match', zh: '比赛' } };
const ends: Terms = {
  endOfTurn: { en: 'until end of turn', zh: '直到回合结束' },
  nextActivation: { en: 'for the next such card this turn', zh: '限本回合的下一张此类卡牌' },
  endOfCombat: { en: 'for this attack', zh: '直到此次攻击结束' },
  endOfPhase: { en: 'until end of phase', zh: '直到阶段结束' },
  yourNextTurn: { en: 'until your next turn', zh: '直到你的下个回合' },
  leaves: { en: 'as long as its source stays', zh: '来源在场期间' },
  while: { en: 'as long as its condition holds', zh: '条件成立期间' },
  game: { en: 'for the rest of the game', zh: '本局游戏中' },
};

const termsOf: { readonly [name: string]: Terms } = {
  from: places,
  zone: places,
  phase: phases,
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
  cards: new Set(['card', 'sourceCard', 'targetCard', 'before', 'cards']),
  terms: termsOf,
  text: textAt,
  own: (name, value, language, names, cardOf) =>
    name !== 'weaponCard' ? null : value === '' || value === null ? '' : ` (${parameter('card', value, language, names, cardOf)})`,
});

/** Returns what an ability says, if its card has several that are used or trigger; for a mode always what it says. */
function textAt(path: string, cardOf: CardLookup): Words {
  const at = abilityAt(path);
  const card = at === null ? undefined : cardOf(at.card);
  if (at === null || card === undefined) return silent;
  const abilities = prepare(card).abilities;
  // The ability as written on the card: its restriction is said before it.
  const program = card.abilities[at.ability] ?? abilities[at.ability];
  if (program === undefined) return silent;
  const { mode } = at;
  if (mode !== null) return { en: modeText(program, mode, 'en', cardOf), zh: modeText(program, mode, 'zh', cardOf) };
  return abilities.filter(isUsed).length < 2
    ? silent
    : { en: `: ${abilityText(program, 'en', cardOf)}`, zh: `：${abilityText(program, 'zh', cardOf)}` };
}

const silent: Words = { en: '', zh: '' };
const isUsed = ({ kind }: Ability): boolean => kind === 'activated' || kind === 'triggered';
