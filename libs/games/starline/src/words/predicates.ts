import type { Amount, PlayerRef, Predicate, Ref, Selector } from '@arbiter/kernel/authoring';
import { characteristics, keywordWord, nameWord, nouns, placements, prohibitions, raceWord, subtypeWord } from './nouns.js';
import { and, fill, join, listOf, nothing, or, type Phrase, phrase, UnknownWord, withArticle, wordOf } from './phrase.js';
import type { NounKey, Reader } from './reader.js';

/**
 * One quality that a predicate requires. In English it precedes the noun (`sideways unit`) or follows it (`unit with
 * Ambush`); in Chinese it always precedes it, in some cases with 的.
 */
interface Quality {
  readonly before?: string;
  readonly behind?: string;
  readonly zh: string;
  /** In Chinese it directly precedes the noun: 兽人单位. */
  readonly close?: boolean;
  /** Chinese words that follow the noun, in brackets. */
  readonly after?: string;
}

const stances: { readonly [stance: string]: Phrase } = {
  upright: phrase('upright', '直立'),
  attacking: phrase('attacking', '进攻中'),
  sideways: phrase('sideways', '横放'),
};
const rows: { readonly [row: string]: Phrase } = { front: phrase('front-row', '前排'), back: phrase('back-row', '后排') };
const rowNames: { readonly [row: string]: Phrase } = { front: phrase('front', '前排'), back: phrase('back', '后排') };
const magicKinds: { readonly [kind: string]: Phrase } = {
  consumable: phrase('consumable', '消耗'),
  permanent: phrase('permanent', '永久'),
  field: phrase('field', '场地'),
};

/** Qualities that are present or absent, with the words for both. */
const flags: { readonly [name: string]: readonly [there: Quality, missing: Quality] } = {
  blueStar: [
    { before: 'blue-star', zh: '蓝星', close: true },
    { before: 'non-blue-star', zh: '非蓝星', close: true },
  ],
  merged: [
    { before: 'merged', zh: '合体' },
    { before: 'unmerged', zh: '未合体' },
  ],
  defending: [
    { before: 'defending', zh: '防守中' },
    { before: 'non-defending', zh: '非防守中' },
  ],
  fighting: [
    { before: 'fighting', zh: '战斗中' },
    { before: 'non-fighting', zh: '非战斗中' },
  ],
  traveller: [
    { behind: 'that is a Little Traveler', zh: '为小旅人' },
    { behind: 'other than Little Travelers', zh: '小旅人以外' },
  ],
  hasAttack: [
    { behind: 'that has an attack value', zh: '有攻击力' },
    { behind: 'without an attack value', zh: '没有攻击力' },
  ],
  arrivedThisTurn: [
    { behind: 'that arrived this turn', zh: '本回合入场' },
    { behind: 'that did not arrive this turn', zh: '非本回合入场' },
  ],
  winsTies: [
    { behind: 'that wins ties', zh: '平手时获胜' },
    { behind: 'that does not win ties', zh: '平手时不获胜' },
  ],
  silenced: [
    { before: 'silenced', zh: '效果失效' },
    { before: 'unsilenced', zh: '效果未失效' },
  ],
};

function worded(value: unknown, word: (one: unknown) => Phrase): Phrase {
  return or(listOf(value).map(word));
}

/** A word before the noun, or one of several words. */
function adjective(word: Phrase, close = false): Quality {
  return { before: word.en, zh: word.zh, close };
}

