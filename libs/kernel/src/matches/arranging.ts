import type { CardId, Json, JsonObject } from '../contract.js';
import { ArrangementError } from '../errors.js';
import type { PlainFields } from '../json.js';
import type { ProcedureRef } from '../state/calls.js';
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

/** Refuses fields that the arrangement's format does not have. @throws {ArrangementError} */
export function refuseOtherFields(given: JsonObject, known: readonly string[], what: string): void {
  for (const key of Object.keys(given)) if (!known.includes(key)) throw new ArrangementError(`unknown field ${key} in ${what}`);
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

/** Pushes a frame that stands right before one of its procedure's steps. */
export function beginAt<Locals extends PlainFields<Locals> & object>(
  table: Table,
  procedure: ProcedureRef<Locals>,
  step: string,
  locals: NoInfer<Locals>,
): void {
  table.begin<Locals>(procedure, locals);
  table.journal.setFrame(table.state.frames.at(-1) as { step: number }, 'step', table.library.label(procedure.name, step));
}
