import type { JsonObject, Seat } from '@arbiter/kernel';
import { once, type Table } from '@arbiter/kernel/authoring';
import { gameOf } from '../facts.js';
import { byKey, type Dormant } from './dormant.js';
import { mightFit } from './publicly.js';

/**
 * Optional triggers of cards in a hand are activated in the windows of fast effects (4.4.2.1-1). Whether one waits is not public: a window
 * opens whenever, by what everybody sees, some card of the catalogue might have triggered there.
 */

/** The optional triggers that cards have in a hand, or carry there when they leave the field, by the keys that they wait for (base.7.4). */
const dormantIn = once(
  ({ openings }: Table['library']): ReadonlyMap<string, readonly Dormant[]> => byKey(openings.section('dormantTriggers')),
);

/** Whether any card in a hand triggers by a key; events with such a key are kept for the windows. */
export function wakesHidden(table: Table, key: string): boolean {
  return dormantIn(table.library).has(key);
}

/** Whether a seat might, by what is public, have a card in hand that triggered by one of the current events (base.7.4, 4.4.2.1-1). */
export function mightHaveTriggered(table: Table, seat: Seat): boolean {
  const dormant = dormantIn(table.library);
  if (dormant.size === 0 || table.zoneOf('hand', seat).order.length === 0) return false;
  const { answerable, answerMoment } = gameOf(table);
  return answerable.some(({ key, data, moment }) =>
    (dormant.get(key) ?? []).some(
      (one) =>
        mightBe(table, seat, data, one) && mightFit(table, seat, one.ability, [one], { key, event: data, past: moment !== answerMoment }),
    ),
  );
}

/**
 * Whether the triggered card may be in a player's hand (base.7.4). A card that triggers by leaving the field must be the one that returned
 * there, to its owner (base.20.16).
 */
function mightBe(table: Table, seat: Seat, { to, was, wasFaceUp }: JsonObject, { card }: Dormant): boolean {
  if (card === undefined) return true;
  const past = table.state.past[was as number]?.row;
  return to === 'hand' && past?.owner === seat && (wasFaceUp !== true || past.card === card);
}
