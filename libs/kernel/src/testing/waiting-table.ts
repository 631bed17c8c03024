import type { JsonObject, ObjectId, Seat } from '../contract.js';
import { type AnnouncedItem, setItemOn } from '../abilities/items.js';
import { chooseTargetsProcedure, type Part } from '../answers/announcing.js';
import type { GameDefinition } from '../game.js';
import type { Procedure } from '../table/procedures.js';
import { place } from '../places/places.js';
import type { Table } from '../table/table.js';
import { boardGame } from './board-game.js';
import { boardTable } from './board-table.js';

/** The board game with objects that wait on its stack and keep everything that was announced for them. */
export const waitingGame = (...more: readonly Procedure[]): GameDefinition => ({
  ...boardGame,
  procedures: [...boardGame.procedures, chooseTargetsProcedure, ...more],
  decisionKinds: [...boardGame.decisionKinds, 'chooseTargets', 'divide', 'useEffect'],
});

export const waitingTable = (...more: readonly Procedure[]): Table => boardTable(2, waitingGame(...more));

/** Puts a unit into a slot. */
export const unitIn = (table: Table, slot: string): ObjectId => place(table, table.create('ox', Number(slot[0])).id, { slot });

/**
 * Puts a waiting spell onto the stack.
 * @param vars what was chosen for its ability
 * @param each whether it is about each thing that could be a target
 */
export function waitingSpell(table: Table, card: string, seat: Seat, vars: JsonObject, each?: true): ObjectId {
  const at = `${card}/abilities/0`;
  const id = place(table, table.create(card, seat).id, { zone: 'stack' });
  const part: Part = { at, vars, ...(each === undefined ? {} : { each }) };
  const item: AnnouncedItem = { ability: at, source: id, card, event: null, vars: {}, parts: [part], open: false };
  setItemOn(table, id, item);
  return id;
}
