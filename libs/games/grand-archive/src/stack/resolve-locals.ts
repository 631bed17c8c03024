import type { ObjectId, Seat } from '@arbiter/kernel';
import { type EnvLocals, type FrameLocals, type Part, procedureRef } from '@arbiter/kernel/authoring';

/** Locals of `resolve`. */
export interface ResolveLocals extends FrameLocals {
  readonly object: ObjectId;
  /** The controller of the object. */
  readonly you: Seat;
  readonly parts: readonly Part[];
  readonly env: Partial<EnvLocals>;
}

/** Reference to the procedure of `resolve.ts`, for files that can't import it. */
export const resolveRef = procedureRef<ResolveLocals>('resolve');
