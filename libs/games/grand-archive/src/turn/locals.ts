import type { ObjectId, Seat } from '@arbiter/kernel';
import type { FrameLocals } from '@arbiter/kernel/authoring';

/** Locals of `turn`. */
export interface TurnLocals extends FrameLocals<{ readonly done?: boolean }> {
  readonly seat: Seat;
  readonly ending: boolean;
  readonly refused: readonly ObjectId[];
}
