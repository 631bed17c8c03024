import type { ObjectId, Seat } from '@arbiter/kernel';
import { type FrameLocals, procedureRef } from '@arbiter/kernel/authoring';

/** Locals of `turn`. */
export interface TurnLocals extends FrameLocals<{ readonly done?: boolean }> {
  readonly seat: Seat;
  readonly ending: boolean;
  readonly refused: readonly ObjectId[];
}

/** The procedure of `turn.ts`, for what it imports. */
export const turnRef = procedureRef<TurnLocals>('turn');
