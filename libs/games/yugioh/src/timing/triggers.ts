import type { ObjectId, Option } from '@arbiter/kernel';
import {
  dropTriggers,
  functions,
  holds,
  type Table,
  triggerEnv,
  type TriggerRow,
  usesLeft,
  payable,
  waitingTriggers,
} from '@arbiter/kernel/authoring';
import { gameOf, rowOf } from '../facts.js';
import { startable } from '../chain/start-test.js';
import { playerCannot } from '../values/rules.js';
import { isHeld } from './answerable.js';
import { sourceOf } from './leaving.js';

/** Effects that triggered and wait to be activated. */

/** Whether it must be activated (4.1-2, 4.2-2). */
export function mandatory(table: Table, { ability }: TriggerRow): boolean {
  return table.library.ability(ability).ability.may !== true;
}

/**
 * Whether a waiting trigger may be activated now: its card is still where it was, its condition holds (4-1), its cost can be paid (3.3-3), and it has
 * targets and could do something; what must be activated is no exception (ruling:20).
 */
export function placeable(table: Table, row: TriggerRow): boolean {
  const { ability } = table.library.ability(row.ability);
  if (row.kind === 'normal') {
    const source = sourceOf(table, row);
    if (source === 0) return false;
    const object = rowOf(table, source);
    // What triggered as it left is asked of the place to which it went: not from a Deck (base.20.8, base.20.9), and nowhere of a card that lies face-down (base.20.11, base.22.2).
    if (source === row.source ? !functions(table, object, table.library.ability(row.ability)) : object.zone.startsWith('mainDeck:'))
      return false;
    if (!object.faceUp) return false;
    if (playerCannot(table, row.seat, 'activate', source)) return false;
    if (ability.limit !== undefined && usesLeft(table, { object: source, seat: row.seat, ability: row.ability }, ability.limit) <= 0)
      return false;
  }
  const env = { ...triggerEnv(row), self: row.kind === 'normal' ? sourceOf(table, row) : row.source };
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  return payable(table, env, ability.cost) && startable(table, env, row.ability);
}

/** "When ... you can": it answers only as the last thing that happened (4.2-4); "if ... you can" and what must be activated wait for the time after it (4.2-1 to 4.2-3). */
export function missed(table: Table, row: TriggerRow): boolean {
  if (mandatory(table, row)) return false;
  const { on } = table.library.ability(row.ability).ability;
  const last = (on ?? []).some((trigger) => trigger.event === row.event.key && (trigger as { readonly last?: true }).last === true);
  return last && row.moment !== gameOf(table).answerMoment;
}

/** A timing begins: what can't be activated in it is let go (4.2-1, 4.2-4, 4.1-2, base.20.10, ruling:20). */
export function flushTriggers(table: Table): void {
  if (waitingTriggers(table).length === 0) return;
  const seen = new Set<string>();
  dropTriggers(table, (row) => {
    if (isHeld(table, row.event)) return false;
    if (missed(table, row) || !placeable(table, row)) {
      // What lies hidden shows by nothing that it triggered.
      if (!isHidden(table, sourceOf(table, row)))
        table.emit('triggerMissed', missed(table, row) ? '4.2-4' : 'base.20.10', { card: row.card, seat: row.seat, ability: row.ability });
      return true;
    }
    // One effect of one card answers once to one timing, whatever it saw (base.7.3). Which of several copies does, its player says (4.4.2.1-3).
    const { limit } = table.library.ability(row.ability).ability;
    if (limit === undefined || limit.uses !== 1) return false;
    const key = `${row.ability}@${row.source}`;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

/** Whether a card lies where the other player does not see which it is, and was not revealed (4.4.2.1-4). */
export function isHidden(table: Table, id: ObjectId): boolean {
  const row = table.find(id);
  if (row === null) return false;
  const { zone, faceUp, shown } = rowOf(table, id);
  if (row.slot !== '') return !faceUp;
  // 4.4.2.1-4: what is kept open counts as public; that somebody remembers a card does not make it so.
  if (shown) return false;
  return zone.startsWith('hand:') || zone.startsWith('mainDeck:');
}

/** What triggered as something that its player may pick; what left is offered as the card that it is where it went (base.20.10). */
export function triggerOption(table: Table, row: TriggerRow): Option {
  const object = sourceOf(table, row) || row.source;
  return { id: `trigger:${row.id}`, label: 'activate', params: { card: row.card, object, ability: row.ability }, object };
}

/** What triggered that was picked: the id of its row. */
export const triggerPicked = (pick: string): number => Number(pick.slice('trigger:'.length));
