import type { ObjectId } from '@arbiter/kernel';
import { choicesShown, type Env, envOf, type Table } from '@arbiter/kernel/authoring';
import { isAffordable, ownCosts } from './payable.js';
import { type Total, totalOf, totalOfAbility } from './ways.js';
import type { AnnounceLocals } from './announcement.js';

/** Returns the environment for paying, with the targets and modes chosen. */
function payingEnv(locals: AnnounceLocals): Env {
  const plain = envOf(locals);
  return { ...plain, vars: { ...plain.vars, ...choicesShown(locals.parts) } };
}

/**
 * Returns the total cost of what is announced, by the choices made so far (2.3.1.6).
 * @param x the number for X
 */
export function announcedTotal(table: Table, locals: AnnounceLocals, x: number): Total | null {
  const { sort, item, ability, way, extras } = locals;
  const env = payingEnv(locals);
  return sort === 'ability' ? totalOfAbility(table, env, ability) : totalOf(table, env.you, item, way, extras, ability, x, env.vars);
}

/**
 * Whether the whole cost can be paid together (2.3.1.7, 2.3.1.8).
 * @param preparedBy the champion whose counters prepare the card; 0 for none
 */
export function isPaidFor(table: Table, locals: AnnounceLocals, total: Total | null, preparedBy: ObjectId): boolean {
  const { item, champion } = locals;
  return isAffordable(table, payingEnv(locals).you, item, total, ownCosts(table, item, champion, preparedBy), payingEnv(locals));
}
