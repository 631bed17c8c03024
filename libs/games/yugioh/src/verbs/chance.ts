import type { Table, VerbDefinition } from '@arbiter/kernel/authoring';
import { coinSides } from '../vocabulary.js';
import { amountOf } from './arguments.js';

function tossed(table: Table, count: number): readonly string[] {
  return Array.from({ length: count }, () => coinSides[table.random('coin', 2, 'base.24.1')] as string);
}

/** Coins and dice (base.24.1); the result is bound to `name` for later instructions. */
export const chanceVerbs: { readonly [name: string]: VerbDefinition } = {
  /**
   * Tosses a number of coins and binds to `name` how many landed as `call` says, which is a side or the name of an earlier call; heads if
   * absent.
   */
  tossCoin: {
    rule: 'base.24.1',
    run: (table, verb, env) => {
      // The side that was called before the toss counts (base.24.2).
      const { call } = verb as { readonly call?: string };
      const wanted = call === undefined ? 'heads' : (coinSides as readonly string[]).includes(call) ? call : String(env.vars[call]);
      const right = tossed(table, amountOf(table, verb, env)).filter((side) => side === wanted).length;
      return { done: true, total: right, vars: { [verb.name as string]: right } };
    },
  },
  /** Rolls a six-sided die and binds the number to `name`. */
  rollDie: {
    rule: 'base.24.1',
    run: (table, verb) => {
      const rolled = table.random('die', 6, 'base.24.1') + 1;
      return { done: true, total: rolled, vars: { [verb.name as string]: rolled } };
    },
  },
};
