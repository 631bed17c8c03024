import type { JsonObject, ObjectId, Seat } from '../contract.js';
import { InvariantBroken } from '../errors.js';
import { kindOfPlace } from '../evaluation/evaluate.js';
import { isOpen, seesFace, whoSees } from '../table/faces.js';
import { carryOver, effectsOn, followingOf } from './following.js';
import { seatOfId } from '../ids.js';
import { releaseObject } from '../values/lasting.js';
import { kindOfSlot } from '../table/lying.js';
import { sightOf } from '../table/naming.js';
import { becomes, forgetPast } from '../table/past.js';
import { remember } from './remembering.js';
import type { EffectRow, ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';

/** A position in a pile: on top (the default), at the bottom, or with this many cards above it. */
export type At = 'top' | 'bottom' | number;

/**
 * A place where an object can lie. An object placed as `attached` lies only with its host; see `attach` for the other kind of attachment.
 * An object in a slot that the players share gets the `controller` given, or keeps its own; in any other slot it is controlled by the
 * slot's player.
 */
export type Place =
  | { readonly zone: string; readonly at?: At }
  | { readonly slot: string; readonly controller?: Seat }
  | { readonly host: ObjectId; readonly as: 'under' | 'attached'; readonly at?: At };

/**
 * Moves an object to a place without any replacement or trigger; procedures commit to this after replacements were applied. Whether the
 * object stays the same is the game's policy; a new object gets a new id and first values.
 * @returns the id under which the object lies there now
 * @throws {InvariantBroken} when the slot is taken
 */
export function place(table: Table, named: ObjectId, to: Place): ObjectId {
  const row = table.object(named);
  const { id } = row;
  const from = kindOfPlace(table, row);
  const kind = placeKind(table, to);
  const same = from === '' || table.game.keepsIdentity(from, kind);
  const known = !same && table.game.keepsKnowledge?.(table, row, from, kind) === true ? whoSees(table, row) : nobody;
  const following = !same && table.game.keepsEffects?.(from, kind) === true ? followingOf(table, id) : null;
  if (!same) remember(table, row, from);
  lift(table, row);
  const moved = same ? row : renew(table, row);
  if (following !== null) carryOver(table, following, id, moved.id);
  put(table, moved, to);
  if (known.length > 0) know(table, moved, known);
  if (!same) becomes(table, id, moved, kind);
  table.set(moved, 'stamp', table.nextStamp());
  const { inPlay } = table.game;
  noteStatics(table, moved, inPlay.includes(from) || inPlay.includes(kind));
  return moved.id;
}

/**
 * Notes that modifiers may come or go with a card, wherever it lies. With derivation `inOrder`, everything that enters or leaves play
 * counts, since any object may have modifiers or be affected by them.
 */
function noteStatics(table: Table, row: ObjectRow, inPlay = true): void {
  const { statics, elsewhere } = table.program(row);
  if (table.ordered ? inPlay || elsewhere : statics.length > 0) table.journal.valuesMayChange();
}

/** Takes an object out of the match (a token that ceases to exist). */
export function vanish(table: Table, named: ObjectId): void {
  const row = table.object(named);
  const { id } = row;
  const from = kindOfPlace(table, row);
  remember(table, row, from);
  letGo(table, row);
  lift(table, row);
  noteStatics(table, row, table.game.inPlay.includes(from));
  releaseObject(table, id);
  table.removeObject(id);
}

/**
 * Attaches an object that stays in the place where it lies, and ends its earlier attachment. It does not move with its host, and is
 * detached when the host ceases to exist.
 * @param host an object, or a player's id (see `idOfSeat`)
 * @throws {InvariantBroken} when it has no place of its own, or would be attached to itself
 */
export function attach(table: Table, id: ObjectId, host: number): void {
  const row = table.object(id);
  if (!hasPlace(row) || host === id) throw new InvariantBroken(`object ${id} can't be attached to ${host}`);
  leaveHost(table, row);
  const seat = seatOfId(host);
  if (seat === null) {
    const to = table.object(host);
    table.set(to, 'attached', [...to.attached, id]);
  } else table.player(seat);
  table.set(row, 'host', host);
  table.set(row, 'stamp', table.nextStamp());
  noteStatics(table, row);
}

/** Ends an attachment; the object stays where it lies. @throws {InvariantBroken} when it has no place of its own */
export function detach(table: Table, id: ObjectId): void {
  const row = table.object(id);
  if (!hasPlace(row)) throw new InvariantBroken(`object ${id} has no zone or slot of its own`);
  leaveHost(table, row);
  noteStatics(table, row);
}

/**
 * Puts an object into a zone, last, as it would lie there under a controller, so that rules can be judged that look at it there before it
 * comes (see `trial`). It stays the same object, and other fields keep their values. The caller takes everything back.
 */
export function suppose(table: Table, id: ObjectId, zoneId: string, controller: Seat): void {
  const row = table.object(id);
  const from = kindOfPlace(table, row);
  takeOut(table, row);
  put(table, row, { zone: zoneId, at: 'bottom' });
  table.set(row, 'controller', controller);
  table.set(row, 'stamp', table.nextStamp());
  const { inPlay } = table.game;
  noteStatics(table, row, inPlay.includes(from) || inPlay.includes(table.zone(zoneId).kind));
}

/** Whether an object lies in a zone or slot, and not only with its host. */
export function hasPlace(row: ObjectRow): boolean {
  return row.zone !== '' || row.slot !== '';
}

/** An object's row, position and lasting effects while it lay in a zone: enough to put it back as if it had never left. */
export interface Origin {
  readonly row: ObjectRow;
  readonly index: number;
  readonly effects: readonly EffectRow[];
}

/** Notes where an object lies before it is moved. @throws {InvariantBroken} for an object that lies in no zone or carries others */
export function originOf(table: Table, named: ObjectId): Origin {
  const row = table.object(named);
  const { id } = row;
  if (row.zone === '' || row.under.length > 0 || row.attached.length > 0) throw new InvariantBroken(`object ${id} can't be put back`);
  return { row: { ...row }, index: table.zone(row.zone).order.indexOf(id), effects: effectsOn(table, id) };
}

/**
 * Takes a move back: the object is the old one again, with its old id, at its old position and under the same lasting effects. Nothing else
 * that happened meanwhile is undone.
 * @param now the object that it has become
 */
export function restore(table: Table, now: ObjectId, { row: was, index, effects }: Origin): void {
  const row = table.object(now);
  letGo(table, row);
  releaseObject(table, now);
  lift(table, row);
  table.removeObject(now);
  const again = bringBack(table, { ...was, zone: '' });
  put(table, again, { zone: was.zone, at: index });
  table.set(again, 'controller', was.controller);
  for (const effect of effects) {
    const standing = table.state.effects[effect.id];
    if (standing === undefined) table.journal.insert(table.state.effects, effect.id, { ...effect });
    else table.set(standing, 'objects', effect.objects);
  }
  forgetPast(table, was.id);
}

/** Adds the row of an object that was on the table before. Values may follow from its fields, none of which is written now. */
function bringBack(table: Table, was: ObjectRow): ObjectRow {
  // The row is a copy of the template, so that all rows have the same shape.
  const row = Object.assign({ ...table.library.newObject }, was);
  table.journal.insert(table.state.objects, row.id, row);
  table.journal.valuesMayChange();
  return row;
}

/** Shuffles a zone. The objects get fresh ids, so that nobody can track them. */
export function reshuffle(table: Table, zoneId: string, rule: string): void {
  const zone = table.zone(zoneId);
  const order = table.shuffled('zone', zone.order, rule, { zone: zoneId });
  table.set(zone, 'order', []);
  const fresh = order.map((id) => {
    const was = table.object(id);
    noteSight(table, was);
    const row = renew(table, was);
    table.set(row, 'zone', zoneId);
    table.set(row, 'stamp', table.nextStamp());
    noteStatics(table, row, false);
    return row.id;
  });
  table.set(zone, 'order', fresh);
}

/**
 * Replaces an object by a new one with the same card at the same position of its zone, for rules that demand this without a move. @returns
 * its id @throws {InvariantBroken} for an object that lies in no zone
 */
export function anew(table: Table, named: ObjectId): ObjectId {
  const row = table.object(named);
  const { id } = row;
  if (row.zone === '') throw new InvariantBroken(`object ${id} lies in no zone`);
  const { zone, knownTo } = row;
  const at = table.zone(zone).order.indexOf(id);
  lift(table, row);
  const fresh = renew(table, row);
  put(table, fresh, { zone, at });
  table.set(fresh, 'knownTo', knownTo);
  table.set(fresh, 'stamp', table.nextStamp());
  return fresh.id;
}

/**
 * Shows an object to seats where it lies; they know it from now on. In a place that is hidden from some, it gets a fresh id, so that the
 * old id does not tell them when it came there. It stays the same object in all other respects, and references by the old id still find it.
 * @returns the id that it has now
 */
export function showTo(table: Table, id: ObjectId, seats: readonly Seat[]): ObjectId {
  const row = table.object(id);
  const isNews = seats.some((seat) => !seesFace(table, row, seat));
  const now = isNews && !isOpen(table, row) ? underFreshId(table, row) : row;
  know(table, now, seats);
  return now.id;
}

/**
 * Gives an object of a hidden pile a fresh id, because somebody looks through the pile and may not recognize the card afterwards. It stays
 * the same object. @returns its id
 */
export function nameAnew(table: Table, id: ObjectId): ObjectId {
  return underFreshId(table, table.object(id)).id;
}

function underFreshId(table: Table, row: ObjectRow): ObjectRow {
  const { id, zone } = row;
  const { header } = table.state;
  const following = followingOf(table, id);
  const past = { id, kind: table.zone(zone).kind, row: { ...row }, values: table.derive(table, id) as JsonObject, version: header.version };
  noteSight(table, row);
  releaseObject(table, id);
  table.removeObject(id);
  const fresh = header.nextId;
  table.journal.setRecord(header, 'nextId', fresh + 1);
  const now = bringBack(table, { ...row, id: fresh });
  table.set(
    table.zone(zone),
    'order',
    table.zone(zone).order.map((one) => (one === id ? fresh : one)),
  );
  for (const one of now.attached) table.set(table.object(one), 'host', fresh);
  if (following !== null) carryOver(table, following, id, fresh);
  table.journal.insert(table.state.past, id, { ...past, now: fresh, renamed: true });
  return now;
}

/** Notes that seats now know an object's card although its zone or the object itself is hidden. */
export function learn(table: Table, id: ObjectId, seats: readonly Seat[]): void {
  know(table, table.object(id), seats);
}

const nobody: readonly Seat[] = [];

function know(table: Table, row: ObjectRow, seats: readonly Seat[]): void {
  table.set(
    row,
    'knownTo',
    seats.reduce((bits, seat) => bits | (1 << seat), row.knownTo),
  );
}

function placeKind(table: Table, to: Place): string {
  if ('zone' in to) return table.zone(to.zone).kind;
  return 'slot' in to ? kindOfSlot(table, table.slot(to.slot), null) : to.as;
}

/** Notes who sees an object where it lies: its id is shown to those seats only, even after it is gone. */
function noteSight(table: Table, row: ObjectRow): void {
  table.left.set(row.id, sightOf(table, row));
}

/** Takes an object from its place; afterwards it lies nowhere. */
function lift(table: Table, row: ObjectRow): void {
  noteSight(table, row);
  takeOut(table, row);
}

function takeOut(table: Table, row: ObjectRow): void {
  if (row.zone !== '') {
    const zone = table.zone(row.zone);
    table.set(
      zone,
      'order',
      zone.order.filter((one) => one !== row.id),
    );
    table.set(row, 'zone', '');
  }
  if (row.slot !== '') {
    table.set(table.slot(row.slot), 'object', 0);
    table.set(row, 'slot', '');
  }
  if (row.host !== 0) leaveHost(table, row);
}

function leaveHost(table: Table, row: ObjectRow): void {
  if (row.host > 0) {
    const host = table.object(row.host);
    if (host.attached.includes(row.id))
      table.set(
        host,
        'attached',
        host.attached.filter((one) => one !== row.id),
      );
    else
      table.set(
        host,
        'under',
        host.under.filter((one) => one !== row.id),
      );
  }
  table.set(row, 'host', 0);
}

/**
 * Detaches what is attached to an object that is about to cease to exist; those objects stay where they lie. Objects that lie only with it
 * must have been moved before.
 */
function letGo(table: Table, row: ObjectRow): void {
  if (row.under.length === 0 && row.attached.length === 0) return;
  const attached = row.attached.map((id) => table.object(id));
  if (row.under.length > 0 || !attached.every(hasPlace))
    throw new InvariantBroken(`objects that lie with object ${row.id} must be moved first`);
  for (const one of attached) {
    table.set(one, 'host', 0);
    noteStatics(table, one);
  }
}

/** Replaces an object by a new one with the same card and kind, which carries nothing. */
function renew(table: Table, row: ObjectRow): ObjectRow {
  letGo(table, row);
  releaseObject(table, row.id);
  // The object was lifted before, so the consequences of its leaving are already noted.
  table.removeObject(row.id);
  return table.create(row.card, row.owner, row.kind);
}

function put(table: Table, row: ObjectRow, to: Place): void {
  if ('zone' in to) {
    const zone = table.zone(to.zone);
    table.set(zone, 'order', inserted(zone.order, row.id, to.at));
    table.set(row, 'zone', to.zone);
    if (zone.seat >= 0) table.set(row, 'controller', zone.seat);
    return;
  }
  if ('slot' in to) {
    const slot = table.slot(to.slot);
    if (slot.object !== 0) throw new InvariantBroken(`slot ${to.slot} is taken`);
    table.set(slot, 'object', row.id);
    table.set(row, 'slot', to.slot);
    const controller = slot.seat >= 0 ? slot.seat : to.controller;
    if (controller !== undefined) table.set(row, 'controller', controller);
    return;
  }
  const host = table.object(to.host);
  const list = to.as === 'attached' ? host.attached : host.under;
  table.set(host, to.as, inserted(list, row.id, to.at));
  table.set(row, 'host', to.host);
}

/** Returns a pile with an object inserted; a position deeper than the pile means its bottom. */
function inserted(pile: readonly ObjectId[], id: ObjectId, at: At | undefined): readonly ObjectId[] {
  if (at === 'bottom') return [...pile, id];
  if (at === undefined || at === 'top' || at <= 0) return [id, ...pile];
  return [...pile.slice(0, at), id, ...pile.slice(at)];
}
