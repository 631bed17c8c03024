import { type Json, type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import { type Control, dropTriggers, type Frame, restore, type Table, vanish } from '@arbiter/kernel/authoring';
import type { Unseen } from '../actions/pick-own.js';
import { seeDrawn } from '../happenings/draw.js';
import { fieldsOf, setObject } from '../facts.js';
import { isFrom, takeFromPool, type TappedFor } from '../mana/pool.js';
import { poolOf, setPool } from '../mana/pools.js';
import { returnHelp } from './assist.js';
import { cardOption, pickedObjects } from '../options.js';
import type { AnnounceLocals } from './announcement.js';

/**
 * Takes an announcement back (601.2e, 722.1): the card is again where and what it was; an ability was never activated. The player may also
 * take back simple mana abilities activated for it: those that cost only {T} and whose mana is still there, together with the mana of
 * abilities that they triggered. Everything else that happened stays.
 */
export function reverse(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  // The last answer belongs to the announcement.
  table.local(locals, 'answer', null);
  return askReversal(table, frame, locals.you, locals.made, {
    card: locals.card,
    object: locals.self,
  })
    ? { wait: true }
    : undefined;
}

/**
 * Asks a player which of their mana abilities are taken back together with what they were activated for (722.1); returns false if none can
 * be.
 * @param made the permanents that were tapped for it
 * @param about what was to be paid for
 */
export function askReversal(
  table: Table,
  frame: Frame,
  seat: Seat,
  made: readonly TappedFor[],
  about: { readonly card: string; readonly object: ObjectId },
): boolean {
  const plain = reversible(table, seat, made);
  if (plain.length === 0) return false;
  const options = plain.map(({ object }) => cardOption(table, object));
  table.ask(frame, {
    seat,
    kind: 'reverseMana',
    rule: '722.1',
    params: about,
    domain: { type: 'options', min: 0, max: options.length, options },
  });
  return true;
}

/** Takes back the mana abilities that the answer names; none if there is no answer. */
export function reverseMana(table: Table, seat: Seat, made: readonly TappedFor[], answer: Json | undefined): void {
  const picked = answer === null || answer === undefined ? [] : pickedObjects(answer);
  for (const one of made) if (picked.includes(one.object)) untake(table, seat, one);
}

/** Returns the permanents whose mana may be taken back, each with the amount of mana produced for this payment. */
function reversible(table: Table, seat: Seat, made: readonly TappedFor[]): readonly TappedFor[] {
  const pool = poolOf(table, seat);
  return made.filter(({ object, units }) => {
    const row = table.find(object);
    return row !== null && fieldsOf(row).tapped && units > 0 && pool.filter((unit) => isFrom(unit, object)).length >= units;
  });
}

export function reversed(table: Table, locals: AnnounceLocals): Control {
  const seat = locals.you;
  reverseMana(table, seat, locals.made, locals.answer);
  const { item, opened, origin, spent } = locals;
  // Payments are undone (722.1): mana that was spent, and cards that were discarded unseen (701.8c).
  if (spent.length > 0) setPool(table, seat, [...poolOf(table, seat), ...spent]);
  for (const { now, origin: was } of readAs<readonly Unseen[]>(locals.vars.unseen ?? [])) restore(table, now, was);
  returnHelp(table, locals);
  if (origin === null) vanish(table, item);
  else {
    restore(table, item, origin);
    // Abilities don't trigger on what is undone.
    dropTriggers(table, ({ event }) => event?.key === 'leftGraveyard' && event.object === origin.row.id);
    // 406.3: the card was turned face up only to be played.
    if (opened) setObject(table, origin.row.id, 'faceDown', 'exile');
  }
  seeDrawn(table);
  table.emit('announcementReversed', '722.1', {
    seat,
    was: item,
    object: origin === null ? locals.self : origin.row.id,
    card: locals.card,
  });
  return { done: { done: false } };
}

/** Takes back the mana that a permanent produced for this payment; mana that it produced before stays. */
function untake(table: Table, seat: Seat, { object, units }: TappedFor): void {
  setObject(table, object, 'tapped', false);
  const pool = poolOf(table, seat);
  const places = pool.flatMap((unit, place) => (isFrom(unit, object) ? [place] : [])).slice(-units);
  setPool(table, seat, takeFromPool(pool, places));
  // Abilities don't trigger on what is undone.
  dropTriggers(
    table,
    ({ event }) =>
      (event?.key === 'tapped' || event?.key === 'tappedForMana' || event?.key === 'manaAdded') &&
      (event.object === object || event.by === object),
  );
}
