import type { Json } from '@arbiter/kernel';
import type { Amount, Modifier } from '@arbiter/kernel/authoring';
import {
  listWords,
  perWords,
  phrase,
  type Phrase,
  phrasesAnd,
  type SentenceReader,
  template,
  UnknownWord,
  wordOfTable,
} from '@arbiter/kernel/words';
import { raceTerms } from '../races.js';
import { attributeTerms, typeTerms } from '../terms.js';
import { keywordLabel } from './keywords.js';
import { nameWords, numberTerms } from './qualities.js';
import { ruleWords } from './rules.js';

const nothing = phrase('', '');
const signed = (value: number): string => (value < 0 ? `-${-value}` : `+${value}`);

/** Returns the parts of a change of ATK or DEF: an amount for each of something, or a number that is explained. */
function part(
  reader: SentenceReader,
  given: Amount | undefined,
): { readonly sign: string; readonly per: Phrase | null; readonly is: Phrase | null; readonly key: string } {
  const amount = reader.fixed(given ?? 0);
  if (typeof amount === 'number') return { sign: signed(amount), per: null, is: null, key: '' };
  const key = JSON.stringify(amount);
  if ('times' in amount && typeof amount.times[0] === 'number') {
    const per = perWords(reader, amount.times[1]);
    if (per !== null) return { sign: signed(amount.times[0]), per, is: null, key: JSON.stringify(amount.times[1]) };
  }
  return { sign: '', per: null, is: reader.measure(amount), key };
}

/** Returns words such as `gains [+200/+200]`, for each of something, or with X and Y explained afterwards. */
function added(reader: SentenceReader, { atk, def, ...rest }: NonNullable<Modifier['add']>): readonly Phrase[] {
  for (const name of Object.keys(rest)) throw new UnknownWord('characteristic to add to', name);
  if (atk === undefined && def === undefined) return [];
  const [a, d] = [part(reader, atk), part(reader, def)];
  const same = a.key === d.key;
  const letter = (one: typeof a, name: string): string => (one.is === null ? one.sign : `+${name}`);
  const [x, y] = [letter(a, 'X'), letter(d, same || a.is === null ? 'X' : 'Y')];
  if (a.per !== null && d.per !== null && !same) throw new UnknownWord('two sums', [a.key, d.key]);
  const per = a.per ?? d.per;
  const each = per === null ? nothing : template(' for each $1', '', per);
  const explained = [
    ...(a.is === null ? [] : [template('X is $1', 'X为$1', a.is)]),
    ...(d.is === null || same ? [] : [template(a.is === null ? 'X is $1' : 'Y is $1', a.is === null ? 'X为$1' : 'Y为$1', d.is)]),
  ];
  const where = explained.length === 0 ? nothing : template(', where $1', '（$1）', phrasesAnd(explained));
  return [
    template(`[gains|gain] [${x}/${y}]$1$2`, `$3得到[${x}/${y}]$2`, each, where, per === null ? nothing : template('', '每有$1，', per)),
  ];
}

