import type { Json } from '@arbiter/kernel';
import type { Amount, PlayerRef, Predicate, Ref, Selector } from '@arbiter/kernel/authoring';
import { type CardLookup, join, listOf, or, type Phrase, phrase, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import {
  attributeTerms,
  counterTerms,
  frameTerms,
  groupTerms,
  kindTerms,
  markTerms,
  numberTerms,
  propertyTerms,
  raceTerms,
  summonTerms,
} from '../terms.js';
import { nameOfCard } from './card-names.js';
import { pileTerms, zoneTerms } from './places.js';
import type { Reader } from './reader.js';

/** One quality of a card, as an attribute of a noun and as a statement. */
export interface Quality {
  /** Position before an English noun: facing, battle position, Attribute, Level, Type, group, frame. */
  readonly order: number;
  /** Whether the words precede the English noun rather than follow it. In Chinese they always precede it. */
  readonly before: boolean;
  readonly words: Phrase;
  /** The quality as a statement: `is face-up`. */
  readonly is: Phrase;
}

type Word = (reader: Reader, wanted: unknown, negated: boolean) => Quality;

/** A quality as an adjective: `Dragon`, `non-Dragon`. */
function adjective(order: number, words: Phrase, negated: boolean): Quality {
  const word = negated
    ? phrase(
        words.en
          .split(' or ')
          .map((one) => `non-${one}`)
          .join(', '),
        `${words.zh}以外的`,
      )
    : words;
  return { order, before: true, words: word, is: negated ? template('is not $1', '不是$1', words) : template('is $1', '是$1', words) };
}

/** A quality whose words follow the noun and whose statement has different words. */
function behind(order: number, words: Phrase, is: Phrase): Quality {
  return { order, before: false, words, is };
}

/** A quality that follows the noun as `that ...`, with the same words as the statement. */
function that(is: Phrase, negated: boolean, not: Phrase): Quality {
  const said = negated ? not : is;
  return { order: 12, before: false, words: template('that $1', '$1的', said), is: said };
}

const ofTable =
  (order: number, table: { readonly [word: string]: Phrase }, kind: string): Word =>
  (_reader, wanted, negated) =>
    adjective(order, or(listOf(wanted).map((one) => wordOfTable(table, one, kind))), negated);

const flag =
  (order: number, yes: Phrase, no: Phrase): Word =>
  (_reader, wanted, negated) => {
    const words = (wanted === true) !== negated ? yes : no;
    return { order, before: true, words, is: phrase(`is ${words.en}`, `是${words.zh.replace(/的$/, '')}`) };
  };

const fact =
  (yes: Phrase, no: Phrase): Word =>
  (_reader, wanted, negated) =>
    that(yes, (wanted === true) === negated, no);

/** A card's name in quotation marks. */
export function nameWords(name: Json, cardOf: CardLookup): Phrase {
  if (typeof name !== 'string') return phrase('cards of that name', '该卡名的卡');
  return phrase(`“${name}”`, `「${cardOf.named('en', name)?.zh ?? name}」`);
}

export const groupWords = (group: Json): Phrase => phrase(`“${String(group)}”`, `「${groupTerms[String(group)] ?? String(group)}」`);
export const counterWords = (kind: string): Phrase => phrase(`${kind} Counter`, `${counterTerms[kind] ?? kind}指示物`);

const players: { readonly [player: string]: Phrase } = {
  you: phrase('you control', '自己场上'),
  opponent: phrase('your opponent controls', '对方场上'),
};

const controlled: Word = (reader, wanted, negated) => {
  const player = wanted as PlayerRef;
  const known = typeof player === 'string' ? players[player] : undefined;
  const words = known ?? template('$1 control%s', '$1场上', reader.player(player));
  const whose = reader.possessive(player);
  return negated
    ? behind(10, template('not under $1 control', '不在$1场上的', whose), template('is not under $1 control', '不在$1场上', whose))
    : behind(10, template('$1', '$1的', words), template('is under $1 control', '在$1场上', whose));
};

/** For Levels and the like the number follows the word; for ATK and DEF it precedes it (base.3.2). */
const sized: ReadonlySet<string> = new Set(['level', 'rank', 'link', 'scale', 'originalLevel', 'originalRank']);

/** A bound on a number: `Level 4 or lower`, `with 1500 or less ATK`, 攻击力1500以下的. */
const compared =
  (key: string): Word =>
  (reader, wanted, negated) => {
    const name = key.startsWith('counters.')
      ? template('$1s', '$1数', counterWords(key.slice('counters.'.length)))
      : key === 'materials'
        ? phrase('Xyz Materials', '超量素材数')
        : wordOfTable(numberTerms, key, 'characteristic');
    const bound =
      typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)
        ? (wanted as { readonly atLeast?: Amount; readonly atMost?: Amount; readonly equal?: Amount })
        : null;
    const extreme = bound === null ? null : extremeOf(bound, key);
    if (extreme !== null)
      return behind(
        13,
        template(`with the ${extreme.en} $1`, `$1${extreme.zh}的`, name),
        template(`has the ${extreme.en} $1`, `$1${extreme.zh}`, name),
      );
    const [how, amount] =
      bound === null
        ? (['equal', wanted] as const)
        : bound.atLeast !== undefined
          ? (['atLeast', bound.atLeast] as const)
          : bound.atMost !== undefined
            ? (['atMost', bound.atMost] as const)
            : (['equal', bound.equal] as const);
    if (amount === undefined) throw new UnknownWord('comparison', wanted);
    const value = Array.isArray(amount)
      ? or((amount as readonly number[]).map((one) => phrase(String(one), String(one))))
      : reader.measure(amount as Amount);
    const [en, zh] = boundWords[how];
    const no = negated ? phrase('not ', '非') : phrase('', '');
    if (!/^\d/.test(value.en) && typeof amount === 'object' && !Array.isArray(amount)) return measured(key, name, value, how, no);
    if (sized.has(key))
      return {
        order: 4,
        before: true,
        words: template(`$3$1 $2${en.lower}`, `$3$1$2${zh}的`, name, value, no),
        is: template(`is $3$1 $2${en.lower}`, `是$3$1$2${zh}`, name, value, no),
      };
    return behind(
      13,
      template(`with $3$2${en.less} $1`, `$3$1$2${zh}的`, name, value, no),
      template(`has $3$2${en.less} $1`, `$1$3为$2${zh}`, name, value, no),
    );
  };

