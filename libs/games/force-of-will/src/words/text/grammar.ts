import type { Condition, Predicate, Selector, Trigger } from '@arbiter/kernel/authoring';
import {
  type Facets,
  listOf,
  many,
  or,
  type Phrase,
  phrase,
  type SentenceReader,
  template,
  type TextTerms,
  UnknownWord,
} from '@arbiter/kernel/words';
import { enters, withTorrent } from '../../cards/making.js';
import { jointTypes, phaseTerms, pileTerms, stepTerms } from '../terms.js';
import { happenings, manners } from './occurrences.js';
import { label } from './keywords.js';
import { counterWords, nameWords, nounKeys, numberTerms, qualitiesOf, stoneWord, typeWord } from './qualities.js';

/** The terms of Force of Will for the kernel's grammar. */

/** What happened this turn, as numbers or objects (`values/history.ts`). */
const histories: { readonly [name: string]: Phrase } = {
  cardsPlayed: phrase('cards played this turn', '本回合施放的牌'),
  hurt: phrase('times J/resonators of the other player dealt damage this turn', '本回合受到对方裁决者/生物伤害的次数'),
  hurtByResonators: phrase('times resonators of the other player dealt damage this turn', '本回合受到对方生物伤害的次数'),
  resonatorsLost: phrase('resonators put into a graveyard from the field this turn', '本回合从战场置入坟场的生物'),
  attacked: phrase('what attacked this turn', '本回合攻击过的牌'),
  dealtDamage: phrase('what dealt damage this turn', '本回合造成过伤害的牌'),
};

/** Objects that an event names besides the one it is about and its source. */
const roles: { readonly [field: string]: Phrase } = {
  host: phrase('what it was added to', '其所结附的牌'),
  attacker: phrase('that attacker', '该攻击者'),
  by: phrase('that card', '该牌'),
  target: phrase('what it attacks', '其攻击的目标'),
  now: phrase('that card', '该牌'),
  objects: many(phrase('those cards', '这些牌')),
};

const plain: { readonly [name: string]: Phrase } = {
  you: phrase('you', '你'),
  opponent: phrase('your opponent', '对手'),
  all: phrase('each player', '每位玩家'),
  active: phrase('the turn player', '主动玩家'),
};

const durations: { readonly [until: string]: Phrase } = {
  endOfTurn: phrase('until end of turn', '直到回合结束'),
  endOfBattle: phrase('until end of battle', '直到战斗结束'),
  yourNextTurn: phrase('until your next turn', '直到你的下个回合'),
  endOfYourNextTurn: phrase('until the end of your next turn', '直到你的下个回合结束'),
  leaves: phrase('as long as this card stays in the field', '直到此牌离开战场'),
  game: phrase('for the rest of the game', '直到游戏结束'),
};

const changes: { readonly [field: string]: Phrase } = {
  dice: phrase('the number of dice is $1 instead', '骰子数改为$1'),
  amount: phrase('the number is $1 instead', '数值改为$1'),
  to: phrase('it goes to the $1 instead', '改为移动至$1'),
};

const targets: { readonly [to: string]: Phrase } = {
  hand: phrase('hand', '手牌'),
  graveyard: phrase('graveyard', '坟场'),
  removed: phrase('removed area', '移除区'),
  mainDeck: phrase('main deck', '主牌库'),
  field: phrase('field', '战场'),
};

const happened: { readonly [history: string]: { readonly once: Phrase; readonly often: Phrase; readonly unit: string } } = {
  cardsPlayed: {
    once: phrase('$1 played a card this turn', '$1在本回合施放过牌'),
    often: phrase('$1 played $2 cards this turn', '$1在本回合施放过$2牌'),
    unit: '张',
  },
  hurt: {
    once: phrase('a J/resonator not controlled by $1 dealt damage to $1 this turn', '$1在本回合受到过不由$1操控的裁决者/生物的伤害'),
    often: phrase(
      'J/resonators not controlled by $1 dealt damage to $1 $2 times this turn',
      '$1在本回合受到过$2不由$1操控的裁决者/生物的伤害',
    ),
    unit: '次',
  },
  hurtByResonators: {
    once: phrase('a resonator not controlled by $1 dealt damage to $1 this turn', '$1在本回合受到过不由$1操控的生物的伤害'),
    often: phrase('resonators not controlled by $1 dealt damage to $1 $2 times this turn', '$1在本回合受到过$2不由$1操控的生物的伤害'),
    unit: '次',
  },
  resonatorsLost: {
    once: phrase('a resonator $1 controlled was put into a graveyard this turn', '本回合有$1操控的生物被置入坟场'),
    often: phrase('$2 resonators $1 controlled were put into a graveyard this turn', '本回合有$2由$1操控的生物被置入坟场'),
    unit: '个',
  },
};

const facts: { readonly [fact: string]: Phrase } = {
  'battle:true': phrase('that was battle damage', '该伤害是战斗伤害'),
  'battle:false': phrase('that was not battle damage', '该伤害不是战斗伤害'),
  'act:judged': phrase('that was by Judgment', '因审判'),
  'to:graveyard': phrase('it went to a graveyard', '其置入坟场'),
  'from:chase': phrase('it was played', '其为施放的牌'),
  'playedFrom:hand': phrase('it was played from a hand', '其从手牌施放'),
  'playedFrom:standby': phrase('it was played from a standby area', '其从待机区施放'),
  'kind:evolution': phrase('it was an evolution counter', '其为进化指示物'),
  'token:true': phrase('it is a token', '其为衍生物'),
};

