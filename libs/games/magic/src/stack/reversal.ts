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
 * An announcement is taken back (601.2e, 722.1): the card is again where and what it was, an ability was never activated. The
 * player may also take back plain mana abilities that he activated for it: those that cost {T} alone, whose mana is still there, with that of the
 * abilities that they triggered. All else that happened stays.
 */
export function reverse(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  // What was answered last belongs to the announcement.
  table.local(locals, 'answer', null);
  return askReversal(table, frame, locals.you, locals.made, {
    card: locals.card,
    object: locals.self,
  })
    ? { wait: true }
    : undefined;
}

/**
 * Asks a player which of their mana abilities are taken back with what they were activated for (722.1); false where none can be.
 * @param made what was tapped for it
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

/** Takes back the mana abilities that the answer names; without an answer none. */
export function reverseMana(table: Table, seat: Seat, made: readonly TappedFor[], answer: Json | undefined): void {
  const picked = answer === null || answer === undefined ? [] : pickedObjects(answer);
  for (const one of made) if (picked.includes(one.object)) untake(table, seat, one);
}

/** Permanents whose mana may be taken back, each with how much of it was made for this. */
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
  // Payments are taken back (722.1): mana that was spent, cards that were discarded unseen (701.8c).
  if (spent.length > 0) setPool(table, seat, [...poolOf(table, seat), ...spent]);
  for (const { now, origin: was } of readAs<readonly Unseen[]>(locals.vars.unseen ?? [])) restore(table, now, was);
  returnHelp(table, locals);
  if (origin === null) vanish(table, item);
  else {
    restore(table, item, origin);
    // What is undone triggers nothing.
    dropTriggers(table, ({ event }) => event?.key === 'leftGraveyard' && event.object === origin.row.id);
    // 406.3: it was turned up only to be played.
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

/** What it came to goes; of mana that the permanent made before, as much stays as there was. */
function untake(table: Table, seat: Seat, { object, units }: TappedFor): void {
  setObject(table, object, 'tapped', false);
  const pool = poolOf(table, seat);
  const places = pool.flatMap((unit, place) => (isFrom(unit, object) ? [place] : [])).slice(-units);
  setPool(table, seat, takeFromPool(pool, places));
  // What is undone triggers nothing.
  dropTriggers(
    table,
    ({ event }) =>
      (event?.key === 'tapped' || event?.key === 'tappedForMana' || event?.key === 'manaAdded') &&
      (event.object === object || event.by === object),
  );
}
