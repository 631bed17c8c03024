import type { CommanderPairing, MagicFacts, OwnCopies, RowContext, RowReader } from '../card-facts.js';
import { distinct, type Fields, objectOf, objectsOf, rowReader, textOf, textOrNull, textsOf } from '../fields.js';
import { readLegality } from '../legality-words.js';
import { canCommandByText, colorsAmong, copiesByText, faceNames, magicFace, pairingOf, placeOf } from '../magic-facts.js';

/** The faces of a card. A reversible card has one card on both sides, so that only its front says anything. */
function facesOf(card: Fields): readonly Fields[] {
  const faces = objectsOf(card, 'card_faces');
  if (faces.length === 0) return [card];
  return card.layout === 'reversible_card' ? faces.slice(0, 1) : faces;
}

/** The type line of a face; of some double-faced cards only the card has one, with a part for each face. */
const typeLineOf = (card: Fields, face: Fields, at: number): string =>
  textOrNull(face, 'type_line') ?? textOf(card, 'type_line').split(' // ')[at] ?? textOf(card, 'type_line');

/** Printings that no tournament admits (gold borders, oversized ones, sets of memorabilia) are not legal; of the card this says nothing. */
const isForCollectors = (card: Fields): boolean =>
  card.border_color === 'gold' || card.oversized === true || card.set_type === 'memorabilia';

/** What English printings have in place of the name: on a face, and where a set prints the cards of another one under other names. */
const otherNames = (card: Fields, objects: readonly Fields[]): readonly string[] => [
  ...objects.map((face) => textOrNull(face, 'flavor_name') ?? ''),
  ...(card.lang === undefined || card.lang === 'en' ? [card, ...objects].map((one) => textOrNull(one, 'printed_name') ?? '') : []),
];

function read(card: Fields, { snapshot }: RowContext): MagicFacts {
  const objects = facesOf(card);
  const faces = objects.map((face, at) => magicFace(textOf(face, 'name'), typeLineOf(card, face, at)));
  const key = faces.map(({ name }) => name).join(' // ');
  const texts = objects.map((face) => textOrNull(face, 'oracle_text') ?? '');
  const printed = textOrNull(card, 'printed_name') ?? objects.map((face) => textOrNull(face, 'printed_name') ?? '').join(' // ');
  const inChinese = (language: string): string | null => (card.lang === language && /[^/ ]/.test(printed) ? printed : null);
  const [set, number] = [textOrNull(card, 'set'), textOrNull(card, 'collector_number')];
  return {
    game: 'magic',
    key,
    names: { en: key, zh: inChinese('zhs') },
    alternativeNames: distinct([
      ...faceNames(faces),
      textOrNull(card, 'flavor_name') ?? '',
      ...otherNames(card, objects),
      inChinese('zht') ?? '',
    ]),
    printings: set === null || number === null ? [] : [{ set: set.toUpperCase(), number }],
    legalities: isForCollectors(card)
      ? []
      : Object.entries(objectOf(card, 'legalities')).map(([format, word]) => readLegality(format, word, snapshot)),
    faces,
    colorIdentity: colorsAmong(textsOf(card, 'color_identity')),
    copies: texts.map(copiesByText).find((copies): copies is NonNullable<OwnCopies> => copies !== null) ?? null,
    commanderByText: texts.some(canCommandByText),
    commanderPairing: texts.map(pairingOf).find((pairing): pairing is CommanderPairing => pairing !== null) ?? null,
    place: placeOf(faces),
  };
}

/**
 * Reads a card object of a bulk file of Scryfall, of any of its files.
 * @see https://scryfall.com/docs/api/cards
 */
export const readScryfall: RowReader = rowReader(read);
