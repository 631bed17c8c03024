import type { Json } from '../contract.js';
import { listed, join, listOf, or, type Phrase, phrase, template, UnknownWord, withArticle, wordOf } from './phrases.js';
import type { PlayerRef, Predicate, Selector } from '../programs/programs.js';
import type { SentenceReader, TextTerms } from './sentences.js';

/** A description of things, in pieces that stand around the noun. */
interface Description {
  readonly before: readonly string[];
  readonly noun: Phrase;
  readonly behind: readonly string[];
  /** The Chinese words before the noun: first where it is, then its qualities. */
  readonly zh: string;
}

const isPile = ({ piles }: TextTerms, zone: string): boolean => zone in piles;

/** Returns the types that a predicate asks for; null where it asks for none, or for more than types. */
function typesIn({ types, any }: Predicate): readonly Json[] | null {
  if (types !== undefined) return listOf(types);
  if (any?.every((one) => Object.keys(one).length === 1 && one.types !== undefined) !== true) return null;
  return any.map((one) => one.types as Json);
}

/** Renders several types as one noun where the game has such a noun, otherwise joined by `or`. */
function typeNoun({ jointTypes, typeWord }: TextTerms, types: readonly Json[]): Phrase {
  return jointTypes[[...types].map(String).sort().join(' ')] ?? or(types.map(typeWord));
}

function nounOf(terms: TextTerms, zones: readonly string[], predicate: Predicate): Phrase {
  const types = typesIn(predicate);
  const noun = types === null ? null : typeNoun(terms, types);
  const own = terms.noun(zones, predicate, noun);
  if (own !== null) return own;
  if (noun === null) return phrase('card', '牌');
  return zones.some((zone) => isPile(terms, zone)) ? terms.lying(noun) : noun;
}

/** Renders the alternatives of `any` where they are not only types: as qualities, `attacking or blocking`, or as whole nouns. */
function alternatives(reader: SentenceReader, any: readonly Predicate[]): { readonly before: Phrase | null; readonly noun: Phrase | null } {
  const qualities = any.map((one) => (one.types === undefined ? reader.terms.qualities(reader, one, false) : []));
  if (qualities.every((some) => some.length === 1 && some[0]?.before === true)) {
    const words = or(qualities.map(([one]) => (one as { readonly words: Phrase }).words));
    return { before: phrase(words.en, `${words.zh.replaceAll('的或', '或')}`), noun: null };
  }
  return { before: null, noun: or(any.map((one) => bare(reader, describe(reader, { from: 'field', where: one })))) };
}

const bare = (reader: SentenceReader, found: Description): Phrase => phrase(english(reader, found, false), chinese(found));

/** Renders what something must not be, by words before or behind the noun. */
function without(reader: SentenceReader, not: Predicate): { readonly before?: Phrase; readonly behind?: Phrase } {
  const types = typesIn(not);
  const [only, ...more] = reader.terms.qualities(reader, not, true);
  if (types !== null && only === undefined) {
    if (types.length === 1) return { before: template('non-$1', '非$1', reader.terms.typeWord(types[0] as Json)) };
    return {
      behind: template(
        'other than $1',
        '$1以外的',
        listed(
          types.map(reader.terms.typeWord).map(({ en, zh }) => phrase(plural(reader.terms, en), zh)),
          ' and ',
          '和',
        ),
      ),
    };
  }
  if (only === undefined || more.length > 0 || types !== null) throw new UnknownWord('negation', not as Json);
  return only.before ? { before: only.words } : { behind: only.words };
}

function describe(reader: SentenceReader, selector: Selector): Description {
  const { where = {}, except, relation } = selector;
  const zones = listOf(selector.from) as readonly string[];
  const some = reader.terms.qualities(reader, where, false);
  const other = where.any === undefined || typesIn({ any: where.any }) !== null ? null : alternatives(reader, where.any);
  const not = where.not === undefined ? {} : without(reader, where.not);
  const apart = except === undefined ? [] : reader.terms.qualities(reader, { is: except }, true);
  // An object that was mentioned before needs no place.
  const place = isPointedOut(where) ? phrase('', '') : placed(reader, zones, selector);
  const related = relation === undefined ? null : relationWords(reader, relation);
  const before = [
    ...apart.filter((one) => one.before).map(({ words }) => words),
    ...(not.before === undefined ? [] : [not.before]),
    ...(other?.before ? [other.before] : []),
    ...some.filter((one) => one.before).map(({ words }) => words),
  ];
  const owned = some.filter((one) => !one.before).map(({ words }) => words);
  const behind = [
    ...owned,
    ...(related === null ? [] : [related]),
    ...(not.behind === undefined ? [] : [not.behind]),
    ...apart.filter((one) => !one.before).map(({ words }) => words),
  ];
  const noun = other?.noun ?? nounOf(reader.terms, zones, where);
  const said = behind.map(({ en }) => en);
  const spot = place.en === '' ? [] : [place.en];
  // In Chinese, exceptions stand first.
  const far = apart.filter((one) => !one.before).map(({ words }) => words);
  return {
    before: before.map(({ en }) => en),
    noun,
    behind: place.en.startsWith('in ') ? [...said, ...spot] : [...spot, ...said],
    zh: `${far.map(({ zh }) => zh).join('')}${place.zh}${[...behind.filter((one) => !far.includes(one)), ...before].map(({ zh }) => zh).join('')}`,
  };
}

