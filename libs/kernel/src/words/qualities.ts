import type { Json } from '../contract.js';
import type { Amount, PlayerRef, Predicate, Ref } from '../programs/programs.js';
import { listOf, or, type Phrase, phrase, template, UnknownWord, wordOf } from './phrases.js';
import type { Quality, SentenceReader } from './sentences.js';

export type QualityWord = (reader: SentenceReader, wanted: unknown, negated: boolean) => Quality;

export const adjective = (words: Phrase, negated: boolean): Quality => ({
  before: true,
  words: negated
    ? phrase(
        words.en
          .split(' or ')
          .map((one) => `non-${one}`)
          .join(', '),
        `${words.zh}以外的`,
      )
    : words,
  is: negated ? template('is not $1', '不是$1', words) : template('is $1', '是$1', words),
});
export const ofTable =
  (table: { readonly [word: string]: Phrase }, kind: string, zh = ''): QualityWord =>
  (_reader, wanted, negated) => {
    return adjective(or(listOf(wanted).map((one) => template('$1', `$1${zh}`, wordOf(table, one, kind)))), negated);
  };
export const flag =
  (yes: Phrase, no: Phrase): QualityWord =>
  (_reader, wanted, negated) => {
    const words = (wanted === true) !== negated ? yes : no;
    return { before: true, words, is: phrase(`is ${words.en}`, words.zh.replace(/的$/, '')) };
  };
/** Builds a quality that stands behind the English noun: `that was awakened`, `with [Flying]`. */
export const behind = (words: Phrase, is: Phrase): Quality => ({ before: false, words: { ...words, zh: `${words.zh}的` }, is });
export const fact =
  (yes: Phrase, no: Phrase): QualityWord =>
  (_reader, wanted, negated) => {
    const said = (wanted === true) !== negated ? yes : no;
    return behind(template('that $1', '$1', said), said);
  };

export const compared =
  (key: string): QualityWord =>
  (reader, wanted, negated) => {
    const name = wordOf(reader.terms.numbers, key, 'characteristic');
    const bound =
      typeof wanted === 'object' && wanted !== null
        ? (wanted as { readonly atLeast?: Amount; readonly atMost?: Amount; readonly equal?: Amount })
        : { equal: wanted as Amount };
    const amount = bound.atLeast ?? bound.atMost ?? bound.equal;
    if (amount === undefined) throw new UnknownWord('comparison', wanted);
    if (typeof amount === 'object' && 'max' in amount && amount.of === key && !negated) {
      const highest = reader.measure(amount);
      return behind(template('with $1', '具有$1', highest), template('has $1', '具有$1', highest));
    }
    const number = reader.measure(amount);
    const plain = typeof amount === 'number' || (typeof amount === 'object' && 'var' in amount);
    const words =
      !plain && bound.atLeast !== undefined
        ? template('$1 equal to or greater than $2', '$1大于或等于$2', name, number)
        : !plain && bound.atMost !== undefined
          ? template('$1 equal to or less than $2', '$1小于或等于$2', name, number)
          : bound.atLeast !== undefined
            ? template('$1 $2 or more', '$1$2以上', name, number)
            : bound.atMost !== undefined
              ? template('$1 $2 or less', '$1$2以下', name, number)
              : template('$1 $2', '$1$2', name, number);
    return negated
      ? behind(template('without $1', '非$1', words), template('does not have $1', '非$1', words))
      : behind(template('with $1', '$1', words), template('has $1', '$1', words));
  };

export const controllers =
  (en: string, zh: string): QualityWord =>
  (reader, wanted, negated) => {
    const who = reader.player(wanted as PlayerRef);
    const words = negated
      ? template(`$1 ${who.en === 'you' ? 'don’t' : 'doesn’t'} ${en}`, `非$1${zh}`, who)
      : template(`$1 ${en}%s`, `$1${zh}`, who);
    return behind(words, template('is one that $1', '是$1', words));
  };

/**
 * Renders how many counters a thing has: `with 10 or more hope counters on it`.
 * @param of the kind of counter.
 */
