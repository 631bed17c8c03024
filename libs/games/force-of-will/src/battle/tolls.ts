import type { ObjectId } from '@arbiter/kernel';
import { abilitiesOf, call, type Control, type Env, happen, sourceEnv, type Table } from '@arbiter/kernel/authoring';
import { isOnField, rowOf } from '../facts.js';
import { rest } from '../happenings/rest.js';
import { type Asked, canPayAsked, payAskedLocals, payAskedProcedure } from '../play/payments.js';

/** How a J-ruler or resonator takes part in a battle. */
export type Part = 'attack' | 'block';

/**
 * Returns an object's abilities that say what must be done for it to attack or to block (803.5, 804.4): those of `keyword: 'toll'` with the
 * mark `for`.
 */
export function tollsFor(table: Table, id: ObjectId, part: Part): Asked {
  return abilitiesOf(table, table.object(id)).flatMap(({ ability, path }) =>
    ability.keyword === 'toll' && ability.marks?.for === part ? [path] : [],
  );
}

const envFor = (table: Table, id: ObjectId): Env => sourceEnv(id, table.object(id).card, table.controllerOf(table.object(id)), null);

/** Whether what an attack or block demands could be done. The card itself gets rested for the attack or block, so it pays for nothing. */
export function canPayTolls(table: Table, id: ObjectId, part: Part): boolean {
  const asked = tollsFor(table, id, part);
  return asked.length === 0 || canPayAsked(table, envFor(table, id), asked, [id]);
}

/** Does what an attack or block demands; undefined where it demands nothing. */
export function payTolls(table: Table, id: ObjectId, part: Part): Control | undefined {
  const asked = tollsFor(table, id, part);
  return asked.length === 0 ? undefined : call(payAskedProcedure, payAskedLocals(envFor(table, id), asked, [id]));
}

/**
 * Rests a card that takes part, once what its attack or block demands was done.
 * @returns null if that was not done, or if the card can no longer be rested
 */
export function restFor(table: Table, id: ObjectId, returned: unknown, rule: string): { readonly then: Control | undefined } | null {
  const paid = (returned as { readonly done?: boolean } | null)?.done !== false;
  if (!paid || !isOnField(table, id) || rowOf(table, id).rested) return null;
  return { then: happen(table, [rest(id, rule)]) };
}