function quality(reader: Reader, key: string, wanted: unknown): Quality {
  const flag = Object.hasOwn(flags, key) ? flags[key] : undefined;
  if (flag !== undefined) {
    if (typeof wanted !== 'boolean') throw new UnknownWord(key, wanted);
    return wanted ? flag[0] : flag[1];
  }
  switch (key) {
    case 'race':
      return adjective(worded(wanted, raceWord), true);
    case 'subtypes':
      return adjective(worded(wanted, subtypeWord), true);
    case 'stance':
      return adjective(worded(wanted, (one) => wordOf(stances, one, 'stance')));
    case 'row':
      return adjective(
        worded(wanted, (one) => wordOf(rows, one, 'row')),
        true,
      );
    case 'magicKind':
      return adjective(
        worded(wanted, (one) => wordOf(magicKinds, one, 'kind of magic')),
        true,
      );
    case 'name':
      return behind(
        fill(
          'named $1',
          '名为$1',
          worded(wanted, (one) => nameWord(one, reader.cardOf)),
        ),
      );
    case 'keywords':
      return behind(fill('with $1', '有$1', worded(wanted, keywordWord)));
    case 'cannot':
      return behind(
        fill(
          'that $1',
          '$1',
          worded(wanted, (one) => wordOf(prohibitions, one, 'prohibition')),
        ),
      );
    case 'placements':
      return behind(
        fill(
          'that may be placed in $1',
          '可放置于$1',
          worded(wanted, (one) => wordOf(placements, one, 'place')),
        ),
      );
    case 'is':
      return among(reader, wanted as Ref);
    case 'has':
      return having(reader, wanted as Selector);
    case 'controller':
      return behind(fill('controlled by $1', '由$1控制', reader.player(wanted as PlayerRef)));
    case 'owner':
      return behind(fill('owned by $1', '由$1拥有', reader.player(wanted as PlayerRef)));
    case 'not':
      return negated(reader, wanted as Predicate);
    case 'any':
      return behind(fill('that is $1', '属于$1', or((wanted as readonly Predicate[]).map((one) => described(reader, one, 'card')))));
    default:
      return behind(compared(reader, wordOf(characteristics, key, 'characteristic'), wanted));
  }
}

function having(reader: Reader, wanted: Selector): Quality {
  const words = reader.some(wanted, null);
  return { behind: `(such that ${words.en})`, zh: '', after: `（须${words.zh}）` };
}

function behind(word: Phrase): Quality {
  return { behind: word.en, zh: word.zh };
}

/** Objects that are named individually: `that card`, or one of several. */
function among(reader: Reader, ref: Ref): Quality {
  if (typeof ref === 'object' && 'attachedTo' in ref) return behind(fill('bestowed on $1', '赋予于$1', reader.ref(ref.attachedTo)));
  if (typeof ref === 'object' && 'under' in ref) return behind(fill('under $1', '$1下方', reader.ref(ref.under)));
  const named = reader.ref(ref);
  return named.many === true ? behind(fill('among $1', '属于$1', named)) : behind(fill('that is $1', '为$1', named));
}

function compared(reader: Reader, name: Phrase, wanted: unknown): Phrase {
  if (typeof wanted === 'number') return fill('with $1 $2', '$1为$2', name, phrase(String(wanted), String(wanted)));
  if (Array.isArray(wanted)) return fill('with $1 $2', '$1为$2', name, or(wanted.map((one) => phrase(String(one), String(one)))));
  if (typeof wanted !== 'object' || wanted === null) throw new UnknownWord(name.en, wanted);
  const bounds = wanted as { readonly [bound: string]: Amount };
  // Values of souls begin at -1; a bound far below only asks whether the card has any.
  if (bounds.atLeast === -99 && Object.keys(bounds).length === 1) return fill('with any $1', '有$1', name);
  return and(
    Object.entries(bounds).map(([bound, value]) => {
      const number = reader.measure(value);
      switch (bound) {
        case 'atLeast':
          return typeof value === 'number'
            ? fill('with $1 $2 or more', '$1$2以上', name, number)
            : fill('with $1 at least $2', '$1至少为$2', name, number);
        case 'atMost':
          return typeof value === 'number'
            ? fill('with $1 $2 or less', '$1$2以下', name, number)
            : fill('with $1 at most $2', '$1至多为$2', name, number);
        case 'equal':
          return fill('with $1 equal to $2', '$1等于$2', name, number);
        default:
          throw new UnknownWord('comparison', bound);
      }
    }),
  );
}

