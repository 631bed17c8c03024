import type { DeckGame } from '../../deck-list.js';
import type {
  CardFacts,
  ForceOfWillFacts,
  GrandArchiveFacts,
  Legality,
  MagicFacts,
  OwnCopies,
  Printing,
  RowContext,
  RowReader,
  StarlineFacts,
  YugiohFacts,
} from '../card-facts.js';
import { distinct, fail, type Fields, inWords, integerOrNull, rowReader, textOf, textOrNull } from '../fields.js';
import { dayOf, readLegality } from '../legality-words.js';
import { colorsAmong, faceNames, magicFace, placeOf } from '../magic-facts.js';
import { placeByTypeLine } from '../yugioh-facts.js';

/** Reads a list: a JSON list, or one text with `|` between the parts as a cell of a table has it. */
function listOf(row: Fields, field: string): readonly string[] {
  const value = row[field];
  if (value === undefined || value === null || value === '') return [];
  const parts: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'number'
      ? [String(value)]
      : String(textOf(row, field)).split('|');
  return parts.map((part) =>
    typeof part === 'string' || typeof part === 'number'
      ? String(part).trim()
      : fail('row/field-malformed', field, `${inWords(part)} in ${field} is not a text.`),
  );
}

/** A choice among words; the first one where the field is missing. */
function oneOf<Word extends string>(row: Fields, field: string, words: readonly [Word, ...Word[]]): Word {
  const value = textOrNull(row, field) ?? words[0];
  return words.find((word) => word === value) ?? fail('row/value-unknown', field, `${inWords(value)} is none of ${words.join(', ')}.`);
}

function copiesOf(row: Fields): OwnCopies {
  if (row.copies === 'any') return 'any';
  const copies = integerOrNull(row, 'copies');
  return copies !== null && copies < 1 ? fail('row/field-malformed', 'copies', `${copies} is no number of copies.`) : copies;
}

/** `tcg:forbidden:2026-09-01`: format, status, and the first day in force where it is known. */
const legalitiesOf = (row: Fields, { snapshot }: RowContext): readonly Legality[] =>
  listOf(row, 'legality').map((stated) => {
    const [format = '', status = '', from] = stated.split(':');
    return readLegality(format, status, snapshot, dayOf(from));
  });

/** `TSW-045`: the set, a hyphen, the number. */
const printingsOf = (row: Fields): readonly Printing[] =>
  listOf(row, 'printings').map((stated) => {
    const [, set, number] = /^(.+)-([^-]+)$/.exec(stated) ?? [];
    return set === undefined || number === undefined
      ? fail('row/field-malformed', 'printings', `${inWords(stated)} is not a set, a hyphen and a number.`)
      : { set, number };
  });

const flag = (row: Fields, field: string): boolean => oneOf(row, field, ['no', 'yes']) === 'yes';

type Common = Pick<CardFacts, 'key' | 'names' | 'alternativeNames' | 'printings' | 'legalities' | 'copies'>;

function magic(row: Fields, common: Common): MagicFacts {
  const typeLines = textOf(row, 'typeLine').split(' // ');
  const names = common.key.split(' // ');
  const faces = typeLines.map((typeLine, at) => magicFace(names[at] ?? common.key, typeLine));
  const identity = textOrNull(row, 'colorIdentity');
  return {
    ...common,
    game: 'magic',
    alternativeNames: distinct([...common.alternativeNames, ...faceNames(faces)]),
    faces,
    // `-` is a card without colours: an empty cell says nothing.
    colorIdentity: identity === null ? null : colorsAmong([...identity.toUpperCase()]),
    commanderByText: flag(row, 'commander'),
    commanderPairing: null,
    place: placeOf(faces),
  };
}

