import type { CommanderPairing, Legality, MagicFacts, OwnCopies, RowContext, RowReader } from '../card-facts.js';
import { distinct, type Fields, isFields, objectOf, objectsOf, rowReader, textOf, textOrNull, textsOf } from '../fields.js';
import { legality, readLegality } from '../legality-words.js';
import { canCommandByText, colorsAmong, copiesByText, faceNames, magicFace, pairingOf, placeOf } from '../magic-facts.js';

/**
 * Formats in which a card that MTGJSON does not list is not legal: the source leaves such formats out. Of other formats nothing follows.
 */
const knownFormats = ['standard', 'pioneer', 'modern', 'legacy', 'vintage', 'commander', 'pauper'] as const;

/** What printings have in place of the name. */
const namesInPlace = ['flavorName', 'faceFlavorName', 'printedName', 'facePrintedName'];

/** A printing that no tournament admits lists no format; where the card was printed elsewhere too, this says nothing of the card. */
const isForCollectors = (card: Fields): boolean =>
  textOrNull(card, 'setCode') !== null &&
  Object.keys(objectOf(card, 'legalities')).length === 0 &&
  (card.borderColor === 'gold' || card.isOversized === true || (Array.isArray(card.printings) && card.printings.length > 1));

function legalitiesOf(card: Fields, { snapshot }: RowContext): readonly Legality[] {
  const listed = objectOf(card, 'legalities');
  if (isForCollectors(card)) return [];
  return [
    ...Object.entries(listed).map(([format, word]) => readLegality(format, word, snapshot)),
    ...knownFormats.filter((format) => listed[format] === undefined).map((format) => legality(format, 'notLegal', snapshot)),
  ];
}

const chinese = (card: Fields, language: string): string | null => {
  const found = objectsOf(card, 'foreignData').find((foreign) => foreign.language === language);
  return found === undefined ? null : textOrNull(found, 'name');
};

const halves = (name: string): readonly string[] => (name.includes(' // ') ? name.split(' // ') : []);

/** Objects of one card: of AtomicCards.json all its faces, of AllPrintings.json one face of one printing. */
function readCard(objects: readonly Fields[], context: RowContext): MagicFacts {
  const [card = {}] = objects;
  const key = textOf(card, 'name');
  const faces = objects.map((face) => magicFace(textOrNull(face, 'faceName') ?? textOf(face, 'name'), textOf(face, 'type')));
  const texts = objects.map((face) => textOrNull(face, 'text') ?? '');
  const first = <Value>(values: readonly (Value | null)[]): Value | null => values.find((value) => value !== null) ?? null;
  const [set, number] = [textOrNull(card, 'setCode'), textOrNull(card, 'number')];
  return {
    game: 'magic',
    key,
    names: { en: key, zh: chinese(card, 'Chinese Simplified') ?? chinese(card, 'Chinese Traditional') },
    alternativeNames: distinct([
      ...halves(key),
      ...faceNames(faces),
      textOrNull(card, 'asciiName') ?? '',
      ...objects.flatMap((face) => namesInPlace.map((field) => textOrNull(face, field) ?? '')),
      chinese(card, 'Chinese Traditional') ?? '',
    ]),
    printings: set === null || number === null ? [] : [{ set, number }],
    legalities: legalitiesOf(card, context),
    faces,
    colorIdentity: colorsAmong(textsOf(card, 'colorIdentity')),
    copies: first<NonNullable<OwnCopies>>(texts.map(copiesByText)),
    commanderByText: texts.some(canCommandByText),
    commanderPairing: first<CommanderPairing>(texts.map(pairingOf)),
    place: placeOf(faces),
  };
}

const reader = rowReader((row, context) => readCard(row.faces === undefined ? [row] : objectsOf(row, 'faces'), context));

/**
 * Reads a card of MTGJSON: an entry of `data` of AtomicCards.json (a list of faces) or a card object of AllPrintings.json.
 * @see https://mtgjson.com/data-models/card/card-atomic/
 */
export const readMtgjson: RowReader = (row, context) => {
  if (!Array.isArray(row)) return reader(row, context);
  const faces: readonly unknown[] = row;
  const [front] = faces;
  return reader(isFields(front) ? { name: front.name, faces } : front, context);
};
