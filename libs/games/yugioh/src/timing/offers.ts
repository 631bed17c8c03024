import type { JsonObject, Option, Seat } from '@arbiter/kernel';
import { type Listener, momentKey, type Table, type TriggerRow, usable, waitingTriggers } from '@arbiter/kernel/authoring';
import { gameOf } from '../facts.js';
import { speedAgainst, topLink, triggersAgainst } from '../chain/speed.js';
import { activatedEvent } from '../chain/link.js';
import { isHeld } from './answerable.js';
import { sourceOf } from './leaving.js';
import { isHidden, placeable } from './triggers.js';
import type { Key } from './publicly.js';

/** What a player may activate now: an ability that responds to a key, or a trigger of a hidden card. */
export type Offer =
  | { readonly type: 'use'; readonly listener: Listener; readonly event: JsonObject | null }
  | { readonly type: 'trigger'; readonly trigger: number };

/**
 * The occasion on which a player is asked for fast effects. `goOn`: the turn player wants to continue (base.7.8); `open`: the turn player
 * is asked in an open state.
 */
export type Window = 'chain' | 'timing' | 'goOn' | 'open' | 'main' | 'summoning';

/** Timings in which only responses may be activated (base.18.8, base.18.9). */
const answersOnly: ReadonlySet<string> = new Set(['damageAfter', 'damageEnd']);

/** The keys that a window admits, each with the event to which one would respond (base.7.11). */
export function keysOf(table: Table, window: Window): readonly Key[] {
  const keys: Key[] = [];
  const { answerable, answerMoment } = gameOf(table);
  const top = topLink(table);
  if (top !== null) keys.push({ key: 'activated|at', event: activatedEvent(top) });
  // While a monster is being summoned, only responses to that summon are possible.
  if (window === 'summoning') return answerable.map(({ key, data }) => ({ key: momentKey(key, 'at'), event: data }));
  for (let at = answerable.length - 1; at >= 0; at--) {
    const { key, data, moment } = answerable[at] as (typeof answerable)[number];
    keys.push({ key: momentKey(key, 'at'), event: data, past: moment !== answerMoment });
  }
  if (window === 'main') keys.push({ key: 'main|at', event: null });
  // After damage calculation only responses to something that happened are possible (base.18.8, base.18.9).
  if (!answersOnly.has(gameOf(table).step)) keys.push({ key: 'fast|at', event: null });
  return keys;
}

/** Everything that a seat may activate in a window (4.4.1-1), including what it has in hidden places (4.4.2.1-1, ruling:2). */
export function offersOf(table: Table, seat: Seat, window: Window): readonly Offer[] {
  const found: Offer[] = [];
  const seen = new Set<string>();
  for (const { key, event, past } of keysOf(table, window)) {
    for (const listener of usable(table, seat, key, event)) {
      const id = `${listener.object}:${listener.ability}`;
      if (
        seen.has(id) ||
        !speedAgainst(table, table.library.ability(listener.ability).ability) ||
        (past === true && asksForLast(table, listener.ability, key))
      )
        continue;
      seen.add(id);
      found.push({ type: 'use', listener, event });
    }
  }
  for (const { id } of hiddenTriggers(table, seat)) found.push({ type: 'trigger', trigger: id });
  return found;
}

/** Whether an ability responds only to what happened last: "When ..." (4.2-4). */
function asksForLast(table: Table, path: string, key: string): boolean {
  return (table.library.ability(path).ability.on ?? []).some(
    (trigger) => `${trigger.event}|${trigger.mark ?? ''}` === key && trigger.last === true,
  );
}

/**
 * Triggers of cards that the other player does not see, without those that had to be activated before; offered to the player who may
 * respond (4.4.2.1-1, ruling:2).
 */
export function hiddenTriggers(table: Table, seat: Seat): readonly TriggerRow[] {
  return waitingTriggers(table).filter(
    (row) =>
      row.seat === seat &&
      !isHeld(table, row.event) &&
      isHidden(table, sourceOf(table, row)) &&
      isAnsweredNow(table, row) &&
      triggersAgainst(table, table.library.ability(row.ability).ability) &&
      placeable(table, row),
  );
}

/** Whether a trigger was caused by an event of this timing; later it cannot be activated, as it is publicly known then (4.4.2.1-1). */
function isAnsweredNow(table: Table, { event, moment }: TriggerRow): boolean {
  return gameOf(table).answerable.some((one) => one.key === event.key && one.moment === moment);
}

export function offerOption(table: Table, offer: Offer, at: number): Option {
  if (offer.type === 'use') {
    const { object, ability } = offer.listener;
    return { id: `use:${at}`, label: 'activate', params: { card: table.object(object).card, object, ability }, object };
  }
  const row = table.state.triggers[offer.trigger] as TriggerRow;
  const object = sourceOf(table, row);
  return { id: `use:${at}`, label: 'activate', params: { card: row.card, object, ability: row.ability }, object };
}
