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

/** Whether a triggered effect must be activated (4.1-2, 4.2-2). */
export function mandatory(table: Table, { ability }: TriggerRow): boolean {
  return table.library.ability(ability).ability.may !== true;
}

/**
 * Whether a waiting trigger may be activated now: its card is still where it was, its condition holds (4-1), its cost can be paid (3.3-3),
 * and it has
 * targets and could do something. Mandatory effects are no exception (ruling:20).
 */
export function placeable(table: Table, row: TriggerRow): boolean {
  const { ability } = table.library.ability(row.ability);
  if (row.kind === 'normal') {
    const source = sourceOf(table, row);
    if (source === 0) return false;
    const object = rowOf(table, source);
    // An effect that triggered by leaving is checked in the place to which its card went: it is not activated from a Deck (base.20.8,
    // base.20.9), nor while the card is face-down (base.20.11, base.22.2).
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

/**
 * Whether a "When ... you can" effect missed its timing because its event was not the last thing that happened (4.2-4). "If ... you can"
 * effects and mandatory ones wait for the next timing (4.2-1 to 4.2-3).
 */
export function missed(table: Table, row: TriggerRow): boolean {
  if (mandatory(table, row)) return false;
  const { on } = table.library.ability(row.ability).ability;
  const last = (on ?? []).some((trigger) => trigger.event === row.event.key && (trigger as { readonly last?: true }).last === true);
  return last && row.moment !== gameOf(table).answerMoment;
}

/** At the beginning of a timing, drops triggers that cannot be activated in it (4.2-1, 4.2-4, 4.1-2, base.20.10, ruling:20). */
export function flushTriggers(table: Table): void {
  if (waitingTriggers(table).length === 0) return;
  const seen = new Set<string>();
  dropTriggers(table, (row) => {
    if (isHeld(table, row.event)) return false;
    if (missed(table, row) || !placeable(table, row)) {
      // Nothing reveals that a hidden card triggered.
      if (!isHidden(table, sourceOf(table, row)))
        table.emit('triggerMissed', missed(table, row) ? '4.2-4' : 'base.20.10', { card: row.card, seat: row.seat, ability: row.ability });
      return true;
    }
    // One effect of one card responds only once to one timing, however many events it saw (base.7.3). Which of several copies does, its
    // player chooses (4.4.2.1-3).
    const { limit } = table.library.ability(row.ability).ability;
    if (limit === undefined || limit.uses !== 1) return false;
    const key = `${row.ability}@${row.source}`;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

/** Whether a card is where the other player does not see its face, and was not revealed (4.4.2.1-4). */
export function isHidden(table: Table, id: ObjectId): boolean {
  const row = table.find(id);
  if (row === null) return false;
  const { zone, faceUp, shown } = rowOf(table, id);
  if (row.slot !== '') return !faceUp;
  // A card that stays revealed counts as public; that a player remembers a card does not make it public (4.4.2.1-4).
  if (shown) return false;
  return zone.startsWith('hand:') || zone.startsWith('mainDeck:');
}

/** The option for a trigger. An effect of a card that left is offered as the object that the card has become (base.20.10). */
export function triggerOption(table: Table, row: TriggerRow): Option {
  const object = sourceOf(table, row) || row.source;
  return { id: `trigger:${row.id}`, label: 'activate', params: { card: row.card, object, ability: row.ability }, object };
}

/** The id of the trigger row that was picked. */
export const triggerPicked = (pick: string): number => Number(pick.slice('trigger:'.length));
