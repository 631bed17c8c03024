import type { JsonObject, ObjectId, Seat } from '../contract.js';
import type { TriggerRow } from '../state/state.js';

import type { ProcedureCall } from '../state/calls.js';

/** An ability that waits for a moment, found on an object. */
export interface Listener {
  readonly object: ObjectId;
  readonly seat: Seat;
  /** Program path of the ability. */
  readonly ability: string;
}

/** Triggers and timing: what acts when, and what puts the table right. */
export interface TimingRules<Table> {
  /**
   * Moments as the game counts them, apart from the kernel's count, which answers move too. `begin`: a batch is about to commit;
   * `joined`: it belongs to the moment of what happened before. `now`: what `TriggerRow.moment` gets. The kernel's own when absent.
   */
  readonly moments?: { readonly begin: (table: Table, joined: boolean) => void; readonly now: (table: Table) => number };
  /** Whose an ability of an object is once it has triggered by an event; of who had the object as that happened when absent. */
  readonly triggerHolder?: (table: Table, source: ObjectId, seat: Seat, event: JsonObject) => Seat;
  /** Groups in which waiting triggers are put in order, each by the seat of its first; seat by seat when absent. */
  readonly triggerOrder?: (table: Table, triggers: readonly TriggerRow[]) => readonly (readonly TriggerRow[])[];
  /** Whether a trigger for a state waits already where the game has put it; then it does not trigger again. */
  readonly stateTriggerWaits?: (table: Table, ability: string, source: ObjectId) => boolean;
  /** Public objects of a seat whose abilities it may use, and which act in a moment, bucket by bucket in the order of the rules. None when absent: then the game asks for abilities itself. */
  readonly listeners?: (table: Table, seat: Seat) => readonly (readonly ObjectId[])[];
  /** Starts what is done with an ability that has its moment: returns the procedure call. `callAbility` when absent. */
  readonly useAbility?: (table: Table, listener: Listener, event: JsonObject | null) => ProcedureCall;
  /** Extra tests before an ability is offered or triggers (prohibitions, phases). */
  readonly allowed: (table: Table, listener: Listener, event: JsonObject | null) => boolean;
  /**
   * The stabiliser: looked at between steps whenever something in play changed (see `distantFields`). Returns the procedure that puts the next thing
   * right, or null when all is in order. Its frame returns nothing to the procedure that it interrupts.
   */
  readonly stabilise?: (table: Table) => ProcedureCall | null;
  /** The stabiliser looks at more than what is in play: it is asked after every change. */
  readonly stabilisesAll?: true;
  /** Whether the stabiliser has something to do that may not wait for the end of a list of instructions; asked after each that changed something. */
  readonly mustStabiliseNow?: (table: Table) => boolean;
}
