import type { Legality, RowContext, RowReader, YugiohFacts } from '../card-facts.js';
import {
  distinct,
  fail,
  type Fields,
  inWords,
  integerOrNull,
  isFields,
  objectOf,
  rowReader,
  textOf,
  textOrNull,
  textsOf,
} from '../fields.js';
import { readLegality } from '../legality-words.js';
import { alwaysNamedBy, placeByTypeLine, withoutRuby } from '../yugioh-facts.js';

const kinds: { readonly [word: string]: YugiohFacts['kind'] } = { Monster: 'monster', Spell: 'spell', Trap: 'trap', Skill: 'skill' };

function kindOf(row: Fields): YugiohFacts['kind'] {
  const word = textOf(row, 'card_type');
  const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
  return kind ?? fail('row/value-unknown', 'card_type', `${inWords(word)} is no kind of card.`);
}

const typeLineOf = (row: Fields, kind: YugiohFacts['kind']): readonly string[] =>
  kind === 'monster'
    ? textOf(row, 'monster_type_line')
        .split('/')
        .map((word) => word.trim())
    : distinct([textOrNull(row, 'property') ?? '']);

/** Reads the lists; null in a list says nothing of the card, so that no legality stands there. */
const legalitiesOf = (row: Fields, { snapshot }: RowContext): readonly Legality[] =>
  Object.entries(objectOf(row, 'limit_regulation')).flatMap(([format, word]) =>
    word === null ? [] : [readLegality(format, word, snapshot)],
  );

/** The English text: whole files have one in each language, excerpts the English one alone. */
const englishText = (row: Fields): string => textOrNull(row, 'text_en') ?? (isFields(row.text) ? (textOrNull(row.text, 'en') ?? '') : '');

/** Printings by their set number, such as `LOB-EN001`. */
const printingsOf = (row: Fields): YugiohFacts['printings'] =>
  Object.values(objectOf(row, 'sets')).flatMap((sets) =>
    (Array.isArray(sets) ? sets : []).flatMap((entry: unknown) => {
      const number = isFields(entry) && typeof entry.set_number === 'string' ? /^([^-]+)-(.+)$/.exec(entry.set_number) : null;
      return number === null ? [] : [{ set: number[1] ?? '', number: number[2] ?? '' }];
    }),
  );

function read(row: Fields, context: RowContext): YugiohFacts {
  const names = objectOf(row, 'name');
  const [en, zh, ja] = [textOrNull(names, 'en'), textOrNull(names, 'zh-CN'), textOrNull(names, 'ja')];
  const key = en ?? (ja === null ? textOf(names, 'en') : withoutRuby(ja));
  const kind = kindOf(row);
  const typeLine = typeLineOf(row, kind);
  const passcode = integerOrNull(row, 'password');
  return {
    game: 'yugioh',
    key,
    names: { en, zh },
    alternativeNames: distinct([textOrNull(names, 'zh-TW') ?? '', ja === null ? '' : withoutRuby(ja)]).filter((name) => name !== key),
    printings: printingsOf(row),
    legalities: legalitiesOf(row, context),
    copies: null,
    kind,
    typeLine,
    place: placeByTypeLine(kind, typeLine),
    passcodes: passcode === null ? [] : [passcode],
    alwaysNamed: alwaysNamedBy(englishText(row)),
    levelOrRank: integerOrNull(row, 'level') ?? integerOrNull(row, 'rank'),
    linkRating: kind === 'monster' && typeLine.includes('Link') ? textsOf(row, 'link_arrows').length : null,
  };
}

/** Reads a card of YAML Yugi: an element of its cards.json, or a line of an excerpt with the English text alone. */
export const readYamlYugi: RowReader = rowReader(read);
