import type { ObjectId } from '@arbiter/kernel';
import { type Happening, type Table, waitingTriggers } from '@arbiter/kernel/authoring';
import { gameOf, permanents, setGame, setObject, setPlayer } from '../facts.js';
import { cease } from '../happenings/create.js';
import { losers } from './players.js';
import { actionsOn } from './permanents.js';
import { oldWorlds, sameNames, type SameName, sortOut } from './unique.js';

/** The state-based actions that are due: a batch, and the groups from which a player has to choose first. */
export interface StateBased {
  readonly batch: readonly Happening[];
  readonly groups: readonly SameName[];
}

/**
 * Returns the state-based actions that have to be carried out now, as one batch (704.3), and clears the notes of what happened since the
 * last check (704.5b, 704.5h).
 */
export function stateBasedActions(table: Table): StateBased {
  const found = look(table);
  for (const seat of table.seats()) setPlayer(table, seat, 'drewFromEmpty', false);
  for (const id of permanents(table)) setObject(table, id, 'deathtouched', false);
  if (gameOf(table).strays.length > 0) setGame(table, 'strays', nobody);
  return found;
}

/** Whether no state-based action has to be carried out and no trigger waits (514.3a). */
export function isQuiet(table: Table): boolean {
  const { batch, groups } = look(table);
  return batch.length === 0 && groups.length === 0 && waitingTriggers(table).length === 0;
}

const nobody: readonly ObjectId[] = [];

function look(table: Table): StateBased {
  const batch: Happening[] = [...losers(table)];
  for (const id of permanents(table)) actionsOn(table, id, batch);
  const legends: ObjectId[] = [];
  const worlds: ObjectId[] = [];
  sortOut(table, legends, worlds);
  for (const old of oldWorlds(table, worlds)) if (!batch.some(({ object }) => object === old.object)) batch.push(old);
  for (const id of gameOf(table).strays) stray(table, id, batch);
  return { batch, groups: sameNames(table, legends) };
}

/**
 * 111.7, 704.5d, 704.5e, 706.10a: adds the ceasing to exist of a token outside the battlefield, of a copy of a spell outside the stack, or
 * of a copy of a card outside both. `id` is that of the object in the zone where it can't exist; if it has left that zone again, it has
 * become another object.
 */
function stray(table: Table, id: ObjectId, batch: Happening[]): void {
  const row = table.find(id);
  if (row !== null) batch.push(cease(id, row.kind === 'token' ? '704.5d' : '704.5e'));
}
