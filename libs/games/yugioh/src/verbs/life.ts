import type { Seat } from '@arbiter/kernel';
import { type Amount, type Env, type Happening, type Table, type Verb, type VerbDefinition, amount } from '@arbiter/kernel/authoring';
import { playerOf } from '../facts.js';
import { damage, gainLife, loseLife, payLife, setLife } from '../happenings/life.js';
import { byEffect, type Doing } from '../happenings/reasons.js';
import { amountOf, doingAt, whoOf } from './arguments.js';
import { playerCannot } from '../values/rules.js';

type Changing = (seat: Seat, amount: number, doing: Doing) => Happening;

function changing(make: Changing, rule: string, more: Pick<VerbDefinition, 'impersonal'> = {}): VerbDefinition {
  return {
    rule,
    ...more,
    run: (table, verb, env, path) => ({
      propose: whoOf(table, verb, env).map((seat) => make(seat, amountOf(table, verb, env), doingAt(env, path, rule))),
    }),
  };
}

/** The LP to be paid: a number, or half of the player's LP such that the remaining LP are rounded up (2.4-1, ruling:6). */
function price(table: Table, verb: Verb, env: Env, seat: Seat): number {
  if (verb.half === true) return Math.floor(playerOf(table, seat).life / 2);
  return amount(table, env, (verb.amount as Amount | undefined) ?? 0);
}

/** Whether the player has at least as many LP as the cost; paying the last point is allowed (base.1.12). */
function canPay(table: Table, verb: Verb, env: Env): boolean {
  return whoOf(table, verb, env).every(
    (seat) => playerOf(table, seat).life >= price(table, verb, env, seat) && (verb.half !== true || playerOf(table, seat).life > 1),
  );
}

/** Verbs about LP. */
export const lifeVerbs: { readonly [name: string]: VerbDefinition } = {
  damage: changing((seat, points, doing) => damage(seat, points, doing), 'base.19.14'),
  loseLife: changing(loseLife, 'base.1.11', { impersonal: true }),
  gainLife: {
    ...changing(gainLife, 'base.1.20', { impersonal: true }),
    choosable: (table, verb, env) => whoOf(table, verb, env).some((seat) => !playerCannot(table, seat, 'gainLife')),
  },
  setLife: changing(setLife, 'base.1.11'),
  payLife: {
    rule: '3.3-2',
    run: (table, verb, env) => ({
      propose: whoOf(table, verb, env).map((seat) => payLife(seat, price(table, verb, env, seat), byEffect(env, '3.3-2', 'cost'))),
    }),
    payable: canPay,
    choosable: canPay,
  },
};
