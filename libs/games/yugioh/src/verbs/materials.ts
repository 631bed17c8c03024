import type { Env, ObjectId, Table, Verb, VerbDefinition } from '@arbiter/kernel';
import { detachLocals } from '../summon/detach.js';
import { amountOf, doingAt, whatOf } from './arguments.js';

/** Verbs about Xyz Materials. */

const hostOf = (table: Table, verb: Verb, env: Env): ObjectId | undefined => whatOf(table, verb, env)[0];

function hasMaterials(table: Table, verb: Verb, env: Env): boolean {
  const host = hostOf(table, verb, env);
  return host !== undefined && (table.find(host)?.under.length ?? 0) >= amountOf(table, verb, env);
}

export const materialVerbs: { readonly [name: string]: VerbDefinition } = {
  /** So many materials of `what` (base.12.6). */
  detach: {
    rule: 'base.12.6',
    run: (table, verb, env, path) => {
      const host = hostOf(table, verb, env);
      if (host === undefined || (table.find(host)?.under.length ?? 0) === 0) return { done: false };
      return { call: 'detach', locals: detachLocals(host, env.you, amountOf(table, verb, env), doingAt(table, env, path, 'base.12.6')) };
    },
    payable: hasMaterials,
    choosable: hasMaterials,
  },
};
