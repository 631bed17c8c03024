import type { Json, JsonObject } from './contract.js';

/**
 * A type whose values are plain data, as itself; what is no data becomes `never`. Interfaces have no index signature, so that none of them
 * is a `Json` to the compiler; asking for `T & Plain<T>` lets those through whose fields are data. `unknown`
 * passes: program trees, which are read from JSON, say no more of their arguments.
 */
export type Plain<T> = unknown extends T
  ? T
  : T extends Json | undefined
    ? T
    : T extends (...parameters: never[]) => unknown
      ? never
      : T extends object
        ? { readonly [K in keyof T]: Plain<T[K]> }
        : never;

/** The same for the fields of a type: a constraint, `T extends PlainFields<T>`. */
export type PlainFields<T> = { readonly [K in keyof T]: Plain<T[K]> };

/** Plain data as JSON: the same value. */
export function jsonOf<T>(value: T & Plain<T>): Json {
  // The constraint says so, in words that the compiler can't follow.
  return value as unknown as Json;
}

/** Plain data with fields as a JSON object: the same value. */
export function jsonObjectOf<T extends object>(value: T & Plain<T>): JsonObject {
  return value as unknown as JsonObject;
}

/**
 * Plain data, read as the type that it was written as: the same value. For rows, locals and data of happenings, whose types the game keeps beside them, and
 * for programs that `checkProgram` has read. Nothing looks at the value: whoever reads says what was written.
 */
export function readAs<T>(value: Readable): T {
  return value as unknown as T;
}

type Readable = Json | JsonObject | readonly Json[] | undefined;

/** Values whose shape programs decide, read as what they should be. */

const nothing: readonly Json[] = [];

/** A number; 0 for anything else. */
export function asNumber(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}

/** A list, itself; empty for anything else. */
export function asList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as Json[]) : nothing;
}

/** Whether a list has a word, by itself or as the word of an entry with parameters. */
export function hasWord(list: readonly Json[], wanted: unknown): boolean {
  for (const one of list)
    if (one === wanted || (typeof one === 'object' && one !== null && (one as JsonObject).word === wanted && wanted !== undefined))
      return true;
  return false;
}
