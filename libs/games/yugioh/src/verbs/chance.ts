import type { Table, VerbDefinition } from '@arbiter/kernel/authoring';
import { coinSides } from '../vocabulary.js';
import { amountOf } from './arguments.js';

function tossed(table: Table, count: number): readonly string[] {
  return Array.from({ length: count }, () => coinSides[table.random('coin', 2, 'base.24.1')] as string);
}

/** Coins and dice (base.24.1): what comes up is bound under `name` for what follows. */
export const chanceVerbs: { readonly [name: string]: VerbDefinition } = {
  /** So many coins: `name` is how many came up as `call` says, a side or what was called under a name; heads when absent. */
  tossCoin: {
    rule: 'base.24.1',
    run: (table, verb, env) => {
      // base.24.2: what was called before counts.
      const { call } = verb as { readonly call?: string };
      const wanted = call === undefined ? 'heads' : (coinSides as readonly string[]).includes(call) ? call : String(env.vars[call]);
      const right = tossed(table, amountOf(table, verb, env)).filter((side) => side === wanted).length;
      return { done: true, total: right, vars: { [verb.name as string]: right } };
    },
  },
  /** A six-sided die: `name` is its number. */
  rollDie: {
    rule: 'base.24.1',
    run: (table, verb) => {
      const rolled = table.random('die', 6, 'base.24.1') + 1;
      return { done: true, total: rolled, vars: { [verb.name as string]: rolled } };
    },
  },
};
