import { InvariantBroken } from '../errors.js';
import type { Table } from '../table/table.js';
import { alike } from './alike.js';
import { abilityAge, rewritingEpoch } from './bearing.js';
import { ageInPlay } from './values.js';

/**
 * The only place where answers about the table are remembered. Whoever remembers an answer declares what it depends on, and the table
 * forgets the answer when any of that changes; nobody else decides how long answers are kept. A session opened with `rechecks` computes
 * each answer again whenever it is used, and throws where the two differ, which reveals incomplete declarations.
 */

/**
 * What an answer depends on. For each there is a number that grows whenever an answer of this kind could change
 * (docs/architecture/freshness.md).
 */
export type Basis =
  /** The inputs alone. */
  | 'inputs'
  /** Which objects and watches there are, and in which zones. */
  | 'population'
  /** What effects change about abilities and values, but not what enters or leaves play. */
  | 'rewriting'
  /** Values in play. */
  | 'values'
  /** The abilities that objects have, and values in play. */
  | 'abilities'
  /** Any field that is not distant. */
  | 'near'
  /** Anything at all. */
  | 'everything';

/** An answer to remember: how it is found, and what it depends on. */
export interface Remembered<Key, Found> {
  /** Name of the answer, for the error that says that it changed. */
  readonly name: string;
  readonly basis: Basis;
  /** Whether this result depends on anything at all, whatever the basis says. */
  readonly isFleeting?: (found: Found) => boolean;
  /** Distant fields on which it depends too (see `Journal.writesOf`). */
  readonly fields?: readonly string[];
  /** Further values on which it depends, compared by identity: orders of zones and lists in rows are replaced, never changed. */
  readonly inputs?: readonly ((table: Table, key: Key) => unknown)[];
  readonly find: (table: Table, key: Key) => Found;
}

interface Kept<Found> {
  readonly basis: Basis;
  readonly age: number;
  readonly writes: number;
  readonly inputs: readonly unknown[];
  readonly found: Found;
}

const ages: { readonly [basis in Basis]: (table: Table) => number } = {
  inputs: () => 0,
  population: ({ journal }) => journal.population,
  rewriting: rewritingEpoch,
  values: ageInPlay,
  abilities: abilityAge,
  near: ({ journal }) => journal.nearEpoch,
  everything: ({ journal }) => journal.epoch,
};

/** Number of answers that the program remembers; each has an index of its own on every table. */
let places = 0;

/** Builds a function that returns an answer about the whole table, and computes it again only when something it depends on has changed. */
export function remembered<Found>(what: Remembered<null, Found>): (table: Table) => Found {
  const place = places++;
  const { basis } = what;
  return (table) => {
    if (isBeingDerived(table, basis)) return what.find(table, null);
    const kept = table.remembered[place] as Kept<Found> | undefined;
    if (kept !== undefined && holdsStill(table, what, null, kept)) {
      if (table.rechecks > 0) recheckFound(table, what, null, kept.found);
      return kept.found;
    }
    const found = what.find(table, null);
    table.remembered[place] = keptNow(table, what, null, found);
    return found;
  };
}

/** The same for an answer about a seat, or about an object by its id. */
export function rememberedBy<Found>(what: Remembered<number, Found>): (table: Table, key: number) => Found {
  const place = places++;
  const { basis } = what;
  return (table, key) => {
    if (isBeingDerived(table, basis)) return what.find(table, key);
    const answers = (table.remembered[place] ??= []) as (Kept<Found> | undefined)[];
    const kept = answers[key];
    if (kept !== undefined && holdsStill(table, what, key, kept)) {
      if (table.rechecks > 0) recheckFound(table, what, key, kept.found);
      return kept.found;
    }
    const found = what.find(table, key);
    answers[key] = keptNow(table, what, key, found);
    return found;
  };
}

/**
 * Builds a function that puts something in order, unless it was found in order before and nothing on which this depends has changed since.
 * @param what.find puts it in order; returns undefined where there was nothing to do
 */
export function settledUntil<Work>(what: Remembered<null, Work | undefined>): (table: Table) => Work | undefined {
  const place = places++;
  return (table) => {
    const kept = table.remembered[place] as Kept<undefined> | undefined;
    if (kept !== undefined && holdsStill(table, what, null, kept)) {
      if (table.rechecks > 0) recheckSettled(table, what);
      return undefined;
    }
    const before = table.journal.mark();
    const work = what.find(table, null);
    // A change may require further changes: it counts as in order once nothing was left to change.
    if (work === undefined && table.journal.mark() === before) table.remembered[place] = keptNow(table, what, null, undefined);
    return work;
  };
}

/** Whether values in play are only partly derived, because the table is being derived. */
const isBeingDerived = (table: Table, basis: Basis): boolean => basis === 'values' && table.cache.building !== null;

const nothing: readonly unknown[] = [];

/** Ages are read after the answer was computed, since this may have brought the table's values up to date. */
function keptNow<Key, Found>(table: Table, what: Remembered<Key, Found>, key: Key, found: Found): Kept<Found> {
  const { fields, inputs } = what;
  const basis = what.isFleeting?.(found) === true ? 'everything' : what.basis;
  return {
    basis,
    age: ages[basis](table),
    writes: fields === undefined ? 0 : table.journal.writesOf(fields),
    inputs: inputs === undefined ? nothing : inputs.map((input) => input(table, key)),
    found,
  };
}

function holdsStill<Key, Found>(table: Table, { fields, inputs }: Remembered<Key, Found>, key: Key, kept: Kept<Found>): boolean {
  if (kept.age !== ages[kept.basis](table)) return false;
  if (fields !== undefined && kept.writes !== table.journal.writesOf(fields)) return false;
  if (inputs === undefined) return true;
  for (let at = 0; at < inputs.length; at++) if (inputs[at]?.(table, key) !== kept.inputs[at]) return false;
  return true;
}

function unchecked<Found>(table: Table, find: () => Found): Found {
  const { rechecks } = table;
  table.rechecks = 0;
  // A cap reached inside must not switch off the checks of the match.
  try {
    return find();
  } finally {
    table.rechecks = rechecks;
  }
}

/** Computes an answer again and compares. @throws {InvariantBroken} where it differs from the remembered one */
function recheckFound<Key extends number | null, Found>(table: Table, what: Remembered<Key, Found>, key: Key, kept: Found): void {
  // Answers that it asks for in turn are not checked here; they are checked where they are used directly.
  const now = unchecked(table, () => what.find(table, key));
  if (!alike(now, kept))
    throw new InvariantBroken(`what is remembered of "${what.name}"${key === null ? '' : ` (${key})`} no longer holds`);
}

/**
 * Checks that nothing is left to do. @throws {InvariantBroken} where something is to be done although nothing on which this depends has
 * changed
 */
function recheckSettled<Work>(table: Table, what: Remembered<null, Work>): void {
  const before = table.journal.mark();
  const work = unchecked(table, () => what.find(table, null));
  if (work !== undefined || table.journal.mark() !== before)
    throw new InvariantBroken(`"${what.name}" has something to do although nothing it depends on changed`);
}
