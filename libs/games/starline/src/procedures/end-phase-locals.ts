import type { ObjectId, Seat } from '@arbiter/kernel';
import { type FrameLocals, procedureRef } from '@arbiter/kernel/authoring';

/** Locals of `endPhase`. */
export interface EndPhaseLocals extends FrameLocals {
  readonly seat: Seat;
  readonly queue: readonly ObjectId[];
}

/** Reference to the procedure of `end-phase.ts`, for files that `end-phase.ts` imports. */
export const endPhaseRef = procedureRef<EndPhaseLocals>('endPhase');
