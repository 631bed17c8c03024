import type { ObjectId, Seat } from '../contract.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from './table.js';

/** Typed access to the rows that a game fills; setters write nothing where the value is already there. */
export interface TypedRows<GameFields extends object, PlayerFields extends object, ObjectFields extends object> {
  readonly gameOf: (table: Table) => GameFields;
  readonly setGame: <K extends keyof GameFields & string>(table: Table, key: K, value: GameFields[K]) => void;
  readonly playerOf: (table: Table, seat: Seat) => PlayerFields;
  readonly setPlayer: <K extends keyof PlayerFields & string>(table: Table, seat: Seat, key: K, value: PlayerFields[K]) => void;
  /** Returns the whole row of an object. @throws {InvariantBroken} where there is none */
  readonly rowOf: (table: Table, id: ObjectId) => ObjectRow & ObjectFields;
  /** Returns the game's own fields of a row. */
  readonly fieldsOf: (row: ObjectRow) => ObjectFields;
  readonly setObject: <K extends keyof ObjectFields & string>(table: Table, id: ObjectId, key: K, value: ObjectFields[K]) => void;
}

/**
 * Builds the functions with which a game reads and writes its rows: the row that players share, each player's row, and each object's row.
 */
export function typedRows<GameFields extends object, PlayerFields extends object, ObjectFields extends object>(): TypedRows<
  GameFields,
  PlayerFields,
  ObjectFields
> {
  return {
    gameOf: (table) => table.state.game as unknown as GameFields,
    setGame: (table, key, value) => table.set(table.state.game as unknown as GameFields, key, value),
    playerOf: (table, seat) => table.player(seat) as unknown as PlayerFields,
    setPlayer: (table, seat, key, value) => table.set(table.player(seat) as unknown as PlayerFields, key, value),
    rowOf: (table, id) => table.object(id) as unknown as ObjectRow & ObjectFields,
    fieldsOf: (row) => row as unknown as ObjectFields,
    setObject: (table, id, key, value) => table.set(table.object(id) as unknown as ObjectFields, key, value),
  };
}
