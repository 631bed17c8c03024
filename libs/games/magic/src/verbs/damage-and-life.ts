import { idOfSeat, type Ref, type VerbDefinition } from '@arbiter/kernel';
import { damage } from '../happenings/damage.js';
import { gainLife, loseLife } from '../happenings/life.js';
import { count, named, players } from './arguments.js';

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
  gainLife: { rule: '119.3', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => gainLife(seat, count(table, verb, env), '119.3')) }) },
  loseLife: { rule: '119.3', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => loseLife(seat, count(table, verb, env), '119.3')) }) },
};
