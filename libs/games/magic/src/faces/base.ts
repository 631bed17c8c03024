import type { Json } from '@arbiter/kernel';
import { type Face, type ObjectRow, patched, type Program, replaceWords, type Table, type Values } from '@arbiter/kernel/authoring';
import { fieldsOf } from '../facts.js';
import { coloursOfCost, manaValue, parseCost } from '../characteristics/symbols.js';

/**
 * Values before any continuous effect (109.3), by the face that is up. The relation of a face to its card (`Face.kind`): `split` and
 * `aftermath` halves (708), the `flip` half (709), the `back` of a double-faced card (711), the combined back of a `meld` pair (712), the
 * `adventure` (715).
 */
export type FaceKind = 'split' | 'aftermath' | 'flip' | 'back' | 'meld' | 'adventure';

/** Fields of a row that determine its base values. */
export const baseFields = ['face', 'faceDown', 'copy', 'x'] as const;

/** 706.2: the copiable values. `alternatives` is the card whose flip half or adventure is copied as well (706.3, 715.2b). */
export const copiableCharacteristics = [
  'name',
  'cost',
  'manaValue',
  'colours',
  'supertypes',
  'types',
  'subtypes',
  'keywords',
  'power',
  'toughness',
  'loyalty',
  'abilities',
  'alternatives',
] as const;

/** Returns the values of an object before any effect. */
export function baseValues(table: Table, row: ObjectRow): Values {
  const { faceDown, x } = fieldsOf(row);
  const values = faceDown === '' ? faceUpValues(table, row) : faceDown === 'exile' || faceDown === unseen ? blank() : concealed();
  // 202.3e: on the stack X is the chosen number.
  if (x > 0 && typeof values.cost === 'string') values.manaValue = manaValue(parseCost(values.cost), x);
  return values;
}

/** The reason why a card is face down that was drawn while something is being announced. */
export const unseen = 'unseen';

/**
 * 707.2a: returns the values of a face-down permanent: a 2/2 creature without other characteristics, unless the effect that turned it face
 * down says more.
 */
export function concealed(): Values {
  return {
    name: '',
    cost: null,
    manaValue: 0,
    colours: [],
    supertypes: [],
    types: ['creature'],
    subtypes: [],
    keywords: [],
    power: 2,
    toughness: 2,
    loyalty: null,
    abilities: [],
    alternatives: '',
  };
}

/** 406.3, 121.8: a card face down in exile, or drawn while something is announced, has no characteristics. */
const blank = (): Values => ({ ...concealed(), types: [], power: null, toughness: null });

/**
 * 707.10: a permanent that becomes a copy while face down keeps its face-down characteristics; what it would be face up is stored as
 * `faceUp`.
 */
export function conceal(values: Values): void {
  if (values.name === '') return;
  const { abilities: _, ...shown } = concealed();
  values.faceUp = { ...values };
  Object.assign(values, shown, { abilities: [] });
}

/** Returns the values that an object has or would have face up (707.8). */
export function faceUpValues(table: Table, row: ObjectRow): Values {
  const { copy } = fieldsOf(row);
  if (copy === '') return printedValues(table.program(row), fieldsOf(row).face);
  const values = JSON.parse(copy) as Values;
  // A copied back face has no mana cost, and its copy doesn't have the front's mana value (202.3b, 711.4b, 712.3b).
  values.manaValue = valueOfCost(values.cost);
  return values;
}

/** Returns the printed values of a face, or of the card without a further face. */
export function printedValues(program: Program, face: number): Values {
  const { card, faces } = program;
  const up = card.faces?.[face - 1];
  if (up === undefined) return isSplit(card.faces) ? combined(program) : own(program, card.id);
  const values = own(faces[face - 1] as Program, '');
  switch (up.kind as FaceKind) {
    case 'back':
      // 711.4b: the mana value of a back face is that of the front.
      return { ...values, manaValue: valueOfCost(card.printed.cost ?? null) };
    case 'meld':
      // 712.3b: the mana value of the combined back is the sum of both fronts, which neither prints.
      return { ...values, manaValue: up.printed.worth ?? 0 };
    case 'adventure':
      return { ...values, alternatives: card.id };
    default:
      return values;
  }
}