const boundWords: {
  readonly [how in 'atLeast' | 'atMost' | 'equal']: readonly [{ readonly lower: string; readonly less: string }, string];
} = {
  atLeast: [{ lower: ' or higher', less: ' or more' }, '以上'],
  atMost: [{ lower: ' or lower', less: ' or less' }, '以下'],
  equal: [{ lower: '', less: '' }, ''],
};

/** A bound that is no plain number: `whose Level is the Level of it or less`. */
function measured(key: string, name: Phrase, value: Phrase, how: 'atLeast' | 'atMost' | 'equal', no: Phrase): Quality {
  const en = how === 'equal' ? 'equal to' : how === 'atMost' ? 'at most' : 'at least';
  const zh = boundWords[how][1];
  return behind(
    key === 'level' ? 12 : 13,
    template(`whose $1 is $3${en} $2`, `$1$3为$2${zh}的`, name, value, no),
    template(`has a $1 that is $3${en} $2`, `$1$3为$2${zh}`, name, value, no),
  );
}

/** The greatest or least value among some objects. */
function extremeOf({ atLeast, atMost }: { readonly atLeast?: Amount; readonly atMost?: Amount }, key: string): Phrase | null {
  if (typeof atLeast === 'object' && 'max' in atLeast && atLeast.of === key) return phrase('highest', '最高');
  if (typeof atMost === 'object' && 'min' in atMost && atMost.of === key) return phrase('lowest', '最低');
  return null;
}

const isRef: Word = (reader, wanted, negated) => {
  if (wanted === 'self' && negated)
    return { order: 0, before: true, words: phrase('other', '这张卡以外的'), is: phrase('is not this card', '不是这张卡') };
  const what = reader.ref(wanted as Ref);
  return negated
    ? behind(15, template('other than $1', '$1以外的', what), template('is not $1', '不是$1', what))
    : behind(0.5, template('among $1', '$1之中的', what), template('is $1', '是$1', what));
};

