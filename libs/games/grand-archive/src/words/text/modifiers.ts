import type { Json } from '@arbiter/kernel';
import type { Amount, Modifier } from '@arbiter/kernel/authoring';
import {
  listWords,
  nothing,
  perWords,
  type Phrase,
  phrase,
  phrasesAnd,
  type SentenceReader,
  template,
  UnknownWord,
  wordOfTable,
} from '@arbiter/kernel/words';
import { supertypeTerms } from '../terms.js';
import { keywordWords } from './keywords.js';
import { elementWord, nameWords, numberTerms, subtypeWord, typeWord } from './qualities.js';
import { ruleWords } from './rules.js';

const signed = (value: number): string => (value < 0 ? `-${-value}` : `+${value}`);

/** Returns the words for a change of a number: `+2 power`, `+1 power for each ...`, `+X power, where X is ...`. */
function change(reader: SentenceReader, name: string, given: Amount): { readonly words: Phrase; readonly behind: Phrase } {
  const amount = reader.fixed(given);
  const what = wordOfTable(numberTerms, name, 'characteristic to add to');
  const plus = (sign: string): Phrase => template(`${sign} $1`, `${sign}$1`, what);
  if (typeof amount === 'number') return { words: plus(signed(amount)), behind: nothing };
  if ('times' in amount && typeof amount.times[0] === 'number') {
    const per = perWords(reader, amount.times[1]);
    if (per !== null) return { words: plus(signed(amount.times[0])), behind: template(' for each $1', '（每有$1）', per) };
  }
  const per = perWords(reader, amount);
  if (per !== null) return { words: plus('+1'), behind: template(' for each $1', '（每有$1）', per) };
  return { words: plus('+X'), behind: template(', where X is $1', '（X为$1）', reader.measure(amount)) };
}

/** Returns words such as `gets +2 power and +1 life`. */
function added(reader: SentenceReader, add: NonNullable<Modifier['add']>): readonly Phrase[] {
  const parts = Object.entries(add).map(([name, amount]) => change(reader, name, amount));
  if (parts.length === 0) return [];
  const behind = [...new Map(parts.map((part) => [part.behind.en, part.behind])).values()].filter(({ en }) => en !== '');
  const all = phrasesAnd(parts.map(({ words }) => words));
  return [template('[gets|get] $1$2', '得到$1$2', { ...all, zh: parts.map(({ words }) => words.zh).join('、') }, behind[0] ?? nothing)];
}

function setTo(reader: SentenceReader, set: NonNullable<Modifier['set']>): readonly Phrase[] {
  return Object.entries(set).map(([name, value]) => {
    if (name === 'types') return template('[becomes|become] $1', '类型成为“$1”', listWords(value as readonly Json[], typeWord));
    if (name === 'subtypes' || name === 'classes')
      return template('[becomes|become] $1', '成为$1', listWords(value as readonly Json[], subtypeWord));
    if (name === 'elements') return template('[becomes|become] $1', '元素成为$1', listWords(value as readonly Json[], elementWord));
    const what = wordOfTable(numberTerms, name, 'characteristic to set');
    if (value === null) return template('[has|have] no $1', '没有$1', what);
    return template(
      typeof value === 'number' ? '[has|have] $2 $1' : '[has|have] $1 equal to $2',
      '$1成为$2',
      what,
      reader.measure(value as Amount),
    );
  });
}

function gained(reader: SentenceReader, name: string, words: readonly Json[], ofPlayer: boolean): readonly Phrase[] {
  switch (name) {
    case 'keywords':
      return [template('[gains|gain] $1', '获得$1', listWords(words, keywordWords))];
    case 'rules':
      return words.map((rule) => ruleWords(reader, rule, ofPlayer));
    case 'types':
      return [template('[is|are] also $1', '额外具有类型“$1”', listWords(words, typeWord))];
    case 'supertypes':
      return [
        template(
          '[is|are] also $1',
          '额外具有超类型“$1”',
          listWords(words, (one) => wordOfTable(supertypeTerms, one, 'supertype')),
        ),
      ];
    case 'subtypes':
    case 'classes':
      return [template('[is|are] also $1', '额外具有子类型“$1”', listWords(words, subtypeWord))];
    case 'elements':
      return [template('[is|are] also $1', '额外具有$1元素', listWords(words, elementWord))];
    case 'name':
      return [
        template(
          '[has|have] the name $1 as well',
          '额外具有名称$1',
          listWords(words, (name) => nameWords(name, reader)),
        ),
      ];
    default:
      throw new UnknownWord('list', name);
  }
}

function lost(lose: NonNullable<Modifier['lose']>): readonly Phrase[] {
  const whole = lose.abilities === 'all';
  return [
    ...(whole ? [phrase('[loses|lose] all abilities', '失去所有能力')] : []),
    ...Object.entries(lose).flatMap(([name, words]) => {
      // Keywords are abilities, so losing all abilities includes them.
      if (whole && (name === 'abilities' || (name === 'keywords' && words === 'all'))) return [];
      if (words === 'all') return [template('[loses|lose] all $1', '失去所有$1', wordOfTable(lists, name, 'list to lose'))];
      if (name === 'keywords') return [template('[loses|lose] $1', '失去$1', listWords(words, keywordWords))];
      if (name === 'types') return [template('[isn’t|aren’t] $1', '失去类型“$1”', listWords(words, typeWord))];
      if (name === 'subtypes') return [template('[isn’t|aren’t] $1', '失去子类型“$1”', listWords(words, subtypeWord))];
      throw new UnknownWord('list to lose', name);
    }),
  ];
}

const lists: { readonly [name: string]: Phrase } = {
  keywords: phrase('keywords', '关键词'),
  subtypes: phrase('subtypes', '子类型'),
  classes: phrase('classes', '职业'),
  elements: phrase('elements', '元素'),
};
const said = new Set([
  'layer',
  'of',
  'players',
  'if',
  'defining',
  'also',
  'add',
  'set',
  'gain',
  'lose',
  'abilities',
  'controller',
  'become',
]);

/**
 * Returns the words for what a modifier does, which follow the words for those it affects.
 * @throws {UnknownWord}
 */
export function changesOf(reader: SentenceReader, modifier: Modifier): readonly Phrase[] {
  for (const key of Object.keys(modifier)) if (!said.has(key)) throw new UnknownWord('field of modifier', key);
  const { lose, set, add, gain, abilities, also, become, controller } = modifier;
  return [
    ...(become === undefined ? [] : [template('[becomes|become] a copy of $1', '成为$1的复制', reader.ref(become.copyOf))]),
    ...(controller === undefined ? [] : [template('[is|are] controlled by $1', '由$1控制', reader.player(controller))]),
    ...(lose === undefined ? [] : lost(lose)),
    ...(set === undefined ? [] : setTo(reader, set)),
    ...(add === undefined ? [] : added(reader, add)),
    ...Object.entries(gain ?? {}).flatMap(([name, words]) => gained(reader, name, words, modifier.players !== undefined)),
    ...(abilities ?? []).map((ability) => template('[gains|gain] “$1”', '获得“$1”', reader.ability(ability))),
    ...(also ?? []).flatMap((one) => changesOf(reader, one)),
  ];
}