function negated(reader: Reader, predicate: Predicate): Quality {
  const [only, second] = Object.entries(predicate);
  if (only === undefined) throw new UnknownWord('predicate', predicate);
  if (second !== undefined) return behind(fill('that is not $1', '并非$1', described(reader, predicate, 'unit')));
  const [key, wanted] = only;
  if (key === 'is') return behind(fill('other than $1', '$1以外', reader.ref(wanted as Ref)));
  if (typeof wanted === 'boolean') return quality(reader, key, !wanted);
  const plain = quality(reader, key, wanted);
  return plain.before === undefined
    ? { behind: `not ${plain.behind ?? ''}`, zh: `不是${plain.zh}` }
    : { before: `non-${plain.before}`, zh: `非${plain.zh}`, close: plain.close === true };
}

export interface NounPhrase {
  readonly noun: NounKey;
  /** English words before and after the noun; all Chinese words precede the noun. */
  readonly before: string;
  readonly behind: string;
  readonly zh: string;
  /** Chinese words that follow the noun. */
  readonly after: string;
}

/**
 * The noun of a predicate with its qualities.
 * @throws {UnknownWord}
 */
export function nounPhrase(reader: Reader, predicate: Predicate, plain: NounKey): NounPhrase {
  const { type, traveller, ...rest } = predicate;
  const onBoard = plain === 'unit';
  const ordered = Object.entries(rest).sort(([a], [b]) => rank(a) - rank(b));
  const qualities: Quality[] = ordered.map(([key, wanted]) => quality(reader, key, wanted));
  let noun: NounKey = plain;
  if (type === 'unit') noun = onBoard ? 'unit' : 'unitCard';
  else if (type === 'magic') noun = 'magic';
  else if (type !== undefined) throw new UnknownWord('type', type);
  if (traveller === true && noun === 'unit') noun = 'traveller';
  else if (traveller !== undefined) qualities.push(quality(reader, 'traveller', traveller));
  const loose = qualities.filter((one) => one.close !== true && one.zh !== '').map((one) => one.zh);
  const zh = [
    loose.length === 0 ? '' : `${loose.join('且')}的`,
    ...qualities.filter((one) => one.close === true).map((one) => one.zh),
  ].join('');
  return {
    noun,
    before: join(
      qualities.map((one) => phrase(one.before ?? '', '')),
      ' ',
      '',
    ).en,
    behind: join(
      qualities.map((one) => phrase(one.behind ?? '', '')),
      ' ',
      '',
    ).en,
    zh,
    after: qualities.map((one) => one.after ?? '').join(''),
  };
}

/** Order of the qualities: race and subtypes are next to the noun. */
function rank(key: string): number {
  return key === 'race' ? 1 : key === 'subtypes' ? 2 : 0;
}

/** `a sideways unit`, 横放的单位. */
export function described(reader: Reader, predicate: Predicate, plain: NounKey): Phrase {
  const found = nounPhrase(reader, predicate, plain);
  const noun = nouns[found.noun];
  return { en: withArticle(joined(found.before, noun.one, found.behind)), zh: `${found.zh}${noun.zh}${found.after}` };
}

/** What is stated about one object: `sideways`, `a unit with Ambush`, `this card`. */
export function complement(reader: Reader, predicate: Predicate, plain: NounKey): Phrase {
  const [only, second] = Object.entries(predicate);
  if (only === undefined) return nothing;
  const [key, wanted] = only;
  if (second === undefined) {
    if (key === 'is') return reader.ref(wanted as Ref);
    if (key === 'any') return or((wanted as readonly Predicate[]).map((one) => complement(reader, one, plain)));
    if (key === 'not') return fill('not $1', '非$1', complement(reader, wanted as Predicate, plain));
    if (key === 'row') return fill('in the $1 row', '位于$1', wordOf(rowNames, wanted, 'row'));
    if (key === 'stance' || (key in flags && flags[key]?.[0].before !== undefined)) {
      const plainQuality = quality(reader, key, wanted);
      return phrase(plainQuality.before ?? '', plainQuality.zh);
    }
  }
  return described(reader, predicate, plain);
}

/** Whether the Chinese statement omits 为: 此卡横放. */
export function isState(predicate: Predicate): boolean {
  const [key, ...more] = Object.keys(predicate);
  return (
    more.length === 0 && key !== undefined && (key === 'stance' || key === 'row' || (key in flags && flags[key]?.[0].before !== undefined))
  );
}

export function joined(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
