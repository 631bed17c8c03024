import { idOfSeat } from '@arbiter/kernel';
import {
  alter,
  amount,
  type Amount,
  beginWatch,
  type Env,
  type Happening,
  objectsOf,
  type PlayerRef,
  type Ref,
  seatsOf,
  shieldLeft,
  spendShield,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { canBeDamaged, redirected } from '../happenings/damage.js';
import { regenerate } from '../happenings/regenerate.js';
import { regenerationShield } from '../effects/shields.js';
import { what } from './arguments.js';

/** Verbs of replacement and prevention effects (614, 615), in addition to the kernel's `becomes`, `reduceBy`, `instead`, `cancel`. */

/** Returns to what the damage may be redirected now: the objects of `to`, then the players of `player`; the first of them gets it. */
function receivers(table: Table, verb: Verb, env: Env): readonly number[] {
  const objects = verb.to === undefined ? [] : objectsOf(table, env, verb.to as Ref);
  return verb.player === undefined ? objects : [...objects, ...seatsOf(table, env, verb.player as PlayerRef).map(idOfSeat)];
}

/**
 * Redirects the damage that is being replaced (614.9), as much of it as `amount` says. Does nothing if the old or the new recipient can't
 * be dealt damage any more.
 */
const redirect: VerbDefinition = {
  rule: '614.9',
  run: (table, verb, env) => {
    // 614.9: a recipient that is gone is the object 0, which is in no zone.
    const [to = 0] = receivers(table, verb, env);
    if (!canBeDamaged(table, to)) return { done: false };
    let taken = 0;
    alter(table, env, (happening) => {
      const whole = happening.data.amount as number;
      taken = Math.min(whole, most(table, verb, env, whole));
      return moved(happening, to, taken);
    });
    // 615.7: redirected damage uses up a shield.
    if (verb.amount === 'left') spendShield(table, taken);
    return { done: true };
  },
};

function moved(happening: Happening, to: number, taken: number): Happening | readonly Happening[] {
  const whole = happening.data.amount as number;
  if (taken >= whole) return redirected(happening, to);
  const part = (value: number): Happening => ({ ...happening, data: { ...happening.data, amount: value } });
  return [part(whole - taken), redirected(part(taken), to)];
}

/** Returns how much of the damage is redirected at most; `left`: as much as the shield can still redirect (615.7). */
function most(table: Table, verb: Verb, env: Env, whole: number): number {
  if (verb.amount === undefined) return whole;
  return verb.amount === 'left' ? shieldLeft(table) : amount(table, env, verb.amount as Amount);
}

/** The next time each permanent of `what` would be destroyed this turn, it regenerates instead (701.14a). */
const regenerateNext: VerbDefinition = {
  rule: '701.14a',
  run: (table, verb, env) => {
    const objects = what(table, verb, env);
    for (const object of objects)
      beginWatch(table, { ...env, vars: { it: [object] } }, { program: regenerationShield, until: 'endOfTurn', left: 1 });
    return { done: objects.length > 0 };
  },
};

export const preventionVerbs: { readonly [name: string]: VerbDefinition } = {
  redirect,
  regenerate: regenerateNext,
  /** What a regeneration shield, or a static ability that regenerates, does instead of the destruction (701.14a, 701.14b). */
  regenerated: { rule: '701.14a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => regenerate(id, '701.14a')) }) },
};
