import type { GameResult, ObjectId } from '@arbiter/kernel';
import { type FrameLocals, procedureRef } from '@arbiter/kernel/authoring';

/** Locals of `subgame`. */
export interface SubgameLocals extends FrameLocals {
  /** The result of the game that just ended. */
  readonly ended: GameResult | null;
  readonly lent: readonly ObjectId[];
}

/** Reference to the procedure of `subgame.ts`, for files that can't import it. */
export const subgameRef = procedureRef<SubgameLocals>('subgame');
