import { alter, amount, type Amount, beginWatch, type Env, type Happening, idOfSeat, objectsOf, type PlayerRef, type Ref, seatsOf, shieldLeft, spendShield, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel';
import { canBeDamaged, redirected } from '../happenings/damage.js';
import { regenerate } from '../happenings/regenerate.js';
import { regenerationShield } from '../effects/shields.js';
import { what } from './arguments.js';

/** Verbs of replacement and prevention effects (614, 615) beside the kernel's `becomes`, `reduceBy`, `instead`, `cancel`. */

/** Whom damage goes to now: the first object of `to`, or player of `player`. */
function receiver(table: Table, verb: Verb, env: Env): number | undefined {
  const [object] = verb.to === undefined ? [] : objectsOf(table, env, verb.to as Ref);
  if (object !== undefined) return object;
  const [seat] = verb.player === undefined ? [] : seatsOf(table, env, verb.player as PlayerRef);
  return seat === undefined ? undefined : idOfSeat(seat);
}

/**
 * The damage that is being replaced is dealt to another (614.9), as much of it as `amount` says. It has no effect where either
 * receiver can't be dealt damage any more.
 */
const redirect: VerbDefinition = {
  rule: '614.9',
  run: (table, verb, env) => {
    const to = receiver(table, verb, env);
    if (to === undefined || !canBeDamaged(table, to)) return { done: false };
    const left = verb.amount === 'left' ? shieldLeft(table) : -1;
    let whole = 0;
    alter(table, env, (happening) => {
      whole = happening.data.amount as number;
      return moved(table, verb, env, happening, to);
    });
    if (left >= 0) spendShield(table, Math.min(left, whole));
    return { done: true };
  },
};

function moved(table: Table, verb: Verb, env: Env, happening: Happening, to: number): Happening | readonly Happening[] {
  const whole = happening.data.amount as number;
  const taken = Math.min(whole, most(table, verb, env, whole));
  if (taken >= whole) return redirected(happening, to);
  const part = (value: number): Happening => ({ ...happening, data: { ...happening.data, amount: value } });
  return [part(whole - taken), redirected(part(taken), to)];
}

/** `left`: as much as the shield still redirects (615.7). */
function most(table: Table, verb: Verb, env: Env, whole: number): number {
  if (verb.amount === undefined) return whole;
  if (verb.amount !== 'left') return amount(table, env, verb.amount as Amount);
  const left = shieldLeft(table);
  return left < 0 ? whole : left;
}

/** The next time each of `what` would be destroyed this turn, it regenerates instead (701.14a). */
const regenerateNext: VerbDefinition = {
  rule: '701.14a',
  run: (table, verb, env) => {
    const objects = what(table, verb, env);
    for (const object of objects) beginWatch(table, { ...env, vars: { it: [object] } }, { program: regenerationShield, until: 'endOfTurn', left: 1 });
    return { done: objects.length > 0 };
  },
};

export const preventionVerbs: { readonly [name: string]: VerbDefinition } = {
  redirect,
  regenerate: regenerateNext,
  /** What a regeneration shield, or a static ability that regenerates, does instead (701.14a, 701.14b). */
  regenerated: { rule: '701.14a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => regenerate(id, '701.14a')) }) },
};
