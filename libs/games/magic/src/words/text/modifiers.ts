import type { Json } from '@arbiter/kernel';
import type { Amount, Modifier } from '@arbiter/kernel/authoring';
import { join, modifierGroups, type Phrase, phrase, phrasesAnd, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import { characteristics, colourWord, subtypeWord, supertypeWord, together, typeWord } from './nouns.js';
import type { Reader } from './reader.js';
import { ruleWords } from './rules.js';

/** Words for the elements of a characteristic that is a list. */
const lists: { readonly [name: string]: (one: Json) => Phrase } = {
  types: typeWord,
  subtypes: subtypeWord,
  supertypes: supertypeWord,
  colours: colourWord,
};

function signed(reader: Reader, amount: Amount): Phrase {
  if (typeof amount === 'number')
    return phrase(
      amount < 0 ? String(amount).replace('-', '−') : `+${amount}`,
      amount < 0 ? String(amount).replace('-', '−') : `+${amount}`,
    );
  return template('+X', '+X', reader.measure(amount));
}

/** Returns `gets +3/+3`: power and toughness together; X is explained after them. */
function added(reader: Reader, add: NonNullable<Modifier['add']>): readonly Phrase[] {
  const { power, toughness, ...rest } = add;
  const none = phrase('', '');
  const isX = (amount: Amount | undefined): amount is Exclude<Amount, number> => amount !== undefined && typeof amount !== 'number';
  const apart = isX(power) && isX(toughness) && JSON.stringify(power) !== JSON.stringify(toughness);
  const x = isX(power) ? power : isX(toughness) ? toughness : undefined;
  const where = x === undefined ? none : template(', where X is $1', '，X为$1', reader.measure(x));
  const also = apart ? template(' and Y is $1', '，Y为$1', reader.measure(toughness)) : none;
  const second = apart ? phrase('+Y', '+Y') : signed(reader, toughness ?? 0);
  const size =
    power === undefined && toughness === undefined
      ? []
      : [template('[gets|get] $1/$2$3$4', '得$1/$2$3$4', signed(reader, power ?? 0), second, where, also)];
  return [
    ...size,
    ...Object.entries(rest).map(([name, amount]) =>
      template('[has|have] $1 $2', '$2$1', signed(reader, amount), wordOfTable(characteristics, name, 'characteristic')),
    ),
  ];
}

function setTo(reader: Reader, set: NonNullable<Modifier['set']>): readonly Phrase[] {
  const { power, toughness, ...rest } = set;
  const size =
    power === undefined || toughness === undefined
      ? []
      : [
          template(
            '[has|have] base power and toughness $1/$2',
            '基础力量与防御力为$1/$2',
            reader.measure(power as Amount),
            reader.measure(toughness as Amount),
          ),
        ];
  const half = (name: 'power' | 'toughness', value: unknown, other: unknown): readonly Phrase[] =>
    value === undefined || other !== undefined
      ? []
      : [
          template(
            '[has|have] base $2 $1',
            '基础$2为$1',
            reader.measure(value as Amount),
            wordOfTable(characteristics, name, 'characteristic'),
          ),
        ];
  const others = Object.entries(rest).map(([name, value]) => {
    if (name === 'name') return template('[is|are] named $1', '名称为$1', phrase(String(value), String(value)));
    const word = lists[name];
    if (word === undefined || !Array.isArray(value))
      return template('[has|have] $1 $2', '$1为$2', phrase(name, name), phrase(JSON.stringify(value), JSON.stringify(value)));
    return template('[is|are] $1', '变成$1', together((value as readonly Json[]).map(word)));
  });
  return [...size, ...half('power', power, toughness), ...half('toughness', toughness, power), ...others];
}

function listChanges(
  reader: Reader,
  changes: { readonly [name: string]: readonly Json[] | 'all' },
  how: 'gain' | 'lose',
): readonly Phrase[] {
  return Object.entries(changes).flatMap(([name, words]) => {
    if (words === 'all') return name === 'abilities' ? [phrase('[loses|lose] all abilities', '失去所有异能')] : [];
    if (name === 'rules') return words.map((rule) => ruleWords(reader, rule));
    // 612.6: the only names that any effect gives.
    if (name === 'names')
      return [
        phrase('[has|have] all names of nonlegendary creature cards in addition to [its|their] own', '额外具有所有非传奇生物牌之名称'),
      ];
    // Only abilities that were found by an earlier verb are given as a list.
    if (name === 'abilities') return [phrase('[gains|gain] those abilities', '获得该些异能')];
    const word = name === 'keywords' ? reader.keyword : lists[name];
    if (word === undefined) throw new UnknownWord('list', name);
    const all = together(words.map((one) => takenFrom(reader, name, one) ?? word(one)));
    if (how === 'lose') return [template('[loses|lose] $1', '失去$1', all)];
    return [
      name === 'keywords'
        ? template('[has|have] $1', '具有$1异能', all)
        : template('[is|are] $1 in addition to [its|their] other types', '额外具有$1此类别', all),
    ];
  });
}

/** Returns the words for taking another object's creature types; null for anything else. */
function takenFrom(reader: Reader, name: string, one: Json): Phrase | null {
  if (name !== 'subtypes' || typeof one !== 'object' || one === null || !('of' in one)) return null;
  return template('the types of $1', '$1的类别', reader.ref(one.of as never));
}

function keywordless(one: Json): Phrase {
  throw new UnknownWord('list', one);
}

function wordNamed(reader: Reader, word: string | { readonly var: string }): Phrase {
  return typeof word === 'string' ? phrase(`“${word}”`, `「${word}」`) : reader.mention(word.var);
}

function changesOf(
  reader: Reader,
  modifier: Pick<
    Modifier,
    'add' | 'set' | 'gain' | 'lose' | 'abilities' | 'also' | 'controller' | 'become' | 'swap' | 'cantHave' | 'words' | 'times'
  >,
): readonly Phrase[] {
  return [
    ...(modifier.become === undefined
      ? []
      : [
          template(
            '[becomes|become] a copy of $1$2',
            '成为$1的复制品$2',
            reader.ref(modifier.become.copyOf),
            modifier.become.except === undefined
              ? phrase('', '')
              : template(
                  ', except $1',
                  '，但$1',
                  reader.modifiers([{ layer: 'copy', ...modifier.become.except } as Modifier], phrase('it', '它')),
                ),
          ),
        ]),
    ...(modifier.words === undefined
      ? []
      : [
          template(
            '[has|have] all instances of $1 replaced with $2',
            '叙述中的$1全部改为$2',
            wordNamed(reader, modifier.words.from),
            wordNamed(reader, modifier.words.to),
          ),
        ]),
    ...(modifier.controller === undefined ? [] : [template('[is|are] controlled by $1', '由$1操控', reader.player(modifier.controller))]),
    ...listChanges(reader, modifier.lose ?? {}, 'lose'),
    ...setTo(reader, modifier.set ?? {}),
    ...added(reader, modifier.add ?? {}),
    ...listChanges(reader, modifier.gain ?? {}, 'gain'),
    ...Object.entries(modifier.cantHave ?? {}).map(([name, words]) =>
      template(
        'can’t have or gain $1',
        '不能具有或获得$1',
        together(words.map((one) => (name === 'keywords' ? reader.keyword(one) : (lists[name] ?? keywordless)(one)))),
      ),
    ),
    ...(modifier.swap === undefined ? [] : [phrase('[switches its|switch their] power and toughness', '互换力量与防御力')]),
    ...(modifier.abilities ?? []).map((ability) => template('[has|have] “$1”', '具有「$1」', reader.ability(ability))),
    ...(modifier.also ?? []).flatMap((part) => changesOf(reader, part)),
  ];
}

function targetOf(reader: Reader, modifier: Modifier, to: Phrase | null): Phrase {
  if (to !== null) return to;
  if (modifier.players !== undefined) return reader.player(modifier.players);
  const { of = 'self' } = modifier;
  if (of === 'self') return reader.self;
  return of === 'host' ? reader.ref({ hostOf: 'self' }) : reader.kind(of);
}

/**
 * Returns the words for what modifiers change; modifiers of the same objects share a sentence.
 * @param to the objects that an effect named, in place of the modifiers' own words
 */
export function modifierWords(reader: Reader, modifiers: readonly Modifier[], to: Phrase | null): Phrase {
  const groups = modifierGroups(
    reader,
    modifiers,
    (modifier) => targetOf(reader, modifier, to),
    (modifier) => changesOf(reader, modifier),
  );
  return join(
    groups.map(({ target, condition, changes }) => {
      const words = template('$1 $2', '$1$2', target, phrasesAnd(changes));
      return condition === null ? words : template('as long as $1, $2', '只要$1，$2', condition, words);
    }),
    '; ',
    '；',
  );
}
