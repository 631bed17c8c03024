import type { Amount, Condition, Selector } from '../programs/programs.js';
import { statement } from './describing.js';
import { and, listOf, or, type Phrase, phrase, template, UnknownWord, wordOf } from './phrases.js';
import type { SentenceReader } from './sentences.js';

/** Renders a condition, to stand behind `if`. @throws {UnknownWord} */
export function conditionWords(reader: SentenceReader, condition: Condition): Phrase {
  const inner = (one: Condition): Phrase => reader.condition(one);
  if ('all' in condition) return and(condition.all.map(inner));
  if ('any' in condition) return or(condition.any.map(inner));
  if ('not' in condition) return negation(reader, condition.not);
  if ('compare' in condition) return comparison(reader, ...condition.compare);
  if ('exists' in condition) return existence(reader, condition.exists, condition.atLeast);
  if ('object' in condition) return statement(reader, reader.ref(condition.object), condition.is);
  if ('turnOf' in condition) return template('it is $1 turn', '在$1回合中', reader.possessive(condition.turnOf));
  if ('phase' in condition)
    return template('it is the $1', '在$1中', or(listOf(condition.phase).map((one) => wordOf(reader.terms.phases, one, 'phase'))));
  if ('seat' in condition) return template('that player is $1', '该玩家是$1', reader.player(condition.is));
  if ('remembered' in condition) return rememberedWords(reader, condition);
  if ('eventIs' in condition) return wordOf(reader.terms.facts, `${condition.eventIs}:${String(condition.equal)}`, 'fact of the event');
  throw new UnknownWord('condition', condition);
}

function rememberedWords(reader: SentenceReader, condition: Extract<Condition, { readonly remembered: unknown }>): Phrase {
  const words = reader.terms.remembered(reader, condition);
  if (words === null) throw new UnknownWord('fact', condition.remembered);
  return words;
}

/** Renders the statement that something exists: `you control an object`, `there are 5 or more cards in your graveyard`. */
function existence(reader: SentenceReader, selector: Selector, atLeast: Amount | undefined): Phrase {
  const { of, where = {}, ...place } = selector;
  const own = reader.terms.existence(reader, selector);
  if (own !== null) return own;
  const { control, inPlay } = reader.terms;
  const owned = (of === 'you' || of === 'opponent') && (listOf(selector.from) as readonly string[]).every((zone) => inPlay.includes(zone));
  const what: Selector = owned ? { ...place, where } : selector;
  const many = atLeast === undefined ? null : reader.measure(atLeast);
  if (!owned)
    return many === null
      ? template('there is $1', '有$1', reader.one(what))
      : template('there are $1 or more $2', '有$1张以上$2', many, reader.kind(what));
  const who = reader.player(of);
  return many === null
    ? template(`$1 ${control.en}%s $2`, `$1${control.zh}$2`, who, reader.one(what))
    : template(`$1 ${control.en}%s $2 or more $3`, `$1${control.zh}$2个以上$3`, who, many, reader.kind(what));
}

function negation(reader: SentenceReader, condition: Condition): Phrase {
  if ('object' in condition) return statement(reader, reader.ref(condition.object), { not: condition.is });
  if ('turnOf' in condition) return template('it is not $1 turn', '不在$1回合中', reader.possessive(condition.turnOf));
  if (!('exists' in condition)) return template('it is not so that $1', '并非$1', reader.condition(condition));
  const said = existence(reader, condition.exists, condition.atLeast);
  const { zh } = reader.terms.control;
  const en = said.en
    .replace(/^(your \S+ is) /, '$1 not ')
    .replace(/^(you|your opponent) (\S+) (?:an?(?= )|an(?=other ))/, '$1 $2 no')
    .replace(/^there is an? /, 'there is no ')
    .replace(/ noother /, ' no other ');
  return phrase(
    en,
    said.zh
      .replace(/^(你的[^是]+)是/, '$1不是')
      .replace(new RegExp(`${zh}1[个张]`), `没有${zh}`)
      .replace(/^有/, '没有'),
  );
}

const comparisons: { readonly [how: string]: Phrase } = {
  atLeast: phrase('$1 is $2 or more', '$1为$2以上'),
  atMost: phrase('$1 is $2 or less', '$1为$2以下'),
  equal: phrase('$1 is $2', '$1为$2'),
  more: phrase('$1 is more than $2', '$1多于$2'),
  less: phrase('$1 is less than $2', '$1少于$2'),
};

const longer: { readonly [how: string]: Phrase } = {
  ...comparisons,
  atLeast: phrase('$1 is at least $2', '$1不少于$2'),
  atMost: phrase('$1 is at most $2', '$1不多于$2'),
};

function comparison(reader: SentenceReader, left: Amount, how: string, right: Amount): Phrase {
  const words = wordOf(typeof right === 'number' ? comparisons : longer, how, 'comparison');
  if (typeof left === 'object' && 'event' in left && left.event === 'amount')
    return template(words.en, words.zh, phrase('that damage', '该伤害'), reader.measure(right));
  if (typeof left !== 'object') return template(words.en, words.zh, reader.measure(left), reader.measure(right));
  if ('history' in left && (how === 'atLeast' || how === 'equal') && typeof right === 'number') {
    const said = reader.terms.happened[left.history];
    if (said === undefined) throw new UnknownWord('fact', left.history);
    const who = reader.player(left.of ?? 'you');
    if (right === 1 && how === 'atLeast') return template(said.once.en, said.once.zh, who);
    if (right === 1 && how === 'equal' && said.first !== undefined) return template(said.first.en, said.first.zh, who);
    const count = reader.measure(right);
    return template(
      said.often.en,
      said.often.zh,
      who,
      how === 'equal' ? template('exactly $1', `恰好$1${said.unit}`, count) : template('$1 or more', `$1${said.unit}以上`, count),
    );
  }
  if (
    'player' in left &&
    'value' in left &&
    !(left.value in reader.terms.playerNumbers) &&
    typeof right === 'number' &&
    (how === 'atLeast' || how === 'equal')
  )
    return pileHas(reader, left, how, right);
  return template(words.en, words.zh, reader.measure(left), reader.measure(right));
}

/** Renders how many cards a pile has: `there are no cards in your hand`. */
function pileHas(
  reader: SentenceReader,
  { player, value }: Extract<Amount, { readonly player: unknown; readonly value: unknown }>,
  how: string,
  right: number,
): Phrase {
  const pile = template('$1 $2', '$1$2', reader.possessive(player), wordOf(reader.terms.piles, value, 'number of a player'));
  if (right === 0) return template('there are no cards in $1', '$1中没有牌', pile);
  const [is, cards] = how === 'equal' && right === 1 ? ['is', 'card'] : ['are', 'cards'];
  return template(
    how === 'equal' ? `there ${is} exactly $2 ${cards} in $1` : 'there are $2 or more cards in $1',
    how === 'equal' ? '$1中恰有$2张牌' : '$1中有$2张以上的牌',
    pile,
    reader.measure(right),
  );
}
