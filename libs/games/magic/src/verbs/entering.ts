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

/** Verbs of replacement effects that change how a permanent enters the battlefield (614.1c). */

const done = { done: true } as const;

/**
 * Changes how a permanent enters: `tapped`; with `counters` by kind; under the control of `under`; with `notes` for its abilities, the
 * names of choices; with `marks`, numbers by name; and with the modifiers `being` from the moment it enters (614.1c, 614.1d). This happens
 * as the permanent enters, and no ability triggers on it (603.6d). Choices, and whether a cost was paid, are for its linked abilities
 * (607.2d - 607.2f), as is an anchor word (607.2k, 614.12b).
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

/** An Aura enters attached to `to` (303.4f); an Aura that can't be attached to anything does not enter (303.4g). */
const entersAttached: VerbDefinition = {
  rule: '303.4f',
  run: (table, verb, env) => {
    const [host = 0] = named(table, env, verb.to as Ref);
    alter(table, env, (happening) => ({ ...happening, data: { ...happening.data, host } }));
    return done;
  },
};

export const enteringVerbs: { readonly [name: string]: VerbDefinition } = { entersWith, entersAttached };

/**
 * Returns the counters with which a permanent enters by its own abilities, as far as nobody chooses; for tables that begin in the middle of
 * a game.
 */
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
