import type { ObjectId, Seat } from '@arbiter/kernel';
import { type EnvLocals, type FrameLocals, type Part, procedureRef } from '@arbiter/kernel/authoring';

/** Locals of `resolve`. */
export interface ResolveLocals extends FrameLocals {
  readonly object: ObjectId;
  /** Who controls it. */
  readonly you: Seat;
  readonly parts: readonly Part[];
  readonly env: Partial<EnvLocals>;
}

/** The procedure of `resolve.ts`, for what can't import it. */
export const resolveRef = procedureRef<ResolveLocals>('resolve');
