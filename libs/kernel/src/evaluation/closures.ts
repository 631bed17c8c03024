import type { Json, JsonObject, ObjectId } from '../contract.js';
import { sourceEnv, type Env } from '../programs/env.js';
import type { Table } from '../table/table.js';
import { once } from '../programs/once.js';
import { readAs } from '../json.js';

/**
 * A tree that an effect gives as a value, to be read by the game later: `{ tree }` in what a modifier gains or sets. It keeps the effect's
 * source, player and bound names, so that the tree keeps its meaning.
 */
export interface Closure {
  readonly tree: Json;
  readonly self: ObjectId;
  readonly card: string;
  readonly you: number;
  readonly vars: JsonObject;
}

/** Builds the closure of a tree in an environment. */
export function closed({ self, card, you, vars }: Env, tree: Json): JsonObject {
  return { tree, self, card, you, vars };
}

/** Returns the environment in which a closure was made; a printed tree, which no effect gave, is read from its bearer. */
export function closureEnv(table: Table, closure: JsonObject, bearer: ObjectId): Env {
  const { self, card, you, vars } = readAs<Partial<Closure>>(closure);
  if (self !== undefined) return sourceEnv(self, card as string, you as number, null, vars as JsonObject);
  const row = table.object(bearer);
  return sourceEnv(bearer, row.card, table.controllerOf(row));
}

/** Whether a tree names the object that it belongs to, or reads notes on that object. */
export const speaksOfSource = (node: Json | undefined): boolean =>
  typeof node === 'object' && node !== null ? treeSpeaksOfSource(node) : node === 'self';

const treeSpeaksOfSource = once(
  (node: object): boolean => 'noted' in node || Object.values(node).some((child) => speaksOfSource(child as Json)),
);
