import type { Json, JsonObject } from './contract.js';

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
