import { type Amount, amount, type VerbDefinition } from '@arbiter/kernel';

export const countingVerbs: { readonly [name: string]: VerbDefinition } = {
  /** Counts something now and keeps the number under a name (2.4-1, 2.5-1): what follows goes by it. */
  count: {
    impersonal: true,
    run: (table, verb, env) => {
      const total = amount(table, env, verb.amount as Amount);
      return { done: true, total, vars: { [verb.name as string]: total } };
    },
  },
};
