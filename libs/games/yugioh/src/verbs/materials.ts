import type { ObjectId } from '@arbiter/kernel';
import { call, type Env, objectsOf, type Ref, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel/authoring';
import { attachLocals, attachProcedure } from '../summon/attach.js';
import { detachLocals, detachProcedure } from '../summon/detach.js';
import { reaches } from '../values/affects.js';
import { amountOf, doingAt, whatOf } from './arguments.js';

/** Verbs about Xyz Materials. */

const hostOf = (table: Table, verb: Verb, env: Env): ObjectId => whatOf(table, verb, env)[0] ?? 0;

const materialsOf = (table: Table, host: ObjectId): number => table.find(host)?.under.length ?? 0;

function hasMaterials(table: Table, verb: Verb, env: Env): boolean {
  return materialsOf(table, hostOf(table, verb, env)) >= amountOf(table, verb, env);
}

export const materialVerbs: { readonly [name: string]: VerbDefinition } = {
  /** Makes `what` materials of the Xyz Monster `to` (base.12.3). */
  attachMaterial: {
    rule: 'base.12.3',
    run: (table, verb, env, path) => {
      const host = objectsOf(table, env, verb.to as Ref)[0];
      return host === undefined
        ? { done: false }
        : call(attachProcedure, attachLocals(whatOf(table, verb, env), host, doingAt(env, path, 'base.12.3')));
    },
    choosable: (table, verb, env) => whatOf(table, verb, env).length > 0,
  },
  /** Detaches a number of materials of `what` (base.12.6). */
  detach: {
    rule: 'base.12.6',
    run: (table, verb, env, path) => {
      const host = hostOf(table, verb, env);
      if (materialsOf(table, host) === 0) return { done: false };
      const doing = doingAt(env, path, 'base.12.6');
      return reaches(table, host, doing)
        ? call(detachProcedure, detachLocals(host, env.you, amountOf(table, verb, env), doing))
        : { done: false };
    },
    payable: hasMaterials,
    choosable: hasMaterials,
  },
};
