import type { CardId, ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type FrameLocals, type Listener, procedureRef } from '@arbiter/kernel/authoring';

/** What the procedures of the defence phase keep. */

/** Locals of `defencePhase`. */
export interface DefencePhaseLocals extends FrameLocals {
  /** Whose phase it is. */
  readonly seat: Seat;
  /** Whose fight is next. */
  readonly attacker: ObjectId;
}

/** The procedure of `defence.ts`, for what it imports. */
export const defencePhaseRef = procedureRef<DefencePhaseLocals>('defencePhase');

/** Locals of `fightWindow`. */
export interface FightWindowLocals extends FrameLocals {
  readonly seats: readonly Seat[];
  readonly at: number;
  /** Passes in a row. */
  readonly passes: number;
  readonly rule: RuleRef;
  readonly attacker: ObjectId;
  readonly offers: readonly Listener[];
}

/** Locals of `fight`. */
export interface FightLocals extends FrameLocals {
  readonly attacker: ObjectId;
  readonly targets: readonly ObjectId[];
  readonly index: number;
  /** Defenders whose fights have been judged. */
  readonly judged: readonly ObjectId[];
}

/** Locals of `ambush`. */
export interface AmbushLocals {
  readonly object: ObjectId;
  /** Of the unit that returned, from the step in which it did. */
  readonly owner?: Seat;
  readonly name?: CardId;
  /** What it became in the hand. */
  readonly card?: ObjectId;
  readonly returned: { readonly objects: readonly ObjectId[] } | null;
}
