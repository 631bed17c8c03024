import {
  amount,
  type Amount,
  call,
  type Env,
  type PlayerRef,
  seatOf,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { allowedLocals } from '../play/announcement.js';
import { canPay, type Cost, noCost } from '../play/costs.js';
import type { Sort } from '../play/items.js';
import { payCardsProcedure, payLocals } from '../play/payment.js';
import { mayPlayAllowed } from '../timing/acts.js';
import { what } from './arguments.js';
import { announceProcedure } from '../play/announce.js';

/** Makes a verb by which you, or the player named, play a card; a card that can't be played stays where it is (2.11.7.6.1 - 2.11.7.6.3). */
const playing = (sort: Exclude<Sort, 'ability'>, rule: string): VerbDefinition => ({
  rule,
  run: (table, verb, env) => {
    const free = verb.free === true;
    const seat = verb.by === undefined ? env.you : seatOf(table, env, verb.by as PlayerRef);
    const card = what(table, verb, env).find((id) => mayPlayAllowed(table, seat, id, sort, free));
    return card === undefined ? { done: false } : call(announceProcedure, allowedLocals(table, seat, card, sort, free));
  },
});

/**
 * Makes a verb that pays with cards, during an effect or as a cost. An announcement pays its cards separately, all together
 * (`play/payment.ts`).
 */
function paying(kind: keyof Cost, rule: string): VerbDefinition {
  const costOf = (table: Table, verb: Verb, env: Env): Cost => ({
    ...noCost,
    [kind]: Math.max(0, amount(table, env, (verb.amount as Amount | undefined) ?? 1)),
  });
  return {
    rule,
    payable: (table, verb, env) => canPay(table, env.you, costOf(table, verb, env), env.self),
    run: (table, verb, env) => call(payCardsProcedure, payLocals(env.you, costOf(table, verb, env), 0, env.card)),
  };
}

export const playingVerbs: { readonly [name: string]: VerbDefinition } = {
  /** Lets you materialize the card `what` for its printed cost, of whichever kind (2.3.2.1.1, 2.3.2.4.1); with `free` without it. */
  materialize: playing('materialization', '2.3.2.1.1'),
  /** Lets you activate the card `what` (2.3.1.12). */
  activate: playing('activation', '2.3.1.12'),
  payReserve: paying('reserve', '2.3.3.1'),
  payMemory: paying('memory', '2.3.3.2'),
};
