import type { Legality, RowContext, RowReader, YugiohFacts } from '../card-facts.js';
import {
  distinct,
  type Fields,
  fail,
  inWords,
  integerOrNull,
  objectOf,
  objectsOf,
  rowReader,
  textOf,
  textOrNull,
  textsOf,
} from '../fields.js';
import { dayOf, legality, readLegality } from '../legality-words.js';
import { alwaysNamedBy, placeByTypeLine } from '../yugioh-facts.js';

function kindOf(type: string): YugiohFacts['kind'] {
  if (/^spell/i.test(type)) return 'spell';
  if (/^trap/i.test(type)) return 'trap';
  if (/^skill/i.test(type)) return 'skill';
  if (/monster|^token/i.test(type)) return 'monster';
  return fail('row/value-unknown', 'type', `${inWords(type)} is no kind of card.`);
}

const regions = ['tcg', 'ocg'] as const;

/**
 * Reads the lists. The source names a card in a list only where a list limits it; with `misc=yes` it gives the first day of release, and the
 * formats, so that a card that is not out in a region can be told from an unlimited one.
 */
function legalitiesOf(row: Fields, { snapshot }: RowContext): readonly Legality[] {
  const lists = objectOf(row, 'banlist_info');
  const limited = Object.entries(lists).map(([list, word]) => readLegality(list.replace(/^ban_/, ''), word, snapshot));
  const misc = objectsOf(row, 'misc_info')[0];
  const unlimited = regions.filter((region) => !limited.some(({ format }) => format === region));
  if (misc === undefined) return [...limited, ...unlimited.map((region) => legality(region, 'legal', snapshot))];
  const formats = textsOf(misc, 'formats').map((format) => format.toLowerCase());
  return [
    ...limited,
    ...unlimited.map((region) =>
      formats.includes(region)
        ? legality(region, 'legal', snapshot, dayOf(misc[`${region}_date`]))
        : legality(region, 'notReleased', snapshot),
    ),
  ];
}

const printingsOf = (row: Fields): YugiohFacts['printings'] =>
  objectsOf(row, 'card_sets').flatMap((entry) => {
    const number = /^([^-]+)-(.+)$/.exec(textOrNull(entry, 'set_code') ?? '');
    return number === null ? [] : [{ set: number[1] ?? '', number: number[2] ?? '' }];
  });

function read(row: Fields, context: RowContext): YugiohFacts {
  const key = textOf(row, 'name');
  const type = textOf(row, 'type');
  const kind = kindOf(type);
  const typeLine = kind === 'monster' ? distinct([...textsOf(row, 'typeline'), ...type.split(' ')]) : [textOf(row, 'race')];
  const passcodes = [integerOrNull(row, 'id'), ...objectsOf(row, 'card_images').map((image) => integerOrNull(image, 'id'))];
  const former = objectsOf(row, 'misc_info').map((misc) => textOrNull(misc, 'beta_name') ?? '');
  return {
    game: 'yugioh',
    key,
    names: { en: key, zh: null },
    alternativeNames: distinct(former),
    printings: printingsOf(row),
    legalities: legalitiesOf(row, context),
    copies: null,
    kind,
    typeLine,
    place: placeByTypeLine(kind, typeLine),
    // Every artwork has a passcode of its own, by which programs name it in decks.
    passcodes: distinct(passcodes.filter((passcode) => passcode !== null)),
    alwaysNamed: alwaysNamedBy(textOrNull(row, 'desc') ?? ''),
    levelOrRank: integerOrNull(row, 'level'),
    linkRating: integerOrNull(row, 'linkval'),
  };
}

/**
 * Reads a card of the API of YGOPRODeck (`data[]` of cardinfo.php), best with `misc=yes`.
 * @see https://ygoprodeck.com/api-guide/
 */
export const readYgoprodeck: RowReader = rowReader(read);
