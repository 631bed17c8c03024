import type { Json, JsonObject } from './contract.js';

/**
 * Maps a type whose values are plain data to itself; parts that are no data become `never`. Interfaces have no index signature, so the
 * compiler accepts none of them as `Json`; the constraint `T & Plain<T>` accepts those whose fields are data. `unknown` is accepted,
 * because program trees, which are read from JSON, do not type their arguments further.
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

/** The same for the fields of a type, used as a constraint: `T extends PlainFields<T>`. */
export type PlainFields<T> = { readonly [K in keyof T]: Plain<T[K]> };

/** Returns plain data as JSON; the value itself is unchanged. */
export function jsonOf<T>(value: T & Plain<T>): Json {
  // The constraint guarantees this, but the compiler cannot deduce it.
  return value as unknown as Json;
}

/** Returns plain data with fields as a JSON object; the value itself is unchanged. */
export function jsonObjectOf<T extends object>(value: T & Plain<T>): JsonObject {
  return value as unknown as JsonObject;
}

/**
 * Returns plain data as the type as which it was written; the value itself is unchanged. For rows, locals and data of happenings, whose
 * types the game declares elsewhere, and for programs that `checkProgram` has read. The value is not checked: the caller vouches for its
 * type.
 */
export function readAs<T>(value: Readable): T {
  return value as unknown as T;
}

type Readable = Json | JsonObject | readonly Json[] | undefined;

/** Functions for values whose shape programs decide, read as the expected shape. */

const nothing: readonly Json[] = [];

/** Returns a number as it is; 0 for anything else. */
export function asNumber(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}

/** Returns a list as it is; an empty list for anything else. */
export function asList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as Json[]) : nothing;
}

/** Whether a list contains a word, either alone or as the word of an entry with parameters. */
export function hasWord(list: readonly Json[], wanted: unknown): boolean {
  for (const one of list)
    if (one === wanted || (typeof one === 'object' && one !== null && (one as JsonObject).word === wanted && wanted !== undefined))
      return true;
  return false;
}
