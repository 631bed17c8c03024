import { InvariantBroken } from '../errors.js';
import type { Frame, ObjectRow, Row, SuspendedRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import { readAs } from '../json.js';

/**
 * Several games in one match: one after the other, started again, or one inside another. Ids, stamps, chance and the record continue
 * through all of them, and the `match` row stays. Each game itself decides what the rows of players and of the game hold at its start, and
 * which procedures play it.
 */

/**
 * Empties the table: objects, effects, watches, triggers, remembered objects and facts are removed; zones and slots stay, and are empty.
 */
export function clearTable(table: Table): void {
  const { state, journal } = table;
  for (const zone of Object.values(state.zones)) if (zone.order.length > 0) table.set(zone, 'order', []);
  for (const slot of Object.values(state.slots)) if (slot.object !== 0) table.set(slot, 'object', 0);
  for (const rows of [state.objects, state.effects, state.past, state.triggers, state.watches]) {
    for (const id of Object.keys(rows)) journal.remove(rows as { [id: number]: object }, Number(id));
  }
  const rules = table.game.history ?? {};
  for (const fact of Object.keys(state.history)) journal.setFact(fact, rules[fact.split(':')[0] as string]?.keep === 'objects' ? [] : 0);
  // Objects are removed without being lifted from their places.
  journal.valuesMayChange();
  table.forgetRows();
  table.cache.baseAt.length = 0;
}

/**
 * Sets the running game aside and leaves an empty table for a game inside it. The frames of the outer game stay in the work stack, below
 * the frame that runs now; nothing unwinds further than to that frame.
 */
export function suspendGame(table: Table): SuspendedRow {
  const { state, journal } = table;
  const id = gamesBelow(table).length + 1;
  const copies = <T extends object>(rows: { readonly [id: number]: T }): readonly T[] => Object.values(rows).map((row) => ({ ...row }));
  const row: SuspendedRow = {
    id,
    frames: state.frames.length,
    players: copies(readAs<{ [id: number]: Row }>(state.players)),
    game: { ...state.game },
    history: { ...state.history },
    zones: Object.fromEntries(Object.values(state.zones).map((zone) => [zone.id, zone.order])),
    slots: Object.fromEntries(Object.values(state.slots).flatMap((slot) => (slot.object === 0 ? [] : [[slot.id, slot.object]]))),
    objects: copies(state.objects),
    effects: copies(state.effects),
    past: copies(state.past),
    triggers: copies(state.triggers),
    watches: copies(state.watches),
  };
  clearTable(table);
  journal.insert(state.suspended, id, row);
  return row;
}

/** Clears the table and continues the game that was set aside last, as it stood. @throws {InvariantBroken} when none was */
export function resumeGame(table: Table): void {
  const { state, journal } = table;
  const row = gamesBelow(table).at(-1);
  if (row === undefined) throw new InvariantBroken('no game is suspended');
  clearTable(table);
  journal.remove(state.suspended, row.id);
  row.players.forEach((player, seat) => restore(table, table.player(seat), player));
  restore(table, state.game, row.game);
  for (const fact of Object.keys(row.history)) journal.setFact(fact, row.history[fact] as Row[string]);
  for (const [zone, order] of Object.entries(row.zones)) table.set(table.zone(zone), 'order', order);
  for (const [slot, object] of Object.entries(row.slots)) table.set(table.slot(slot), 'object', object);
  const bring = <T extends { readonly id: number }>(rows: { [id: number]: T }, back: readonly T[]): void =>
    back.forEach((one) => journal.insert(rows, one.id, { ...one }));
  bring<ObjectRow>(state.objects, row.objects);
  bring(state.effects, row.effects);
  bring(state.past, row.past);
  bring(state.triggers, row.triggers);
  bring(state.watches, row.watches);
  table.cardsHere.forget();
  // That values change was noted when the table was cleared, and nothing was derived since then.
  table.forgetRows();
}

function restore(table: Table, row: Row, from: Row): void {
  for (const key of Object.keys(from)) table.set(row, key, from[key] as Row[string]);
}

const none: readonly SuspendedRow[] = [];

/** Returns the games that wait, the outermost first. */
export function gamesBelow(table: Table): readonly SuspendedRow[] {
  const { suspended } = table.state;
  return table.journal.size(suspended) === 0 ? none : Object.values(suspended);
}

/** Returns the number of frames of the work stack that belong to games that wait, without the frame that runs the game inside. */
export function framesBelow(table: Table): number {
  const row = gamesBelow(table).at(-1);
  return row === undefined ? 0 : row.frames - 1;
}

/** Returns the nearest frame of one of these procedures in the running game; null where there is none. */
export function frameOf(table: Table, ...procedures: readonly string[]): Frame | null {
  const { frames } = table.state;
  for (let at = frames.length - 1; at >= framesBelow(table); at--)
    if (procedures.includes((frames[at] as Frame).procedure)) return frames[at] as Frame;
  return null;
}
