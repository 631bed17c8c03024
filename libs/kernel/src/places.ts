import type { ObjectId, Seat } from './contract.js';
import { InvariantBroken } from './errors.js';
import { kindOfPlace } from './evaluate.js';
import { releaseObject } from './lasting.js';
import { becomes, remember } from './past.js';
import type { ObjectRow } from './state.js';
import type { Table } from './table.js';

/** Where an object can lie. */
export type Place =
  | { readonly zone: string; readonly at?: 'top' | 'bottom' }
  | { readonly slot: string }
  | { readonly host: ObjectId; readonly as: 'under' | 'attached'; readonly at?: 'top' | 'bottom' };

/**
 * Puts an object into a place: the bare, unquestioned move that procedures commit to after replacements. Whether it
 * stays the same object is the game's policy; a new object gets a new id and first values.
 * @returns the id under which the object lies there now
 * @throws {InvariantBroken} when the slot is taken
 */
export function place(table: Table, id: ObjectId, to: Place): ObjectId {
  const row = table.object(id);
  const from = kindOfPlace(table, row);
  const kind = placeKind(table, to);
  const same = from === '' || table.game.keepsIdentity(from, kind);
  if (!same) remember(table, row, from);
  lift(table, row);
  const moved = same ? row : renew(table, row);
  put(table, moved, to);
  if (!same) becomes(table, id, moved, kind);
  table.set(moved, 'stamp', table.nextStamp());
  noteStatics(table, moved);
  return moved.id;
}

/** Modifiers may come or go with a card wherever it lies. */
function noteStatics(table: Table, row: ObjectRow): void {
  if (table.program(row).statics.length > 0) table.journal.touch();
}

/** Takes an object out of the match (a token that ceases to exist). */
export function vanish(table: Table, id: ObjectId): void {
  const row = table.object(id);
  if (row.under.length > 0 || row.attached.length > 0) throw new InvariantBroken(`object ${id} still carries cards`);
  remember(table, row, kindOfPlace(table, row));
  lift(table, row);
  noteStatics(table, row);
  releaseObject(table, id);
  table.journal.remove(table.state.objects, id);
  table.journal.population++;
}

/** Reorders a zone. The objects get fresh ids, so that nobody can follow them. */
export function reshuffle(table: Table, zoneId: string, rule: string): void {
  const zone = table.zone(zoneId);
  const order = table.shuffled('zone', zone.order, rule, { zone: zoneId });
  table.set(zone, 'order', []);
  const fresh = order.map((id) => {
    const row = renew(table, table.object(id));
    table.set(row, 'zone', zoneId);
    table.set(row, 'stamp', table.nextStamp());
    noteStatics(table, row);
    return row.id;
  });
  table.set(zone, 'order', fresh);
}

/** Notes that seats now know a card although its zone is hidden. */
export function learn(table: Table, id: ObjectId, seats: readonly Seat[]): void {
  const row = table.object(id);
  table.set(row, 'knownTo', seats.reduce((bits, seat) => bits | (1 << seat), row.knownTo));
}

function placeKind(table: Table, to: Place): string {
  if ('zone' in to) return table.zone(to.zone).kind;
  return 'slot' in to ? 'slots' : to.as;
}

/** Takes an object off its place; it lies nowhere afterwards. */
function lift(table: Table, row: ObjectRow): void {
  if (row.zone !== '') {
    const zone = table.zone(row.zone);
    table.set(zone, 'order', zone.order.filter((one) => one !== row.id));
    table.set(row, 'zone', '');
  }
  if (row.slot !== '') {
    table.set(table.slot(row.slot), 'object', 0);
    table.set(row, 'slot', '');
  }
  if (row.host !== 0) {
    const host = table.object(row.host);
    if (host.attached.includes(row.id)) table.set(host, 'attached', host.attached.filter((one) => one !== row.id));
    else table.set(host, 'under', host.under.filter((one) => one !== row.id));
    table.set(row, 'host', 0);
  }
}

/** The same card as a new object. It may carry nothing: what lay under it has been dealt with before. */
function renew(table: Table, row: ObjectRow): ObjectRow {
  if (row.under.length > 0 || row.attached.length > 0) throw new InvariantBroken(`object ${row.id} still carries cards`);
  releaseObject(table, row.id);
  // Lifted before: what follows from its going has been noted then.
  table.journal.removeQuietly(table.state.objects, row.id);
  table.journal.population++;
  return table.create(row.card, row.owner);
}

function put(table: Table, row: ObjectRow, to: Place): void {
  if ('zone' in to) {
    const zone = table.zone(to.zone);
    table.set(zone, 'order', to.at === 'bottom' ? [...zone.order, row.id] : [row.id, ...zone.order]);
    table.set(row, 'zone', to.zone);
    if (zone.seat >= 0) table.set(row, 'controller', zone.seat);
    return;
  }
  if ('slot' in to) {
    const slot = table.slot(to.slot);
    if (slot.object !== 0) throw new InvariantBroken(`slot ${to.slot} is taken`);
    table.set(slot, 'object', row.id);
    table.set(row, 'slot', to.slot);
    table.set(row, 'controller', slot.seat);
    return;
  }
  const host = table.object(to.host);
  const list = to.as === 'attached' ? host.attached : host.under;
  table.set(host, to.as, to.at === 'bottom' ? [...list, row.id] : [row.id, ...list]);
  table.set(row, 'host', to.host);
}
