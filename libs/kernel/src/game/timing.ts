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

/** Triggers and timing: what acts when, and what puts the table right between steps. */
export interface TimingRules<Table> {
  /**
   * How the game counts moments, apart from the kernel's count, which also rises with answers. `begin`: called when a batch is about to
   * commit; `joined` says that it belongs to the moment of what happened before. `now`: returns the value for `TriggerRow.moment`. The
   * kernel's own count when absent.
   */
  readonly moments?: { readonly begin: (table: Table, joined: boolean) => void; readonly now: (table: Table) => number };
  /**
   * Returns the player whose ability it is after an ability of an object triggered; when absent, the player who had the object as the event
   * happened.
   */
  readonly triggerHolder?: (table: Table, source: ObjectId, seat: Seat, event: JsonObject) => Seat;
  /**
   * Returns the groups in which waiting triggers are put in order; the seat of each group's first trigger orders it. Seat by seat when
   * absent.
   */
  readonly triggerOrder?: (table: Table, triggers: readonly TriggerRow[]) => readonly (readonly TriggerRow[])[];
  /** Whether a state trigger already waits where the game has put it; then it does not trigger again. */
  readonly stateTriggerWaits?: (table: Table, ability: string, source: ObjectId) => boolean;
  /**
   * Returns a seat's public objects whose abilities it may use, and which act in a moment, in buckets in the order of the rules. None when
   * absent: then the game itself asks for abilities.
   */
  readonly listeners?: (table: Table, seat: Seat) => readonly (readonly ObjectId[])[];
  /** Returns the procedure call that carries out an ability in its moment. `callAbility` when absent. */
  readonly useAbility?: (table: Table, listener: Listener, event: JsonObject | null) => ProcedureCall;
  /** Checks further conditions before an ability is offered or triggers (prohibitions, phases). */
  readonly allowed: (table: Table, listener: Listener, event: JsonObject | null) => boolean;
  /**
   * The stabiliser: called between steps whenever something in play changed (see `distantFields`). Returns the procedure that puts the next
   * thing right, or null when all is in order. Its frame returns nothing to the procedure that it interrupts.
   */
  readonly stabilise?: (table: Table) => ProcedureCall | null;
  /** The stabiliser depends on more than what is in play, so it is called after every change. */
  readonly stabilisesAll?: true;
  /**
   * Whether the stabiliser has something to do that may not wait for the end of a list of instructions; called after each instruction that
   * changed something.
   */
  readonly mustStabiliseNow?: (table: Table) => boolean;
}
