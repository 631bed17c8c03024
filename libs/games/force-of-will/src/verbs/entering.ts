import { alter, amount, type Amount, type Env, type Happening, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel';

type Counters = { readonly [kind: string]: number };

/** Verbs of replacements that say how a card comes to the field. */
export const enteringVerbs: { readonly [name: string]: VerbDefinition } = {
  /** It comes with `counters` by their names beside those that it has already (1118.2, 1122.2b), and `rested`. */
  entersWith: {
    rule: '1022.1',
    run: (table, verb, env) => {
      const more = countersOf(table, verb, env);
      alter(table, env, (happening): Happening => ({ ...happening, data: { ...happening.data, counters: together((happening.data.counters ?? {}) as Counters, more), ...(verb.rested === true ? { rested: true } : {}) } }));
      return { done: true };
    },
  },
};

function countersOf(table: Table, verb: Verb, env: Env): Counters {
  const given = Object.entries((verb.counters ?? {}) as { readonly [kind: string]: Amount });
  return Object.fromEntries(given.map(([kind, value]) => [kind, Math.max(0, amount(table, env, value))] as const).filter(([, count]) => count > 0));
}

/** Kinds in one order, for rows must be canonical. */
function together(some: Counters, more: Counters): Counters {
  const sum: { [kind: string]: number } = { ...some };
  for (const [kind, count] of Object.entries(more)) sum[kind] = (sum[kind] ?? 0) + count;
  return Object.fromEntries(Object.entries(sum).sort(([a], [b]) => (a < b ? -1 : 1)));
}
