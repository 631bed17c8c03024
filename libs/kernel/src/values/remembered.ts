import { InvariantBroken } from '../errors.js';
import type { Table } from '../table/table.js';
import { alike } from './alike.js';
import { abilityAge, rewritingEpoch } from './bearing.js';
import { ageInPlay } from './values.js';

/**
 * The one place where an answer about the table is remembered. Whoever remembers declares what the answer follows from, and the table forgets it when any of
 * that changes; nobody keeps answers by rules of their own. A session that was opened with `rechecks` finds each answer again whenever it is used, and throws
 * where the two differ: a declaration that says too little is found so.
 */

/** What an answer follows from; each is a number that grows whenever an answer of that kind could come out differently (docs/architecture/freshness.md). */
export type Basis =
  /** From the inputs alone. */
  | 'inputs'
  /** From which objects and watches there are, and in which zones. */
  | 'population'
  /** From what effects make of abilities and values, but not from what comes or goes. */
  | 'rewriting'
  /** From values in play. */
  | 'values'
  /** From what abilities objects have, and from values in play. */
  | 'abilities'
  /** From any field that is not distant. */
  | 'near'
  /** From anything at all. */
  | 'everything';

/** What is remembered: by what it is found, and what it follows from. */
export interface Remembered<Key, Found> {
  /** For whoever reads that it came out differently. */
  readonly name: string;
  readonly basis: Basis;
  /** Whether what was found follows from anything at all, whatever the basis is. */
  readonly isFleeting?: (found: Found) => boolean;
  /** Distant fields that it follows from besides (see `Journal.writesOf`). */
  readonly fields?: readonly string[];
  /** Values that it follows from besides, compared by identity: orders of zones and lists in rows are replaced, never changed. */
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

/** How many answers are remembered by this program: each has a place of its own on every table. */
let places = 0;

/** An answer about the whole table, found once for as long as what it follows from stays. */
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

/** The same for an answer that is asked about a seat, or about an object by its id. */
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
 * Puts something in order, unless it was found in order and nothing that this follows from has changed since.
 * @param what.find puts it in order; undefined where there was nothing to do
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
    // What it changed may ask for more: it is in order once nothing was left to change.
    if (work === undefined && table.journal.mark() === before) table.remembered[place] = keptNow(table, what, null, undefined);
    return work;
  };
}

/** While the table is being derived, values in play are on their way. */
const isBeingDerived = (table: Table, basis: Basis): boolean => basis === 'values' && table.cache.building !== null;

const nothing: readonly unknown[] = [];

/** The numbers are read after it was found: finding it may have brought the table's values up to date. */
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
  // A limit that is reached in there must not end the checks of the match.
  try {
    return find();
  } finally {
    table.rechecks = rechecks;
  }
}

/** @throws {InvariantBroken} where what is remembered is not what is found now */
function recheckFound<Key extends number | null, Found>(table: Table, what: Remembered<Key, Found>, key: Key, kept: Found): void {
  // What it asks in turn is checked where it is used by itself: one level at a time.
  const now = unchecked(table, () => what.find(table, key));
  if (!alike(now, kept))
    throw new InvariantBroken(`what is remembered of "${what.name}"${key === null ? '' : ` (${key})`} no longer holds`);
}

/** @throws {InvariantBroken} where something is to be done though nothing that it follows from changed */
function recheckSettled<Work>(table: Table, what: Remembered<null, Work>): void {
  const before = table.journal.mark();
  const work = unchecked(table, () => what.find(table, null));
  if (work !== undefined || table.journal.mark() !== before)
    throw new InvariantBroken(`"${what.name}" has something to do although nothing it depends on changed`);
}
