import type { Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame, type ExtraTurn } from '../facts.js';

/** 500.7: adds a turn directly after the current one; of several added turns, the one added last is taken first. */
export function addTurn(table: Table, turn: ExtraTurn): void {
  setGame(table, 'extraTurns', [...gameOf(table).extraTurns, turn]);
  table.emit('turnAdded', '500.7', { seat: turn.seat });
}
