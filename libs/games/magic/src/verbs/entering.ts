import type { Json, JsonObject } from '@arbiter/kernel';
import {
  alter,
  amount,
  type Amount,
  type Env,
  type Happening,
  type PlayerRef,
  type Ref,
  seatsOf,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { beingOf, enteringOf, summed } from '../happenings/enter.js';
import { plainName } from '../effects/linking.js';
import { named } from './arguments.js';

/** Verbs of replacements that change how a permanent enters the battlefield (614.1c). */

const done = { done: true } as const;

/**
 * How it enters: `tapped`, with `counters` by kind, under the control of `under`, with `notes` for its abilities: names of what was
 * chosen, and with `marks`: numbers by name; `being` what modifiers say from the first moment on (614.1c, 614.1d). It is done as it enters, and triggers nothing (603.6d).
 * What was chosen, or whether a cost was paid, is for its linked abilities (607.2d - 607.2f), an anchor word too (607.2k, 614.12b).
 */
const entersWith: VerbDefinition = {
  rule: '614.1c',
  run: (table, verb, env, path) => {
    const counters = Object.fromEntries(
      Object.entries((verb.counters ?? {}) as { readonly [kind: string]: Amount }).map(([kind, value]) => [
        kind,
        Math.max(0, amount(table, env, value)),
      ]),
    );
    const marks = Object.entries((verb.marks ?? {}) as { readonly [name: string]: Amount }).map(([name, value]): [string, Json] => [
      name,
      amount(table, env, value),
    ]);
    const notes = Object.fromEntries([
      ...((verb.notes ?? []) as readonly string[]).map((name): [string, Json] => [name, env.vars[plainName(name)] ?? null]),
      ...marks,
    ]);
    const being = verb.being === undefined ? [] : [beingOf(env, `${path}/being`, verb.being as readonly unknown[])];
    const [under] = verb.under === undefined ? [] : seatsOf(table, env, verb.under as PlayerRef);
    alter(table, env, (happening) =>
      entering(happening, {
        counters,
        notes,
        being,
        ...(verb.tapped === true ? { tapped: true } : {}),
        ...(under === undefined ? {} : { under }),
      }),
    );
    return done;
  },
};

function entering(happening: Happening, { counters, notes, being, ...plain }: JsonObject): Happening {
  const before = enteringOf(happening);
  return {
    ...happening,
    data: {
      ...happening.data,
      ...plain,
      counters: summed(before.counters ?? {}, counters as { readonly [kind: string]: number }),
      notes: { ...before.notes, ...(notes as JsonObject) },
      being: [...(before.being ?? []), ...(being as readonly Json[])],
    },
  };
}

/** An Aura enters attached to `to` (303.4f); one that could be attached to nothing does not enter (303.4g). */
const entersAttached: VerbDefinition = {
  rule: '303.4f',
  run: (table, verb, env) => {
    const [host = 0] = named(table, env, verb.to as Ref);
    alter(table, env, (happening) => ({ ...happening, data: { ...happening.data, host } }));
    return done;
  },
};

export const enteringVerbs: { readonly [name: string]: VerbDefinition } = { entersWith, entersAttached };

/** Counters that a permanent's own abilities have it enter with, where nobody chooses anything: for tables that begin in the middle. */
export function countersByVerbs(table: Table, env: Env, verbs: readonly Verb[]): { readonly [kind: string]: number } {
  let found: { readonly [kind: string]: number } = {};
  for (const { verb, counters } of verbs) {
    if (verb !== 'entersWith' || counters === undefined) continue;
    found = summed(
      found,
      Object.fromEntries(
        Object.entries(counters as { readonly [kind: string]: Amount }).map(([kind, value]) => [
          kind,
          Math.max(0, amount(table, env, value)),
        ]),
      ),
    );
  }
  return found;
}
