import {
  alter,
  amount,
  type Amount,
  type Env,
  type Happening,
  type Table,
  type Tally,
  tallySum,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';

/** Verbs of replacements that change how a card enters the field. */
export const enteringVerbs: { readonly [name: string]: VerbDefinition } = {
  /** The card enters with `counters`, by their names, in addition to those that it has already (1118.2, 1122.2b), and `rested`. */
  entersWith: {
    rule: '1022.1',
    run: (table, verb, env) => {
      const more = countersOf(table, verb.counters as Counted, env);
      alter(
        table,
        env,
        (happening): Happening => ({
          ...happening,
          data: {
            ...happening.data,
            counters: tallySum((happening.data.counters ?? {}) as Tally, more),
            ...(verb.rested === true ? { rested: true } : {}),
          },
        }),
      );
      return { done: true };
    },
  },
};

/** Numbers of counters by their names, as a verb gives them; undefined for none. */
export type Counted = { readonly [kind: string]: Amount } | undefined;

/**
 * Returns the numbers of counters of each name, such as those of Limit (1118.2) and Mana (1122.2b); names with none are left out (104.2).
 */
export function countersOf(table: Table, counted: Counted, env: Env): Tally {
  return Object.fromEntries(
    Object.entries(counted ?? {})
      .map(([kind, value]) => [kind, Math.max(0, amount(table, env, value))] as const)
      .filter(([, count]) => count > 0),
  );
}
