import type { ObjectId, Seat } from '@arbiter/kernel';
import { type FrameLocals, type HappenResult, procedureRef } from '@arbiter/kernel/authoring';
import type { Doing } from '../happenings/reasons.js';
import type { SummonKind } from '../vocabulary.js';

/** Locals of `arrival`, for monsters that are on the field but not yet summoned. */
export interface ArrivalLocals extends FrameLocals<HappenResult | boolean> {
  readonly objects: readonly ObjectId[];
  readonly seat: Seat;
  readonly how: SummonKind;
  readonly proper: boolean;
  readonly doing: Doing | null;
  readonly negated: readonly ObjectId[];
}

/** Reference to the procedure of `arrival.ts`, for verbs, which can't import that file. */
export const arrivalRef = procedureRef<ArrivalLocals>('arrival');
