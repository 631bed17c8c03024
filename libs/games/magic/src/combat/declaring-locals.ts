import type { ObjectId, Seat } from '@arbiter/kernel';
import type { FrameLocals } from '@arbiter/kernel/authoring';
import type { Pair } from './declaration.js';

/** Locals of `declareAttackers`. */
export interface DeclareAttackersLocals extends FrameLocals<{ readonly done?: boolean }> {
  /** Who attacks what. */
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
  /** Who is still to declare. */
  readonly defenders?: readonly Seat[];
  /** Whether the declaration costs something. */
  readonly priced?: boolean;
  /** Who blocks whom. */
  readonly pairs?: readonly Pair[];
  /** What each creature was declared to block, bands as a whole. */
  readonly declared?: readonly (readonly [ObjectId, readonly ObjectId[]])[];
  /** Damage assignment orders that are still to be declared. */
  readonly unordered?: readonly Unordered[];
}

/** A damage assignment order to be declared: of an attacker's blockers, or of a blocker's attackers. */
export interface Unordered {
  readonly of: ObjectId;
  readonly seat: Seat;
  readonly kind: 'orderBlockers' | 'orderAttackers';
}
