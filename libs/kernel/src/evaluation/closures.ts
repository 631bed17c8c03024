import type { Json, JsonObject, ObjectId } from '../contract.js';
import { sourceEnv, type Env } from '../programs/env.js';
import type { Table } from '../table/table.js';
import { once } from '../programs/once.js';
import { readAs } from '../json.js';

/**
 * A tree that an effect hands out as a value, to be read later by the game: `{ tree }` in what a modifier gains or sets. It keeps
 * the source, the player and the bound names of the effect, so that its words go on meaning the same.
 */
export interface Closure {
  readonly tree: Json;
  readonly self: ObjectId;
  readonly card: string;
  readonly you: number;
  readonly vars: JsonObject;
}

/** Hands a tree out in an environment. */
export function closed({ self, card, you, vars }: Env, tree: Json): JsonObject {
  return { tree, self, card, you, vars };
}

/** The environment that a tree was handed out in; a printed one, which nothing handed out, is read from its bearer. */
export function closureEnv(table: Table, closure: JsonObject, bearer: ObjectId): Env {
  const { self, card, you, vars } = readAs<Partial<Closure>>(closure);
  if (self !== undefined) return sourceEnv(self, card as string, you as number, null, vars as JsonObject);
  const row = table.object(bearer);
  return sourceEnv(bearer, row.card, table.controllerOf(row));
}

/** Whether a tree names the object that it belongs to, or reads what that has noted. */
export const speaksOfSource = (node: Json | undefined): boolean =>
  typeof node === 'object' && node !== null ? treeSpeaksOfSource(node) : node === 'self';

const treeSpeaksOfSource = once(
  (node: object): boolean => 'noted' in node || Object.values(node).some((child) => speaksOfSource(child as Json)),
);
