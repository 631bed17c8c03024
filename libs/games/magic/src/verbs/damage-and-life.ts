import type { Ref, VerbDefinition } from '@arbiter/kernel';
import { damage } from '../happenings/damage.js';
import { gainLife, loseLife } from '../happenings/life.js';
import { count, named, players } from './arguments.js';

/** The source deals damage to each of `to` (120.2b). */
const dealDamage: VerbDefinition = {
  rule: '120.2b',
  run: (table, verb, env) => ({ propose: named(table, env, verb.to as Ref).map((to) => damage({ source: env.self, to, amount: count(table, verb, env), combat: false }, '120.2b')) }),
};

export const damageAndLifeVerbs: { readonly [name: string]: VerbDefinition } = {
  dealDamage,
  gainLife: { rule: '119.3', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => gainLife(seat, count(table, verb, env), '119.3')) }) },
  loseLife: { rule: '119.3', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => loseLife(seat, count(table, verb, env), '119.3')) }) },
};
