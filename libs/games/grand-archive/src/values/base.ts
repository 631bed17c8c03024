import { type Json, type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import { type ObjectRow, type Table, type Values, valuesOf } from '@arbiter/kernel/authoring';
import { fieldsOf } from '../facts.js';
import type { CardType, Printed, Supertype } from '../cards/printed.js';

const none: readonly Json[] = [];

/** The fields of a row on which its base values depend: a champion's lineage lies under it, and its card changes as it levels up. */
export const baseFields = ['card', 'under', 'x', 'faceDown', 'copy'] as const;

/** The characteristics that a copy takes (2.11.7.13.2.1). */
export const copiableCharacteristics = [
  'name',
  'types',
  'supertypes',
  'classes',
  'subtypes',
  'elements',
  'cost',
  'costKind',
  'speed',
  'power',
  'life',
  'durability',
  'level',
  'lineage',
  'keywords',
  'abilities',
] as const;

/** Returns the values of an object before any effect. */
export function baseValues(table: Table, row: ObjectRow): Values {
  const { x, faceDown } = fieldsOf(row);
  // A face-down object is a card and nothing else (2.1.1.5.3).
  if (faceDown) return { ...printedValues(bare), abilities: none };
  const values = printedOn(table, row);
  if (values.cost === 'X') values.cost = x;
  if (row.under.length > 0) addLineage(table, row, values);
  return values;
}

const bare: Partial<Printed> = {};

/** Returns a card's own values: as printed, or those of the object that it is a copy of (2.11.7.13). */
function printedOn(table: Table, row: ObjectRow): Values {
  const { copy } = fieldsOf(row);
  if (copy !== '') return JSON.parse(copy) as Values;
  const { card, paths } = table.program(row);
  return { ...printedValues(readAs<Partial<Printed>>(card.printed)), name: [card.names.en], abilities: paths as string[] };
}

/** Returns values as printed. An ability on the effects stack is no card, and so has no type. */
function printedValues(printed: Partial<Printed>): Values {
  return {
    name: [],
    types: (printed.types ?? none) as Json,
    supertypes: (printed.supertypes ?? none) as Json,
    classes: printed.classes ?? none,
    subtypes: printed.subtypes ?? none,
    elements: (printed.elements ?? none) as Json,
    costKind: printed.cost?.kind ?? null,
    cost: printed.cost?.amount ?? null,
    speed: printed.speed ?? null,
    power: printed.power ?? null,
    life: printed.life ?? null,
    durability: printed.durability ?? null,
    level: printed.level ?? null,
    lineage: printed.lineage ?? null,
    keywords: (printed.keywords ?? none) as Json,
  };
}

/**
 * Adds what the cards under a champion give it: their elements and their inherited abilities, and nothing else (1.7.1.4.4.1, 1.7.1.4.4.3,
 * 1.7.1.4.4.5).
 */
function addLineage(table: Table, row: ObjectRow, values: Values): void {
  const found = [...(values.elements as readonly string[])];
  const abilities = [...(values.abilities as readonly string[])];
  for (const id of row.under) {
    const below = printedOn(table, table.object(id));
    for (const element of below.elements as readonly string[]) if (!found.includes(element)) found.push(element);
    abilities.push(...inherited(table, below.abilities as readonly string[]));
  }
  values.elements = found;
  values.abilities = abilities;
}

/** Returns the elements that a card of a lineage has by itself, on top or below. */
export const ownElements = (table: Table, id: ObjectId): readonly string[] =>
  printedOn(table, table.object(id)).elements as readonly string[];

/** Returns the inherited abilities (1.7.1.4.4.1). */
const inherited = (table: Table, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => table.library.ability(path).ability.marks?.inherited === true);

/**
 * Removes duplicates of keywords for which a second instance adds nothing (ruling:28); keywords with numbers are kept separately (2.4.0.10,
 * 2.4.0.10.1, 2.4.0.10.2).
 */
export function finishValues(values: Values): void {
  const words = values.keywords as readonly Json[];
  if (words.length > 1 && new Set(words).size < words.length) values.keywords = [...new Set(words)];
}

export function playerValues(_table: Table, _seat: Seat): Values {
  return { abilities: none, rules: none };
}

/** Whether an object has a type now. */
export function isType(table: Table, id: number, type: CardType): boolean {
  return (valuesOf(table, id).types as readonly string[]).includes(type);
}

export function hasSupertype(table: Table, id: number, supertype: Supertype): boolean {
  return (valuesOf(table, id).supertypes as readonly string[]).includes(supertype);
}

/** Whether an object is a unit: a champion or an ally (2.7.1.1). */
export function isUnit(table: Table, id: number): boolean {
  const types = valuesOf(table, id).types as readonly string[];
  return types.includes('champion') || types.includes('ally');
}

/** Returns an object's power, 0 if it has none. */
export function powerOf(table: Table, id: number): number {
  const { power } = valuesOf(table, id);
  return typeof power === 'number' ? power : 0;
}

/** Returns an object's life; null if it has none. */
export function lifeOf(table: Table, id: number): number | null {
  const { life } = valuesOf(table, id);
  return typeof life === 'number' ? life : null;
}

/**
 * Returns the level printed on a champion's own card, or on the object that it is a copy of (1.7.1.4.1, 2.11.7.13.2.1); null if it is no
 * champion.
 */
export function printedLevel(table: Table, row: ObjectRow): number | null {
  const { copy } = fieldsOf(row);
  return (
    (copy === '' ? readAs<Printed>(table.program(row).card.printed).level : ((JSON.parse(copy) as Values).level as number | null)) ?? null
  );
}
