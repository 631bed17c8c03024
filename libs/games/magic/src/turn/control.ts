import type { ObjectId, Seat } from '@arbiter/kernel';
import { endLasting, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, playerOf, setObject, setPlayer } from '../facts.js';

/** Who decides for a player: whoever controls him (716.5), else he himself (716.9). Whoever controls another decides for themselves, too (716.8). */
export function decider(table: Table, seat: Seat): Seat {
  const { controlledBy } = playerOf(table, seat);
  return controlledBy < 0 ? seat : controlledBy;
}

/** Whose sight a player shares: those whom he controls (716.4). */
export function seesAs(table: Table, seat: Seat): readonly Seat[] {
  return table.seats().filter((other) => playerOf(table, other).controlledBy === seat);
}

/** 716.2: a player is controlled by another, or by themself (716.9), for as long as something resolves. */
export function controlWhile(table: Table, seat: Seat, by: Seat, item: ObjectId): void {
  setPlayer(table, seat, 'controlledBy', by);
  setPlayer(table, seat, 'controlledFor', item);
  table.emit('playerControlled', '716.2', { seat, decider: by });
}

/** The player who casts the spell will be controlled while it resolves. */
export function controlAsItResolves(table: Table, spell: ObjectId, by: Seat): void {
  setObject(table, spell, 'notes', { ...fieldsOf(table.object(spell)).notes, decider: by });
}

/** What resolves now may have been noted for it (see `controlAsItResolves`). */
export function beginResolving(table: Table, item: ObjectId): void {
  const { decider: by } = fieldsOf(table.object(item)).notes;
  if (typeof by === 'number') controlWhile(table, table.controllerOf(table.object(item)), by, item);
}

/** 716.2: who controlled a player for as long as something resolved does so no more; whoever has them for a turn (716.1) goes on. */
export function releasePlayers(table: Table): void {
  const { players } = table.state;
  for (let seat = 0; seat < players.length; seat++) {
    if (playerOf(table, seat).controlledFor === 0) continue;
    endLasting(table, 'control');
    setPlayer(table, seat, 'controlledBy', playerOf(table, seat).turnController);
    setPlayer(table, seat, 'controlledFor', 0);
  }
}