/** Returns the words for what something becomes, replacing what it was (1020.1). */
function setTo(reader: SentenceReader, set: NonNullable<Modifier['set']>): readonly Phrase[] {
  const { atk, def, races, types, attributes, ...rest } = set;
  for (const name of Object.keys(rest)) throw new UnknownWord('characteristic to set', name);
  const values = [['atk', atk] as const, ['def', def] as const].flatMap(([name, value]) =>
    value === undefined
      ? []
      : value === null
        ? [template('no $1', '没有$1', wordOfTable(numberTerms, name, 'characteristic'))]
        : [
            template(
              typeof value === 'number' ? '$2 $1' : '$1 equal to $2',
              '$1成为$2',
              wordOfTable(numberTerms, name, 'characteristic'),
              reader.measure(value as Amount),
            ),
          ],
  );
  return [
    ...(races === undefined
      ? []
      : [
          template(
            '[becomes|become] $1',
            '成为$1',
            listWords(races as readonly Json[], (one) => wordOfTable(raceTerms, one, 'race')),
          ),
        ]),
    ...(types === undefined
      ? []
      : [
          template(
            '[becomes|become] the type $1',
            '类型成为“$1”',
            listWords(types as readonly Json[], (one) => wordOfTable(typeTerms, one, 'type')),
          ),
        ]),
    ...(attributes === undefined
      ? []
      : [
          template(
            '[becomes|become] $1',
            '成为$1属性',
            listWords(attributes as readonly Json[], (one) => wordOfTable(attributeTerms, one, 'attribute')),
          ),
        ]),
    ...(values.length === 0
      ? []
      : [template('[has|have] $1', '$1', { en: values.map(({ en }) => en).join(' and '), zh: values.map(({ zh }) => zh).join('、') })]),
  ];
}

function gained(reader: SentenceReader, name: string, words: readonly Json[], ofPlayer: boolean): readonly Phrase[] {
  switch (name) {
    case 'keywords':
      return [template('[gains|gain] $1', '获得$1', listWords(words, keywordLabel))];
    case 'rules':
      return words.map((rule) => ruleWords(reader, rule, ofPlayer));
    case 'races':
      return [
        template(
          '[gains|gain] the race $1',
          '获得种族$1',
          listWords(words, (one) => wordOfTable(raceTerms, one, 'race')),
        ),
      ];
    case 'types':
      return [
        template(
          '[gains|gain] the type $1',
          '获得类型“$1”',
          listWords(words, (one) => wordOfTable(typeTerms, one, 'type')),
        ),
      ];
    case 'attributes':
      return [
        template(
          '[gains|gain] the attribute $1',
          '获得$1属性',
          listWords(words, (one) => wordOfTable(attributeTerms, one, 'attribute')),
        ),
      ];
    case 'name':
      return [
        template(
          '[has|have] the name $1 as well',
          '额外具有名称$1',
          listWords(words, (name) => nameWords(name, reader)),
        ),
      ];
    case 'stones':
      return [
        template(
          '[is treated as a|are treated as] $1 magic stone[|s]',
          '视为$1魔石',
          listWords(words, (one) => wordOfTable(attributeTerms, one, 'magic stone')),
        ),
      ];
    default:
      throw new UnknownWord('list', name);
  }
}

function lost(changes: NonNullable<Modifier['lose']>): readonly Phrase[] {
  const whole = changes.abilities === 'all';
  return [
    ...(whole ? [phrase('[loses|lose] all abilities', '失去所有异能')] : []),
    ...Object.entries(changes).flatMap(([name, words]) => {
      if (name === 'abilities' && whole) return [];
      if (name !== 'keywords') throw new UnknownWord('list to lose', name);
      // Keywords are abilities, so losing all abilities includes them.
      if (words === 'all') return whole ? [] : [phrase('[loses|lose] all keyword abilities', '失去所有关键字异能')];
      return [template('[loses|lose] $1', '失去$1', listWords(words, keywordLabel))];
    }),
  ];
}

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
    ...(become === undefined ? [] : [template('[becomes|become] a copy of $1', '成为$1的复制品', reader.ref(become.copyOf))]),
    ...(controller === undefined ? [] : [template('[is|are] controlled by $1', '由$1操控', reader.player(controller))]),
    ...(lose === undefined ? [] : lost(lose)),
    ...(set === undefined ? [] : setTo(reader, set)),
    ...(add === undefined ? [] : added(reader, add)),
    ...Object.entries(gain ?? {}).flatMap(([name, words]) => gained(reader, name, words, modifier.players !== undefined)),
    ...(abilities ?? []).map((ability) => template('[gains|gain] “$1”', '获得“$1”', reader.ability(ability))),
    ...(also ?? []).flatMap((one) => changesOf(reader, one)),
  ];
}
