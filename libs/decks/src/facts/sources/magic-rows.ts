import type { MagicColor, MagicFacts, RowContext, RowReader } from '../card-facts.js';
import { distinct, fail, type Fields, inWords, objectOf, rowReader, textOf, textOrNull, textsOf } from '../fields.js';
import { canCommandByText, colorsAmong, copiesByText, faceNames, identityOf, magicFace, pairingOf, placeOf } from '../magic-facts.js';

const letters: { readonly [color: string]: MagicColor } = { WHITE: 'W', BLUE: 'U', BLACK: 'B', RED: 'R', GREEN: 'G' };

function letterOf(color: string): MagicColor {
  const letter = Object.hasOwn(letters, color.toUpperCase()) ? letters[color.toUpperCase()] : undefined;
  return letter ?? fail('row/value-unknown', 'colorIdentityOverride', `${inWords(color)} is no color.`);
}

/** A half of a split card stands as `Fire (Fire/Ice)`: its own name, and all halves in their order. */
function splitName(written: string): { readonly key: string; readonly face: string; readonly halves: readonly string[] } {
  const match = /^(.+) \(([^()]+\/[^()]+)\)$/.exec(written);
  const halves = match?.[2]?.split('/').map((half) => half.trim()) ?? [];
  const own = match?.[1] ?? written;
  return halves.includes(own) ? { key: halves.join(' // '), face: own, halves } : { key: written, face: written, halves: [] };
}

/** The type line: as a text, or in lists of words as some engines have it. */
function typeLineOf(row: Fields): string {
  const line = textOrNull(row, 'typeLine');
  if (line !== null) return line;
  const types = [...textsOf(row, 'supertypes'), ...textsOf(row, 'types')];
  const subtypes = textsOf(row, 'subtypes');
  if (types.length === 0) fail('row/field-missing', 'typeLine', 'The fields typeLine and types are missing.');
  return subtypes.length === 0 ? types.join(' ') : `${types.join(' ')} — ${subtypes.join(' ')}`;
}

function read(row: Fields, _context: RowContext): MagicFacts {
  const { key, face, halves } = splitName(textOf(row, 'name'));
  const back = objectOf(row, 'backFace');
  const backName = textOrNull(back, 'name');
  const front = magicFace(face, typeLineOf(row));
  const faces = backName === null ? [front] : [front, magicFace(backName, typeLineOf(back))];
  const text = [row, back].map((side) => textOrNull(side, 'oracleText') ?? '').join('\n');
  const cost = [row, back].map((side) => textOrNull(side, 'manaCost') ?? '').join(' ');
  const stated = row.colorIdentityOverride === undefined ? null : textsOf(row, 'colorIdentityOverride').map(letterOf);
  const names = backName === null ? key : `${key} // ${backName}`;
  return {
    game: 'magic',
    key: names,
    names: { en: names, zh: textOrNull(row, 'zh') },
    alternativeNames: distinct([...halves, ...faceNames(faces), ...(key.includes(' // ') ? key.split(' // ') : [])]),
    printings: [],
    legalities: [],
    faces,
    colorIdentity: stated === null ? identityOf(cost, text) : colorsAmong(stated),
    copies: copiesByText(text),
    commanderByText: canCommandByText(text),
    commanderPairing: pairingOf(text),
    place: placeOf(faces),
  };
}

/** Reads rows of Magic with `name` and `typeLine` (or `types`), a second face in `backFace`, as engines export their cards: one card or one half a row. */
export const readMagicRow: RowReader = rowReader(read);
