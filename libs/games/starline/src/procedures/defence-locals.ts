import type { CardId, ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type FrameLocals, type Listener, procedureRef } from '@arbiter/kernel/authoring';

/** The locals of the procedures of the defence phase. */

/** Locals of `defencePhase`. */
export interface DefencePhaseLocals extends FrameLocals {
  /** The player whose defence phase it is. */
  readonly seat: Seat;
  /** The attacker whose fight is next. */
  readonly attacker: ObjectId;
}

/** Reference to the procedure of `defence.ts`, for files that `defence.ts` imports. */
export const defencePhaseRef = procedureRef<DefencePhaseLocals>('defencePhase');

/** Locals of `fightWindow`. */
export interface FightWindowLocals extends FrameLocals {
  readonly seats: readonly Seat[];
  readonly at: number;
  /** Number of consecutive passes. */
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
  /** Units about whose destruction has been decided. */
  readonly judged: readonly ObjectId[];
}

/** Locals of `ambush`. */
export interface AmbushLocals {
  readonly object: ObjectId;
  /** The owner and the card (`name`) of the unit that returns to the hand; absent before the step in which it returns. */
  readonly owner?: Seat;
  readonly name?: CardId;
  /** The object that the unit became in the hand. */
  readonly card?: ObjectId;
  readonly returned: { readonly objects: readonly ObjectId[] } | null;
}
