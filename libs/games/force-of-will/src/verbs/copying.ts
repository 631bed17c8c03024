import type { ObjectId } from '@arbiter/kernel';
import { call, copiedValues, copyingLocals, type Env, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel/authoring';
import { zoneOf } from '../facts.js';
import { create } from '../happenings/create.js';
import type { ZoneKind } from '../vocabulary.js';
import { count, players, what } from './arguments.js';
import { copyItemsProcedure } from '../play/copies.js';

/** Proposes tokens, or copies, of objects, with their information as it is without effects (1017.1). */
function copiesOf(table: Table, verb: Verb, env: Env, kind: 'token' | 'copy', ids: readonly ObjectId[]) {
  return ids.flatMap((id) => {
    const row = table.object(id);
    const zone = kind === 'token' ? 'field' : (zoneOf(table, id) as ZoneKind);
    const copy = JSON.stringify(copiedValues(table, env, id, null, ''));
    return players(table, verb, env).map((seat) =>
      create(
        seat,
        { token: row.card, kind, zone, amount: count(table, verb, env), rested: verb.rested === true, copy, by: env.self },
        '1017.1',
      ),
    );
  });
}

export const copyingVerbs: { readonly [name: string]: VerbDefinition } = {
  /**
   * Copies each of `what` in its zone; on the chase its player may choose new targets with `retarget` (1017.1). An object that is gone is
   * not copied (1017.1d).
   */
  copy: {
    rule: '1017.1',
    run: (table, verb, env) => {
      const ids = what(table, verb, env);
      const chased = ids.filter((id) => zoneOf(table, id) === 'chase');
      if (chased.length > 0) return call(copyItemsProcedure, copyingLocals(env, chased, verb.retarget === true));
      return { propose: copiesOf(table, verb, env, 'copy', ids) };
    },
  },
  /** Puts tokens that are copies of each of `what` onto the field of `player` (1303.1a). */
  createCopy: { rule: '1303.1', run: (table, verb, env) => ({ propose: copiesOf(table, verb, env, 'token', what(table, verb, env)) }) },
};
