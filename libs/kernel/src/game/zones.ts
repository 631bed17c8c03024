import type { JsonObject, ObjectId, Seat } from '../contract.js';
import type { Env } from '../programs/env.js';
import type { ObjectRow, SlotRow } from '../state/state.js';

/** Zones and identity: where objects lie, which objects stay the same after a move, and how they relate. */
export interface ZoneRules<Table> {
  /** Fields of an object row in addition to the kernel's, with their first values; reset when an object becomes a new one. */
  readonly objectFields: JsonObject;
  /** Fields of the game's events that hold ids of objects, in addition to the kernel's (see `naming.ts`). None when absent. */
  readonly idFields?: readonly string[];
  /**
   * Kinds of slots, like the kinds of zones: their names, and a function that returns the kind of a slot for the object that lies in it
   * (null: for an object about to be put there). The kind may change only together with the object's `stamp`. Every slot is of kind `slots`
   * when absent; selectors mean all slots by that word either way.
   */
  readonly slotKinds?: { readonly names: readonly string[]; readonly of: (slot: SlotRow, row: ObjectRow | null) => string };
  /** Whether an object that moves between these zone kinds (or kinds of slots) stays the same object. */
  readonly keepsIdentity: (from: string, to: string) => boolean;
  /**
   * Whether lasting effects and watches that refer to an object go on for the new object that it becomes when it moves between these zone
   * kinds (see `following.ts`).
   */
  readonly keepsEffects?: (from: string, to: string) => boolean;
  /** Whether an object is remembered as it last stood when it leaves a place of this kind or becomes another; none is when absent. */
  readonly remembers?: (table: Table, object: ObjectRow, from: string) => boolean;
  /** Kinds of zones and slots in which an ability works unless it says otherwise. */
  readonly inPlay: readonly string[];
  /** Zone kinds from which a `spell` ability is used unless it says otherwise. */
  readonly spellsFrom: readonly string[];
  /** Names of relations that read distant fields (`distantFields`). */
  readonly distantRelations?: readonly string[];
  /** Relations from an object to players, for `{ playerOf, of }`. */
  readonly playerRelations?: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly Seat[] };
  /** Sets of objects for choices that take more than what lies in zones (`Choice.also`); objects of the past may be among them. */
  readonly sets?: { readonly [name: string]: (table: Table) => readonly ObjectId[] };
  readonly relations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly ObjectId[] };
  /** Names of relations that an object keeps after it is gone. None when absent. */
  readonly pastRelations?: readonly string[];
  /** Puts objects into the order in which the game does things to several objects. */
  readonly order: (table: Table, objects: readonly ObjectId[]) => readonly ObjectId[];
  /** Returns the slots that a purpose allows, in order. None when absent. */
  readonly slotsFor?: (
    table: Table,
    env: Env,
    purpose: string,
    seat: Seat,
    object: ObjectRow | null,
    args: JsonObject,
  ) => readonly string[];
}