/** `[Torrent] ...` (1124.2). */
export const isTorrent = (condition: Condition): boolean => JSON.stringify(condition) === JSON.stringify(withTorrent);
const isEnter = (trigger: Trigger): boolean => JSON.stringify(trigger) === JSON.stringify(enters);
const isRuler = ({ any, ...rest }: Predicate): boolean =>
  JSON.stringify(any) === JSON.stringify([{ types: 'ruler' }, { types: 'jRuler' }]) && Object.keys(rest).join() === 'name';

/** Returns nouns for cards and abilities on the chase, and for magic stones by their kinds. */
function noun(zones: readonly string[], predicate: Predicate, types: Phrase | null): Phrase | null {
  if (zones.includes('chase') && zones.length === 1) {
    if (predicate.item === 'ability' || predicate.automatic !== undefined) return phrase('ability', '异能');
    const spell = predicate.item === 'card' ? phrase('spell', '法术') : phrase('spell or ability', '法术或异能');
    return types === null ? spell : template('$1 spell', '$1法术', types);
  }
  if (predicate.stones !== undefined && (types === null || types.en === 'magic stone'))
    return template('$1 magic stone', '$1魔石', or(listOf(predicate.stones).map(stoneWord)));
  return types !== null && /^(?:addition|chant)/.test(types.en) ? template('$1', '$1牌', types) : null;
}

function shortNoun(zones: readonly string[], { item, automatic }: Predicate): Phrase | null {
  if (!zones.includes('chase')) return null;
  return item === 'card'
    ? phrase('spell', '法术')
    : automatic === true
      ? phrase('ability', '异能')
      : phrase('spell or ability', '法术或异能');
}

/** Returns the condition about races of cards that entered a field this turn. */
function rememberedWords(
  reader: SentenceReader,
  { remembered, of = 'you', words }: Extract<Condition, { readonly remembered: unknown }>,
): Phrase {
  if (remembered !== 'enteredRaces') throw new UnknownWord('fact', remembered);
  return template(
    '$1 entered $2 field this turn',
    '本回合有$1进入$2战场',
    reader.described({ races: words.length === 1 ? words[0] : words }, 'one'),
    reader.possessive(of),
  );
}

/** A player has only one ruler or J-ruler, so the condition is put as "your J/ruler is ...". */
function rulerExists(reader: SentenceReader, { of, where = {} }: Selector): Phrase | null {
  return of === 'you' && isRuler(where)
    ? template('your J/ruler is $1', '你的裁决者/领主是$1', or(listOf(where.name).map((name) => nameWords(name, reader))))
    : null;
}

/** Returns the words of an event that depend on its facts. */
function wordsOf(event: string, { facts, about, from, host, victim, player }: Facets): Phrase | null {
  if (event === 'left' && facts.to === 'graveyard') return phrase('$1 is put into a graveyard from the field', '$1从战场置入坟场');
  if (event === 'damage' && about.length > 0) return phrase('$3 deals damage to $1', '$3对$1造成伤害');
  if (event === 'damaged' && from.length > 0) return phrase('$1 is dealt damage by $3', '$1受到$3的伤害');
  if (event === 'blocks' && host.length > 0) return phrase('$1 blocks $6', '$1阻挡$6');
  if (event === 'isBlocked' && host.length > 0) return phrase('$1 is blocked by $6', '$1被$6阻挡');
  if (event === 'attacks' && victim !== null) return phrase('$1 attacks $8', '$1攻击$8');
  if (event === 'discarded' && player !== null) return phrase('$2 discard%s', '$2弃牌');
  return null;
}

export const terms: TextTerms = {
  piles: pileTerms,
  field: phrase('field', '战场'),
  inPlay: ['field', 'rulerArea'],
  playedIn: 'chase',
  control: phrase('control', '操控'),
  ability: phrase('ability', '异能'),
  phases: phaseTerms,
  steps: stepTerms,
  numbers: { ...numberTerms, attributes: phrase('attribute', '属性') },
  playerNumbers: { life: phrase('life', '生命值') },
  eventNumbers: { amount: phrase('that much', '同等数值'), dice: phrase('that number of dice', '该骰子数') },
  notes: { x: phrase('X', 'X') },
  variables: { x: phrase('X', 'X'), prevented: phrase('the damage prevented', '所防止的伤害') },
  units: { roll: phrase('pip rolled', '1点所掷出的点数') },
  histories,
  happened,
  facts,
  manners,
  roles,
  players: plain,
  relations: { addedTo: phrase('added to $1', '结附于$1的'), fights: phrase('that fights $1', '与$1战斗的') },
  events: happenings,
  durations,
  changes,
  destinations: targets,
  typeWord,
  jointTypes,
  noun,
  alike: ['regalia'],
  lying: (type) => template('$1', '$1牌', type),
  shortNoun,
  nounKeys,
  qualities: qualitiesOf,
  spread: (zones, of) => (zones.length <= 3 ? null : of === 'you' ? phrase('you play', '你施放的') : phrase('that are played', '施放的')),
  counter: counterWords,
  given: (condition) => (isTorrent(condition) ? template('$1 ', '$1', label('torrent')) : null),
  set: () => null,
  amount: () => null,
  existence: rulerExists,
  remembered: rememberedWords,
  occasion: (on) => (on.every(isEnter) ? label('enter') : null),
  eventWords: wordsOf,
  fieldOf: (_reader, whose) =>
    whose === 'opponent'
      ? phrase('your opponent’s field', '对手的战场')
      : whose === null
        ? phrase('a field', '战场')
        : phrase('your field', '你的战场'),
};