const isPointedOut = ({ is }: Predicate): boolean => typeof is === 'object' && ('var' in is || 'noted' in is);

function relationWords(reader: SentenceReader, { is, to }: NonNullable<Selector['relation']>): Phrase {
  const words = wordOf(reader.terms.relations, is, 'relation');
  return template(words.en, words.zh, reader.ref(to));
}

/** Renders where things are: `you control`, `in your graveyard`. */
function placed(reader: SentenceReader, zones: readonly string[], { of, first, last }: Selector): Phrase {
  const { terms } = reader;
  const spread = terms.spread(zones, of);
  if (spread !== null) return spread;
  const piles = zones.filter((zone) => isPile(terms, zone));
  if (piles.length === 0) return of === undefined || of === 'all' ? phrase('', '') : controlled(reader, of);
  const words = or([...(piles.length === zones.length ? [] : [terms.field]), ...piles.map((zone) => wordOf(terms.piles, zone, 'zone'))]);
  const whole =
    of === undefined || of === 'all' ? template('any $1', '任意$1', words) : template('$1 $2', '$1$2', reader.possessive(of), words);
  if (last !== undefined) throw new UnknownWord('last cards of', zones);
  if (first !== undefined) return template('among the top $1 cards of $2', '$2顶$1张牌之中的', reader.measure(first), whole);
  return template('in $1', '$1中的', whole);
}

function controlled(reader: SentenceReader, of: PlayerRef): Phrase {
  const { en, zh } = reader.terms.control;
  return template(`$1 ${en}%s`, `$1${zh}的`, reader.player(of));
}

/** Returns the plural of an English noun phrase, with every noun in it in the plural. */
export function plural({ alike }: TextTerms, noun: string): string {
  return noun
    .split(/( or | and |, )/)
    .map((one) =>
      /^(?: or | and |, )$/.test(one) || alike.includes(one)
        ? one
        : /[^aeiou]y$/.test(one)
          ? `${one.slice(0, -1)}ies`
          : one.replace(/^(\S+(?: \S+)*?)(?= with | that |$)/, '$1s'),
    )
    .join('');
}

const english = ({ terms }: SentenceReader, { before, noun, behind }: Description, several: boolean): string =>
  [...before, several ? plural(terms, noun.en) : noun.en, ...behind].join(' ');
/** Joins several kinds by `and` instead of `or`, for all things of these kinds. */
const together = (found: Description): Description => ({
  ...found,
  noun: phrase(found.noun.en.replace(/ or (?!more|less)/g, ' and '), found.noun.zh.replaceAll('或', '和')),
});
const chinese = ({ zh, noun }: Description): string => `${zh}${noun.zh}`;

/** Returns the Chinese measure word: 张 for cards in a pile, 个 for what is in play or waits to resolve. */
const measureWord = ({ terms }: SentenceReader, selector: Selector): string =>
  (listOf(selector.from) as readonly string[]).some((zone) => isPile(terms, zone)) ? '张' : '个';

const article = (en: string): string => (en.startsWith('other ') ? `an${en}` : withArticle(en));

/** Renders the first cards of a pile: `the top 2 cards of your main deck`. */
function topOf(reader: SentenceReader, selector: Selector): Phrase | null {
  const { first, of = 'you' } = selector;
  if (first === undefined) return null;
  const pile = template('$1 $2', '$1$2', reader.possessive(of), wordOf(reader.terms.piles, listOf(selector.from)[0], 'zone'));
  if (first === 1) return template('the top card of $1', '$1顶的牌', pile);
  const count = reader.measure(first);
  const words =
    typeof first === 'number'
      ? template('the top $1 cards of $2', '$2顶的$1张牌', count, pile)
      : template('the top X cards of $2 (X is $1)', '$2顶的X张牌（X为$1）', count, pile);
  return { ...words, many: true };
}