function yugioh(row: Fields, common: Common): YugiohFacts {
  const line = textOf(row, 'typeLine');
  const kind = /\bspell\b/i.test(line) ? 'spell' : /\btrap\b/i.test(line) ? 'trap' : /^skill\b/i.test(line) ? 'skill' : 'monster';
  const typeLine = line.split(/\s*\/\s*|\s+/).filter((word) => !/^(?:monster|spell|trap|card)$/i.test(word));
  return {
    ...common,
    game: 'yugioh',
    kind,
    typeLine,
    place: placeByTypeLine(kind, typeLine),
    passcodes: listOf(row, 'passcodes').map((passcode) =>
      /^\d{1,10}$/.test(passcode) ? Number(passcode) : fail('row/field-malformed', 'passcodes', `${inWords(passcode)} is no passcode.`),
    ),
    alwaysNamed: textOrNull(row, 'alwaysNamed'),
    levelOrRank: integerOrNull(row, 'level'),
    linkRating: integerOrNull(row, 'link'),
  };
}

function grandArchive(row: Fields, common: Common): GrandArchiveFacts {
  const types = textOf(row, 'types')
    .toLowerCase()
    .split(/[|\s]+/);
  const place = types.includes('token') ? 'none' : types.includes('champion') || types.includes('regalia') ? 'material' : 'main';
  return {
    ...common,
    game: 'grand-archive',
    types,
    subtypes: listOf(row, 'subtypes').map((type) => type.toLowerCase()),
    element: textOrNull(row, 'element'),
    level: integerOrNull(row, 'level'),
    divineRelic: flag(row, 'divineRelic'),
    place,
  };
}

function forceOfWill(row: Fields, common: Common): ForceOfWillFacts {
  const place = oneOf(row, 'place', ['main', 'ruler', 'jRuler', 'stone', 'elsewhere']);
  return {
    ...common,
    game: 'force-of-will',
    types: listOf(row, 'types'),
    races: listOf(row, 'races'),
    cluster: textOrNull(row, 'cluster'),
    place,
    basicStone: place === 'stone' && !flag(row, 'special'),
    copiesUnderRuler: integerOrNull(row, 'copiesUnderRuler'),
  };
}

function starline(row: Fields, common: Common): StarlineFacts {
  const kind = oneOf(row, 'type', ['unit', 'magic']);
  return {
    ...common,
    game: 'starline',
    kind,
    race: textOf(row, 'race'),
    magicValue: kind === 'magic' ? (integerOrNull(row, 'magicValue') ?? 0) : 0,
    place: oneOf(row, 'place', ['main', 'none']),
  };
}

const byGame: { readonly [game in DeckGame]: (row: Fields, common: Common) => CardFacts } = {
  magic,
  yugioh,
  'grand-archive': grandArchive,
  'force-of-will': forceOfWill,
  starline,
};

const isGame = (word: string): word is DeckGame => Object.hasOwn(byGame, word);

function read(row: Fields, context: RowContext): CardFacts {
  const game = textOf(row, 'game');
  if (!isGame(game)) fail('row/value-unknown', 'game', `${inWords(game)} is none of ${Object.keys(byGame).join(', ')}.`);
  const [en, zh] = [textOrNull(row, 'en') ?? textOrNull(row, 'name'), textOrNull(row, 'zh')];
  const key = en ?? zh ?? textOf(row, 'name');
  return byGame[game](row, {
    key,
    names: { en, zh },
    alternativeNames: listOf(row, 'alternativeNames'),
    printings: printingsOf(row),
    legalities: legalitiesOf(row, context),
    copies: copiesOf(row),
  });
}

/**
 * Reads a row of the project's own form, a line of JSONL or a row of a table; lists are separated by `|` in a table.
 *
 * All games: `game`, `name` or `en`, `zh`, `alternativeNames`, `printings` (`TSW-045`), `copies` (a number or `any`), `legality`
 * (`tcg:forbidden:2026-09-01`). Magic: `typeLine`, `colorIdentity` (`WU`, `-` for none), `commander` (`yes`). Yu-Gi-Oh!: `typeLine`,
 * `passcodes`, `alwaysNamed`, `level`, `link`. Grand Archive: `types`, `subtypes`, `element`, `level`, `divineRelic`. Force of Will:
 * `place`, `types`, `races`, `cluster`, `special`, `copiesUnderRuler`. Starline: `type`, `race`, `magicValue`, `place`.
 */
export const readOwnRow: RowReader = rowReader(read);
