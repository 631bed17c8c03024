import type { GrandArchiveFacts, Legality, RowContext, RowReader } from '../card-facts.js';
import {
  distinct,
  fail,
  type Fields,
  inWords,
  integerOrNull,
  isFields,
  objectOf,
  objectsOf,
  rowReader,
  textOf,
  textOrNull,
  textsOf,
} from '../fields.js';
import { legality } from '../legality-words.js';

const ofNoDeck: ReadonlySet<string> = new Set(['token', 'mastery', 'lesser boon', 'greater boon', 'status', 'trial']);

/** Champions and regalia belong in the material deck, tokens and what is only put beside the game in none (1.3.1.1, 2.1.2.4, 2.1.3.1.2). */
function placeOf(types: readonly string[]): GrandArchiveFacts['place'] {
  if (types.some((type) => ofNoDeck.has(type))) return 'none';
  return types.includes('champion') || types.includes('regalia') ? 'material' : 'main';
}

/** Formats of which the source says nothing for the cards that they do not limit. */
const knownFormats = ['standard', 'pantheon'] as const;

/**
 * The source states the number of copies that a format allows; formats it does not name allow what the rules do. An excerpt without the
 * field says nothing of any.
 */
function legalitiesOf(row: Fields, { snapshot }: RowContext): readonly Legality[] {
  const limited = Object.entries(objectOf(row, 'legality')).map(([format, stated]): Legality => {
    const copies = isFields(stated) ? integerOrNull(stated, 'limit') : null;
    if (copies === null || copies < 0) return fail('row/field-malformed', `legality.${format}`, `${inWords(stated)} states no limit.`);
    return { ...legality(format, copies === 0 ? 'banned' : 'limited', snapshot), copies };
  });
  if (row.legality === undefined) return [];
  const others = knownFormats.filter((format) => !limited.some((stated) => stated.format === format));
  return [...limited, ...others.map((format) => legality(format, 'legal', snapshot))];
}

const printingsOf = (row: Fields): GrandArchiveFacts['printings'] =>
  objectsOf(row, 'editions').flatMap((edition) => {
    const [set, number] = [textOrNull(objectOf(edition, 'set'), 'prefix'), textOrNull(edition, 'collector_number')];
    return set === null || number === null ? [] : [{ set, number }];
  });

/** The text of a card, which says whether it is a divine relic; older answers have it under other names. */
const textOfCard = (row: Fields): string => textOrNull(row, 'effect_raw') ?? textOrNull(row, 'effect') ?? '';

function read(row: Fields, context: RowContext): GrandArchiveFacts {
  const key = textOf(row, 'name');
  const types = textsOf(row, 'types').map((type) => type.toLowerCase());
  if (types.length === 0) fail('row/field-missing', 'types', 'The field types is missing.');
  return {
    game: 'grand-archive',
    key,
    names: { en: key, zh: null },
    alternativeNames: [],
    printings: printingsOf(row),
    legalities: legalitiesOf(row, context),
    copies: null,
    types,
    subtypes: distinct(textsOf(row, 'subtypes').map((type) => type.toLowerCase())),
    element: textOrNull(row, 'element')?.toLowerCase() ?? null,
    level: types.includes('champion') ? integerOrNull(row, 'level') : null,
    // The keyword stands at the beginning of a line; other cards only speak of divine relics.
    divineRelic: /^\W*divine relic\b/im.test(textOfCard(row)),
    place: placeOf(types),
  };
}

/** Reads a card of the index of Grand Archive (an element of `data` of its search, or an answer for one card). */
export const readGrandArchive: RowReader = rowReader(read);