/** All kinds of Special Summons together are called Special Summons. */
const specials = ['special', 'ritual', 'fusion', 'synchro', 'xyz', 'pendulum', 'link'];
const summoned: Word = (_reader, wanted, negated) => {
  const kinds = listOf(wanted) as readonly string[];
  const words = summonsOf(
    specials.every((one) => kinds.includes(one)) ? [...kinds.filter((one) => !specials.includes(one)), 'special'] : kinds,
  );
  const done = { ...words, en: words.en.replaceAll(/\bSummon\b/g, 'Summoned') };
  return {
    order: 12,
    before: false,
    words: template(negated ? 'that was not $1' : 'that was $1', negated ? '不是$1的' : '$1的', done),
    is: template(negated ? 'was not $1' : 'was $1', negated ? '不是经$1出场' : '经$1出场', done),
  };
};

/** A list of kinds of Summons; a Tribute Summon is a Normal Summon (base.8.3). */
export function summonsOf(kinds: readonly string[]): Phrase {
  return or(kinds.filter((one) => one !== 'tribute' || !kinds.includes('normal')).map((one) => wordOfTable(summonTerms, one, 'summon')));
}

const places = (place: Json): Phrase =>
  pileTerms[place as string] === undefined
    ? template('on the field ($1)', '场上（$1）', wordOfTable(zoneTerms, place, 'place'))
    : template('in the $1', '$1', wordOfTable(pileTerms, place, 'place'));

const fieldPlaces = ['monsterZone', 'spellTrapZone', 'fieldZone', 'pendulumZone'];

/** All zones of the field together are called the field. */
const placesOf = (wanted: readonly Json[]): Phrase =>
  fieldPlaces.every((one) => wanted.includes(one))
    ? or([phrase('on the field', '场上'), ...wanted.filter((one) => !fieldPlaces.includes(String(one))).map(places)])
    : or(wanted.map(places));

