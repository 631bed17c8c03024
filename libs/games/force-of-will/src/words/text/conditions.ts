import { type Amount, type Condition, listOf, or, type Phrase, phrase, phrasesAnd, type Predicate, type Selector, template, UnknownWord, wordOfTable } from '@arbiter/kernel';
import { phaseTerms, pileTerms } from '../terms.js';
import { nameWords } from './qualities.js';
import type { Reader } from './reader.js';
import { statement } from './selectors.js';

/** What must be so, behind `if`. @throws {UnknownWord} */
export function conditionWords(reader: Reader, condition: Condition): Phrase {
  const inner = (one: Condition): Phrase => reader.condition(one);
  if ('all' in condition) return phrasesAnd(condition.all.map(inner));
  if ('any' in condition) return or(condition.any.map(inner));
  if ('not' in condition) return negation(reader, condition.not);
  if ('compare' in condition) return comparison(reader, ...condition.compare);
  if ('exists' in condition) return existence(reader, condition.exists, condition.atLeast);
  if ('object' in condition) return statement(reader, reader.ref(condition.object), condition.is);
  if ('turnOf' in condition) return template('it is $1 turn', '在$1回合中', reader.possessive(condition.turnOf));
  if ('phase' in condition) return template('it is the $1', '在$1中', or(listOf(condition.phase).map((one) => wordOfTable(phaseTerms, one, 'phase'))));
  if ('seat' in condition) return template('that player is $1', '该玩家是$1', reader.player(condition.is));
  if ('remembered' in condition) return rememberedWords(reader, condition);
  if ('eventIs' in condition) return factOf(condition.eventIs, condition.equal);
  throw new UnknownWord('condition', condition);
}

/** Races of what came to a field this turn. */
function rememberedWords(reader: Reader, { remembered, of = 'you', words }: Extract<Condition, { readonly remembered: unknown }>): Phrase {
  if (remembered !== 'enteredRaces') throw new UnknownWord('fact', remembered);
  return template('$1 entered $2 field this turn', '本回合有$1进入$2战场', reader.described({ races: words.length === 1 ? words[0] : words }, 'one'), reader.possessive(of));
}

const isRuler = ({ any, ...rest }: Predicate): boolean => JSON.stringify(any) === JSON.stringify([{ types: 'ruler' }, { types: 'jRuler' }]) && Object.keys(rest).join() === 'name';
const inPlay = ({ from }: Selector): boolean => (listOf(from) as readonly string[]).every((zone) => zone === 'field' || zone === 'rulerArea');

/** `you control a resonator`, `there are 5 or more cards in your graveyard`. */
function existence(reader: Reader, selector: Selector, atLeast: Amount | undefined): Phrase {
  const { of, where = {}, ...place } = selector;
  if (of === 'you' && isRuler(where)) return template('your J/ruler is $1', '你的裁决者/领主是$1', or(listOf(where.name).map(nameWords)));
  const owned = (of === 'you' || of === 'opponent') && inPlay(selector);
  const what: Selector = owned ? { ...place, where } : selector;
  const many = atLeast === undefined ? null : reader.measure(atLeast);
  if (!owned) return many === null ? template('there is $1', '有$1', reader.one(what)) : template('there are $1 or more $2', '有$1张以上$2', many, reader.kind(what));
  const who = reader.player(of);
  return many === null ? template('$1 control%s $2', '$1操控$2', who, reader.one(what)) : template('$1 control%s $2 or more $3', '$1操控$2个以上$3', who, many, reader.kind(what));
}

function negation(reader: Reader, condition: Condition): Phrase {
  if ('object' in condition) return statement(reader, reader.ref(condition.object), { not: condition.is });
  if ('turnOf' in condition) return template('it is not $1 turn', '不在$1回合中', reader.possessive(condition.turnOf));
  if (!('exists' in condition)) return template('it is not so that $1', '并非$1', reader.condition(condition));
  const said = existence(reader, condition.exists, condition.atLeast);
  return phrase(said.en.replace(/^your J\/ruler is /, 'your J/ruler is not ').replace(/^(you|your opponent) (controls?) (?:an?(?= )|an(?=other ))/, '$1 $2 no').replace(/^there is an? /, 'there is no ').replace(/ noother /, ' no other '), `${said.zh.replace('领主是', '领主不是').replace(/操控1[个张]/, '没有操控').replace(/^有/, '没有')}`);
}

