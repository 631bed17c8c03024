import { idOfSeat, type Ref, type VerbDefinition } from '@arbiter/kernel';
import { playerOf } from '../facts.js';
import { damage } from '../happenings/damage.js';
import { gainLife, loseLife } from '../happenings/life.js';
import { count, named, players } from './arguments.js';

/** Paying life (119.4): as much as the player has at most. */
const payLife: VerbDefinition = {
  rule: '119.4',
  payable: (table, verb, env) => players(table, verb, env).every((seat) => playerOf(table, seat).life >= count(table, verb, env)),
  run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => loseLife(seat, count(table, verb, env), '119.4')) }),
};

/** The source deals damage to each of `to`, and to each player of `player` (120.2b). */
const dealDamage: VerbDefinition = {
  rule: '120.2b',
  run: (table, verb, env) => {
    const objects = verb.to === undefined ? [] : named(table, env, verb.to as Ref);
    const seats = verb.player === undefined ? [] : players(table, verb, env).map(idOfSeat);
    return { propose: [...objects, ...seats].map((to) => damage({ source: env.self, to, amount: count(table, verb, env), combat: false }, '120.2b')) };
  },
};

export const damageAndLifeVerbs: { readonly [name: string]: VerbDefinition } = {
  dealDamage,
  payLife,
  gainLife: { rule: '119.3', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => gainLife(seat, count(table, verb, env), '119.3')) }) },
  loseLife: { rule: '119.3', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => loseLife(seat, count(table, verb, env), '119.3')) }) },
};
