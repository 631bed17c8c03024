import type { Json } from '@arbiter/kernel';
import { type Amount, amount, type VerbDefinition, valuesOf } from '@arbiter/kernel/authoring';
import { whatOf } from './arguments.js';

export const countingVerbs: { readonly [name: string]: VerbDefinition } = {
  /** Counts something now and keeps the number under a name (2.4-1, 2.5-1): what follows goes by it. */
  count: {
    impersonal: true,
    run: (table, verb, env) => {
      const total = amount(table, env, verb.amount as Amount);
      return { done: true, total, vars: { [verb.name as string]: total } };
    },
  },
  /** Keeps the name of a card under a name: what follows speaks of the cards that are called so. Likewise all its names (`names`) and its Attribute (`attribute`). */
  noteName: {
    impersonal: true,
    run: (table, verb, env) => {
      // Of a card that was declared, not one that is there (base.23.24).
      if (typeof verb.declared === 'string') {
        const { names, printed } = table.library.card(String(env.vars[verb.declared])).card;
        // base.2.5
        return { done: true, vars: { [verb.name as string]: printed.alwaysNamed ?? names.en } };
      }
      const [id] = whatOf(table, verb, env);
      if (id === undefined) return { done: false };
      const [called = ''] = valuesOf(table, id).names as readonly Json[];
      const { names, attribute } = valuesOf(table, id);
      return {
        done: true,
        vars: {
          ...(verb.name === undefined ? {} : { [verb.name as string]: called }),
          ...(verb.names === undefined ? {} : { [verb.names as string]: names as Json }),
          ...(verb.attribute === undefined ? {} : { [verb.attribute as string]: attribute as Json }),
        },
      };
    },
  },
};
