import type { JsonObject, ObjectId, Seat } from '../contract.js';
import type { Listener } from '../game/timing.js';
import { type FrameLocals, procedureRef } from '../state/calls.js';

/** What the procedures of the probe game keep in their frames. */

/** Locals of a frame before anything was asked or returned. */
export const fresh: FrameLocals<never> = { answer: null, answers: null, returned: null };

/** Locals of `match`. */
export interface MatchLocals extends FrameLocals {
  /** The players who still draw a hand. */
  readonly left: readonly Seat[];
}

/** Locals of `main`. */
export interface MainLocals extends FrameLocals {
  /** The player who may act; -1 before anybody may. */
  readonly holder: Seat;
  readonly passes: number;
  readonly offers: readonly Listener[];
}

/** Locals of `cast`. */
export interface CastLocals {
  readonly object: ObjectId;
  readonly by: Seat;
  readonly ability: string;
  readonly event: JsonObject | null;
}

/** Locals of `resolve`. */
export interface ResolveLocals extends FrameLocals {
  readonly object: ObjectId;
  readonly where: string;
}

/** Locals of `damage`. */
export interface DamageLocals {
  readonly seat: Seat;
  readonly amount: number;
  readonly object: ObjectId;
}

/** Locals of `draw`. */
export interface DrawLocals {
  readonly seat: Seat;
  readonly left: number;
}

/** Locals of `destroy`. */
export interface DestroyLocals {
  readonly objects: readonly ObjectId[];
  /** Whether any was destroyed; absent before. */
  readonly done?: boolean;
}

/** Locals of `assault` and `banish`. */
export interface AskedLocals extends FrameLocals {
  readonly seat: Seat;
}

/** Locals of `trample`. */
export interface TrampleLocals extends AskedLocals {
  readonly amount: number;
  /** The damage that goes to the other player, past the units. */
  readonly left: number;
}

export const matchRef = procedureRef<MatchLocals>('match');
export const turnRef = procedureRef<Partial<FrameLocals>>('turn');
export const mainRef = procedureRef<MainLocals>('main');
export const castRef = procedureRef<CastLocals>('cast');
export const resolveRef = procedureRef<ResolveLocals>('resolve');
export const damageRef = procedureRef<DamageLocals>('damage');
export const drawRef = procedureRef<DrawLocals>('draw');
export const destroyRef = procedureRef<DestroyLocals>('destroy');
export const ringRef = procedureRef<Partial<FrameLocals>>('ring');
export const assaultRef = procedureRef<AskedLocals>('assault');
export const trampleRef = procedureRef<TrampleLocals>('trample');
export const banishRef = procedureRef<AskedLocals>('banish');
