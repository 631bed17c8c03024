import type { Json } from '@arbiter/kernel';
import { type Amount, amount, type VerbDefinition, valuesOf } from '@arbiter/kernel/authoring';
import { whatOf } from './arguments.js';

export const countingVerbs: { readonly [name: string]: VerbDefinition } = {
  /** Calculates a number now and binds it to a name for later instructions (2.4-1, 2.5-1). */
  count: {
    impersonal: true,
    run: (table, verb, env) => {
      const total = amount(table, env, verb.amount as Amount);
      return { done: true, total, vars: { [verb.name as string]: total } };
    },
  },
  /**
   * Binds the name of a card to a name, so that later instructions can refer to cards with that name. Likewise all its names (`names`) and
   * its Attribute (`attribute`).
   */
  noteName: {
    impersonal: true,
    run: (table, verb, env) => {
      // The name of a declared card instead of that of an object (base.23.24).
      if (typeof verb.declared === 'string') {
        const { names, printed } = table.library.card(String(env.vars[verb.declared])).card;
        // A card that is always treated as having another name counts by that name (base.2.5).
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
