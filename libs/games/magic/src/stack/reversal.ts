import { type Control, dropTriggers, type Frame, type Json, type ObjectId, restore, type Row, type Seat, type Table, vanish } from '@arbiter/kernel';
import type { Unseen } from '../actions/pick-own.js';
import { seeDrawn } from '../happenings/draw.js';
import { fieldsOf, setObject } from '../facts.js';
import { isFrom, takeFromPool, type TappedFor } from '../mana/pool.js';
import { poolOf, setPool } from '../mana/pools.js';
import { returnHelp } from './assist.js';
import { announcementOf } from './announcement.js';
import { cardOption, pickedObjects } from '../options.js';

/**
 * An announcement is taken back (601.2e, 722.1): the card is again where and what it was, an ability was never activated. The
 * player may also take back plain mana abilities that he activated for it: those that cost {T} alone, whose mana is still there, with that of the
 * abilities that they triggered. All else that happened stays.
 */
export function reverse(table: Table, locals: Row, frame: Frame): Control | undefined {
  const plain = reversible(table, locals);
  // What was answered last belongs to the announcement.
  table.local(locals, 'answer', null);
  if (plain.length === 0) return undefined;
  const options = plain.map(({ object }) => cardOption(table, object));
  table.ask(frame, { seat: locals.you as Seat, kind: 'reverseMana', rule: '722.1', params: { card: locals.card as string, object: locals.self as ObjectId }, domain: { type: 'options', min: 0, max: options.length, options } });
  return { wait: true };
}

/** Permanents whose mana may be taken back, each with how much of it was made for the announcement. */
function reversible(table: Table, locals: Row): readonly TappedFor[] {
  const pool = poolOf(table, locals.you as Seat);
  return announcementOf(locals).made.filter(({ object, units }) => {
    const row = table.find(object);
    return row !== null && fieldsOf(row).tapped && units > 0 && pool.filter((unit) => isFrom(unit, object)).length >= units;
  });
}

export function reversed(table: Table, locals: Row): Control {
  const seat = locals.you as Seat;
  const picked = locals.answer === null ? [] : pickedObjects(locals.answer);
  for (const made of announcementOf(locals).made) if (picked.includes(made.object)) untake(table, seat, made);
  const { item, opened, origin, spent } = announcementOf(locals);
  // Payments are taken back (722.1): mana that was spent, cards that were discarded unseen (701.8c).
  if (spent.length > 0) setPool(table, seat, [...poolOf(table, seat), ...spent]);
  for (const { now, origin: was } of ((locals.vars as { readonly unseen?: Json }).unseen ?? []) as unknown as readonly Unseen[]) if (table.find(now) !== null) restore(table, now, was);
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
  table.emit('announcementReversed', '722.1', { seat, was: item, object: origin === null ? (locals.self as ObjectId) : origin.row.id, card: locals.card as string });
  return { done: { done: false } };
}

/** What it came to goes; of mana that the permanent made before, as much stays as there was. */
function untake(table: Table, seat: Seat, { object, units }: TappedFor): void {
  setObject(table, object, 'tapped', false);
  const pool = poolOf(table, seat);
  const places = pool.flatMap((unit, place) => (isFrom(unit, object) ? [place] : [])).slice(-units);
  setPool(table, seat, takeFromPool(pool, places));
  // What is undone triggers nothing.
  dropTriggers(table, ({ event }) => (event?.key === 'tappedForMana' || event?.key === 'manaAdded') && (event.object === object || event.by === object));
}
