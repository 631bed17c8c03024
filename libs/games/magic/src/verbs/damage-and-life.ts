import { idOfSeat, type Seat } from '@arbiter/kernel';
import {
  type Amount,
  amount,
  type Env,
  type Happening,
  presentOrPast,
  type PlayerRef,
  type Ref,
  seatsOf,
  type Table,
  type Verb,
  type VerbDefinition,
  type VerbOutcome,
} from '@arbiter/kernel/authoring';
import { damage } from '../happenings/damage.js';
import { canPayLife, gainLife, loseLife, setLife } from '../happenings/life.js';
import { playerOf } from '../facts.js';
import { forbids } from '../rules.js';
import { count, named, players, share } from './arguments.js';

/**
 * The source, or each object of `source`, deals damage to each of `to` and to each player of `player` (120.2b). `divided` names the choice
 * that divided the damage; `firm`: it can't be prevented (615.12). A source that is gone deals its damage nevertheless (608.2g).
 */
const dealDamage: VerbDefinition = {
  rule: '120.2b',
  run: (table, verb, env) => {
    const sources = verb.source === undefined ? [env.self] : presentOrPast(table, env, verb.source as Ref);
    return {
      propose: sources.flatMap((source) =>
        receivers(table, verb, env).map((to) =>
          damage({ source, to, amount: share(table, verb, env, to), combat: false, firm: verb.firm === true }, '120.2b'),
        ),
      ),
    };
  },
};

function receivers(table: Table, verb: Verb, env: Env): readonly number[] {
  const objects = verb.to === undefined ? [] : named(table, env, verb.to as Ref);
  return verb.player === undefined ? objects : [...objects, ...seatsOf(table, env, verb.player as PlayerRef).map(idOfSeat)];
}

/** Exchanges the life totals of two players; does nothing if one of them can't gain or lose the difference (119.7, 119.8, 701.10c). */
export function exchangeLives(table: Table, seats: readonly Seat[]): VerbOutcome | { readonly propose: readonly Happening[] } {
  if (seats.length !== 2) return { done: false };
  const [one, other] = seats as readonly [Seat, Seat];
  const totals = [playerOf(table, one).life, playerOf(table, other).life] as const;
  const able = mayHaveLife(table, one, totals[1]) && mayHaveLife(table, other, totals[0]);
  return able
    ? { propose: [...setLife(table, one, totals[1], '701.10c'), ...setLife(table, other, totals[0], '701.10c')] }
    : { done: false };
}

/** Whether a player's life total may become a given number (119.7, 119.8). */
export function mayHaveLife(table: Table, seat: Seat, total: number): boolean {
  const { life } = playerOf(table, seat);
  return total === life || !forbids(table, idOfSeat(seat), total > life ? 'gainLife' : 'loseLife');
}

const exchangeLife: VerbDefinition = {
  rule: '701.10c',
  run: (table, verb, env) =>
    exchangeLives(
      table,
      (verb.players as readonly PlayerRef[]).flatMap((ref) => seatsOf(table, env, ref)),
    ),
};

export const damageAndLifeVerbs: { readonly [name: string]: VerbDefinition } = {
  dealDamage,
  exchangeLife,
  gainLife: {
    rule: '119.3',
    impersonal: true,
    run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => gainLife(seat, count(table, verb, env), '119.3')) }),
  },
  loseLife: {
    rule: '119.3',
    impersonal: true,
    run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => loseLife(seat, count(table, verb, env), '119.3')) }),
  },
  /** Makes a life total `amount` (119.5). */
  setLife: {
    rule: '119.5',
    run: (table, verb, env) => ({
      propose: players(table, verb, env).flatMap((seat) => setLife(table, seat, amount(table, env, verb.amount as Amount), '119.5')),
    }),
  },
  /** As a cost, the player pays `amount` life (119.4). */
  payLife: {
    rule: '119.4',
    payable: (table, verb, env) => canPayLife(table, env.you, count(table, verb, env)),
    run: (table, verb, env) => ({ propose: [loseLife(env.you, count(table, verb, env), '119.4')] }),
  },
};
