import type { Json, JsonObject } from '@arbiter/kernel';
import type { Amount, Modifier } from '@arbiter/kernel/authoring';
import {
  join,
  listOf,
  isPlural,
  modifierGroups,
  type Phrase,
  phrase,
  phrasesAnd,
  template,
  UnknownWord,
  wordOfTable,
} from '@arbiter/kernel/words';
import { attributeTerms, frameTerms, kindTerms, numberTerms, raceTerms } from '../terms.js';
import { characteristicWords } from './amounts.js';
import { nameWords } from './qualities.js';
import type { Reader } from './reader.js';
import { rulesWords } from './rules.js';
import { unaffectedWords } from './unaffected.js';

/** A change of a number: `loses 600`, `gains 500`. */
function signed(reader: Reader, amount: Amount): { readonly loses: boolean; readonly by: Phrase } {
  if (typeof amount === 'number') return { loses: amount < 0, by: reader.measure(Math.abs(amount)) };
  if ('minus' in amount && amount.minus[0] === 0) return { loses: true, by: reader.measure(amount.minus[1]) };
  if ('times' in amount && typeof amount.times[0] === 'number' && amount.times[0] < 0)
    return { loses: true, by: reader.measure({ times: [-amount.times[0], amount.times[1]] }) };
  return { loses: false, by: reader.measure(amount) };
}

function added(reader: Reader, add: { readonly [name: string]: Amount }): readonly Phrase[] {
  const names = Object.keys(add);
  const [first] = names;
  if (first !== undefined && names.length > 1 && names.every((name) => JSON.stringify(add[name]) === JSON.stringify(add[first])))
    return [change(reader, names, add[first] as Amount)];
  return Object.entries(add).map(([name, amount]) => change(reader, [name], amount));
}

function change(reader: Reader, names: readonly string[], amount: Amount): Phrase {
  const { loses, by } = signed(reader, amount);
  const what = join(names.map(characteristicWords), '/', '·');
  if (typeof amount === 'number' || /^\d+$/.test(by.en))
    return template(loses ? '[loses|lose] $1 $2' : '[gains|gain] $1 $2', loses ? '$2下降$1' : '$2上升$1', by, what);
  return template(loses ? '[loses|lose] $2 equal to $1' : '[gains|gain] $2 equal to $1', loses ? '$2下降（$1）' : '$2上升（$1）', by, what);
}

const wordTables: { readonly [name: string]: { readonly [word: string]: Phrase } } = {
  attribute: attributeTerms,
  races: raceTerms,
  kinds: kindTerms,
  frame: frameTerms,
};

function setTo(reader: Reader, set: { readonly [name: string]: Json | Amount }): readonly Phrase[] {
  const grouped = Object.entries(set);
  const [first] = grouped;
  if (
    first !== undefined &&
    grouped.length > 1 &&
    grouped.every(([name, value]) => name in numberTerms && JSON.stringify(value) === JSON.stringify(first[1]))
  )
    return [
      template(
        '[has|have] $1 of $2',
        '$1变成$2',
        join(
          grouped.map(([name]) => characteristicWords(name)),
          ' and ',
          '·',
        ),
        reader.measure(first[1] as Amount),
      ),
    ];
  return grouped.map(([name, value]) => setOne(reader, name, value));
}

function setOne(reader: Reader, name: string, value: Json | Amount): Phrase {
  if (name === 'negated')
    return value === true
      ? phrase('[has its|have their] effects negated', '的效果无效化')
      : phrase('[has its|have their] effects not negated', '的效果不会被无效化');
  if (name === 'names')
    return template(
      '[has|have] the name $1',
      '的卡名变成$1',
      join(
        listOf(value).map((one) => nameWords(one, reader.cardOf)),
        ', ',
        '、',
      ),
    );
  const table = wordTables[name];
  if (table !== undefined && typeof value === 'object' && value !== null && 'var' in value)
    return template('[has|have] $1', '变成$1', reader.mention(value.var as string));
  if (table !== undefined)
    return template(
      '[is|are] $1',
      '变成$1',
      isPlainWord(value)
        ? join(
            listOf(value).map((one) => wordOfTable(table, one, name)),
            ' and ',
            '·',
          )
        : phrase('as declared', '宣言的那个'),
    );
  return template('[has its|have their] $1 become $2', '$1变成$2', characteristicWords(name), reader.measure(value as Amount));
}

