import type { ObjectId, Seat } from '@arbiter/kernel';
import { type FrameLocals, procedureRef } from '@arbiter/kernel/authoring';

/** Locals of `turn`. */
export interface TurnLocals extends FrameLocals<{ readonly done?: boolean }> {
  readonly seat: Seat;
  readonly ending: boolean;
  readonly refused: readonly ObjectId[];
}

/** Reference to the procedure of `turn.ts`, for files that `turn.ts` imports. */
export const turnRef = procedureRef<TurnLocals>('turn');