export function isSplit(faces: readonly Face[] | undefined): boolean {
  return faces !== undefined && faces.some(({ kind }) => kind === 'split');
}

function own({ card, paths }: Program, alternatives: string): Values {
  const { printed, names } = card;
  const cost = typeof printed.cost === 'string' ? parseCost(printed.cost) : null;
  return {
    // 114.3: an emblem has no name.
    name: printed.emblem === true ? '' : names.en,
    cost: printed.cost ?? null,
    manaValue: manaValue(cost),
    // 202.2, 204: the colours come from a colour indicator, or from the symbols of the mana cost.
    colours: printed.colours ?? [...coloursOfCost(cost)],
    supertypes: printed.supertypes ?? [],
    types: printed.types ?? [],
    subtypes: printed.subtypes ?? [],
    keywords: printed.keywords ?? [],
    power: printed.power ?? null,
    toughness: printed.toughness ?? null,
    loyalty: printed.loyalty ?? null,
    abilities: paths as string[],
    alternatives,
  };
}

/**
 * 708.4: returns the values of both halves together: two names (708.4a), the sum of the costs (708.4b), every type and ability (708.4c).
 */
function combined({ faces }: Program): Values {
  const halves = faces.map((face) => own(face, ''));
  const [first] = halves as [Values];
  const all = (name: string): Json[] => [...new Set(halves.flatMap((half) => half[name] as readonly Json[]))];
  const cost = halves.map((half) => (half.cost as string | null) ?? '').join('');
  return {
    ...first,
    name: halves.map((half) => half.name as string),
    cost,
    manaValue: valueOfCost(cost),
    colours: all('colours'),
    supertypes: all('supertypes'),
    types: all('types'),
    subtypes: all('subtypes'),
    keywords: all('keywords'),
    abilities: halves.flatMap((half) => half.abilities as readonly string[]),
  };
}

function valueOfCost(cost: Json | undefined): number {
  return typeof cost === 'string' ? manaValue(parseCost(cost)) : 0;
}

/** Returns printed values with words of their text replaced; a name that consists of the creature types changes with them (612.2a). */
export function reworded(values: Values, words: { readonly [from: string]: string }): Values {
  const subtypes = replaceWords(values.subtypes as Json, words) as readonly string[];
  return {
    ...values,
    name: values.name === (values.subtypes as readonly string[]).join(' ') ? subtypes.join(' ') : (values.name as Json),
    subtypes,
    colours: replaceWords(values.colours as Json, words),
    keywords: replaceWords(values.keywords as Json, words),
    abilities: (values.abilities as readonly string[]).map((path) => patched(path, { words })),
  };
}

/** Sets the mana value after a copy effect to that of the copied mana cost (202.3b). */
export function recountManaValue(values: Values): void {
  values.manaValue = valueOfCost(values.cost);
}

/**
 * 709.1: replaces name, text, types, power and toughness (709.1b) of the upper half (709.1a) by those of the lower half; colour and mana
 * cost stay (709.1c).
 */
export function flip(table: Table, values: Values): void {
  const program = table.library.card(values.alternatives as string);
  const at = program.card.faces?.findIndex(({ kind }) => kind === 'flip') ?? -1;
  if (at < 0) return;
  const half = own(program.faces[at] as Program, '');
  // 706.9a: additional abilities of a copy are kept when it is flipped (110.5c).
  const front = own(program, '');
  const besides = (name: 'abilities' | 'keywords'): readonly Json[] => {
    const printed = (front[name] as readonly Json[]).map((one) => JSON.stringify(one));
    return (values[name] as readonly Json[]).filter((one) => !printed.includes(JSON.stringify(one)));
  };
  half.abilities = [...(half.abilities as readonly Json[]), ...besides('abilities')];
  half.keywords = [...(half.keywords as readonly Json[]), ...besides('keywords')];
  for (const name of ['name', 'supertypes', 'types', 'subtypes', 'keywords', 'power', 'toughness', 'abilities'] as const)
    values[name] = half[name] as Json;
}
