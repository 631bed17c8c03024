import type { GameEvent, JsonObject, RuleRef, Seat, Viewer } from '../contract.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from './table.js';

/**
 * Who may see which card an object is. Zones decide for everything in them, and the game for single objects (`hides`); a seat that was
 * shown an object knows it in spite of both.
 */

/** Whether a seat, or one whose sight it shares, may see an object's face. */
export function seesFace(table: Table, row: ObjectRow, seat: Seat): boolean {
  if (seesItself(table, row, seat)) return true;
  const { seesAs } = table.game;
  return seesAs !== undefined && !isPrivate(table, row) && seesAs(table, seat).some((other) => seesItself(table, row, other));
}

/** Whether an object lies in a zone where its owner's sight is not shared. */
function isPrivate(table: Table, row: ObjectRow): boolean {
  return row.zone !== '' && table.game.visibility[table.zone(row.zone).kind] === 'ownerAlone';
}

function seesItself(table: Table, row: ObjectRow, seat: Seat): boolean {
  if (knows(row, seat)) return true;
  return looksInto(table, row, seat) && table.game.hides?.(table, row, seat) !== true;
}

/** Whether a seat sees the place in which an object lies: its zone is open to all, or the seat's own. */
function looksInto(table: Table, row: ObjectRow, seat: Seat): boolean {
  if (row.zone === '') return true;
  const zone = table.zone(row.zone);
  return inSight(table, zone.kind) || (table.game.visibility[zone.kind] !== 'nobody' && zone.seat === seat);
}

/** Whether everybody sees that objects lie in places of a kind, even if only their backs, or one pile of backs. */
export function inSight({ game: { visibility } }: Table, kind: string): boolean {
  const who = visibility[kind];
  return who === undefined || who === 'all' || who === 'faces' || who === 'pile';
}

/** Returns the seats that may see an object's face. */
export function whoSees(table: Table, row: ObjectRow): readonly Seat[] {
  return table.seats().filter((seat) => seesFace(table, row, seat));
}

/** Whether a viewer may see an object's face. A spectator sees what is open to all, and what every player was shown. */
export function showsFace(table: Table, row: ObjectRow, viewer: Viewer): boolean {
  if (viewer.role === 'judge') return true;
  if (viewer.role === 'player') return seesFace(table, row, viewer.seat);
  return (
    table.seats().every((seat) => knows(row, seat)) ||
    (isOpen(table, row) && !table.seats().some((seat) => table.game.hides?.(table, row, seat) === true))
  );
}

/** Whether a seat was shown the object. */
function knows(row: ObjectRow, seat: Seat): boolean {
  return (row.knownTo & (1 << seat)) !== 0;
}

/** Whether a viewer may see that this object is there, by its face or at least its back. */
export function showsObject(table: Table, row: ObjectRow, viewer: Viewer): boolean {
  if (viewer.role === 'judge' || isOpen(table, row)) return true;
  if (viewer.role === 'player')
    return (
      seesFace(table, row, viewer.seat) ||
      (!isPiled(table, row) &&
        (isPrivate(table, row) ? [viewer.seat] : eyesOf(table, viewer.seat)).some((seat) => looksInto(table, row, seat)))
    );
  return showsFace(table, row, viewer);
}

/** Whether an object lies where everybody sees it, even if only its back. */
export function isOpen(table: Table, row: ObjectRow): boolean {
  return row.zone === '' || (inSight(table, table.zone(row.zone).kind) && !isPiled(table, row));
}

/** Whether an object lies face down in a pile, where its back cannot be told from the others. */
function isPiled(table: Table, row: ObjectRow): boolean {
  const { visibility, hides } = table.game;
  return (
    row.zone !== '' && visibility[table.zone(row.zone).kind] === 'pile' && table.seats().some((seat) => hides?.(table, row, seat) === true)
  );
}

function eyesOf(table: Table, seat: Seat): readonly Seat[] {
  const { seesAs } = table.game;
  return seesAs === undefined ? [seat] : [seat, ...seesAs(table, seat)];
}

/**
 * Emits an event about an object: those who may see its face learn its card, the others only the remaining data. Its id is shown to all
 * where all see its place, otherwise to those who see its face.
 */
export function emitOf(table: Table, type: string, rule: RuleRef, row: ObjectRow, data: JsonObject = {}): GameEvent {
  const seats = whoSees(table, row);
  const open = isOpen(table, row);
  if (open && seats.length === table.state.players.length) return table.emit(type, rule, { object: row.id, card: row.card, ...data });
  return open
    ? table.emit(type, rule, { object: row.id, ...data }, [{ seats, data: { card: row.card } }])
    : table.emit(type, rule, data, [{ seats, data: { object: row.id, card: row.card } }]);
}
