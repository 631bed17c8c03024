import type { CardId, Json, JsonObject } from '../contract.js';
import { ArrangementError } from '../errors.js';
import type { Table } from '../table/table.js';

/**
 * Functions with which a game reads the table that a scenario describes: each part must have the expected form, or it is refused by its
 * name.
 */

/** Returns an object. @throws {ArrangementError} for anything else */
export function recordIn(value: Json | undefined, what: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ArrangementError(`${what} must be an object`);
  return value as JsonObject;
}

/** Returns a list; an empty one where it is left out. @throws {ArrangementError} for anything else */
export function listIn(value: Json | undefined, what: string): readonly Json[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new ArrangementError(`${what} must be a list`);
  return value as Json[];
}

/** Returns an integer; the fallback where it is left out. @throws {ArrangementError} for anything else */
export function integerIn(value: Json | undefined, fallback: number, what: string): number {
  if (value === undefined) return fallback;
  if (!Number.isSafeInteger(value)) throw new ArrangementError(`${what} must be an integer`);
  return value as number;
}

/**
 * Returns a card given by its id or a name of it, or as an object with `card` (other keys are left to the reader of the file). @throws
 * {ArrangementError}
 */
export function cardIn(table: Table, value: Json, what: string): CardId {
  const id = typeof value === 'string' ? value : recordIn(value, what).card;
  if (typeof id !== 'string') throw new ArrangementError(`${what} names no card`);
  const found = table.library.catalogue().find((card) => card.id === id || card.names.zh === id || card.names.en === id);
  if (found === undefined) throw new ArrangementError(`${what}: there is no card ${JSON.stringify(id)}`);
  return found.id;
}
