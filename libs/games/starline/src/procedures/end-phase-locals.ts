import type { ObjectId, Seat } from '@arbiter/kernel';
import { type FrameLocals, procedureRef } from '@arbiter/kernel/authoring';

/** Locals of `endPhase`. */
export interface EndPhaseLocals extends FrameLocals {
  readonly seat: Seat;
  readonly queue: readonly ObjectId[];
}

/** The procedure of `end-phase.ts`, for what it imports. */
export const endPhaseRef = procedureRef<EndPhaseLocals>('endPhase');
