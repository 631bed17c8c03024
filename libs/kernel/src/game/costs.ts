import type { Seat } from '../contract.js';
import type { Env } from '../programs/env.js';
import type { Choice, Verb } from '../programs/programs.js';
import type { ObjectRow } from '../state/state.js';

/** Costs and targets: what can be paid and chosen. */
export interface CostRules<Table> {
  /**
   * Whether costs, each of which could be paid alone, can be paid together in their order: what one uses up is not available for the next.
   * True when absent.
   */
  readonly paysTogether?: (table: Table, env: Env, cost: readonly Verb[]) => boolean;
  /**
   * Makes the game check the limit and cost of a collected trigger, and note its use, when it places the trigger (`true`), or check its
   * cost alone then (`'cost'`). When absent, the kernel does all this when the ability triggers.
   */
  readonly judgesLate?: true | 'cost';
  /** Whether an effect may choose this object as a target. */
  readonly canTarget: (table: Table, env: Env, object: ObjectRow, choice: Choice) => boolean;
  /** Whether an effect may choose this player as a target; every player may be chosen when absent. */
  readonly canTargetPlayer?: (table: Table, env: Env, seat: Seat, choice: Choice) => boolean;
}
