import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';
import type { TurnStep } from '../vocabulary.js';

/** A turn that an effect added. */
export interface ExtraTurn {
  readonly seat: Seat;
  /** Steps that it is without. */
  readonly skip: readonly TurnStep[];
  /** A delayed trigger that waits in that turn, with what its effect knew; null for none. */
  readonly watch: {
    readonly program: string;
    readonly source: ObjectId;
    readonly sourceCard: string;
    readonly controller: Seat;
    readonly vars: JsonObject;
  } | null;
}

/** 500.7: directly after the present turn; the one added last is taken first. */
export function addTurn(table: Table, turn: ExtraTurn): void {
  setGame(table, 'extraTurns', [...gameOf(table).extraTurns, turn]);
  table.emit('turnAdded', '500.7', { seat: turn.seat });
}