const words: { readonly [characteristic: string]: Word } = {
  faceUp: flag(1, phrase('face-up', '表侧表示的'), phrase('face-down', '里侧表示的')),
  set: flag(1, phrase('Set', '盖放的'), phrase('face-up', '表侧表示的')),
  position: (_reader, wanted, negated) =>
    adjective(2, wanted === 'attack' ? phrase('Attack Position', '攻击表示') : phrase('Defense Position', '守备表示'), negated),
  attribute: ofTable(3, attributeTerms, 'attribute'),
  races: ofTable(5, raceTerms, 'Type'),
  groups: (_reader, wanted, negated) => adjective(6, or(listOf(wanted).map(groupWords)), negated),
  frame: ofTable(7, frameTerms, 'frame'),
  marks: ofTable(8, markTerms, 'mark'),
  property: ofTable(8, propertyTerms, 'property'),
  tuner: flag(8, phrase('Tuner', '调整'), phrase('non-Tuner', '调整以外的')),
  pendulum: flag(8, phrase('Pendulum', '灵摆'), phrase('non-Pendulum', '灵摆以外的')),
  normalSummonable: (_reader, wanted, negated) => {
    const can = (wanted === true) !== negated;
    const is = can ? phrase('can be Normal Summoned or Set', '可以通常召唤') : phrase('cannot be Normal Summoned or Set', '不能通常召唤');
    return { order: 12, before: false, words: template('that $1', '$1的', is), is };
  },
  monsterCard: flag(8, phrase('Monster Card', '怪兽卡的'), phrase('non-Monster Card', '怪兽卡以外的')),
  token: flag(8, phrase('Token', '衍生物'), phrase('non-Token', '衍生物以外的')),
  effectMonster: flag(9, phrase('Effect', '效果'), phrase('non-Effect', '效果怪兽以外的')),
  normalMonster: flag(9, phrase('Normal', '通常'), phrase('non-Normal', '通常怪兽以外的')),
  kinds: ofTable(9, kindTerms, 'kind'),
  controller: controlled,
  owner: (reader, wanted, negated) =>
    that(
      template('$1 own%s', '$1持有', reader.player(wanted as PlayerRef)),
      negated,
      template('$1 do not own', '不是$1持有', reader.player(wanted as PlayerRef)),
    ),
  names: ({ cardOf }, wanted, negated) => {
    const name = or(listOf(wanted).map((one) => nameWords(one, cardOf)));
    return negated
      ? behind(16, template('except $1', '$1以外的', name), template('is not $1', '不是$1', name))
      : { order: 6, before: true, words: name, is: template('is $1', '是$1', name) };
  },
  originalName: ({ cardOf }, wanted, negated) => {
    const name = typeof wanted === 'string' ? nameWords(wanted, cardOf) : phrase('the declared one', '宣言的卡名');
    const [en, zh] = negated ? ['is not', '不是'] : ['is', '是'];
    return behind(
      12,
      template(`whose original name ${en} $1`, `原本卡名${zh}$1的`, name),
      template(`has an original name that ${en} $1`, `原本卡名${zh}$1`, name),
    );
  },
  card: ({ cardOf }, wanted) => that(template('is the card $1', '是$1', nameOfCard(String(wanted), cardOf)), false, phrase('', '')),
  is: isRef,
  any: (reader, wanted, negated) => {
    const parts = or(
      (wanted as readonly Predicate[]).map((one) =>
        join(
          Object.entries(one).map(([key, value]) => qualityOf(reader, key, value, false).is),
          ' and ',
          '且',
        ),
      ),
    );
    return {
      order: 12,
      before: false,
      words: template(negated ? 'that is none of these: $1' : 'that $1', negated ? '不属于（$1）的' : '（$1）的', parts),
      is: template(negated ? 'is none of these: $1' : '$1', negated ? '不属于（$1）' : '$1', parts),
    };
  },
  place: (_reader, wanted, negated) => {
    const where = placesOf(listOf(wanted));
    return behind(
      11,
      negated ? template('not $1', '不在$1的', where) : template('$1', '$1的', where),
      negated ? template('is not $1', '不在$1', where) : template('is $1', '在$1', where),
    );
  },
  summonedBy: summoned,
  summonedFrom: (_reader, wanted, negated) =>
    that(
      template('was Summoned from $1', '从$1召唤', or(listOf(wanted).map(places))),
      negated,
      template('was not Summoned from $1', '不是从$1召唤', or(listOf(wanted).map(places))),
    ),
  cameThisTurn: fact(
    phrase('came to the field this turn', '在本回合来到场上'),
    phrase('did not come to the field this turn', '不是在本回合来到场上'),
  ),
  attackedThisTurn: fact(
    phrase('declared an attack this turn', '在本回合进行过攻击宣言'),
    phrase('did not declare an attack this turn', '在本回合没有进行攻击宣言'),
  ),
  fighting: fact(phrase('is battling', '进行战斗'), phrase('is not battling', '没有进行战斗')),
  materialFor: (_reader, wanted, negated) =>
    that(
      template('was used as material for a $1', '作为$1的素材', wordOfTable(summonTerms, wanted, 'summon')),
      negated,
      phrase('was not so used', '没有那样使用'),
    ),
  sentThisTurn: fact(phrase('was sent there this turn', '在本回合被送去'), phrase('was not sent there this turn', '不是在本回合被送去')),
  paidFor: (_reader, wanted, negated) =>
    that(
      template(
        'was sent to pay the cost of a $1 monster’s effect',
        '为发动$1怪兽的效果而作为代价送去',
        wordOfTable(attributeTerms, wanted, 'attribute'),
      ),
      negated,
      phrase('was not sent as such a cost', '不是作为该代价送去'),
    ),
  holds: (_reader, wanted, negated) =>
    that(
      template('can have $1s', '可以放置$1', counterWords(wanted as string)),
      negated,
      template('cannot have $1s', '不能放置$1', counterWords(wanted as string)),
    ),
  summonable: fact(phrase('can be Special Summoned', '可以特殊召唤'), phrase('cannot be Special Summoned', '不能特殊召唤')),
  negated: fact(phrase('has its effects negated', '效果被无效'), phrase('does not have its effects negated', '效果没有被无效')),
  role: (_reader, wanted, negated) => that(wordOfTable(roles, wanted, 'role'), negated, template('is not so', '并非如此')),
  has: (reader, wanted, negated) =>
    that(
      template('has $1', '有$1', reader.kind(wanted as Selector)),
      negated,
      template('has no $1', '没有$1', reader.kind(wanted as Selector)),
    ),
};

const roles: { readonly [role: string]: Phrase } = {
  pendulum: phrase('is in a Pendulum Zone', '在灵摆区'),
  equip: phrase('is an Equip Card', '是装备卡'),
  trapMonster: phrase('is a Trap Monster', '是陷阱怪兽'),
  union: phrase('is a Union equipped to a monster', '作为同盟装备'),
};

/**
 * One quality of a predicate.
 * @throws {UnknownWord} for a characteristic without words
 */
export function qualityOf(reader: Reader, key: string, wanted: unknown, negated: boolean): Quality {
  return (words[key] ?? compared(key))(reader, wanted, negated);
}
