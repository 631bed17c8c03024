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

/** Where in a pile: on top (the default), at the bottom, or with so many above it. */
export type At = 'top' | 'bottom' | number;

/**
 * Where an object can lie. What is `attached` by its place lies nowhere else; see `attach` for the other kind. In a slot that the
 * players share it is the `controller`'s, or stays whose it was; in any other the slot's.
 */
export type Place =
  | { readonly zone: string; readonly at?: At }
  | { readonly slot: string; readonly controller?: Seat }
  | { readonly host: ObjectId; readonly as: 'under' | 'attached'; readonly at?: At };

/**
 * Puts an object into a place: the bare, unquestioned move that procedures commit to after replacements. Whether it
 * stays the same object is the game's policy; a new object gets a new id and first values.
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
  // Who waits for what is listed by the places where abilities work.
  if (kind !== from) table.journal.population++;
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
 * Modifiers may come or go with a card wherever it lies. Where values are derived in order, whatever comes into play or
 * leaves it counts, for any object may bear modifiers and be their object.
 */
function noteStatics(table: Table, row: ObjectRow, inPlay = true): void {
  const { statics, elsewhere } = table.program(row);
  if (table.ordered ? inPlay || elsewhere : statics.length > 0) table.journal.touch();
}

/** Takes an object out of the match (a token that ceases to exist). */
export function vanish(table: Table, named: ObjectId): void {
  const row = table.object(named);
  const { id } = row;
  const from = kindOfPlace(table, row);
  remember(table, row, from);
  letGo(table, row);
  lift(table, row);
  if (table.ordered) noteStatics(table, row, table.game.inPlay.includes(from));
  else table.journal.touch();
  releaseObject(table, id);
  table.removeObject(id);
}

/**
 * Attaches an object that stays in the place where it lies, and lets go of what it was attached to before. It follows its
 * host nowhere, and is let go when the host is no more.
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

/** Ends an attachment; the object goes on lying where it lies. @throws {InvariantBroken} when it has no place of its own */
export function detach(table: Table, id: ObjectId): void {
  const row = table.object(id);
  if (!hasPlace(row)) throw new InvariantBroken(`object ${id} has no zone or slot of its own`);
  leaveHost(table, row);
  noteStatics(table, row);
}

/** Whether an object lies in a zone or slot, and not only with its host. */
export function hasPlace(row: ObjectRow): boolean {
  return row.zone !== '' || row.slot !== '';
}

/** What an object was where it lay in a zone, with what concerned it there: enough to put it back as if it had never left. */
export interface Origin {
  readonly row: ObjectRow;
  readonly index: number;
  readonly effects: readonly EffectRow[];
}

/** Notes where an object lies before it is moved. @throws {InvariantBroken} for one in no zone, or that carries others */
export function originOf(table: Table, named: ObjectId): Origin {
  const row = table.object(named);
  const { id } = row;
  if (row.zone === '' || row.under.length > 0 || row.attached.length > 0) throw new InvariantBroken(`object ${id} can't be put back`);
  return { row: { ...row }, index: table.zone(row.zone).order.indexOf(id), effects: effectsOn(table, id) };
}

/**
 * Takes a move back: the object is again the one that it was, with its old id, at its old place and under the same lasting
 * effects. Nothing else that happened meanwhile is undone.
 * @param now the object that it has become
 */
export function restore(table: Table, now: ObjectId, { row: was, index, effects }: Origin): void {
  const row = table.object(now);
  letGo(table, row);
  releaseObject(table, now);
  lift(table, row);
  table.removeObject(now);
  // All rows are copies of one, so that they have one shape.
  const again = Object.assign({ ...table.library.newObject }, was, { zone: '' });
  table.journal.insert(table.state.objects, was.id, again);
  table.journal.population++;
  put(table, again, { zone: was.zone, at: index });
  table.set(again, 'controller', was.controller);
  for (const effect of effects) {
    const standing = table.state.effects[effect.id];
    if (standing === undefined) table.journal.insert(table.state.effects, effect.id, { ...effect });
    else table.set(standing, 'objects', effect.objects);
  }
  forgetPast(table, was.id);
}

/** Reorders a zone. The objects get fresh ids, so that nobody can follow them. */
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

/** The same card at the same place of its zone as a new object, for rules that make it one without a move. @returns its id @throws {InvariantBroken} for one in no zone */
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
 * Shows an object to seats where it lies, for them to know from now on. In a place that is hidden from some it gets a fresh id for it: under
 * which it came there, and so when, they are not told. It stays the same object in everything else, and whatever speaks of it by the old id
 * finds it.
 * @returns the id that it has now
 */
export function showTo(table: Table, id: ObjectId, seats: readonly Seat[]): ObjectId {
  const row = table.object(id);
  const isNews = seats.some((seat) => !seesFace(table, row, seat));
  const now = isNews && !isOpen(table, row) ? underFreshId(table, row) : row;
  know(table, now, seats);
  return now.id;
}

/** The same object under a fresh id, for one of a hidden pile that somebody looks through and may know no longer than that. @returns its id */
export function nameAnew(table: Table, id: ObjectId): ObjectId {
  return underFreshId(table, table.object(id)).id;
}

function underFreshId(table: Table, row: ObjectRow): ObjectRow {
  const { id, zone } = row;
  const { header, objects } = table.state;
  const following = followingOf(table, id);
  const past = { id, kind: table.zone(zone).kind, row: { ...row }, values: table.derive(table, id) as JsonObject, version: header.version };
  noteSight(table, row);
  releaseObject(table, id);
  table.removeObject(id);
  const fresh = header.nextId;
  table.journal.setRecord(header, 'nextId', fresh + 1);
  const now = Object.assign({ ...table.library.newObject }, row, { id: fresh });
  table.journal.insert(objects, fresh, now);
  table.set(
    table.zone(zone),
    'order',
    table.zone(zone).order.map((one) => (one === id ? fresh : one)),
  );
  for (const one of now.attached) table.set(table.object(one), 'host', fresh);
  if (following !== null) carryOver(table, following, id, fresh);
  table.journal.insertQuietly(table.state.past, id, { ...past, now: fresh, renamed: true });
  noteStatics(table, now, false);
  return now;
}

/** Notes that seats now know an object's card although its zone or it itself is hidden. */
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

/** The id that an object has where it lies is for those who see it there, also once it is gone. */
function noteSight(table: Table, row: ObjectRow): void {
  table.left.set(row.id, sightOf(table, row));
}

/** Takes an object off its place; it lies nowhere afterwards. */
function lift(table: Table, row: ObjectRow): void {
  noteSight(table, row);
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

/** An object is about to be no more: what is attached to it stays where it lies. What lies only with it has been dealt with before. */
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

/** The same card, of the same nature, as a new object. It carries nothing any more. */
function renew(table: Table, row: ObjectRow): ObjectRow {
  letGo(table, row);
  releaseObject(table, row.id);
  // Lifted before: what follows from its going has been noted then.
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

/** A pile with one more; deeper than the pile is its bottom. */
function inserted(pile: readonly ObjectId[], id: ObjectId, at: At | undefined): readonly ObjectId[] {
  if (at === 'bottom') return [...pile, id];
  if (at === undefined || at === 'top' || at <= 0) return [id, ...pile];
  return [...pile.slice(0, at), id, ...pile.slice(at)];
}
