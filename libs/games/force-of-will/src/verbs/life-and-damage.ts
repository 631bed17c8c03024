import { idOfSeat } from '@arbiter/kernel';
import {
  amount,
  type Amount,
  type Env,
  presentOrPast,
  partOf,
  type PlayerRef,
  type Ref,
  seatsOf,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { damage } from '../happenings/damage.js';
import { canPayLife, gainLife, loseLife, setLife } from '../happenings/life.js';
import { count, named, players } from './arguments.js';

const hundred = 100;

/**
 * Lets the source, or `source`, deal damage to each of `to` and each of `player` (1007, 912.1). `divided` names the choice that divided the
 * damage, in hundreds as all numbers of the game are; `firm`: the damage can't be prevented.
 */
const dealDamage: VerbDefinition = {
  rule: '1007.1',
  run: (table, verb, env) => {
    const sources = verb.source === undefined ? [env.self] : presentOrPast(table, env, verb.source as Ref);
    return {
      propose: sources.flatMap((source) =>
        receivers(table, verb, env).map((to) =>
          damage({ source, to, amount: share(table, verb, env, to), battle: false, firm: verb.firm === true }, '1007.1'),
        ),
      ),
    };
  },
};

function receivers(table: Table, verb: Verb, env: Env): readonly number[] {
  const objects = verb.to === undefined ? [] : named(table, env, verb.to as Ref);
  return verb.player === undefined ? objects : [...objects, ...seatsOf(table, env, verb.player as PlayerRef).map(idOfSeat)];
}

/**
 * Returns the damage dealt to one receiver: its share in hundreds if damage was divided among targets (ruling:50), else all of it (1007.1).
 */
function share(table: Table, verb: Verb, env: Env, to: number): number {
  return verb.divided === undefined ? count(table, verb, env) : hundred * partOf(env, verb.divided as string, to);
}

export const lifeAndDamageVerbs: { readonly [name: string]: VerbDefinition } = {
  dealDamage,
  gainLife: {
    rule: '105.4',
    run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => gainLife(seat, count(table, verb, env), '105.4')) }),
  },
  loseLife: {
    rule: '105.4',
    run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => loseLife(seat, count(table, verb, env), '105.4')) }),
  },
  setLife: {
    rule: '104.6',
    run: (table, verb, env) => ({
      propose: players(table, verb, env).flatMap((seat) => setLife(table, seat, amount(table, env, verb.amount as Amount), '104.6')),
    }),
  },
  /** Pays `amount` life as a cost, in hundreds (105.4a). */
  payLife: {
    rule: '105.4a',
    payable: (table, verb, env) => canPayLife(table, env.you, count(table, verb, env)),
    run: (table, verb, env) => ({ propose: [loseLife(env.you, count(table, verb, env), '105.4a')] }),
  },
};
