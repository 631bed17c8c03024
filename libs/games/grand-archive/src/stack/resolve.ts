import type { ObjectId } from '@arbiter/kernel';
import {
  call,
  carryingOut,
  type Control,
  defineProcedure,
  envLocals,
  happen,
  itemEnv,
  type Table,
  vanish,
} from '@arbiter/kernel/authoring';
import { attackLocals, attackProcedure } from '../combat/declare.js';
import { rowOf, shownCard } from '../facts.js';
import { levelUp } from '../happenings/level-up.js';
import { move } from '../happenings/move.js';
import { mayLevelUp } from '../play/champions.js';
import { itemOf } from '../play/items.js';
import { stillLegal } from '../play/targets.js';
import { isType } from '../values/base.js';
import { type ResolveLocals, resolveRef } from './resolve-locals.js';

/** Resolves the topmost card or ability of the effects stack (2.1.9.1, 2.3.4). Locals: `object`, and `you`, who controls it. */
export const resolveProcedure = defineProcedure({
  ...resolveRef,
  steps: [
    { name: 'begin', rule: '2.3.4.2', run: begin },
    { name: 'enter', rule: '2.3.4.5', run: enter },
    carryingOut('carryOut', '2.3.4.6'),
    { name: 'finish', rule: '1.7.3.5', run: finish },
    { name: 'unresolved', rule: '2.3.4.4.2.1', run: unresolved },
  ],
});

export function resolveLocals(table: Table, object: ObjectId): ResolveLocals {
  return { object, you: table.controllerOf(table.object(object)), parts: [], env: {}, returned: null, answer: null, answers: null };
}

function begin(table: Table, locals: ResolveLocals): Control | undefined {
  const id = locals.object;
  const env = itemEnv(table, id);
  const { sort, vars } = itemOf(table, id);
  table.newMoment();
  const parts = stillLegal(table, id);
  if (parts === null || !isChampionLegal(table, id)) return { to: 'unresolved' };
  table.local(locals, 'parts', parts);
  table.local(locals, 'env', envLocals({ ...env, vars }));
  table.emit('resolved', '2.3.4.1', { object: id, card: shownCard(table, id), seat: env.you });
  return sort === 'ability' || isType(table, id, 'action') ? { to: 'carryOut' } : undefined;
}

/** Whether a champion card may still level up its champion (2.3.4.2.1, ruling:14). */
function isChampionLegal(table: Table, id: ObjectId): boolean {
  const { sort, champion } = itemOf(table, id);
  return sort === 'ability' || !isType(table, id, 'champion') || mayLevelUp(table, table.controllerOf(table.object(id)), champion, id);
}

/**
 * Lets the card enter: a champion levels up (1.7.1.4), an attack card goes into intent and attacks (1.7.4.5, 2.6.3.1), any other card goes
 * to the field (2.1.4.3, 2.3.4.5).
 */
function enter(table: Table, locals: ResolveLocals): Control | undefined {
  const id = locals.object;
  const seat = locals.you;
  const { champion } = itemOf(table, id);
  if (isType(table, id, 'champion')) return happen(table, [levelUp(champion, id, '1.7.1.4.3')], 'carryOut');
  if (isType(table, id, 'attack')) return call(attackProcedure, attackLocals(seat, champion, id), 'carryOut');
  return happen(table, [move(id, { to: 'field', under: seat }, '2.3.4.5')], 'carryOut');
}

/** Puts an action into its owner's graveyard (1.7.3.5); an ability ceases to exist. */
function finish(table: Table, locals: ResolveLocals): Control | undefined {
  const id = locals.object;
  const row = table.find(id);
  if (row === null) return { done: null };
  if (row.kind === 'item') vanish(table, id);
  else return happen(table, [move(id, { to: 'graveyard' }, '1.7.3.5')]) ?? { done: null };
  return { done: null };
}

/** Ends a card or ability of which nothing happens (2.3.4.4.2): the card goes to the graveyard, regalia are banished. */
function unresolved(table: Table, locals: ResolveLocals): Control {
  const id = locals.object;
  const { kind } = rowOf(table, id);
  table.emit('notResolved', '2.3.4.4.2', { object: id, card: shownCard(table, id), seat: locals.you });
  if (kind !== 'item') return happen(table, [move(id, { to: 'graveyard', act: 'unresolved' }, '2.3.4.4.2.1')]) ?? { done: null };
  vanish(table, id);
  return { done: null };
}
