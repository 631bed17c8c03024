import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import type { ProcedureCall, Table } from '@arbiter/kernel/authoring';

/** An object with which a player may take a special action now. */
export interface SpecialOffer {
  readonly object: ObjectId;
  /** Parameters shown with the option. */
  readonly params?: JsonObject;
  /** Numbers the special actions of one object; 0 when absent. */
  readonly index?: number;
}

/** A kind of special action (116.2), which a player with priority may take without the stack, if its own rules allow it. */
export interface SpecialAction {
  readonly offers: (table: Table, seat: Seat) => readonly SpecialOffer[];
  /** The procedure that carries it out. */
  readonly perform: (table: Table, seat: Seat, object: ObjectId, params: JsonObject) => ProcedureCall;
}