export const counted =
  (key: string, of: string): QualityWord =>
  (reader, wanted, negated) => {
    if (negated) throw new UnknownWord('negation', key);
    const { atLeast, atMost, equal } =
      typeof wanted === 'object' && wanted !== null
        ? (wanted as { readonly atLeast?: Amount; readonly atMost?: Amount; readonly equal?: Amount })
        : { atLeast: undefined, atMost: undefined, equal: wanted as Amount };
    const amount = atLeast ?? atMost ?? equal;
    if (amount === undefined) throw new UnknownWord('comparison', wanted);
    const number = reader.measure(amount);
    const kind = reader.terms.counter(of);
    const words =
      atLeast !== undefined
        ? template('$2 or more $1 counters on it', '$2个以上$1指示物', kind, number)
        : atMost !== undefined
          ? template('$2 or fewer $1 counters on it', '$2个以下$1指示物', kind, number)
          : template('exactly $2 $1 counters on it', '恰好$2个$1指示物', kind, number);
    return behind(template('with $1', '有$1', words), template('has $1', '有$1', words));
  };

/** Renders whether a thing has counters of a kind. */
export const withCounters: QualityWord = (reader, wanted, negated) => {
  const kind = reader.terms.counter(wanted as Json);
  return negated
    ? behind(template('with no $1 counters on it', '没有$1指示物', kind), template('has no $1 counters on it', '没有$1指示物', kind))
    : behind(
        template('with $1 counters on it', '有$1指示物', kind),
        template(/^[aeiou]/.test(kind.en) ? 'has an $1 counter on it' : 'has a $1 counter on it', '有$1指示物', kind),
      );
};

/** Renders which words of a list, such as keywords, a thing has. */
export const having =
  (labelOf: (word: Json) => Phrase): QualityWord =>
  (_reader, wanted, negated) => {
    const word = or(listOf(wanted).map(labelOf));
    return negated
      ? behind(template('without $1', '不具有$1', word), template('does not have $1', '不具有$1', word))
      : behind(template('with $1', '具有$1', word), template('has $1', '具有$1', word));
  };

/** Renders which object a thing is: the card itself, one mentioned before, or one of several. */
export const identity: QualityWord = (reader, wanted, negated) => {
  if (negated && wanted === 'self')
    return { before: true, words: phrase('other', '其他'), is: template('is not $1', '不是$1', reader.self) };
  const words = reader.ref(wanted as Ref);
  if (negated) return behind(template('other than $1', '$1以外', words), template('is not $1', '不是$1', words));
  return words.many === true
    ? behind(template('among $1', '$1之中', words), template('is among $1', '在$1之中', words))
    : behind(template('that is $1', '是$1', words), template('is $1', '是$1', words));
};

/** Renders `named “...”`. @param nameOf returns a name in quotation marks; the reader looks up the cards */
export const named =
  (nameOf: (name: Json, reader: SentenceReader) => Phrase): QualityWord =>
  (reader, wanted, negated) => {
    if (typeof wanted === 'object' && wanted !== null && 'includes' in wanted) {
      const piece = nameOf(wanted.includes as Json, reader);
      return negated
        ? behind(template('without $1 in its name', '名称不包含$1', piece), template('does not have $1 in its name', '名称不包含$1', piece))
        : behind(template('with $1 in its name', '名称包含$1', piece), template('has $1 in its name', '名称包含$1', piece));
    }
    const words = or(listOf(wanted).map((name) => nameOf(name, reader)));
    return negated
      ? behind(template('not named $1', '名称不是$1', words), template('is not $1', '不是$1', words))
      : behind(template('named $1', '名称为$1', words), template('is $1', '是$1', words));
  };

/** Keys of predicates that form the noun or are said separately. */
const byNoun: ReadonlySet<string> = new Set(['types', 'any', 'not']);

/**
 * Renders the qualities of a predicate besides its noun, in the order of the game's words.
 * @throws {UnknownWord}
 */
export function qualitiesBy(
  words: { readonly [key: string]: QualityWord },
  nounKeys: readonly string[],
): (reader: SentenceReader, predicate: Predicate, negated: boolean) => readonly Quality[] {
  const rank = new Map(Object.keys(words).map((key, at) => [key, at]));
  return (reader, predicate, negated) =>
    Object.keys(predicate)
      .filter((key) => !byNoun.has(key) && !nounKeys.includes(key))
      .map((key) => {
        const at = rank.get(key);
        if (at === undefined) throw new UnknownWord('quality', key);
        return { at, key };
      })
      .sort((one, other) => one.at - other.at)
      .map(({ key }) => (words[key] as QualityWord)(reader, predicate[key], negated));
}
