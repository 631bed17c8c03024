import { alter, amount, type Amount, type Env, type Happening, type Table, type Tally, tallySum, type Verb, type VerbDefinition } from '@arbiter/kernel';

/** Verbs of replacements that say how a card comes to the field. */
export const enteringVerbs: { readonly [name: string]: VerbDefinition } = {
  /** It comes with `counters` by their names beside those that it has already (1118.2, 1122.2b), and `rested`. */
  entersWith: {
    rule: '1022.1',
    run: (table, verb, env) => {
      const more = countersOf(table, verb, env);
      alter(table, env, (happening): Happening => ({ ...happening, data: { ...happening.data, counters: tallySum((happening.data.counters ?? {}) as Tally, more), ...(verb.rested === true ? { rested: true } : {}) } }));
      return { done: true };
    },
  },
};

function countersOf(table: Table, verb: Verb, env: Env): Tally {
  const given = Object.entries((verb.counters ?? {}) as { readonly [kind: string]: Amount });
  return Object.fromEntries(given.map(([kind, value]) => [kind, Math.max(0, amount(table, env, value))] as const).filter(([, count]) => count > 0));
}
