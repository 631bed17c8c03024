import type { CardProgram, CompiledAbility, JsonObject, Seat, Table } from '@arbiter/kernel';
import { gameOf } from '../facts.js';
import { isLeaving } from './leaving.js';
import { mightFit } from './publicly.js';

/**
 * Optional triggers of cards in a hand are activated in the windows of fast effects (4.4.2.1-1). Whether one waits is not public: a window
 * opens wherever, for all that everybody sees, some card of the catalogue might have triggered there.
 */

interface Sleeping {
  readonly card: CardProgram;
  readonly compiled: CompiledAbility;
}

const known = new WeakMap<object, ReadonlyMap<string, readonly Sleeping[]>>();

/** The optional triggers that cards have in a hand, or take there as they leave the field, by the keys that they wait for (base.7.4). */
function sleepingOf({ library }: Table): ReadonlyMap<string, readonly Sleeping[]> {
  let found = known.get(library);
  if (found === undefined) known.set(library, (found = readTriggers(library.cards())));
  return found;
}

/** base.7.4 */
function readTriggers(
  cards: Iterable<{ readonly card: CardProgram; readonly abilities: readonly CompiledAbility[] }>,
): ReadonlyMap<string, readonly Sleeping[]> {
  const found = new Map<string, Sleeping[]>();
  for (const { card, abilities } of cards) {
    for (const compiled of abilities) {
      const { may, from } = compiled.ability;
      if (may !== true) continue;
      const inHand = from?.includes('hand') === true;
      for (const { key } of compiled.triggers)
        if (inHand || isLeaving(key)) found.set(key, [...(found.get(key) ?? []), { card, compiled }]);
    }
  }
  return found;
}

/** Whether any card triggers by a key out of a hand: what happened under it is kept for the windows. */
export function wakesHidden(table: Table, key: string): boolean {
  return sleepingOf(table).has(key);
}

/** Whether a seat might, by all that is public, have a card in hand that triggered by what is answered now (base.7.4, 4.4.2.1-1). */
export function mightHaveTriggered(table: Table, seat: Seat): boolean {
  const sleeping = sleepingOf(table);
  if (sleeping.size === 0 || table.zoneOf('hand', seat).order.length === 0) return false;
  const { answerable, answerMoment } = gameOf(table);
  return answerable.some(({ key, data, moment }) =>
    (sleeping.get(key) ?? []).some(
      (one) =>
        mightBe(table, seat, data, one) &&
        mightFit(table, seat, one.compiled, one.card.id, { key, event: data, past: moment !== answerMoment }),
    ),
  );
}

/** Whether a card of a hand may be the one that triggered (base.7.4): one that triggered as it left the field is the one that returned there, to its owner (base.20.16). */
function mightBe(table: Table, seat: Seat, { to, was, wasFaceUp }: JsonObject, { card, compiled }: Sleeping): boolean {
  if (compiled.ability.from?.includes('hand') === true) return true;
  const past = table.state.past[was as number]?.row;
  return to === 'hand' && past?.owner === seat && (wasFaceUp !== true || past.card === card.id);
}
