import type { Seat } from '@arbiter/kernel';
import { type MatchLocals as KernelLocals, procedureRef } from '@arbiter/kernel/authoring';

/** Locals of `match`. */
export interface MatchLocals extends KernelLocals {
  /** The player who goes first; -1 for chance. */
  readonly first?: Seat;
  /** The player who lost first; -1 for nobody. */
  readonly firstLost?: Seat;
}

/** Reference to the procedure of `match.ts`, for files that can't import it. */
export const matchRef = procedureRef<MatchLocals>('match');
