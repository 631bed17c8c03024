import { type CardProgram, type CompiledAbility, type Condition, dropTriggers, eventOf, type Happening, idOfSeat, publicly, type Seat, sourceEnv, type Table, type TriggerRow, waitingTriggers } from '@arbiter/kernel';
import { gameOf, playerOf, rowOf, setPlayer, zoneOf } from '../facts.js';
import { printedCostOf } from '../play/cost.js';
import { rulesOf } from '../values/rules.js';
import { canAfford, type Purse, purseOf } from '../will/purse.js';

/**
 * Cards that are revealed as something happens (708.2, 906.2, 1114.2): chants with [Trigger] and a condition, in the standby area or the
 * hand, and cards with [Stealth] in the standby area. What triggered in a hidden place waits among the triggers, but that it does is not
 * public: a player is asked wherever, for all that everybody sees, some card of the catalogue might have triggered there.
 */

/** Keywords of the abilities that wait in hidden places: `reveal` stands beside the text of a chant (`prepare.ts`). */
const keywords: ReadonlySet<string | undefined> = new Set(['reveal', 'stealth']);

interface Sleeping {
  readonly card: CardProgram;
  readonly compiled: CompiledAbility;
}

const known = new WeakMap<object, ReadonlyMap<string, readonly Sleeping[]>>();

/** What waits in hidden places, by the keys that it waits for. */
function sleepingOf({ library }: Table): ReadonlyMap<string, readonly Sleeping[]> {
  let found = known.get(library);
  if (found === undefined) {
    const made = new Map<string, Sleeping[]>();
    for (const { card, abilities } of library.cards()) {
      for (const compiled of abilities) {
        if (!keywords.has(compiled.ability.keyword)) continue;
        for (const { key } of compiled.triggers) made.set(key, [...(made.get(key) ?? []), { card, compiled }]);
      }
    }
    known.set(library, (found = made));
  }
  return found;
}

/** A batch happened: who might reveal something is asked in the next priority process. */
export function noteBatch(table: Table, happened: readonly (Happening | null)[], keys: readonly (readonly string[])[]): void {
  if (sleepingOf(table).size === 0) return;
  happened.forEach((happening, at) => {
    if (happening !== null) for (const key of keys[at] ?? []) noteEvent(table, happening, key);
  });
}

/** Something happened: see `noteBatch`. */
export function noteEvent(table: Table, happening: Happening, key: string): void {
  const cards = sleepingOf(table).get(key);
  if (cards === undefined) return;
  for (const seat of table.seats()) {
    if (playerOf(table, seat).mayReveal || (table.zoneOf('standby', seat).order.length === 0 && table.zoneOf('hand', seat).order.length === 0)) continue;
    const purse = purseOf(table, seat);
    if (cards.some((one) => mightLie(table, seat, one, purse) && mightAnswer(table, seat, one, happening, key))) setPlayer(table, seat, 'mayReveal', true);
  }
}

/** Whether a seat might have the card where it could be revealed: in the standby area, not since this turn but for Stealth (708.5, 1114.3), or in a hand, where it is paid for (708.4). */
function mightLie(table: Table, seat: Seat, { card, compiled: { ability } }: Sleeping, purse: Purse): boolean {
  const { turn } = gameOf(table);
  const stealth = ability.keyword === 'stealth';
  if (table.zoneOf('standby', seat).order.some((id) => stealth || rowOf(table, id).cameTurn !== turn)) return true;
  if (stealth || table.zoneOf('hand', seat).order.length === 0) return false;
  // Where something makes cards cheaper it is not told here by how much.
  return rulesOf(table, idOfSeat(seat)).some(({ word }) => word === 'cost' || word === 'may') || canAfford(purse, printedCostOf(card.printed.cost));
}

function mightAnswer(table: Table, seat: Seat, { card, compiled: { ability, triggers } }: Sleeping, happening: Happening, key: string): boolean {
  const might = (condition: Condition | undefined, back: boolean): boolean => condition === undefined || publicly(table, sourceEnv(0, card.id, seat, eventOf(happening, key, back)), condition) !== 'no';
  return [true, false].some((back) => might(ability.when, back) && triggers.some((trigger) => trigger.key === key && might(trigger.if, back)));
}

/** Whether a waiting trigger is of a card that is revealed for it. */
export function isReveal(table: Table, { ability }: TriggerRow): boolean {
  return keywords.has(table.library.ability(ability).ability.keyword);
}

/** What a player may reveal now, by what triggered it. */
export function reveals(table: Table, seat: Seat): readonly TriggerRow[] {
  return waitingTriggers(table).filter((row) => row.seat === seat && isReveal(table, row) && table.find(row.source) !== null && liesHidden(table, row));
}

function liesHidden(table: Table, { source }: TriggerRow): boolean {
  const kind = zoneOf(table, source);
  return kind === 'standby' || kind === 'hand';
}

/** What triggered and everybody sees. */
export function openTriggers(table: Table): readonly TriggerRow[] {
  return waitingTriggers(table).filter((row) => !isReveal(table, row));
}

/** Whether anything is left to be picked (603.4), or might be. */
export function anyTriggered(table: Table): boolean {
  return table.seats().some((seat) => playerOf(table, seat).mayReveal) || openTriggers(table).length > 0;
}

/** A player reveals nothing more of what has triggered until now: what is hidden can't be held to a duty (ruling:8). */
export function endReveals(table: Table, seat: Seat): void {
  setPlayer(table, seat, 'mayReveal', false);
  if (waitingTriggers(table).length > 0) dropTriggers(table, (row) => row.seat === seat && isReveal(table, row));
}

/** 906.4a, 708.5: abilities of cards in the standby area do not trigger in the turn in which the card was put there, but for Stealth (ruling:7). */
export function mayTriggerThere(table: Table, id: number, keyword: string | undefined): boolean {
  return keyword === 'stealth' || zoneOf(table, id) !== 'standby' || rowOf(table, id).cameTurn !== gameOf(table).turn;
}
