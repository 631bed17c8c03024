import type { ObjectId } from '@arbiter/kernel';
import { type Happening, type Table, waitingTriggers } from '@arbiter/kernel/authoring';
import { gameOf, permanents, setGame, setObject, setPlayer } from '../facts.js';
import { cease } from '../happenings/create.js';
import { losers } from './players.js';
import { actionsOn } from './permanents.js';
import { oldWorlds, sameNames, type SameName, sortOut } from './unique.js';

/** What state-based actions there are now: a batch, and what a player has to choose first. */
export interface StateBased {
  readonly batch: readonly Happening[];
  readonly groups: readonly SameName[];
}

/**
 * The state-based actions that have to be carried out now, as one batch (704.3). What counts only since the last look is
 * forgotten by looking (704.5b, 704.5h).
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
 * 111.7, 704.5d, 704.5e, 706.10a: tokens anywhere but on the battlefield, copies of spells anywhere but on the stack, of cards anywhere but there.
 * A stray was put where it can't stay; one that went on from there is another object.
 */
function stray(table: Table, id: ObjectId, batch: Happening[]): void {
  const row = table.find(id);
  if (row !== null) batch.push(cease(id, row.kind === 'token' ? '704.5d' : '704.5e'));
}