/** Renders all things that a selector names: `all objects you control`. */
export function allOf(reader: SentenceReader, selector: Selector): Phrase {
  const own = reader.terms.set(selector);
  if (own !== null) return own;
  const top = topOf(reader, selector);
  if (top !== null) return top;
  const { where = {} } = selector;
  if (where.is !== undefined && Object.keys(where).length === 1 && typeof where.is === 'object' && 'var' in where.is)
    return { ...template('the rest of $1', '其余$1', reader.ref(where.is)), many: true };
  const found = together(describe(reader, selector));
  return { en: `all ${english(reader, found, true)}`, zh: `所有${chinese(found)}`, many: true };
}

/** Renders things that a selector names, without number: `objects you control`. */
export function kindOf(reader: SentenceReader, selector: Selector): Phrase {
  const found = together(describe(reader, selector));
  return { en: english(reader, found, true), zh: chinese(found), many: true };
}

/** Renders one thing that a selector names, with an article: `an object you control`. */
export function oneOf(reader: SentenceReader, selector: Selector): Phrase {
  const found = describe(reader, selector);
  return phrase(article(english(reader, found, false)), `1${measureWord(reader, selector)}${chinese(found)}`);
}

/** Renders one thing that a selector names, without an article: `object you control`. */
export function singleOf(reader: SentenceReader, selector: Selector): Phrase {
  const found = describe(reader, selector);
  return phrase(english(reader, found, false), `1${measureWord(reader, selector)}${chinese(found)}`);
}

/** Renders a number of things: `up to 2 target objects`; `count` is null for one. */
export function countedOf(
  reader: SentenceReader,
  selector: Selector,
  { count, target, players }: { readonly count: Phrase | null; readonly target: boolean; readonly players: boolean },
): Phrase {
  const found = describe(reader, selector);
  const noun = players ? template('$1 or player', '$1或玩家', found.noun) : found.noun;
  const several = count !== null && count.en !== 'up to 1';
  const words = english(reader, { ...found, noun }, several);
  // Chinese words directly before the noun, without 的, belong to the noun.
  const cut = found.zh.lastIndexOf('的') + 1;
  const zh = `${count === null ? '1' : count.zh}${measureWord(reader, selector)}${found.zh.slice(0, cut)}${target ? found.zh.slice(cut).replace(/^(?:其他)?/, '$&目标') : found.zh.slice(cut)}${noun.zh}`;
  if (count !== null)
    return {
      en: `${count.en} ${target ? 'target ' : ''}${words}`.replace('target other ', 'other target '),
      zh,
      ...(several ? { many: true } : {}),
    };
  return phrase(target ? `target ${words}`.replace(/^target other /, 'another target ') : article(words), zh);
}

/** Renders something that fits a predicate, or things that do. */
export function described(reader: SentenceReader, predicate: Predicate, how: 'one' | 'many', from: Selector['from'] = 'field'): Phrase {
  return how === 'one' ? oneOf(reader, { from, where: predicate }) : kindOf(reader, { from, where: predicate });
}

/** Returns what such a thing is called at later mentions: `object`, `card`. */
export function shortNoun({ terms }: SentenceReader, selector: Selector | undefined): Phrase {
  if (selector === undefined) return phrase('player', '玩家');
  const zones = listOf(selector.from) as readonly string[];
  const { types, any } = selector.where ?? {};
  const own = terms.shortNoun(zones, selector.where ?? {});
  if (own !== null) return own;
  if (zones.some((zone) => isPile(terms, zone))) return phrase('card', '牌');
  const found = typesIn({ ...(types === undefined ? {} : { types }), ...(any === undefined ? {} : { any }) });
  return found === null || found.length > 2 ? phrase('card', '牌') : typeNoun(terms, found);
}

/** Renders a predicate as a statement: `this card was awakened`. @throws {UnknownWord} for a predicate that says nothing */
export function statement(reader: SentenceReader, about: Phrase, predicate: Predicate): Phrase {
  const { not, any, types, ...others } = predicate;
  const { nounKeys } = reader.terms;
  const rest = Object.fromEntries(Object.entries(others).filter(([key]) => !nounKeys.includes(key)));
  const qualities = reader.terms.qualities(reader, rest, false);
  const named =
    types !== undefined || Object.keys(others).some((key) => nounKeys.includes(key)) || any !== undefined || not?.types !== undefined;
  const parts = named
    ? [template('is $1', '是$1', described(reader, predicate, 'one'))]
    : [...qualities.map(({ is }) => is), ...(not === undefined ? [] : reader.terms.qualities(reader, not, true).map(({ is }) => is))];
  if (parts.length === 0) throw new UnknownWord('statement', predicate as Json);
  const words = join(parts, ' and ', '且');
  return template(
    '$1 $2',
    '$1$2',
    about,
    about.many === true
      ? phrase(
          words.en
            .replaceAll(/\bis\b/g, 'are')
            .replaceAll(/\bhas\b/g, 'have')
            .replaceAll(/\bwas\b/g, 'were'),
          words.zh,
        )
      : words,
  );
}
