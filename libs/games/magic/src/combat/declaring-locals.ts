import type { ObjectId, Seat } from '@arbiter/kernel';
import type { FrameLocals } from '@arbiter/kernel/authoring';
import type { Pair } from './declaration.js';

/** Locals of `declareAttackers`. */
export interface DeclareAttackersLocals extends FrameLocals<{ readonly done?: boolean }> {
  /** Which creature attacks what. */
  readonly pairs?: readonly Pair[];
  /** Bands that were declared; null where no creature bands. */
  readonly bands?: readonly (readonly ObjectId[])[] | null;
  /** Whether the declaration costs something. */
  readonly priced?: boolean;
  readonly tapped?: readonly ObjectId[];
  readonly exerted?: readonly ObjectId[];
}

/** Locals of `declareBlockers`. */
export interface DeclareBlockersLocals extends FrameLocals<{ readonly done: boolean }> {
  /** The players who have yet to declare. */
  readonly defenders?: readonly Seat[];
  /** Whether the declaration costs something. */
  readonly priced?: boolean;
  /** Which creature blocks what. */
  readonly pairs?: readonly Pair[];
  /** Which attackers each creature was declared to block, with the whole band of a banded attacker. */
  readonly declared?: readonly (readonly [ObjectId, readonly ObjectId[]])[];
  /** Damage assignment orders that have yet to be declared. */
  readonly unordered?: readonly Unordered[];
}

/** A damage assignment order to be declared: of an attacker's blockers, or of a blocker's attackers. */
export interface Unordered {
  readonly of: ObjectId;
  readonly seat: Seat;
  readonly kind: 'orderBlockers' | 'orderAttackers';
}