const comparisons: { readonly [how: string]: Phrase } = {
  atLeast: phrase('$1 is $2 or more', '$1为$2以上'),
  atMost: phrase('$1 is $2 or less', '$1为$2以下'),
  equal: phrase('$1 is $2', '$1为$2'),
  more: phrase('$1 is more than $2', '$1多于$2'),
  less: phrase('$1 is less than $2', '$1少于$2'),
};

const longer: { readonly [how: string]: Phrase } = { ...comparisons, atLeast: phrase('$1 is at least $2', '$1不少于$2'), atMost: phrase('$1 is at most $2', '$1不多于$2') };

/** What happened this turn, as a sentence: `$1` the player, `$2` how often. */
const happened: { readonly [history: string]: { readonly once: Phrase; readonly often: Phrase; readonly unit: string } } = {
  cardsPlayed: { once: phrase('$1 played a card this turn', '$1在本回合施放过牌'), often: phrase('$1 played $2 cards this turn', '$1在本回合施放过$2牌'), unit: '张' },
  hurt: { once: phrase('a J/resonator of the other player dealt damage to $1 this turn', '$1在本回合受到过对方裁决者/生物的伤害'), often: phrase('J/resonators of the other player dealt damage to $1 $2 times this turn', '$1在本回合受到过$2对方裁决者/生物的伤害'), unit: '次' },
  hurtByResonators: { once: phrase('a resonator of the other player dealt damage to $1 this turn', '$1在本回合受到过对方生物的伤害'), often: phrase('resonators of the other player dealt damage to $1 $2 times this turn', '$1在本回合受到过$2对方生物的伤害'), unit: '次' },
  resonatorsLost: { once: phrase('a resonator $1 controlled was put into a graveyard this turn', '本回合有$1操控的生物被置入坟场'), often: phrase('$2 resonators $1 controlled were put into a graveyard this turn', '本回合有$2由$1操控的生物被置入坟场'), unit: '个' },
};

function comparison(reader: Reader, left: Amount, how: string, right: Amount): Phrase {
  const words = wordOfTable(typeof right === 'number' ? comparisons : longer, how, 'comparison');
  if (typeof left === 'object' && 'event' in left && left.event === 'amount') return template(words.en, words.zh, phrase('that damage', '该伤害'), reader.measure(right));
  if (typeof left !== 'object') return template(words.en, words.zh, reader.measure(left), reader.measure(right));
  if ('history' in left && (how === 'atLeast' || how === 'equal') && typeof right === 'number') {
    const said = happened[left.history];
    if (said === undefined) throw new UnknownWord('fact', left.history);
    const who = reader.player(left.of ?? 'you');
    if (right === 1 && how === 'atLeast') return template(said.once.en, said.once.zh, who);
    const count = reader.measure(right);
    return template(said.often.en, said.often.zh, who, how === 'equal' ? template('exactly $1', `恰好$1${said.unit}`, count) : template('$1 or more', `$1${said.unit}以上`, count));
  }
  if ('player' in left && 'value' in left && left.value !== 'life' && typeof right === 'number' && (how === 'atLeast' || how === 'equal')) return pileHas(reader, left, how, right);
  return template(words.en, words.zh, reader.measure(left), reader.measure(right));
}

/** `there are no cards in your hand`. */
function pileHas(reader: Reader, { player, value }: Extract<Amount, { readonly player: unknown; readonly value: unknown }>, how: string, right: number): Phrase {
  const pile = template('$1 $2', '$1$2', reader.possessive(player), wordOfTable(pileTerms, value, 'number of a player'));
  if (right === 0) return template('there are no cards in $1', '$1中没有牌', pile);
  return template(how === 'equal' ? 'there are exactly $2 cards in $1' : 'there are $2 or more cards in $1', how === 'equal' ? '$1中恰有$2张牌' : '$1中有$2张以上的牌', pile, reader.measure(right));
}

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

function factOf(field: string, equal: unknown): Phrase {
  return wordOfTable(facts, `${field}:${String(equal)}`, 'fact of the event');
}
