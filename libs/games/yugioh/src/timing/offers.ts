import type { JsonObject, Option, Seat } from '@arbiter/kernel';
import { type Listener, momentKey, type Table, type TriggerRow, usable, waitingTriggers } from '@arbiter/kernel/authoring';
import { gameOf } from '../facts.js';
import { speedAgainst, topLink, triggersAgainst } from '../chain/speed.js';
import { activatedEvent } from '../chain/link.js';
import { isHeld } from './answerable.js';
import { sourceOf } from './leaving.js';
import { isHidden, placeable } from './triggers.js';
import type { Key } from './publicly.js';

/** What a player may activate now: an ability that answers a key, or a trigger of a card that lies hidden. */
export type Offer =
  | { readonly type: 'use'; readonly listener: Listener; readonly event: JsonObject | null }
  | { readonly type: 'trigger'; readonly trigger: number };

/** When a player is asked for fast effects. `goOn`: TP wants to go on (base.7.8); `open`: TP in an open state. */
export type Window = 'chain' | 'timing' | 'goOn' | 'open' | 'main' | 'summoning';

/** base.18.8, base.18.9 */
const answersOnly: ReadonlySet<string> = new Set(['damageAfter', 'damageEnd']);

/** The keys that a window admits, each with the event that would be answered (base.7.11). */
export function keysOf(table: Table, window: Window): readonly Key[] {
  const keys: Key[] = [];
  const { answerable, answerMoment } = gameOf(table);
  const top = topLink(table);
  if (top !== null) keys.push({ key: 'activated|at', event: activatedEvent(top) });
  // While a monster is being summoned that alone is answered.
  if (window === 'summoning') return answerable.map(({ key, data }) => ({ key: momentKey(key, 'at'), event: data }));
  for (let at = answerable.length - 1; at >= 0; at--) {
    const { key, data, moment } = answerable[at] as (typeof answerable)[number];
    keys.push({ key: momentKey(key, 'at'), event: data, past: moment !== answerMoment });
  }
  if (window === 'main') keys.push({ key: 'main|at', event: null });
  // base.18.8, base.18.9: after damage calculation only what answers something that happened.
  if (!answersOnly.has(gameOf(table).step)) keys.push({ key: 'fast|at', event: null });
  return keys;
}

/** Everything that a seat may activate in a window (4.4.1-1). What it holds in hidden places is among it (4.4.2.1-1, ruling:2). */
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

/** "When ...": it answers what happened last only (4.2-4). */
function asksForLast(table: Table, path: string, key: string): boolean {
  return (table.library.ability(path).ability.on ?? []).some(
    (trigger) => `${trigger.event}|${trigger.mark ?? ''}` === key && trigger.last === true,
  );
}

/** Triggers of cards that lie where the other player does not see them, but for those that had to be activated before: offered to whoever may answer (4.4.2.1-1, ruling:2). */
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

/** Whether it triggered by what this timing answers: later it is activated no more, as it is publicly known then (4.4.2.1-1). */
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
