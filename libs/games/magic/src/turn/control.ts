import type { ObjectId, Seat } from '@arbiter/kernel';
import { endLasting, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, playerOf, setObject, setPlayer } from '../facts.js';

/**
 * Returns who makes a player's decisions: the player who controls them (716.5), otherwise the player (716.9). A player who controls another
 * makes their own decisions as well (716.8).
 */
export function decider(table: Table, seat: Seat): Seat {
  const { controlledBy } = playerOf(table, seat);
  return controlledBy < 0 ? seat : controlledBy;
}

/** Returns the players whose view this player shares: those whom this player controls (716.4). */
export function seesAs(table: Table, seat: Seat): readonly Seat[] {
  return table.seats().filter((other) => playerOf(table, other).controlledBy === seat);
}

/** 716.2: gives control of a player to another player, or to the player themselves (716.9), for as long as an object resolves. */
export function controlWhile(table: Table, seat: Seat, by: Seat, item: ObjectId): void {
  setPlayer(table, seat, 'controlledBy', by);
  setPlayer(table, seat, 'controlledFor', item);
  table.emit('playerControlled', '716.2', { seat, decider: by });
}

/** Notes that the player who casts the spell will be controlled while it resolves. */
export function controlAsItResolves(table: Table, spell: ObjectId, by: Seat): void {
  setObject(table, spell, 'notes', { ...fieldsOf(table.object(spell)).notes, decider: by });
}

/** Gives the control that was noted for an object that begins to resolve (see `controlAsItResolves`). */
export function beginResolving(table: Table, item: ObjectId): void {
  const { decider: by } = fieldsOf(table.object(item)).notes;
  if (typeof by === 'number') controlWhile(table, table.controllerOf(table.object(item)), by, item);
}

/** 716.2: ends control of players that lasted for as long as something resolved; control for a whole turn (716.1) continues. */
export function releasePlayers(table: Table): void {
  const { players } = table.state;
  for (let seat = 0; seat < players.length; seat++) {
    if (playerOf(table, seat).controlledFor === 0) continue;
    endLasting(table, 'control');
    setPlayer(table, seat, 'controlledBy', playerOf(table, seat).turnController);
    setPlayer(table, seat, 'controlledFor', 0);
  }
}
