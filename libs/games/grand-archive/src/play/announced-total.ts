import { choicesShown, type Env, type ObjectId, type Row, type Table } from '@arbiter/kernel';
import { announceEnv, announcementOf } from './announcement.js';
import { isAffordable, ownCosts } from './payable.js';
import { type Total, totalOf, totalOfAbility } from './ways.js';

/** The environment of what is paid: with targets and modes as they were chosen. */
function payingEnv(locals: Row): Env {
  const plain = announceEnv(locals);
  return { ...plain, vars: { ...plain.vars, ...choicesShown(announcementOf(locals).parts) } };
}

/** What is paid for what is announced, as far as it was chosen (2.3.1.6). @param x for X */
export function announcedTotal(table: Table, locals: Row, x: number): Total | null {
  const { sort, item, ability, way, extras } = announcementOf(locals);
  const env = payingEnv(locals);
  return sort === 'ability' ? totalOfAbility(table, env, ability) : totalOf(table, env.you, item, way, extras, ability, x, env.vars);
}

/** Whether all of it can be paid together (2.3.1.7, 2.3.1.8). @param preparedBy the champion whose counters prepare it; 0 for none */
export function isPaidFor(table: Table, locals: Row, total: Total | null, preparedBy: ObjectId): boolean {
  const { item, champion } = announcementOf(locals);
  return isAffordable(table, payingEnv(locals).you, item, total, ownCosts(table, item, champion, preparedBy), payingEnv(locals));
}
