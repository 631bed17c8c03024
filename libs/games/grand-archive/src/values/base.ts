import { type Json, type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import { type ObjectRow, type Table, type Values, valuesOf } from '@arbiter/kernel/authoring';
import { fieldsOf } from '../facts.js';
import type { CardType, Printed, Supertype } from '../cards/printed.js';

const none: readonly Json[] = [];

/** Fields of a row from which its base values follow: a champion's lineage lies under it, and its card changes as it levels up. */
export const baseFields = ['card', 'under', 'x', 'faceDown', 'copy'] as const;

/** What a copy takes (2.11.7.13.2.1). */
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

/** The values of an object before any effect. */
export function baseValues(table: Table, row: ObjectRow): Values {
  const { x, faceDown } = fieldsOf(row);
  // 2.1.1.5.3: it is a card and nothing else.
  if (faceDown) return { ...printedValues(bare), abilities: none };
  const values = printedOn(table, row);
  if (values.cost === 'X') values.cost = x;
  if (row.under.length > 0) addLineage(table, row, values);
  return values;
}

const bare: Partial<Printed> = {};

/** What a card says by itself: as it is printed, or as that of which it is a copy was (2.11.7.13). */
function printedOn(table: Table, row: ObjectRow): Values {
  const { copy } = fieldsOf(row);
  if (copy !== '') return JSON.parse(copy) as Values;
  const { card, paths } = table.program(row);
  return { ...printedValues(readAs<Partial<Printed>>(card.printed)), name: [card.names.en], abilities: paths as string[] };
}

/** Values as they are printed. What has no type is no card: an ability on the effects stack. */
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

/** 1.7.1.4.4.1, 1.7.1.4.4.3, 1.7.1.4.4.5: what lies under a champion adds its elements and what it says is inherited, and nothing else. */
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

/** The elements that a card of a lineage has by itself, on top of it or below. */
export const ownElements = (table: Table, id: ObjectId): readonly string[] =>
  printedOn(table, table.object(id)).elements as readonly string[];

/** 1.7.1.4.4.1 */
const inherited = (table: Table, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => table.library.ability(path).ability.marks?.inherited === true);

/** 2.4.0.10, 2.4.0.10.1, 2.4.0.10.2: a keyword that adds nothing the second time counts once (ruling:28); those with numbers stand for themselves. */
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

/** 2.7.1.1: champions and allies. */
export function isUnit(table: Table, id: number): boolean {
  const types = valuesOf(table, id).types as readonly string[];
  return types.includes('champion') || types.includes('ally');
}

/** Power, 0 where it has none. */
export function powerOf(table: Table, id: number): number {
  const { power } = valuesOf(table, id);
  return typeof power === 'number' ? power : 0;
}

/** Life; null where it has none. */
export function lifeOf(table: Table, id: number): number | null {
  const { life } = valuesOf(table, id);
  return typeof life === 'number' ? life : null;
}

/** The level printed on a champion's own card, or on what it is a copy of (1.7.1.4.1, 2.11.7.13.2.1); null for what is no champion. */
export function printedLevel(table: Table, row: ObjectRow): number | null {
  const { copy } = fieldsOf(row);
  return (
    (copy === '' ? readAs<Printed>(table.program(row).card.printed).level : ((JSON.parse(copy) as Values).level as number | null)) ?? null
  );
}
