import { type Json, type JsonObject, must, type ObjectId } from '@arbiter/kernel';
import {
  alter,
  call,
  copiedValues,
  copyingLocals,
  type Env,
  type Happening,
  knownRow,
  presentOrPast,
  type Ref,
  type Rewriting,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { create, type Creation } from '../happenings/create.js';
import { hasVariableCost } from '../play/costs.js';
import { count, players, what } from './arguments.js';
import { copyItemsProcedure } from '../play/copies.js';

/**
 * Returns, as text, the values of a copy of an object as it is now, without counters, damage and effects (2.11.7.13.2.1), with the
 * exceptions of `except`. The copy's X is 0 (1.6.4.2.9.3.1).
 */
function copyOf(table: Table, verb: Verb, env: Env, path: string, of: ObjectId): string {
  const values = copiedValues(table, env, of, (verb.except as Rewriting | undefined) ?? null, `${path}/except`);
  return JSON.stringify(hasVariableCost(table, must(knownRow(table, of), 'what is copied')) ? { ...values, cost: 'X' } : values);
}

function kindsOf(table: Table, verb: Verb, env: Env, path: string): readonly Pick<Creation, 'token' | 'copy'>[] {
  if (verb.copyOf === undefined) return [{ token: verb.token as string, copy: '' }];
  return presentOrPast(table, env, verb.copyOf as Ref).map((of) => ({
    token: knownRow(table, of)?.card ?? '',
    copy: copyOf(table, verb, env, path, of),
  }));
}

export const copyingVerbs: { readonly [name: string]: VerbDefinition } = {
  /**
   * Puts tokens onto the field of `player`: `amount` of a `token` of the catalogue, or copies of each of `copyOf` (2.11.7.13.2), with
   * exceptions; `rested`.
   */
  summon: {
    rule: '2.11.7.13.1',
    run: (table, verb, env, path) => {
      const kinds = kindsOf(table, verb, env, path);
      return {
        propose: players(table, verb, env).flatMap((seat) =>
          kinds.map((kind) =>
            create(seat, { ...kind, amount: count(table, verb, env), rested: verb.rested === true, by: env.self }, '2.11.7.13.1'),
          ),
        ),
      };
    },
  },
  /** Copies each of `what` on the effects stack; with `retarget` the player may choose new targets (2.11.7.13.4, 2.11.7.13.4.1). */
  copy: {
    rule: '2.11.7.13.4.1',
    run: (table, verb, env) => {
      const queue = what(table, verb, env).flatMap((id) => Array.from({ length: count(table, verb, env) }, () => id));
      return queue.length === 0 ? { done: false } : call(copyItemsProcedure, copyingLocals(env, queue, verb.retarget === true));
    },
  },
  /** In a replacement: the object enters the field as a copy of `copyOf` (2.11.7.13.3). */
  entersAs: {
    rule: '2.11.7.13.3.1',
    run: (table, verb, env, path) => {
      const [of] = presentOrPast(table, env, verb.copyOf as Ref);
      if (of === undefined) return { done: false };
      const copy = copyOf(table, verb, env, path, of);
      alter(
        table,
        env,
        (happening): Happening => ({
          ...happening,
          data: { ...(happening.data as { readonly [field: string]: Json }), copy } satisfies JsonObject,
        }),
      );
      return { done: true };
    },
  },
};
