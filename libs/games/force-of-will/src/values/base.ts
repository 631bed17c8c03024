import type { Json, Seat } from '@arbiter/kernel';
import { type ObjectRow, type Program, type Table, type Values, valuesOf } from '@arbiter/kernel/authoring';
import type { PlainKeyword } from '../cards/printed.js';
import { fieldsOf } from '../facts.js';
import { parseCost, totalCost } from '../will/costs.js';

const none: readonly Json[] = [];

/** The fields of a row on which its base values depend. */
export const baseFields = ['face', 'copy', 'judgmentLost', 'x'] as const;

/** The characteristics that a copy takes (1017). */
export const copiableCharacteristics = [
  'name',
  'types',
  'cost',
  'totalCost',
  'attributes',
  'races',
  'keywords',
  'atk',
  'def',
  'special',
  'stones',
  'old',
  'abilities',
] as const;

/**
 * The layers in which an effect that makes a copy applies: abilities (909.1b), other information (909.1c), numbers (909.1d); see 909.2,
 * ruling:51.
 */
export const copyingSteps = {
  abilities: ['keywords', 'abilities'],
  information: ['name', 'types', 'attributes', 'races', 'special', 'stones', 'old'],
  values: ['cost', 'totalCost', 'atk', 'def'],
} as const;

/** Returns the values of an object before any effect (909.1a): what is printed on the face that is up (1302.2e). */
export function baseValues(table: Table, row: ObjectRow): Values {
  const { copy, x, judgmentLost } = fieldsOf(row);
  const values = copy === '' ? printedValues(table.program(row), fieldsOf(row).face) : (JSON.parse(copy) as Values);
  if (x > 0 && typeof values.cost === 'string') values.totalCost = totalCost(parseCost(values.cost), x);
  // The ruler lost Judgment (1010.1a).
  if (judgmentLost)
    values.abilities = (values.abilities as readonly string[]).filter((path) => table.library.ability(path).ability.keyword !== 'judgment');
  return values;
}

/**
 * Returns the printed values of a card or of another face of it (1302.2e), with the total cost (203.5), 0 if no cost is printed (203.5a),
 * and with whether a magic stone is special (201.3a).
 */
export function printedValues(program: Program, face: number): Values {
  const { card, paths } = program.card.faces?.[face - 1] === undefined ? program : (program.faces[face - 1] as Program);
  const { printed, names } = card;
  return {
    // A list: effects may give a card further names.
    name: [names.en],
    types: printed.kind === undefined ? none : [printed.kind],
    cost: printed.cost ?? null,
    totalCost: typeof printed.cost === 'string' ? totalCost(parseCost(printed.cost)) : 0,
    attributes: printed.attributes ?? none,
    races: printed.races ?? none,
    keywords: printed.keywords ?? none,
    atk: printed.atk ?? null,
    def: printed.def ?? null,
    special: printed.special ?? false,
    stones: (printed.stones ?? none) as Json[],
    old: printed.old ?? '',
    abilities: paths as string[],
  };
}

/** Applies what holds after all effects: values are whole hundreds, rounded up (909.1f). */
export function finishValues(values: Values): void {
  if (typeof values.atk === 'number') values.atk = inHundreds(values.atk);
  if (typeof values.def === 'number') values.def = inHundreds(values.def);
}

/** Rounds a number up to a multiple of 100 (105.4a, 909.1f, 1204.1). */
export function inHundreds(value: number): number {
  return value + ((100 - (value % 100)) % 100);
}

export function playerValues(_table: Table, _seat: Seat): Values {
  return { abilities: none, rules: none };
}

/** Whether an object has a type now. */
export function isType(table: Table, id: number, type: string): boolean {
  return (valuesOf(table, id).types as readonly string[]).includes(type);
}

/** Whether an object is a J-ruler or a resonator (201.2a). */
export function isJResonator(table: Table, id: number): boolean {
  const types = valuesOf(table, id).types as readonly string[];
  return types.includes('resonator') || types.includes('jRuler');
}

/**
 * Whether an object has a keyword that is a single word (1102 to 1123). Keywords with a number or more act through abilities
 * (`keywords.ts`).
 */
export function hasKeyword(table: Table, id: number, keyword: PlainKeyword): boolean {
  return (valuesOf(table, id).keywords as readonly Json[]).includes(keyword);
}

/** Returns an object's ATK, 0 if it has none. */
export function atkOf(table: Table, id: number): number {
  return (valuesOf(table, id).atk as number | null) ?? 0;
}

/** Returns an object's DEF; null if it has none (207.2a). */
export function defOf(table: Table, id: number): number | null {
  return valuesOf(table, id).def as number | null;
}

/** Whether an object has both ATK and DEF, as attackers, blockers and attacked cards must (803.3, 804.4); not all J-rulers do (206.1a). */
export function canFight(table: Table, id: number): boolean {
  const { atk, def } = valuesOf(table, id);
  return typeof atk === 'number' && typeof def === 'number' && isJResonator(table, id);
}