const isPlainWord = (value: unknown): boolean => listOf(value).every((one) => typeof one === 'string');

function gained(reader: Reader, gain: { readonly [name: string]: readonly Json[] }, ofPlayer: boolean): readonly Phrase[] {
  return Object.entries(gain).flatMap(([name, words]) => {
    if (name === 'rules') return rulesWords(reader, words as readonly JsonObject[], ofPlayer);
    if (name === 'unaffected') return words.map((entry) => unaffectedWords(reader, entry as JsonObject));
    if (name === 'names') {
      const names = words.map((one) => nameWords(one, reader.cardOf));
      return [template('[is|are] also treated as $1', '也当作$1使用', join(names, ', ', '、'))];
    }
    const table = wordTables[name];
    if (table === undefined) throw new UnknownWord('list', name);
    return [
      template(
        '[is|are] also $1',
        '也是$1',
        join(
          words.map((one) => wordOfTable(table, one, name)),
          ' and ',
          '·',
        ),
      ),
    ];
  });
}

const known: ReadonlySet<string> = new Set(['layer', 'of', 'players', 'if', 'add', 'set', 'gain', 'times', 'abilities', 'lose']);

function changesOf(reader: Reader, modifier: Modifier, ofPlayer: boolean): readonly Phrase[] {
  for (const field of Object.keys(modifier)) if (!known.has(field)) throw new UnknownWord('field of a modifier', field);
  if (modifier.lose !== undefined && Object.entries(modifier.lose).some(([name, words]) => name !== 'abilities' || words !== 'all'))
    throw new UnknownWord('loss', modifier.lose as Json);
  return [
    ...(modifier.lose === undefined ? [] : [phrase('[loses its|lose their] effects', '失去效果')]),
    ...added(reader, modifier.add ?? {}),
    ...Object.entries(modifier.times ?? {}).map(([name, by]) =>
      template('[has its|have their] $1 multiplied by $2', '$1变成$2倍', characteristicWords(name), reader.measure(by)),
    ),
    ...setTo(reader, modifier.set ?? {}),
    ...gained(reader, modifier.gain ?? {}, ofPlayer),
    ...(modifier.abilities ?? []).map((ability) =>
      template('[gains|gain] this effect: “$1”', '得到以下效果：「$1」', reader.ability(ability)),
    ),
  ];
}

/** The words for what a modifier changes, with plural verbs if the target is several objects. */
function changesFor(reader: Reader, modifier: Modifier, target: Phrase): readonly Phrase[] {
  const changes = changesOf(reader, modifier, modifier.players !== undefined);
  if (!isPlural(target)) return changes;
  return changes.map((words) => ({
    ...words,
    en: words.en
      .replace(/^inflicts\b/, 'inflict')
      .replace(/ when it attacks/, ' when they attack')
      .replace(/^causes\b/, 'cause'),
  }));
}

function targetOf(reader: Reader, { of = 'self', players }: Modifier, to: Phrase | null): Phrase {
  if (to !== null) return to;
  if (players !== undefined) return players === 'all' ? { en: 'players', zh: '双方', many: true } : reader.player(players);
  if (of === 'self') return reader.self;
  return of === 'host' ? reader.ref({ hostOf: 'self' }) : reader.kind(of);
}

/**
 * What modifiers change; modifiers of the same objects are joined in one sentence.
 * @param to the objects that an effect names, which take precedence over the modifiers' own
 */
export function modifierWords(reader: Reader, modifiers: readonly Modifier[], to: Phrase | null): Phrase {
  const groups = modifierGroups(
    reader,
    modifiers,
    (modifier) => targetOf(reader, modifier, to),
    (modifier, target) => changesFor(reader, modifier, target),
  );
  const said = groups.map(({ target, condition, changes }) => {
    const what = phrasesAnd(changes);
    const words = { en: `${target.en} ${what.en}`, zh: `${target.zh}${changes.map(({ zh }) => zh).join('，')}` };
    return condition === null ? words : template('while $1, $2', '只要$1，$2', condition, words);
  });
  return join(said, '; ', '；');
}
